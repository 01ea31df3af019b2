/** The REST calls for a game's workshops. */
import { base64Of } from "../lib/browser/files";
import { call, fetched } from "../lib/server/api";
import type { Language } from "../lib/words/words";
import type { Brought, Draft, Reading, Shelf, Verdict, Workshop } from "./wire";

const address = (game: string, name: string, what = ""): string =>
  `/api/games/${encodeURIComponent(game)}/workshops/${encodeURIComponent(name)}${what}`;

export const workshop = (game: string, name: string) => call<Workshop>(address(game, name));

export const check = (game: string, name: string, draft: Draft, signal?: AbortSignal) =>
  call<Verdict>(address(game, name, "/check"), { method: "POST", body: { draft }, signal });

export const written = (game: string, name: string, draft: Draft, language: Language) =>
  call<{ text: string }>(address(game, name, "/export"), { method: "POST", body: { draft, language } });

export type Paper = "a4" | "letter";

/** The draft's sheet to be printed. */
export const printed = (game: string, name: string, draft: Draft, language: Language, paper: Paper) =>
  fetched(address(game, name, "/print"), { method: "POST", body: { draft, language, paper } });

/** Reads a text; if the draft it replaces brings content, with that. */
export const read = (game: string, name: string, text: string, language: Language, draft: Draft) =>
  call<Reading>(address(game, name, "/import"), {
    method: "POST",
    body: { text, language, ...(draft.content ? { draft } : {}) },
  });

/** The shelves with the content that a draft brings. */
export const shelvesOf = async (game: string, name: string, draft: Draft, signal?: AbortSignal) =>
  (await call<{ shelves: Shelf[] }>(address(game, name, "/shelves"), { method: "POST", body: { draft }, signal })).shelves;

/** Reads content from files of the player's own. */
export async function bring(game: string, name: string, chosen: File[]): Promise<Brought> {
  const files = await Promise.all(chosen.map(async (file) => ({ name: file.name, data: await base64Of(file) })));
  return call<Brought>(address(game, name, "/content"), { method: "POST", body: { files } });
}
