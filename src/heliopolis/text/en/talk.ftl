### Talk at a table, and notes for oneself.

web-talk = Chat
web-talk-none = No messages yet. Only players at this table can read this chat.
web-talk-none-watching = No messages yet. Only spectators can read this chat, not the players.
web-talk-say = Write a message
web-talk-send = Send
web-talk-name = Your name
web-talk-mute = Mute { $player }
web-talk-muted = Hidden messages: #
web-talk-unmute = Show them
web-notes = My notes
web-notes-hint = Only you can see these
web-notes-keep = Save
web-download-talk = Journal with chat
error-many-lines = You’re sending too many messages. Wait a moment.
error-no-line = Write a message and your name first.
error-long-line = Too long: at most { $most } characters.
