import { expect, test } from "vitest";
import { compared } from "./compared";

const percent = (part: number) => ({ key: "odds.percent", args: [["part", part]] as [string, number][] });
const said = (key: string, chance: number) => ({
  said: [{ key, args: [] }],
  chance,
  percent: percent(100 * chance),
  exact: String(chance),
});
const ROWS = compared([
  [said("miss", 0.5), said("hit", 0.5)],
  [said("hit", 0.75), said("out", 0.25)],
]);

test("what two set-ups share is one row, and what one lacks has no chance there", () => {
  expect(ROWS.map((row) => [row.said[0]?.key, row.chances])).toEqual([
    ["miss", [0.5, 0]],
    ["hit", [0.5, 0.75]],
    ["out", [0, 0.25]],
  ]);
});

test("a row has the percentages that the server gives, and 0 where a set-up lacks it", () => {
  const parts = ROWS.map(({ percents }) => percents.map(({ args }) => args?.[0]?.[1]));
  expect(parts).toEqual([
    [50, 0],
    [50, 75],
    [0, 25],
  ]);
});
