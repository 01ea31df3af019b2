/** For what puts an answer together in the panel: Enter gives it, and it hears the keys first. */
import { atTable, type Table } from "../../context";

/** `answer` is undefined while it is not whole; `hears` says whether a key was meant for it. */
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
