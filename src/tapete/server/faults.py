"""The errors with which the server refuses, by name."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError


class ServerError(TapeteError):
    """Something a client asked for that cannot be done; `status` is its number in HTTP."""

    key = "server.error.fault"
    status = 400


class NoSuchMatch(ServerError):
    """There is no match of that name here."""

    key = "server.error.no_match"
    status = 404


class NoSuchSeat(ServerError):
    """The match has no such seat."""

    key = "server.error.no_seat"
    status = 404


class NotYourSeat(ServerError):
    """No token was given that holds this seat."""

    key = "server.error.not_your_seat"
    status = 403


class WrongToken(ServerError):
    """A token was given that holds no seat of this match."""

    key = "server.error.wrong_token"
    status = 403


class SeatTaken(ServerError):
    """Somebody sits there."""

    key = "server.error.seat_taken"
    status = 409


class NotGone(ServerError):
    """The person who sits there is still here, or left only a moment ago."""

    key = "server.error.not_gone"
    status = 409


class BotPlays(ServerError):
    """A bot plays this seat now; its holder may take it back."""

    key = "server.error.bot_plays"
    status = 409


class BotStandsIn(ServerError):
    """A bot that keeps the seat of somebody who is away does not agree in their place."""

    key = "server.error.bot_stands_in"
    status = 409


class BotDeclines(ServerError):
    """A bot does not agree to take back what came after something was revealed."""

    key = "server.error.bot_declines"
    status = 409


class NotAlone(ServerError):
    """Only the one person of a match against bots may turn it into practice."""

    key = "server.error.not_alone"
    status = 409


class NoLesson(ServerError):
    """The game has no lesson."""

    key = "server.error.no_lesson"
    status = 404


class NoUndoInLesson(ServerError):
    """In a lesson nothing is taken back: what does not count is not played."""

    key = "server.error.no_undo_in_lesson"
    status = 409


class NotPlaying(ServerError):
    """The match has not begun, or is over."""

    key = "server.error.not_playing"
    status = 409


class StillPlaying(ServerError):
    """This can be done only when the match is over."""

    key = "server.error.still_playing"
    status = 409


class AlreadyBegun(ServerError):
    """This can be done only before the match begins."""

    key = "server.error.already_begun"
    status = 409


class BadChairs(ServerError):
    """Not as many chairs as the match has seats, or nobody to play."""

    key = "server.error.bad_chairs"


class UnknownBot(ServerError):
    """There is no bot of that name."""

    key = "server.error.unknown_bot"


class UnknownSetting(ServerError):
    """The game has no such scenario."""

    key = "server.error.unknown_setting"


class NoSuchFigure(ServerError):
    """Nobody of that name can be seen on the table."""

    key = "server.error.no_figure"
    status = 404


class BadMessage(ServerError):
    """What was sent is not one of the messages of the protocol."""

    key = "server.error.bad_message"


class NoHello(ServerError):
    """Before anything else a client says which match it is for."""

    key = "server.error.no_hello"


class TooMuch(ServerError):
    """More was asked than one may ask in so short a time."""

    key = "server.error.too_much"
    status = 429


class TooBusy(ServerError):
    """Too much waits to be worked out already; nothing more is taken on."""

    key = "server.error.too_busy"
    status = 503


class TookTooLong(ServerError):
    """What was asked for could not be worked out in the time there is for it."""

    key = "server.error.took_too_long"
    status = 503


class Stopping(ServerError):
    """The server is being stopped, and works nothing out any more."""

    key = "server.error.stopping"
    status = 503


class NobodyWaits(ServerError):
    """The client that asked has hung up."""

    key = "server.error.nobody_waits"
    status = 499


class TooSlow(ServerError):
    """The client did not take what was sent to it."""

    key = "server.error.too_slow"


class Stranger(ServerError):
    """A page of another site may not speak for its visitors here."""

    key = "server.error.stranger"
    status = 403


class WrongName(ServerError):
    """The request is for a server of another name."""

    key = "server.error.wrong_name"
    status = 421


class WrongMedia(ServerError):
    """A body of a kind that any page can send in its visitor's name is not read."""

    key = "server.error.wrong_media"
    status = 415


class TooDeep(ServerError):
    """What was sent is nested too deeply to be read."""

    key = "server.error.too_deep"


class NotAtTheMachine(ServerError):
    """Only a page that is open on the machine itself may open the server to its network."""

    key = "server.error.not_at_the_machine"
    status = 403


class NoNetwork(ServerError):
    """The machine has no address in a network, or cannot listen there."""

    key = "server.error.no_network"
    status = 409


class OutOfOrder(ServerError):
    """Something went wrong in the server itself; nothing was changed."""

    key = "server.error.out_of_order"
    status = 500


class NotKept(ServerError):
    """The database could not keep it; nothing was changed."""

    key = "server.error.not_kept"
    status = 503


class Unreadable(ServerError):
    """The database has a match that cannot be read any more; all others go on."""

    key = "server.error.unreadable"
    status = 409


class NewerStore(ServerError):
    """The database was written by a newer version of this program."""

    key = "server.error.newer_store"
