### Studies: lines from a position, with texts and marks.

web-study = Study
web-studies = Studies
web-studies-about = Play other turns from any position, write what you think, mark the boards, and share it all by link.
web-studies-none = You have no studies yet. Open a replay and choose “Study from here”, or begin below.
web-studies-nodes = { $count ->
    [one] 1 position
   *[other] { $count } positions
}
web-studies-new = New study of a game
web-studies-open = Open a saved study
web-studies-file = File of a study
web-study-from-here = Study from here
web-study-short = Study
web-study-start = Start
web-study-draw = Draw
web-study-draws = Set the draw, or let it be drawn
web-study-draw-all = Draw at random
web-study-lines = Lines
web-study-write = Write
web-study-title-of = Title of the study
web-study-name-of = Name of the line
web-study-text = Text
web-study-save = Save
web-study-mark = Mark
web-study-arrow = Arrow
web-study-marking = Tap things on the boards to mark them. Tap “Mark” again when you’re done.
web-study-drawing = Tap two things: the arrow leads from the first to the second. Tap “Arrow” again when you’re done.
web-study-mark-by-name = Mark by name
web-study-thing = Thing
web-study-towards = Arrow to
web-study-unmark = Remove mark: { $mark }
web-study-ask = Ask the bot
web-study-more = More …
web-study-cut = Delete from here
web-study-cut-sure = Delete this position and everything that follows it?
web-study-read-link = Link for readers
web-study-write-link = Link for people who may write too
web-study-export = Save as a file
web-study-copy = Copy to my studies
web-study-leave = Remove from my studies
web-study-leave-sure = If no one else can write to this study, it is deleted for good.
web-study-link-about = With this link you can write to the study: play lines, add texts and marks.
web-study-link-do = Write to this study
web-study-link-read = Only read it

error-no-study = There is no such study. Its writers may have deleted it.
error-no-study-node = This position is no longer part of the study.
error-study-link = This link leads to no study. Ask for a new one.
error-study-read-only = You can only read this study. Copy it to write your own lines.
error-study-changed = Someone else has changed this meanwhile. You now see their version; what you typed is still in its field. Save again to replace theirs.
error-study-root = The start of a study can’t be deleted.
error-study-nodes = A study has at most { $most } positions. Delete lines you no longer need.
error-study-letters = All texts of a study together have at most { $most } characters.
error-study-marks = A position has at most { $most } marks. Remove some first.
error-study-mark = names one drawn thing, or two different ones
error-study-order = must be a new number, after that of its parent
error-study-plies = can’t be played there by the present rules
error-study-rules = The present rules don’t lead to this position any more.
error-study-no-solution = No player is asked there, or no line follows it: play the solution first.
error-study-no-task = These lines have no task in common that doing nothing would not do too.
error-many-studies = You have { $most } studies, which is the limit. Delete one first.
error-bad-study = This file can’t be opened as a study: { $why }
