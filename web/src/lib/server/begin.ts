/** Begins matches: creates them, sits down, and goes to the table. */
import { hold } from "../browser/heldseats";
import { go } from "../browser/router.svelte";
import { create, type Game, type HeldSeat, type NewMatch, settings } from "./api";
import type { Setting } from "./wire";

/** Keeps the tokens of the seats we were given. */
export function sitDown(match: string, game: string, held: HeldSeat[]): void {
  hold(match, game, Object.fromEntries(held.map(({ seat, token }) => [seat, token])));
}

/** The scenario for a player who has not chosen one. */
export function firstOf(all: Setting[]): Setting | undefined {
  return all.find((setting) => setting.first) ?? all[0];
}

export async function begin(wish: NewMatch, query = ""): Promise<void> {
  const { room, seats } = await create(wish);
  sitDown(room.id, room.game, seats);
  go(`/m/${encodeURIComponent(room.id)}${query}`);
}

/** Begins a good default match against a bot. */
export async function playNow(game: Game, query = ""): Promise<void> {
  const setting = firstOf(await settings(game.name));
  await begin({ game: game.name, setting: setting?.id ?? "" }, query);
}
