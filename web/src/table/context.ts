import { getContext, setContext } from "svelte";
import type { Pair, Room, Seat, Token } from "../lib/server/wire";
import type { View } from "./board/view.svelte";
import type { Display } from "./log/display.svelte";
import type { Table } from "./table.svelte";

export type { Table };

const KEY = Symbol("table");

/** A table as it is looked at: one that is played on, or one of the past. */
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

/** The table everything below is part of. */
export function layTable<T extends Seen>(table: T): T {
  return setContext(KEY, table);
}

export function atTable(): Table {
  return getContext(KEY);
}

/** For what shows and asks nothing. */
export function seenTable(): Seen {
  return getContext(KEY);
}
