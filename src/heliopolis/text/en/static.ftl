# The build without a server: what the page says that starts the program, and the command that writes the folder.
static-about = Helios and Origins, with bots, lessons and puzzles. Everything runs in this browser, and your games stay on this device.
static-starting = Starting … The first time takes a little longer.
static-pressed = Almost there: your choice follows as soon as everything is loaded.
static-old-browser = This browser is too old, or this page was not opened over HTTPS. Please use a current Firefox, Chrome, Edge or Safari.
static-broken = Heliopolis couldn’t start. Please reload the page.
static-update = A new version is ready.
static-update-now = Switch now
static-written = { $folder }: { $total } MB in all; the first visit loads { $first } MB, later ones nothing. Put the folder on any web host.
