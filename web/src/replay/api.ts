/** The REST calls for finished matches and for matches as files. */
import { ApiError, call, OfflineError, type Seated, type Sitter } from "../lib/server/api";
import type { Card, Message } from "../lib/server/wire";
import type { Course, Frames, Luck, Timeline } from "./wire";

const address = (match: string, what: string): string =>
  `/api/matches/${encodeURIComponent(match)}/${what}`;

export const frames = (match: string, since: number, count: number) =>
  call<Frames>(address(match, `frames?since=${since}&count=${count}`));

export const timeline = (match: string) => call<Timeline>(address(match, "timeline"));

export const course = (match: string) => call<Course>(address(match, "course"));

/** A figure's card as it was in a frame. */
export const card = (match: string, index: number, figure: string) =>
  call<Card>(address(match, `frames/${index}/cards/${encodeURIComponent(figure)}`));

export const luck = (match: string) => call<Luck>(address(match, "luck"));

/** Creates a match that goes on after so many answers and undos of this one. */
export const branch = (match: string, answers: number, chairs: Sitter[]) =>
  call<Seated>(address(match, "branch"), { method: "POST", body: { answers, chairs } });

export const journalLink = (match: string): string => address(match, "journal");

export async function journal(match: string): Promise<Uint8Array> {
  return new Uint8Array(await (await sent(journalLink(match))).arrayBuffer());
}

/** The server refused the file. `line` is where it is wrong. */
export class JournalError extends ApiError {
  constructor(
    status: number,
    error: string,
    words: Message | null,
    readonly line: number | undefined,
  ) {
    super(status, error, words);
  }
}

/** Sends a match to the server, which replays it before accepting it. */
export async function upload(file: Blob): Promise<Seated> {
  const headers = { "content-type": "application/x-ndjson", accept: "application/json" };
  return (await sent("/api/journals", { method: "POST", headers, body: file })).json();
}

async function sent(path: string, init?: RequestInit): Promise<Response> {
  const reply = await fetch(path, init).catch((error) => {
    throw new OfflineError(String(error));
  });
  if (reply.ok) return reply;
  const told = await reply.json().catch(() => ({}));
  throw new JournalError(reply.status, told.error ?? "", told.message ?? null, told.line);
}
