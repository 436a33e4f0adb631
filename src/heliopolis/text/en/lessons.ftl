### Lessons: what the pages and cards of all of them say.

lesson-done = Done!
lesson-missed = Not yet
lesson-going = Lesson complete! Finish your turn however you like.
lesson-missed-about = You’re out of turns, and the unticked tasks are still open. Any solution counts.
lesson-last = That was the last lesson. Try a puzzle, or play a game.
lesson-again = Try again
lesson-next = Next: { $title }
lesson-so-far = { $task } (so far { $have } of { $need })
lesson-reached = { $task } ({ $have } of { $need })
lesson-turns-left = { $turns ->
    [0] Let’s see what happens until your next turn.
    [one] You have this turn for it.
   *[other] You have { $turns } turns for it.
}

## The page of all lessons

web-learn = Learn
web-learn-link = Lessons
web-learn-about = Short lessons at a real table: a position and a task. Any solution counts. Your progress is saved in this browser.
web-learn-lessons = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}
web-learn-progress = { $done } of { $count } lessons
web-learn-done = learned
web-learn-now = next
web-learn-go-on = Continue: { $title }
web-learn-continue = Continue
web-learn-to-puzzles = Solve a puzzle
web-learn-to-game = Play a game
web-learn-all-done = You’ve finished every lesson
web-learn-forget = Reset my progress
web-learn-left-out = { $count ->
    [one] One lesson is hidden: it doesn’t work with the component values used here.
   *[other] { $count } lessons are hidden: they don’t work with the component values used here.
}

## The page of one lesson

web-lesson-begin = Start the lesson
web-lesson-tasks = What to do
web-lesson-rules = What you’ll learn
web-lesson-also = Also good to know
web-lesson-chapter = Chapter: { $title }
web-lesson-position = The lesson’s position
web-guide-to-learn = All lessons
web-guide-close = Stay at the table
web-guide-hide = Hide
web-rule-lesson = Lesson: { $title }
error-lesson-gone = There’s no lesson with that name. See the list on the Learn page.

## The terminal

cli-learn-why = Why? Type “rules” and one of: { $rules }
cli-learn-onward = { $what }: { $command }
