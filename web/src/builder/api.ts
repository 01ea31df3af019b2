/** The REST calls for a game's workshops. */
import { call, fetched } from "../lib/server/api";
import type { Language } from "../lib/words/words";
import type { Draft, Reading, Verdict, Workshop } from "./wire";

const address = (game: string, name: string, what = ""): string =>
  `/api/games/${encodeURIComponent(game)}/workshops/${encodeURIComponent(name)}${what}`;

export const workshop = (game: string, name: string) => call<Workshop>(address(game, name));

export const check = (game: string, name: string, draft: Draft, signal?: AbortSignal) =>
  call<Verdict>(address(game, name, "/check"), { method: "POST", body: { draft }, signal });

export const written = (game: string, name: string, draft: Draft, language: Language) =>
  call<{ text: string }>(address(game, name, "/export"), { method: "POST", body: { draft, language } });

/** The draft's sheet to be printed. */
export const printed = (game: string, name: string, draft: Draft, language: Language) =>
  fetched(address(game, name, "/print"), { method: "POST", body: { draft, language } });

export const read = (game: string, name: string, text: string, language: Language) =>
  call<Reading>(address(game, name, "/import"), { method: "POST", body: { text, language } });
