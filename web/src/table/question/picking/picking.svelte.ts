/** Connects a component that puts an answer together with the table's Enter and other keys. */
import { atTable, type Table } from "../../context";

/**
 * `answer` returns undefined until it is complete. `hears` returns true if a key was meant for it.
 */
export function picking(answer: () => unknown, hears: (key: string) => boolean): Table {
  const table = atTable();
  $effect(() => {
    const whole = answer();
    table.prepared = whole === undefined ? undefined : { answer: whole };
    return () => (table.prepared = undefined);
  });
  $effect(() => {
    table.hears = hears;
    return () => (table.hears = undefined);
  });
  return table;
}
