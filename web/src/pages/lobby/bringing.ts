/** What a player can bring to their seat: made on this device, ready-made, or read from a text. */
import { read, workshop } from "../../builder/api";
import { textIn } from "../../builder/picking";
import type { Draft } from "../../builder/wire";
import { draftsOf, type Kept, keepDraft } from "../../lib/browser/drafts";
import { call } from "../../lib/server/api";
import type { Message, Room, Seat } from "../../lib/server/wire";
import type { Language } from "../../lib/words/words";

/** Something to bring: an id for the form, its name, and the draft itself. */
export interface Choice {
  id: string;
  name: string | Message;
  draft: Draft;
}

const own = ({ id, name, draft }: Kept): Choice => ({ id, name, draft });

/** What was made on this device for a workshop, the latest first. */
export function madeHere(game: string, shop: string): Choice[] {
  return draftsOf(game)
    .filter((kept) => kept.workshop === shop)
    .map(own);
}

/** What is ready to play. */
export async function readyMade(game: string, shop: string): Promise<Choice[]> {
  const { examples } = await workshop(game, shop);
  return examples.map(({ name, draft }, at) => ({ id: `ready:${at}`, name, draft }));
}

/** Reads a text and keeps what it holds on this device. Returns their ids and what was not kept. */
export async function readIn(
  game: string,
  shop: string,
  text: string,
  language: Language,
): Promise<{ ids: string[]; notes: Message[] }> {
  const first = await read(game, shop, text, language, {});
  const all = [first, ...first.others];
  const ids = all.map(({ draft }) => {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    keepDraft({ id, game, workshop: shop, name: textIn(draft, "name") || "—", draft });
    return id;
  });
  return { ids, notes: all.flatMap(({ notes }) => notes) };
}

/** Plays these in one's seat. */
export const bring = (
  match: string,
  seat: Seat,
  shop: string,
  drafts: Draft[],
  token: string | undefined,
) =>
  call<Room>(`/api/matches/${encodeURIComponent(match)}/seats/${seat}/works`, {
    method: "POST",
    body: { workshop: shop, drafts },
    token,
  });

/** The choices after one was touched: one alone, or one more or less of several. */
export function picked(before: string[], id: string, several: boolean): string[] {
  if (!several) return [id];
  return before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
}

/** The seats whose sides are not what they were. */
export function changedSides(before: Room["lineup"], now: Room["lineup"]): Seat[] {
  const known = new Map((before ?? []).map((side) => [side.seat, JSON.stringify(side)]));
  return (now ?? []).filter((side) => known.get(side.seat) !== JSON.stringify(side)).map(({ seat }) => seat);
}
