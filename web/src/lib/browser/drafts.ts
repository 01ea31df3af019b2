/** The drafts a player has made in a game's workshops, kept in this browser. */
import { call } from "../server/api";

export interface Kept {
  id: string;
  game: string;
  workshop: string;
  /** The name the player gave it. */
  name: string;
  draft: Record<string, unknown>;
  at: number;
}

const KEY = "tapete.drafts";

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function keep(drafts: Kept[]): void {
  localStorage.setItem(KEY, JSON.stringify(drafts));
}

/** The drafts made for a game, the latest first. */
export function draftsOf(game: string): Kept[] {
  return all().filter((kept) => kept.game === game);
}

export function keepDraft(draft: Omit<Kept, "at">): void {
  keep([{ ...draft, at: Date.now() }, ...all().filter((kept) => kept.id !== draft.id)]);
}

export function dropDraft(id: string): void {
  keep(all().filter((kept) => kept.id !== id));
}

/** The options of a match in which these drafts are played. */
export async function optionsOf(drafts: Kept[]): Promise<Record<string, unknown>> {
  const [first] = drafts;
  if (!first) return {};
  const address = `/api/games/${first.game}/workshops/${first.workshop}/options`;
  const body = { drafts: drafts.map((kept) => kept.draft) };
  return (await call<{ options: Record<string, unknown> }>(address, { method: "POST", body })).options;
}
