/** Begins matches: creates them, sits down, and goes to the table. */
import { forget, heldMatches, hold } from "../browser/heldseats";
import { go } from "../browser/router.svelte";
import { ApiError, create, type Game, type HeldSeat, type NewMatch, room, settings } from "./api";
import type { Setting } from "./wire";

/** Keeps the tokens of the seats we were given. */
export function sitDown(match: string, game: string, held: HeldSeat[], lesson = false): void {
  hold(match, game, Object.fromEntries(held.map(({ seat, token }) => [seat, token])), lesson);
}

/** The scenario for a player who has not chosen one. */
export function firstOf(all: Setting[]): Setting | undefined {
  return all.find((setting) => setting.first) ?? all[0];
}

/** The matches begun here that nobody has looked at yet: they open with a briefing. */
export const begun = new Set<string>();

export async function begin(wish: NewMatch): Promise<void> {
  const { room: made, seats } = await create(wish);
  sitDown(made.id, made.game, seats, made.lesson);
  begun.add(made.id);
  go(`/m/${encodeURIComponent(made.id)}`);
}

/** Goes on with the lesson of a game that was left in this browser, or begins it. */
export async function learn(game: Game): Promise<void> {
  const left = heldMatches().find((held) => held.game === game.name && held.lesson && !held.over);
  if (left && (await isOpen(left.match))) return go(`/m/${encodeURIComponent(left.match)}`);
  await begin({ game: game.name, lesson: true });
}

/** True if a match goes on. One that is gone is forgotten. */
async function isOpen(match: string): Promise<boolean> {
  try {
    return (await room(match)).stage === "playing";
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forget(match);
    return false;
  }
}

/** Begins a good default match against a bot. */
export async function playNow(game: Game): Promise<void> {
  const setting = firstOf(await settings(game.name));
  await begin({ game: game.name, setting: setting?.id ?? "" });
}
