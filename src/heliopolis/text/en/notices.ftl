### Notices: telling players who are away that it is their turn.

## On the page “You”

web-you-notices = Notices
web-you-notices-told = { $count ->
    [0] no way to tell you
    [one] one way, above
   *[other] { $count } ways, above
}
web-notices-head = When it is your turn
web-notices-about = If you like, you are told when a game waits for you while you are away. Nothing comes while you are looking at a page here; several turns come as one notice; and after one there is quiet until you come back, or for a day.
web-notices-push = Tell me in this browser
web-notices-push-about = It is told on this device, also while no page is open.
web-notices-push-refused = This browser lets no page tell you anything. Allow it for this site in its settings.
web-notices-push-failed = That did not work:
web-notices-push-name = Browser { $browser }
web-notices-mail = Tell me by mail …
web-notices-mail-about = You get a mail with a link that confirms the address. By it you can also come back on a new device, without your link.
web-notices-mail-address = Your mail address
web-notices-mail-name = Mail
web-notices-confirm = Mail the link again
web-notices-state-waiting = Not confirmed yet: open the link in the mail.
web-notices-mailed = A mail with a link is on its way. Open the link to confirm the address.
web-notices-confirmed = The address is confirmed: you are told there.
web-notices-webhook = Tell a webhook …
web-notices-webhook-about = For a channel in Discord or Slack, or a program of your own: the address it gives you for incoming messages.
web-notices-webhook-form = What it takes
web-notices-webhook-address = Its address
web-notices-form-json = Plain JSON
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-add = Add
web-notices-try = Send me one now
web-notices-stop = Stop
web-notices-start = Start again
web-notices-remove = Remove
web-notices-state-on = You are told here.
web-notices-state-failing = The last notices did not arrive. It is tried again.
web-notices-state-stopped = Stopped: nothing is sent here.
web-notices-state-failed = Switched off: nothing has arrived for days. Send yourself one to switch it on again.
web-notices-added = Added. Send yourself a notice to see whether it arrives.
web-notices-tried = A notice is on its way to you.
web-notices-untaken = It was not taken there. Check the address.
web-notices-unanswered = Nobody has answered there. Check the address.
web-notices-stopped = Nothing is sent there any more.
web-notices-started = You are told there again.
web-notices-removed = Removed.
web-notices-quiet = Your quiet hours are kept.
web-notices-quiet-head = Quiet hours
web-notices-quiet-about = What comes up then is told when they are over. Twice the same hour: no quiet hours.
web-notices-quiet-from = From
web-notices-quiet-to = To
web-notices-quiet-zone = Time zone

## What is sent

web-notice-title = { $count ->
    [one] It is your turn: { $game }
   *[other] { $count } games wait for you
}
web-notice-line = { $game } with { $others }: your turn since { $when }. Table { $table }
web-notice-line-alone = { $game }: your turn since { $when }. Table { $table }
web-notice-due = { $line }. You have time until { $when }
web-notice-more = { $count ->
    [one] And one game more.
   *[other] And { $count } games more.
}
web-notice-trial = A notice from Heliopolis
web-notice-trial-about = So you will be told when it is your turn.
web-notice-stop = No more of this:

## The link that stops them

web-stop-head = No more notices
web-stop-about = Notices by { $way } end.
web-stop-do = Stop them
web-stop-ended = Notices by { $way } have ended. On your page you can start them again.
web-stop-gone = Nothing is sent there any more.
web-stop-you = To your page

## Mail

web-mail-confirm-subject = Confirm your mail address
web-mail-confirm =
    { $player } wants to be told by mail to this address when it is their turn.

    If this is you, open this link within a day:
    { $link }

    If it is not, do nothing: no more mail will come.
web-mail-sign-in-subject = Your way back to Heliopolis
web-mail-sign-in =
    Somebody asked for a way back for { $player }. If it was you, open this link on the device on which you want to play. It is good once, and for half an hour:
    { $link }

    If it was not you, do nothing. Show the link to nobody: whoever opens it is you.
web-sign-in-head = You have been here before?
web-sign-in-link = On the device on which you played, the page “You” has your link and its code: open it or scan it here, and your games are here too.
web-sign-in-about = Or, if you have confirmed a mail address there, a link to come back is mailed to you.
web-sign-in-do = Mail me a link
web-sign-in-mailed = If this address is known here, a mail with a link is on its way to it.
web-confirm-head = Is this your address?
web-confirm-about = { $player } is then told by mail to { $address } when it is their turn, and can come back by it.
web-confirm-do = Yes, confirm it

## Refusals

error-no-way = There is no such way to tell you.
error-many-ways = You have { $most } ways to be told already. Remove one first.
error-many-notices = That were very many notices in a short time. Try again later.
error-mail-link = This link is not good any more: each is good once and for a short time. Ask for another one.
error-many-mails = That were very many mails in a short time. Try again later.
error-unconfirmed = This address is not confirmed yet.
error-push-taken = This browser is told for somebody else already.
