import { expect, test } from "vitest";
import { foldedAway, outcomesShown } from "./outcomes";

interface Part {
  part: number;
  more?: Part[];
}
const one = (part: number, ...more: Part[]): Part => ({ part, more });
const OUTCOMES = [one(60), one(30, one(20), one(10)), one(10)];
const parts = (all: boolean) => outcomesShown(OUTCOMES, all).map(({ part }) => part);

test("outcomes stay folded until all of them are wanted, each then in its place", () => {
  expect(parts(false)).toEqual([60, 30, 10]);
  expect(parts(true)).toEqual([60, 20, 10, 10]);
});

test("an outcome that is unfolded takes the place of what it was added up to", () => {
  expect(foldedAway(OUTCOMES)).toBe(1);
  expect(foldedAway([one(100)])).toBe(0);
});
