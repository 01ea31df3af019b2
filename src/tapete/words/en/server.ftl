server-error-fault = That cannot be done.
server-error-no_match = There is no match “{ $match }”. Check the link.
server-error-no_seat = The match has no seat { SEAT($seat) }.
server-error-not_your_seat = Seat { SEAT($seat) } is not yours. Open the match in the browser in which you sat down.
server-error-wrong_token = This browser holds no seat of this match. You can watch it.
server-error-seat_taken = Somebody already sits at seat { SEAT($seat) }. You can watch.
server-error-not_gone = Seat { SEAT($seat) } is only just empty. A bot may take it after { $seconds } seconds.
server-error-bot_plays = A bot plays seat { SEAT($seat) } now. Take it back first.
server-error-bot_stands_in = A bot keeps seat { SEAT($seat) } for somebody who is away, and cannot agree in their place.
server-error-not_playing = The match is not being played.
server-error-still_playing = The match is still being played.
server-error-already_begun = The match has already begun.
server-error-bad_chairs = This match needs { $seats ->
    [one] 1 chair
   *[other] { $seats } chairs
}, not { $given }, and a person or a bot on each or a link for it.
server-error-unknown_bot = There is no bot “{ $name }”. There are: { $known }.
server-error-unknown_setting = There is no scenario “{ $name }”.
server-error-no_figure = Nobody called “{ $name }” can be seen.
server-error-bad_message = The message cannot be read: { $problem }
server-error-no_hello = Say hello first, and say it once.
server-error-too_much = { $what ->
    [messages] At most { $most } messages a second are heard from one client. Wait a moment.
    [requests] At most { $most } requests like this are taken at once from one address. Wait a moment.
   *[waiting] At most { $most } things like this may wait to be worked out for one player. Wait a moment.
}
server-error-stopping = The server is being stopped. Try again in a moment.
server-error-nobody_waits = Whoever asked for this has hung up.
server-error-too_busy = As many things as may wait here, { $most }, wait to be worked out already. Try again in a while.
server-error-took_too_long = This could not be worked out in { $seconds } seconds, the most that one thing may take here.
server-error-too_many_ways = This would take too long to work out here: say fewer shots or fewer bennies.
server-error-too_slow = The connection was too slow and was closed. What you missed comes when you are back.
server-error-stranger = Pages of { $origin } may not talk to this server.
server-error-wrong_name = This server is not called “{ $host }”. Use its address, or start it with TAPETE_HOSTS set to that name.
server-error-wrong_media = A body of the kind { $found } is not read; send application/json.
server-error-too_large = What was sent is too large: at most { $most } bytes are read here.
server-error-too_deep = What was sent is nested too deeply to be read: at most { $most } levels are.
server-error-out_of_order = Something went wrong in the server. Nothing was changed.
server-error-not_kept = The match could not be saved just now. Nothing was changed; try again.
server-error-newer_store = The database has form { $found }, and this version knows forms up to { $known }. Use a newer version.
server-error-diverged = The rules have changed since this match was begun: from entry { $entry } of its journal on it would be played otherwise. It can go on with the version of Tapete that it was begun with.
server-error-unreadable = What was kept of this match cannot be read ({ $problem }). “tapete doctor” says what can be saved of it.

server-end-resigned = Seat { SEAT($seat) } resigned.

server-error-no_such_way = This question cannot be answered like that.
server-yes = Yes
server-no = No
server-crosses = { $count ->
    [0] You cross: { $name }.
   *[other] You cross: { $name } ({ $notes }).
}
server-error-bad_request = The request is not understood: { $problem }
server-error-no_words = There are no words of the family “{ $name }”.
server-error-no_rule = There is no rule “{ $rule }”.
server-error-no_procedure = The game does not know the odds of “{ $name }”. It knows those of: { $known }.
server-error-journal_too_long = The match is too long: { $most } records are the most that are read.
server-error-journal_too_hard = To play the match again would take more than { $seconds } seconds.
server-error-typed_dice = The dice of this match are thrown by hand, and it is not over. Go on with it in the terminal, with “tapete play”.
server-mark-end = End of the match
server-mark-undo = { $name ->
    [none] Seat { SEAT($by) } takes back
   *[other] { $name } takes back
}

server-error-bot_declines = Something has been revealed since, and a bot does not agree to undo that. To try things out, turn the match into practice.
server-error-not_alone = Only somebody who plays alone against bots can turn a match into practice. With others, choose practice when you set the match up.
server-error-no_lesson = { $game } has no lesson.
server-error-no_undo_in_lesson = In a lesson there is no need to undo: what does not count is not played.

server-error-not_at_the_machine = Only a page that is open on the machine of the server itself can open it to the network or close it.
server-error-no_network = This machine cannot be reached from its network ({ $problem }). Check that it is connected to a network, and try again.
server-error-too_long = The text is too long for a code: { $most } bytes are the most.
