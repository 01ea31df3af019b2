/** The server's REST, with types and named errors. */
import type { Message, Room, Schemas, Seat, Sent, Setting } from "./wire";

/** The part of JSON Schema that forms are made from. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  enum?: (string | number)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  /** Other bounds, if a house rule is on. */
  "x-wider"?: { rule: string; minimum: number; maximum: number };
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
  $ref?: string;
  $defs?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

export type Choice = Sent<Schemas["Choice"]>;
export type Option = Sent<Schemas["Option"]>;
export type HouseRule = Sent<Schemas["HouseRule"]>;
export type Game = Omit<Sent<Schemas["GameTold"]>, "schema"> & { schema: Schema };
export type Preview = Sent<Schemas["Preview"]>;
export type Sitter = Sent<Schemas["Sitter"]>;
export type NewMatch = Sent<Schemas["NewMatch"]>;
export type HeldSeat = Sent<Schemas["Held"]>;
export type Seated = Sent<Schemas["Seated"]>;
/** A rule of the book, an assumption of the book, or a ruling. */
export type Rule = Sent<Schemas["RuleTold"]>;
/** A rule to be read, with links to those it names. */
export type RuleRead = Sent<Schemas["RuleRead"]>;
export type Chapter = Sent<Schemas["ChapterTold"]>;
export type RulesFound = Sent<Schemas["RulesFound"]>;
export type Piece = Sent<Schemas["Piece"]>;
export type Odds = Sent<Schemas["ProcedureOdds"]>;
export type RollNeeded = Odds["rolls"][number];
export type Circumstances = Record<string, string | number | boolean>;
/** A piece of a game whose odds can be asked for. */
export type Procedure = Omit<Sent<Schemas["ProcedureTold"]>, "schema" | "options"> & {
  options: Circumstances;
  schema: Schema;
};

/** The server refused: the name of the error, its words, and the rule if there is one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly words: Message | null,
    readonly rule = "",
  ) {
    super(error);
  }
}

/** No server answered. */
export class OfflineError extends Error {}

interface Asking {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Returns what the server replies, or null if that is nothing. Given up halfway, it is refused. */
export async function call<T>(path: string, asking: Asking = {}): Promise<T> {
  const reply = await asked(path, asking);
  const said = await arriving(reply.text(), asking.signal);
  return (said ? JSON.parse(said) : null) as T;
}

/** Fetches something that is not JSON, such as a sheet to be printed. */
export async function fetched(path: string, asking: Asking = {}): Promise<Blob> {
  return (await asked(path, asking, "*/*")).blob();
}

async function asked(path: string, asking: Asking, accept = "application/json"): Promise<Response> {
  const headers: Record<string, string> = { accept };
  if (asking.body !== undefined) headers["content-type"] = "application/json";
  if (asking.token) headers.authorization = `Bearer ${asking.token}`;
  const init: RequestInit = { method: asking.method ?? "GET", headers };
  if (asking.body !== undefined) init.body = JSON.stringify(asking.body);
  if (asking.signal) init.signal = asking.signal;
  const reply = await sent(path, init);
  if (!reply.ok) throw refusal(reply.status, await reply.json().catch(() => null));
  return reply;
}

const sent = (path: string, init: RequestInit) => arriving(fetch(path, init), init.signal);

/** What comes over the network; whatever stops it is told apart from giving it up. */
async function arriving<T>(coming: Promise<T>, signal?: AbortSignal | null): Promise<T> {
  try {
    return await coming;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new OfflineError(String(error));
  }
}

function refusal(status: number, body: unknown): ApiError {
  const told = (body ?? {}) as { error?: string; message?: Message; rule?: string };
  const words = told.message && typeof told.message === "object" ? told.message : null;
  return new ApiError(status, told.error ?? String(status), words, told.rule);
}

const part = encodeURIComponent;
const remembered = new Map<string, Promise<unknown>>();

/** Fetches what does not change while a page is open, and remembers it. */
function once<T>(path: string): Promise<T> {
  let asked = remembered.get(path) as Promise<T> | undefined;
  if (!asked) {
    asked = call<T>(path);
    asked.catch(() => remembered.delete(path));
    remembered.set(path, asked);
  }
  return asked;
}

export const games = () => once<Game[]>("/api/games");

export async function gameOf(name: string): Promise<Game> {
  const game = (await games()).find((one) => one.name === name);
  if (!game) throw new ApiError(404, "no_game", null);
  return game;
}

export const settings = (game: string) => once<Setting[]>(`/api/games/${part(game)}/settings`);

export const preview = (game: string, setting: string, board = "") =>
  once<Preview>(
    `/api/games/${part(game)}/settings/${part(setting)}/preview${board ? `?board=${part(board)}` : ""}`,
  );

/** The table of any options. */
export const previewOf = (game: string, options: Record<string, unknown>) =>
  call<Preview>(`/api/games/${part(game)}/preview`, { method: "POST", body: { options } });

export const rules = (game: string) => once<Rule[]>(`/api/games/${part(game)}/rules`);

export const chapters = (game: string) => once<Chapter[]>(`/api/games/${part(game)}/chapters`);

export const findRules = (game: string, wanted: string, language: string, signal?: AbortSignal) =>
  call<RulesFound>(`/api/games/${part(game)}/rules/found?q=${part(wanted)}&language=${part(language)}`, {
    signal,
  });

export const ruleOf = (id: string) =>
  once<RuleRead>(`/api/games/${part(id.split(".", 1)[0] ?? "")}/rules/${part(id)}`);

export const procedures = (game: string) => once<Procedure[]>(`/api/games/${part(game)}/odds`);

export const odds = (
  game: string,
  procedure: string,
  circumstances: Circumstances,
  signal?: AbortSignal,
) =>
  call<Odds>(`/api/games/${part(game)}/odds/${part(procedure)}`, {
    method: "POST",
    body: circumstances,
    signal,
  });

export const create = (wish: NewMatch) =>
  call<Seated>("/api/matches", { method: "POST", body: wish });

export const join = (match: string, seat: Seat, name: string) =>
  call<HeldSeat>(`/api/matches/${part(match)}/seats/${seat}`, { method: "POST", body: { name } });

export const room = (match: string) => call<Room>(`/api/matches/${part(match)}`);

/** How many matches a list has at most; with so many there may be older ones. */
export const PAGE = 50;

export const matches = (stage: Room["stage"], before?: number) =>
  call<Room[]>(`/api/matches?stage=${stage}${before === undefined ? "" : `&before=${before}`}`);
