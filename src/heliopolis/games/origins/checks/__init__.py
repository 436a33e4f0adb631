"""What every position must satisfy."""
