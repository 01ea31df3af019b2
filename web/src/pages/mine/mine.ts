/** What this browser knows of the player's own matches. */
import { forget, type Ended, type Held, heldMatches, markOver } from "../../lib/browser/heldseats";
import { ApiError, type NewMatch, room as fetchRoom } from "../../lib/server/api";
import type { Room, Seat } from "../../lib/server/wire";

/** One of the player's matches: what a list says of it, and the seats that are the player's. */
export interface Mine extends Ended {
  id: string;
  game: string;
  stage: Room["stage"];
  seats: Seat[];
}

export type Outcome = "won" | "lost" | "drawn" | "shared";

/**
 * How a finished match ended for this player. All may have won or lost together, against the game.
 * Otherwise somebody who plays every side neither wins nor loses, and nobody does in a lesson.
 */
export function outcomeOf({ result, seats, chairs, lesson }: Mine): Outcome | undefined {
  if (!result || lesson) return undefined;
  if (result.lost) return "lost";
  if (result.winners.length >= chairs.length) return "won";
  if (seats.length >= chairs.length) return "shared";
  if (!result.winners.length) return "drawn";
  return result.winners.some((seat) => seats.includes(seat)) ? "won" : "lost";
}

/** A player's record at a game. Practice and lessons are not counted. */
export interface Tally {
  game: string;
  won: number;
  lost: number;
  drawn: number;
  /** The scenarios that were played, in practice too. */
  seen: Set<string>;
}

export function talliesOf(mine: readonly Mine[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const one of mine.filter(({ lesson }) => !lesson)) {
    const empty = { game: one.game, won: 0, lost: 0, drawn: 0, seen: new Set<string>() };
    const tally = tallies.get(one.game) ?? empty;
    tallies.set(one.game, tally);
    if (one.setting) tally.seen.add(one.setting);
    const outcome = outcomeOf(one);
    if (outcome && outcome !== "shared" && !one.practice) tally[outcome] += 1;
  }
  return [...tallies.values()];
}

/** The player's record at one game, as far as this browser has kept it; undefined if it is new. */
export function recordAt(game: string): Tally | undefined {
  const ended = heldMatches().filter((held) => held.game === game && held.ended);
  return talliesOf(ended.map((held) => mineOf(held, held.ended!)))[0];
}

function mineOf(held: Held, ended: Ended): Mine {
  const seats = Object.keys(held.tokens).map(Number);
  return { ...ended, id: held.match, game: held.game, stage: "over", seats };
}

/** The scenario to play after this one: the next that was not seen, or else simply the next. */
export function nextAfter<T extends { id: string }>(
  all: readonly T[],
  setting: string,
  seen: ReadonlySet<string>,
): T | undefined {
  const at = all.findIndex(({ id }) => id === setting);
  const round = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return round.find(({ id }) => !seen.has(id)) ?? round[0];
}

/** The scenarios of a game that were played, or begun, in this browser and are over. */
export function seenIn(game: string): Set<string> {
  const ended = heldMatches().filter((held) => held.game === game && held.ended?.setting);
  return new Set(ended.map((held) => held.ended!.setting));
}

/** The same match once more: this player's seats, the same bots, and a link for everybody else. */
export function onceMore(room: Room, seats: readonly Seat[], name: string): NewMatch {
  const { game, setting, options, listed = false, practice = false } = room;
  const chairs = room.chairs.map((chair) => {
    if (seats.includes(chair.seat)) return { kind: "person" as const, name };
    if (chair.kind === "bot") return { kind: "bot" as const, bot: chair.bot ?? "" };
    return { kind: "open" as const };
  });
  return { game, setting, options, chairs, listed, practice };
}

/** The most requests at once. */
const ABREAST = 6;

/** The player's matches, the latest first. What is over and known is not asked for again. */
export async function myMatches(): Promise<Mine[]> {
  const held = heldMatches();
  const found: (Mine | undefined)[] = [];
  for (let at = 0; at < held.length; at += ABREAST)
    found.push(...(await Promise.all(held.slice(at, at + ABREAST).map(looked))));
  return found.filter((one) => one !== undefined);
}

async function looked(held: Held): Promise<Mine | undefined> {
  if (held.ended) return mineOf(held, held.ended);
  try {
    const room = await fetchRoom(held.match);
    if (room.stage === "over") markOver(room);
    return { ...room, seats: Object.keys(held.tokens).map(Number) };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    forget(held.match);
    return undefined;
  }
}
