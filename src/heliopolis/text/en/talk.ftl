### Talk at a table, and notes for oneself.

web-talk = Talk
web-talk-none = Nobody has said anything yet. Only the players of this table hear what you say here.
web-talk-none-watching = Nobody has said anything yet. Only those who watch hear what you say here, not the players.
web-talk-say = Say something
web-talk-send = Send
web-talk-name = Your name
web-talk-mute = Hide what { $player } says
web-talk-muted = Hidden lines: #.
web-talk-unmute = Show them
web-notes = My notes
web-notes-hint = For your eyes only
web-notes-keep = Keep
web-download-talk = The same with what was said
error-many-lines = You have said very much in a short time. Wait a moment.
error-no-line = Write something first, and who you are.
error-long-line = That is too long: at most { $most } characters.
