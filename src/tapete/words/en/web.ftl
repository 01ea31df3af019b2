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
web-bot-greedy = Seasoned bot
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
web-trouble-broken = This match cannot go on
web-trouble-broken_next = What was kept of it cannot be played any more.
web-trouble-broken_journal = Download its journal
web-trouble-fault = That did not work
web-trouble-fault_next = Nothing has changed. Try again; if it goes on, load the page anew.

## Home

web-home-pitch = Played by its full rules.
web-home-play = Play now
web-home-friends = With friends
web-home-first = { $minutes ->
    [0] { $setting }, with bots.
   *[other] { $setting }, with bots, { $minutes } minutes.
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


## Matches

web-matches-which = Which matches
web-matches-over = Finished
web-matches-playing = Being played
web-matches-gathering = Waiting for players
web-matches-none_over = No match has been finished yet. Play one and it will be here if you let it be seen.
web-matches-older = Older matches
web-matches-none_playing = Nobody plays a match that may be watched. Begin one and let it be seen.
web-matches-none_gathering = No match waits for players. Set one up and send its link.
web-matches-versus = against
web-matches-won = (won)

## Rules

web-rule-title = Rule
web-rule-book = In the book: { $place }
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

## Odds

web-odds-about = Say how it is. The odds are exact and the address keeps what you chose.
web-odds-none = This game has no odds to ask for.
web-odds-procedure = Odds of what
web-odds-result = What may come of it
web-odds-circumstances = Circumstances
web-odds-sentence = { $chance }: { $outcome }. Nothing is likelier.
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
web-mine-you_resigned = You resigned.

# Lessons, and the record at a game
web-home-learn = Learn ({ $minutes } min)
web-home-record = { $won } won · { $lost } lost · { $seen } of { $all } scenarios
web-learn-mark = Lesson

## Levels of bots

web-bot-beginner = Beginner bot
web-bot-beginner_level = Beginner
web-bot-beginner_note = Goes for whoever is nearest, forgets cover, overlooks things, and sees no more than you would.
web-bot-seasoned = Seasoned bot
web-bot-seasoned_level = Seasoned
web-bot-seasoned_note = Weighs each thing it can do by its chances, answers at once, and sees no more than you would.
web-bot-strategist = Strategist bot
web-bot-strategist_level = Strategist
web-bot-strategist_note = Thinks a whole activation through, and your reply to it, takes a moment longer, and sees no more than you would.

## With friends: the link, the network

web-invite-title = Invite friends
web-invite-closed = For now only this computer can open the link.
web-invite-offer = Open Tapete to your network, and phones and computers on the same Wi‑Fi can play. Whoever has the link can then sit down; you can close it again at any time.
web-invite-open = Open to my network
web-invite-by_hand = To play with other devices, start it with “tapete serve --open”.
web-invite-camera = Point a phone’s camera at the code, or send the link.
web-invite-code = Code of { $link }
web-invite-others = If that does not work, the same page is also at:
web-invite-opened = Your network can reach Tapete now. If a device cannot, look at this computer’s firewall.
web-invite-close = Close it again

## With friends: the sides before the start

web-side-figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
web-side-points = { $spent } of { $most } points
web-side-most = up to { $most } points
web-side-price = { $price } points each
web-side-changed = Changed
web-side-look = A side has changed since you last looked.
web-bring-title = Bring your own
web-bring-made = Made on this device
web-bring-none = Nothing yet.
web-bring-make = Make one in the workshop
web-bring-ready = Ready to play
web-bring-paste = Paste a list, or open a file
web-bring-text = The text of a list, as the workshop writes it
web-bring-read = Read it
web-bring-file = From a file
web-bring-go = Play this
web-bring-usual = Play the scenario’s own
web-bring-done = Your side has changed. Everybody looks at it again, and says when they are ready.
web-lobby-ready_as = Ready: { $name }

## With friends: when one looks elsewhere

web-alert-title = Tell me when it is my turn
web-alert-awaited = You are waited for
web-alert-notices = Notices while I look elsewhere
web-alert-none = Notices of the system need a secure page (https), or the server’s own computer. The tab’s title and icon tell you all the same.
web-alert-barred = The browser does not allow notices from this page. Allow them in its settings for this page, and try again.
web-alert-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}

## Rules by chapters, found and linked

web-rules-chapters = Chapters
web-rules-meant = Nothing has “{ $wanted }”. This has “{ $meant }”:
web-rule-named_in = { $count ->
    [one] Named in 1 rule
   *[other] Named in { $count } rules
}

## Odds at a glance, and two set-ups

web-odds-glance = At a glance
web-odds-rolls = What is rolled
web-odds-more_rolls = { $count ->
    [one] 1 more roll
   *[other] { $count } more rolls
}
web-odds-outcomes = Outcomes
web-odds-setup = Set-up
web-odds-compare = Compare with another
web-odds-keep_one = Keep only this one
web-odds-unknown = There are no odds of “{ $name }” here. This is what there is:
