### The browser's own words

## Everywhere

web-skip = Skip to the page
web-close = Close
web-loading = Just a moment
web-again = Try again
web-why = Why?
web-on = Yes
web-off = No
web-less = { $label }: less
web-more = { $label }: more
web-home = Back to the start
web-home_of = Tapete: to the start
web-menu = Menu
web-nav-label = Pages
web-nav-rules = Rules
web-nav-odds = Odds
web-nav-builder = Workshop
web-nav-matches = Matches
web-language-label = Language
web-language-es = Español
web-language-en = English
web-theme-label = Light or dark
web-theme-light = Light
web-theme-system = As the system
web-theme-dark = Dark
web-which_game = Which game
web-bot-greedy = Cunning bot
web-bot-random = Reckless bot

## When something goes wrong

web-trouble-offline = Nobody answers
web-trouble-offline_next = Check that the server is running and that you are connected; then try again.
web-trouble-no_match = There is no such match
web-trouble-no_match_next = The link may be cut short. Ask for it again, or begin a match of your own.
web-trouble-no_rule = There is no such rule
web-trouble-no_rule_next = Look for it in the rules by one of its words.
web-trouble-no_game = That game is not played here
web-trouble-no_game_next = Go back to the start and choose one of those that are.
web-trouble-no_page = There is nothing here
web-trouble-no_page_next = The address may be mistyped. From the start everything is one tap away.
web-trouble-fault = That did not work
web-trouble-fault_next = Nothing has changed. Try again; if it goes on, load the page anew.

## Home

web-home-pitch = Played by its full rules.
web-home-play = Play now
web-home-friends = With friends
web-home-learn = Learn
web-home-first = { $minutes ->
    [0] { $setting }, against a bot.
   *[other] { $setting }, against a bot, { $minutes } minutes.
}
web-home-choose = Choose another scenario
web-home-resume = Where you left off
web-home-left = { $answers ->
    [0] { $ago }, not begun
    [one] { $ago }, 1 answer
   *[other] { $ago }, { $answers } answers
}
web-home-go_on = Go on
web-home-tools = Beside the table
web-home-replays = Latest matches
web-tool-odds = The exact chance of an attack, before the dice fall.
web-tool-builder = Make a character or a band, and see at once if it is legal.
web-tool-rules = Search every rule, with its place in the book.
web-tool-matches = Watch matches again, or join one.

## A new match

web-new-title = New match
web-new-scenario = Scenario
web-new-map = Map of the scenario
web-new-no_map = The map could not be fetched.
web-new-minutes = { $minutes } min
web-new-first = Good to begin with
web-new-chairs = Who sits where
web-new-strength = How the bot plays
web-new-who_me = You
web-new-who_me_note = You play this side.
web-new-who_bot = Bot
web-new-who_bot_note = It answers at once and sees no more than you would.
web-new-who_friend = By link
web-new-who_friend_note = You will get a link to send. Whoever opens it may sit down.
web-new-who_here = Same screen
web-new-who_here_note = You take turns at this screen.
web-new-heroes = Characters of your own
web-new-no_heroes = You have made none yet.
web-new-make_hero = Make one
web-new-own = Yours
web-new-other = Another
web-new-range = From { $least } to { $most }
web-new-across = Across: { $least } to { $most }
web-new-down = Down: { $least } to { $most }
web-new-listed = Anyone may watch it and find its replay
web-new-house_rules = House rules ({ $count })
web-new-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
web-new-start = Begin the match
web-new-invite = Set up and get the link

## The waiting room

web-lobby-title = Waiting room
web-lobby-open = { $count ->
    [one] 1 chair is free. Send the link, or seat a bot.
   *[other] { $count } chairs are free. Send the link, or seat bots.
}
web-lobby-waiting = { $count ->
    [one] 1 player is not ready yet.
   *[other] { $count } players are not ready yet.
}
web-lobby-starting = Everybody is ready: it begins.
web-lobby-chairs = Chairs
web-lobby-sit = Sit here
web-lobby-bot = Seat a bot
web-lobby-ready = I am ready
web-lobby-not_ready = Wait a little
web-lobby-your_name = Your name at the table
web-lobby-brief = What it is about
web-chair-open = Free chair
web-chair-person = Player { SEAT($seat) }
web-chair-you = You
web-chair-away = Away
web-chair-ready = Ready
web-chair-not_ready = Not ready
web-share-label = Link for your friend
web-share-copy = Copy
web-share-copied = Link copied.
web-chat-title = Talk
web-chat-none = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-watcher = Spectator

## A first match

web-learn-label = Hints for your first match
web-learn-count = Hint { $at } of { $of }
web-learn-turn_title = Whose turn is it?
web-learn-turn = The figure that acts now is marked on the board, and the panel says when it is your turn. While others play you can watch, or read any figure’s card.
web-learn-question_title = Answer the question
web-learn-question = Everything you do is an answer to a question. Pick a line from the list, or press its number.
web-learn-chances_title = See the chance first
web-learn-chances = Beside each line stands how likely it is. Open it to see what adds and what takes away; each part opens its rule.
web-learn-board_title = Use the board
web-learn-board = Touch a figure to read its card, or a foe to see what you could do to it. Drag your own figure to walk; nothing counts until you confirm.
web-learn-undo_title = Take it back
web-learn-undo = Undo is free until a die falls or a card is shown. What is dimmed cannot be done now: touch it to read why.
web-learn-next = Next
web-learn-done = Play on
web-learn-skip = No more hints

## Matches

web-matches-which = Which matches
web-matches-over = Finished
web-matches-playing = Being played
web-matches-gathering = Waiting for players
web-matches-none_over = No match has been finished yet. Play one and it will be here if you let it be seen.
web-matches-none_playing = Nobody plays a match that may be watched. Begin one and let it be seen.
web-matches-none_gathering = No match waits for players. Set one up and send its link.
web-matches-versus = against
web-matches-won = (won)

## Rules

web-rule-title = Rule
web-rule-book = Book, line { $lines }
web-rule-ruling = Ruling
web-rule-core = Presumed by the book
web-rule-in_book = Open in the rules
web-rules-search = Search by words, in Spanish or English
web-rules-example = aim, prone, gang up…
web-rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
web-rules-none = Nothing has all these words. Try fewer.
web-rules-rule = Rules of the book
web-rules-core = What the book presumes
web-rules-ruling = Rulings

## Odds

web-odds-about = Say how the attack is made. The odds are exact and the address keeps what you chose.
web-odds-none = This game has no odds to ask for.
web-odds-procedure = Odds of what
web-odds-result = What may come of it
web-odds-circumstances = Circumstances
web-odds-sentence = { $chance }: { $outcome }. Nothing is likelier.
web-odds-rest = anything else
web-odds-share = Copy the link
web-odds-reset = As at first

web-practice-mark = Practice
web-practice-choose = Practice: take back anything; the same deed gets the same dice. It stays on the record.
web-matches-mine = Mine
web-mine-all = All my matches
web-mine-record = Your record
web-mine-note = Counted on this device. Practice is not counted, and neither is a match in which you played every side.
web-mine-won = won
web-mine-lost = lost
web-mine-drawn = drawn
web-mine-seen = scenarios seen
web-mine-seen_of = { $seen } of { $all }
web-mine-outcome = { $outcome ->
    [won] Won
    [lost] Lost
    [drawn] Drawn
   *[shared] Both sides
}
web-mine-none = You have not played on this device yet. What you begin or join will be here, open or finished, with its replay.
web-mine-first = Choose a game
web-mine-next = Next scenario: { $name }
