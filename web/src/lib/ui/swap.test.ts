import { expect, test } from "vitest";
import { linesOf } from "./swap";

test("a line that says what is given for what has two sides", () => {
  expect(linesOf("I give a rope ↔ I get 2 points")).toEqual([["I give a rope", "I get 2 points"]]);
});

test("other lines stay whole", () => {
  expect(linesOf("A deal.\nYou get 1 ↔ you give 2")).toEqual([
    ["A deal."],
    ["You get 1", "you give 2"],
  ]);
  expect(linesOf("a ↔ b ↔ c")).toEqual([["a ↔ b ↔ c"]]);
});
