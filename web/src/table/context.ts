import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const KEY = Symbol("table");

/** The table everything below is part of. */
export function layTable(table: Table): Table {
  return setContext(KEY, table);
}

export function atTable(): Table {
  return getContext(KEY);
}
