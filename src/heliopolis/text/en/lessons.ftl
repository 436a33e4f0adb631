### Lessons: what the pages and cards of all of them say.

lesson-done = Done!
lesson-missed = Not yet
lesson-going = Your turn goes on: play it out as you like, the lesson is done.
lesson-missed-about = The turns of this lesson are over, and what is not ticked is still missing. Any way that does it counts.
lesson-last = That was the last lesson of the path. Try a puzzle, or play.
lesson-again = Try again
lesson-next = Next: { $title }
lesson-so-far = { $task } (so far { $have } of { $need })
lesson-reached = { $task } ({ $have } of { $need })
lesson-turns-left = { $turns ->
    [0] Let us see what happens until your next turn.
    [one] This is the turn for it.
   *[other] You have { $turns } turns for it.
}

## The page of all lessons

web-learn = Learn
web-learn-link = Lessons
web-learn-about = Short lessons at a real table: a position, something to do, any way counts. What you have learnt is kept in this browser.
web-learn-lessons = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}
web-learn-progress = { $done } of { $count } lessons
web-learn-done = learnt
web-learn-now = next
web-learn-go-on = Go on: { $title }
web-learn-continue = Continue
web-learn-to-puzzles = Solve a puzzle
web-learn-to-game = Play a game
web-learn-all-done = You have done every lesson
web-learn-forget = Forget my progress
web-learn-left-out = { $count ->
    [one] One lesson is left out: it does not hold with the component values in use here.
   *[other] { $count } lessons are left out: they do not hold with the component values in use here.
}

## The page of one lesson

web-lesson-begin = Start the lesson
web-lesson-tasks = What to do
web-lesson-rules = What you learn here
web-lesson-also = Also good to know
web-lesson-chapter = Chapter: { $title }
web-lesson-position = The position of the lesson
web-guide-to-learn = All lessons
web-guide-close = Stay at the table
web-guide-hide = Hide
web-rule-lesson = Lesson: { $title }
error-lesson-gone = There is no lesson of that name. The lessons there are stand on the page Learn.

## The terminal

cli-learn-why = Why? Type “rules” and one of these: { $rules }
cli-learn-onward = { $what }: { $command }
