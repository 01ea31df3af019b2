/** What players can begin with thanks to files they brought to a workshop, kept in this browser. */
import type { Message } from "../server/wire";

export interface Content {
  name: Message;
  draft: Record<string, unknown>;
}

const KEY = "tapete.content";

function all(): Record<string, Content[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const place = (game: string, workshop: string): string => `${game}/${workshop}`;

export function contentOf(game: string, workshop: string): Content[] {
  return all()[place(game, workshop)] ?? [];
}

/** Keeps it for the next time, if this browser has room for it. */
export function keepContent(game: string, workshop: string, content: Content[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [place(game, workshop)]: content }));
  } catch {
    return;
  }
}
