import { expect, test, vi } from "vitest";
import type { Live } from "../lib/server/live.svelte";
import type { Asked, Saying, Tried, Update } from "../lib/server/wire";
import { Table } from "./table.svelte";

const message = { key: "a" };
const question = { number: 4, seat: 0, kind: "route", message } as Asked;

/** A table with a way laid on it that may be walked, and what is said to the server. */
function laid(): { table: Table; said: Saying[] } {
  const said: Saying[] = [];
  const socket = { ask: (saying: Saying) => (said.push(saying), Promise.resolve({})) };
  const table = new Table({ socket } as unknown as Live);
  table.display.take({ is: "update", since: 0, number: 4, scene: {}, question } as unknown as Update);
  table.asked(table.question);
  table.draft.tried = { is: "tried", answer: ["move", [1, 2]] } as unknown as Tried;
  table.draft.laid = true;
  return { table, said };
}

test("what is laid is given as the answer", async () => {
  const { table, said } = laid();
  await table.commit();
  expect(said).toMatchObject([{ do: "answer", number: 4, answer: ["move", [1, 2]] }]);
});

test("what is dropped before it is known what could follow is not given", async () => {
  const { table, said } = laid();
  vi.spyOn(table.prospect, "known").mockImplementation(async () => table.leave());
  await table.commit();
  expect(said).toEqual([]);
});
