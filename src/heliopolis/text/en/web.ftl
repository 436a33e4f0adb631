### What the pages say by themselves.

## Everywhere

web-navigation = Where to go
web-ways = Settings
web-way-language = Language
web-way-theme = Colours
web-way-sound = Sound on my turn
web-theme-system = As my device
web-theme-light = Light
web-theme-dark = Dark
web-sound-off = Off
web-sound-on = On
web-back = Back to the lobby

## The lobby

web-welcome = Which game shall it be?
web-about-game = You begin at once, against a bot that plays soundly. Every choice can be taken back until chance or another player has acted.
web-play-now = Play now against { $bot }
web-play-otherwise = Friends, other bots, options …
web-rules-of = Rules of { $game }
web-running = Your games
web-running-yours = your turn
web-running-others = somebody else's turn
web-running-over = over
web-open = Open a saved game
web-open-about = A journal, as text or JSON, opens as a replay. From every point of it you can play on.
web-open-file = Journal
web-open-go = Open
web-seats = Who plays?
web-seats-about = Seats that stay empty are left out. A friend gets a link, which you find at the table.
web-sits = Who sits here
web-sits-you = You
web-sits-friend = A friend, by link
web-sits-bot = Bot: { $bot }
web-sits-nobody = Nobody
web-name = Name
web-you = You
web-friend = Friend
web-start = Start
web-bot-random = Dreamer
web-bot-greedy = Steady
web-bot-search-100 = Planner
web-bot-search-400 = Strategist
web-bot-search-1600 = Sage

## Books

web-book-rules = Rules
web-book-components = Components
web-search = Search the rules
web-search-go = Search
web-no-rule = No rule has “{ $sought }”.
web-components-about = Every value the rules use. “Stated”: it stands in the rulebook. “Implied”: it follows from it. “Reconstructed”: it is printed only on pieces we have not seen, and is our own choice.
web-components-digest = These values together: { $digest }
web-provenance-stated = stated
web-provenance-implied = implied
web-provenance-reconstructed = reconstructed

## Score sheet

web-reason = Points for
web-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-ranks = Place
web-no-points = Nobody has scored yet.
web-chart = Points over time by category
web-chart-start = start
web-chart-end = end

## Refusals

web-refused = This was not done
web-refused-origin = The request does not come from a page of this table.
web-refused-size = That is too much: at most { $most } KB can be sent.
web-refused-form = The form cannot be read.
web-refused-file = Choose a journal first: a file of text.
web-refused-tables = You have opened very many tables in a short time. Try again later.
web-refused-posts = That was very fast. Wait a moment.
web-refused-missing = There is no such page.
web-refused-table = There is no such table.
web-refused-link = This link leads to no seat.
web-refused-seat = This is not your seat.
web-refused-cookie = Your seat could not be recognised. Open the link of your seat again.
web-refused-version = The table has gone on meanwhile. Look again and choose anew.
web-refused-choice = This choice is not offered now.
web-refused-broken = Something went wrong here. It was our fault, and nothing is lost.
