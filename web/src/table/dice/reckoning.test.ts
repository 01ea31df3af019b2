import { expect, test } from "vitest";
import { chain, fallen, modifier, reckoned, signed } from "./reckoning";

test("a die that aced has all its faces, and the next die its own", () => {
  const dice = fallen({ dice: [6, 8], faces: [6, 6, 3, 5], values: [15, 5] });
  expect(dice).toEqual([
    { sides: 6, faces: [6, 6, 3], value: 15 },
    { sides: 8, faces: [5], value: 5 },
  ]);
  expect(chain(dice[0]!)).toBe("6 + 6 + 3");
});

test("dice that do not ace take a face each, even the highest", () => {
  const dice = fallen({ dice: [6, 6], faces: [6, 2], values: [6, 2] });
  expect(dice.map(({ faces }) => faces)).toEqual([[6], [2]]);
});

test("only the dice that are in the total count", () => {
  const fell = { dice: [8, 6], faces: [3, 5], values: [3, 5] };
  expect(reckoned({ ...fell, total: 5, kept: [1] }).own.map(({ kept }) => kept)).toEqual([false, true]);
  expect(reckoned({ ...fell, total: 8, kept: [0, 1] }).own.every(({ kept }) => kept)).toBe(true);
  expect(reckoned(fell).own.every(({ kept }) => kept)).toBe(true);
});

test("of dice that are looked at together only those of the pattern count", () => {
  const fell = { dice: [6, 6, 6], faces: [3, 5, 3], values: [3, 5, 3], pattern: { key: "a.pair" } };
  const kept = (places: number[]) => reckoned({ ...fell, kept: places }).own.map((die) => die.kept);
  expect(kept([0, 2])).toEqual([true, false, true]);
  expect(kept([])).toEqual([false, false, false]);
});

test("a die against another is told from two that are added up", () => {
  const terms = [{ rule: "punk.impact.roll", amount: -2 }];
  const fell = { dice: [10, 10], faces: [1, 7], values: [1, 7], terms };
  const { own, rival, added } = reckoned({ ...fell, total: -1, target: 7, rival: 1 });
  expect([own.length, rival?.value, added]).toEqual([1, 7, -2]);
  expect(reckoned({ ...fell, total: 6 }).own).toHaveLength(2);
});

test("modifiers are added up and written with a true minus", () => {
  const terms = [
    { rule: "savage.combat.aim", amount: 2 },
    { rule: "savage.combat.cover", amount: -4 },
  ];
  expect(signed(modifier({ dice: [], faces: [], values: [], terms }))).toBe("−2");
  expect(signed(2)).toBe("+2");
});
