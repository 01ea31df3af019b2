/** The server's REST, with types and named errors. */
import { tokenOf, tokensOf } from "./seats";
import type { Board, Message, Room, Scene, Seat, Setting } from "./wire";

/** A JSON Schema, as far as forms are made from it. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  enum?: (string | number)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  $ref?: string;
  $defs?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

/** A line of a form: what it is called, what it may be, and the rule behind it. */
export interface Game {
  name: string;
  title: Message;
  version: string;
  settings: Setting[];
  /** What can be agreed before a match. */
  options: Schema;
  bots: string[];
  procedures: Record<string, Schema>;
}

export interface Preview {
  board: Board | null;
  scene: Scene;
  brief?: Message[];
}

export interface ChairWish {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
}

export interface NewMatch {
  game: string;
  setting?: string;
  options?: Record<string, unknown>;
  chairs: ChairWish[];
  listed?: boolean;
}

/** A seat and the token that holds it. */
export interface HeldSeat {
  seat: Seat;
  token: string;
}

export interface Created {
  room: Room;
  seats: HeldSeat[];
}

export interface Text {
  es: string;
  en: string;
}

/** A rule of the book, something it presumes, or a ruling. */
export interface Rule {
  id: string;
  kind: "rule" | "core" | "ruling";
  title?: Text;
  text: Text;
  book?: string;
  missing?: string;
  option?: string;
  default?: string;
  choices?: string[];
}

export interface OddsLine {
  chance: number;
  gist: Message[];
}

export interface Odds {
  outcomes: OddsLine[];
  exact: boolean;
  error?: number;
}

/** The server said no: which error, in words, and the rule if there is one. */
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

export async function call<T>(path: string, asking: Asking = {}): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (asking.body !== undefined) headers["content-type"] = "application/json";
  if (asking.token) headers.authorization = `Bearer ${asking.token}`;
  const init: RequestInit = { method: asking.method ?? "GET", headers };
  if (asking.body !== undefined) init.body = JSON.stringify(asking.body);
  if (asking.signal) init.signal = asking.signal;
  const reply = await sent(path, init);
  const body = await reply.json().catch(() => null);
  if (!reply.ok) throw refusal(reply.status, body);
  return body as T;
}

async function sent(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
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

/** What does not change while a page is open is asked for once. */
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

export const preview = (game: string, setting: string) =>
  once<Preview>(`/api/games/${part(game)}/settings/${part(setting)}/preview`);

export const rules = (game: string) => once<Rule[]>(`/api/games/${part(game)}/rules`);

export async function ruleOf(id: string): Promise<Rule> {
  const rule = (await rules(id.split(".", 1)[0] ?? "")).find((one) => one.id === id);
  if (!rule) throw new ApiError(404, "no_rule", null);
  return rule;
}

export const create = (wish: NewMatch) =>
  call<Created>("/api/matches", { method: "POST", body: wish });

export const join = (match: string, seat: Seat, name: string) =>
  call<HeldSeat>(`/api/matches/${part(match)}/seats/${seat}`, { method: "POST", body: { name } });

export const room = (match: string) =>
  call<Room>(`/api/matches/${part(match)}`, { token: tokensOf(match)[0] });

export const matches = (stage: Room["stage"]) => call<Room[]>(`/api/matches?stage=${stage}`);

export const odds = (
  game: string,
  procedure: string,
  circumstances: Record<string, unknown>,
  signal?: AbortSignal,
) =>
  call<Odds>(`/api/games/${part(game)}/odds/${part(procedure)}`, {
    method: "POST",
    body: circumstances,
    signal,
  });

export { tokenOf };
