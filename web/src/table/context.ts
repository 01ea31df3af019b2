import { getContext, setContext } from "svelte";
import type { Pair, Room, Seat, Token } from "../lib/server/wire";
import type { View } from "./board/view.svelte";
import type { Display } from "./log/display.svelte";
import type { Table } from "./table.svelte";

export type { Table };

const KEY = Symbol("table");

/** What a component that only shows a table needs of it. It may be a live table or a past one. */
export interface Seen {
  readonly display: Display;
  readonly view: View;
  readonly live: { readonly room: Room | undefined; readonly seats: Seat[] };
  readonly attention: { readonly figure: string };
  readonly tokens: Token[];
  token(id: string): Token | undefined;
  where(id: string): Pair | undefined;
  touchFigure(id: string): void;
}

/** Makes this the table of all components below the one that calls it. */
export function layTable<T extends Seen>(table: T): T {
  return setContext(KEY, table);
}

export function atTable(): Table {
  return getContext(KEY);
}

/** The same table, for components that show it and never answer a question. */
export function seenTable(): Seen {
  return getContext(KEY);
}
