import { expect, test } from "vitest";
import type { Socket } from "../../lib/server/socket.svelte";
import type { Asked, Outcome, Weighed } from "../../lib/server/wire";
import { Chances, fewAmounts } from "./chances.svelte";

const label = { key: "savage.title" };
const hurt: Outcome = { chance: 1, percent: { key: "odds.sure" }, gist: [label] };
const asked = {
  number: 3,
  seat: 0,
  message: label,
  kind: "one_of",
  items: [
    { answer: "green", label },
    { answer: "yellow", label },
  ],
} as Asked;

/** The chances of the question's two answers, and how the server tells them. */
function weighing(): [Chances, (answer: string, outcomes: Outcome[]) => void] {
  let hears: (weighed: Weighed) => void = () => undefined;
  const socket = {
    weigh: (_: unknown, heard: typeof hears) => {
      hears = heard;
      return () => undefined;
    },
  } as unknown as Socket;
  const chances = new Chances(socket);
  chances.take(asked);
  const tell = (answer: string, outcomes: Outcome[]) =>
    hears({ id: 1, number: 3, answer, outcomes, exact: true } as unknown as Weighed);
  return [chances, tell];
}

test("answers of which the same comes for sure are alike once all are weighed", () => {
  const [chances, tell] = weighing();
  tell("green", [hurt]);
  expect(chances.alike).toBe(false);
  tell("yellow", [hurt]);
  expect(chances.alike).toBe(true);
});

test("answers that may end in several ways are not alike", () => {
  const [chances, tell] = weighing();
  const half = { ...hurt, chance: 0.5 };
  for (const answer of ["green", "yellow"]) tell(answer, [half, { ...half, gist: [] }]);
  expect(chances.alike).toBe(false);
});

test("a few amounts are answers, many are not", () => {
  const amount = { ...asked, kind: "amount", items: [], least: 1, most: 3 } as Asked;
  expect(fewAmounts(amount)).toEqual([1, 2, 3]);
  expect(fewAmounts({ ...amount, most: 30 })).toEqual([]);
  expect(fewAmounts({ ...amount, weighable: false })).toEqual([]);
  expect(fewAmounts(asked)).toEqual([]);
});
