### Players: their page, the link to other devices, what is kept about them.

## The page “You”

web-you-head = You
web-you-way = You, your link, what is kept about you
web-you-about = You need no password: this browser knows you, and your link makes other devices yours too.
web-you-nobody = Nothing is kept about you yet. As soon as you sit down at a table or give a name, this browser remembers you, without an account or a password.
web-you-unnamed = a player without a name
web-you-name = Your name
web-you-name-about = What new tables call you. Games that have begun keep the name you have there.
web-you-link = Your link
web-you-link-about = Open it on another device and you are yourself there: all your games, your settings, your progress in lessons and puzzles.
web-you-link-code = Your link as a code to scan, in large
web-you-link-scan = On your phone: scan the code.
web-you-link-secret = Whoever has this link is you. Show it to nobody; if somebody has seen it, make another one.
web-you-link-renew = Make another link (all others end, also on your other devices)
web-you-kept = What is kept about you
web-you-kept-about = No password, and a mail address only if you have added one above. Besides, a table remembers the network it was made from, so that nobody makes too many.
web-you-since = Since
web-you-games = Games
web-you-games-told = { $count ->
    [0] none yet
    [one] a seat at one table
   *[other] seats at { $count } tables
}
web-you-talk = Talk and notes
web-you-talk-told = with their tables; the download has them all
web-you-settings = Settings
web-you-settings-none = as they come
web-you-lessons = Lessons
web-you-lessons-told = { $count ->
    [0] none yet
    [one] one learnt
   *[other] { $count } learnt
}
web-you-puzzles = Puzzles
web-you-puzzles-none = none yet
web-you-puzzles-told = { $count ->
    [one] one solved
   *[other] { $count } solved
}, rating { $rating }
web-you-export = Download all of it (JSON)
web-you-leaving = Leaving
web-you-forget = Forget me on this device
web-you-forget-about = This browser will not know you any more. You stay who you are on your other devices and by your link: copy it first.
web-you-delete = Delete me everywhere …
web-you-delete-about = Name, settings, progress, seats and what you said or noted there are deleted, here and on all devices. Games with others stay, and call you by your number, such as “Player 2”. This cannot be taken back.
web-you-delete-sure = I am sure
web-you-delete-do = Delete everything about me
web-you-gone = This browser knows you no more.

## Opening a link

web-become-head = Be { $player } on this device?
web-become-about = { $count ->
    [0] This link opens a player who has no games yet.
    [one] This link opens a player with one game, and with their settings and progress.
   *[other] This link opens a player with { $count } games, and with their settings and progress.
}
web-become-do = Yes, I am { $player }
web-become-not = No, leave everything as it is
web-become-already = You are { $player } here already
web-become-already-about = This device knows you. There is nothing to do.
web-become-look = To your page
web-become-asks = { $count ->
    [one] This browser is { $player } now, with one game.
   *[other] This browser is { $player } now, with { $count } games.
}
web-become-together = Both are me: bring everything together as { $player }
web-become-together-about = Games, progress and settings of both become those of one player.
web-become-instead = Become { $player }, leave the other games behind
web-become-instead-about = They can only be reached again by the link of that player, which stands on the page “You”: copy it first.
web-become-stay = Stay { $player }

## Refusals

error-not-that-player = This browser is not known as that player. Open your link again.
error-player-link = This link leads to no player. It may have been replaced by a newer one.
error-many-new-players = Very many new players have come from there in a short time. Try again later.
error-many-links = That were very many links in a short time. Wait a moment.
error-not-sure = Nothing was deleted: confirm first that you are sure.
