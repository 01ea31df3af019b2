/** The seats this browser holds: their tokens, by match. A token never goes into an address. */
import type { Room } from "../server/wire";

export interface Held {
  match: string;
  game: string;
  /** Tokens by seat. */
  tokens: Record<number, string>;
  at: number;
  /** True if it is a lesson. */
  lesson?: boolean;
  over?: boolean;
  /** What is known about a match that is over; it does not change any more. */
  ended?: Ended;
}

export type Ended = Pick<
  Room,
  "title" | "setting" | "chairs" | "created" | "result" | "practice" | "answers" | "lesson"
>;

const KEY = "tapete.seats";
const MOST = 200;

function all(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function keep(held: Held[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(held.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing plays as long as its page is open.
  }
}

/** The matches in which this browser holds seats, the latest first. */
export function heldMatches(): Held[] {
  return all();
}

export function tokensOf(match: string): string[] {
  return Object.values(all().find((held) => held.match === match)?.tokens ?? {});
}

export function tokenOf(match: string, seat: number): string | undefined {
  return all().find((held) => held.match === match)?.tokens[seat];
}

/** Keeps the tokens of seats in a match, which becomes the first in the list. */
export function hold(
  match: string,
  game: string,
  tokens: Record<number, string>,
  lesson = false,
): void {
  const before = all().find((held) => held.match === match);
  const now: Held = { match, game, tokens: { ...before?.tokens, ...tokens }, at: Date.now() };
  if (lesson) now.lesson = true;
  keep([now, ...all().filter((held) => held.match !== match)]);
}

/** Keeps how a match ended. */
export function markOver(room: Room): void {
  const { title, setting, chairs, created, result, practice, answers, lesson } = room;
  const known = { title, setting, chairs, created, result, practice, answers, lesson };
  const ended = Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== undefined),
  ) as unknown as Ended;
  keep(all().map((held) => (held.match === room.id ? { ...held, over: true, ended } : held)));
}

export function forget(match: string): void {
  keep(all().filter((held) => held.match !== match));
}
