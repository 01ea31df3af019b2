import { expect, test } from "vitest";
import type { Pair, Token } from "../../../lib/server/wire";
import { placeOf, seated } from "./carried";

const figure = (id: string, more: Partial<Token> = {}): Token => ({
  id,
  at: [1000, 1000],
  radius: 200,
  name: { key: id },
  ...more,
});
const CAR = figure("car");
const CREW = [figure("ann", { on: "car", aboard: true }), figure("bob", { on: "car", aboard: true })];
const ALL = [CAR, ...CREW];

test("those inside a vehicle sit apart on its rim and are smaller", () => {
  const seats = CREW.map((one) => seated(ALL, one, one.at));
  const [[ann, first], [, second]] = seats as [[Token, Pair], [Token, Pair]];
  expect(ann.radius).toBe(100);
  for (const [x, y] of [first, second]) expect(Math.hypot(x - 1000, y - 1000)).toBeCloseTo(200, 0);
  expect(second[0] - first[0]).toBeGreaterThan(150);
  expect(seated(ALL, CAR, CAR.at)).toEqual([CAR, CAR.at]);
});

test("a rider in the saddle is drawn over its mount", () => {
  const rider = figure("rider", { on: "horse" });
  expect(seated([figure("horse"), rider], rider, rider.at)).toEqual([rider, rider.at]);
});

test("all that are carried together go where one of them is shown to go", () => {
  const places = new Map<string, Pair>([["ann", [3000, 1000]]]);
  expect(ALL.map((one) => placeOf(ALL, one, places))).toEqual(Array(3).fill([3000, 1000]));
  expect(placeOf([...ALL, figure("eve")], figure("eve"), places)).toEqual([1000, 1000]);
});
