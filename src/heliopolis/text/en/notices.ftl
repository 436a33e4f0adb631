### Notices: telling players who are away that it is their turn.

## On the page “You”

web-you-notices = Notifications
web-you-notices-told = { $count ->
    [0] none set up
    [one] one, above
   *[other] { $count }, above
}
web-notices-head = When it is your turn
web-notices-about = Get a notification when it’s your turn and you’re away. Never while you have a page open here; several turns arrive as one notification; then nothing more until you’re back, or for a day.
web-notices-push = Notify me in this browser
web-notices-push-about = You’ll see notifications on this device even when no page is open.
web-notices-push-refused = Notifications are blocked. Allow them for this site in your browser settings.
web-notices-push-failed = That didn’t work:
web-notices-push-name = Browser { $browser }
web-notices-mail = Email me …
web-notices-mail-about = We’ll send you a link to confirm the address. You can also use it to sign in on a new device.
web-notices-mail-address = Your email address
web-notices-mail-name = Email
web-notices-confirm = Resend the link
web-notices-state-waiting = Not confirmed yet: open the link in the email.
web-notices-mailed = We’ve sent you a link. Open it to confirm the address.
web-notices-confirmed = Address confirmed. You’ll get notifications there.
web-notices-webhook = Notify a webhook …
web-notices-webhook-about = For a Discord or Slack channel, or your own program. Paste the address it gives you for incoming messages.
web-notices-webhook-form = Format
web-notices-webhook-address = Address
web-notices-form-json = Plain JSON
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-add = Add
web-notices-try = Send a test
web-notices-stop = Pause
web-notices-start = Resume
web-notices-remove = Remove
web-notices-state-on = On
web-notices-state-failing = The last notifications didn’t arrive. Retrying.
web-notices-state-stopped = Paused: nothing is sent here.
web-notices-state-failed = Turned off: nothing has arrived for days. Send a test to turn it back on.
web-notices-added = Added. Send a test to see whether it arrives.
web-notices-tried = A test is on its way.
web-notices-untaken = The address rejected the message. Check it and try again.
web-notices-unanswered = The address didn’t answer. Check it and try again.
web-notices-stopped = Paused.
web-notices-started = Resumed.
web-notices-removed = Removed.
web-notices-quiet = Quiet hours saved.
web-notices-kinds-head = Notify me of
web-notices-kind-turns = my turns
web-notices-kind-reminder = time running out, 12 hours before
web-notices-kind-out = time that has run out
web-notices-kind-over = games that are over
web-notices-kind-chat = chat messages
web-notices-quiet-head = Quiet hours
web-notices-quiet-about = Notifications from quiet hours arrive when they end. Set both to the same hour to turn quiet hours off.
web-notices-quiet-from = From
web-notices-quiet-to = To
web-notices-quiet-zone = Time zone

## What is sent

web-notice-title = { $count ->
    [one] Your turn: { $game }
   *[other] { $count } games are waiting for you
}
web-notice-line = { $game } with { $others }: your turn since { $when }. Table { $table }
web-notice-line-alone = { $game }: your turn since { $when }. Table { $table }
web-notice-due = { $line }. Play by { $when }
web-notice-title-reminder = Your time is running out: { $game }
web-notice-title-out = You ran out of time: { $game }
web-notice-title-over = Game over: { $game }
web-notice-title-chat = New message: { $game }
web-notice-event = { $game } ({ $players }): { $what } Table { $table }
web-notice-over = the game is over, { $place }.
web-notice-chat = { $player } wrote: “{ $text }”.
web-notice-more = { $count ->
    [one] And one more game.
   *[other] And { $count } more games.
}
web-notice-trial = Test notification from Heliopolis
web-notice-trial-about = This is how we’ll tell you it’s your turn.
web-notice-stop = Unsubscribe:

## The link that stops them

web-stop-head = Stop notifications
web-stop-about = This stops notifications by { $way }.
web-stop-do = Stop them
web-stop-ended = Notifications by { $way } are off. You can turn them on again on your page.
web-stop-gone = Nothing is sent there any longer.
web-stop-you = Go to your page

## Mail

web-mail-confirm-subject = Confirm your email address
web-mail-confirm =
    { $player } wants to get an email at this address when it’s their turn.

    If this is you, open this link within a day:
    { $link }

    If not, ignore this email: you won’t get any more.
web-mail-sign-in-subject = Sign in to Heliopolis
web-mail-sign-in =
    Someone asked to sign in as { $player }. If it was you, open this link on the device you want to play on. It works once, for half an hour:
    { $link }

    If it wasn’t you, ignore this email. Don’t share the link: anyone who opens it can play as you.
web-sign-in-head = Played here before?
web-sign-in-link = On the device you played on, the “You” page shows your link and its QR code. Open or scan it here to get your games on this device too.
web-sign-in-about = Or, if you confirmed an email address there, we can send you a sign-in link.
web-sign-in-do = Email a link
web-sign-in-mailed = If we know this address, a link is on its way.
web-confirm-head = Is this your address?
web-confirm-about = We’ll email { $player } at { $address } when it’s their turn. They can also sign in with this address.
web-confirm-do = Yes, confirm it

## Refusals

error-no-way = This way to notify you doesn’t exist.
error-many-ways = You already have { $most } ways to be notified. Remove one first.
error-many-notices = Too many notifications in a short time. Try again later.
error-mail-link = This link has expired or was already used. Ask for a new one.
error-many-mails = Too many emails in a short time. Try again later.
error-unconfirmed = This address hasn’t been confirmed yet.
error-push-taken = This browser already notifies someone else.
