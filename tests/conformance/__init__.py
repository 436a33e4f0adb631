"""What every game must do, tried on every game there is."""
