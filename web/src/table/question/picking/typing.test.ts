import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Digits } from "./digits";
import { shifted } from "./ordering";
import { dealt } from "./typedfaces";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a digit is taken at once where no longer number could be meant", () => {
  const picked: number[] = [];
  const digits = new Digits((number) => picked.push(number));
  digits.press("3", 9);
  digits.press("2", 15);
  expect(picked).toEqual([3, 2]);
});

test("where it could be longer it waits a little for the next digit", () => {
  const picked: number[] = [];
  const digits = new Digits((number) => picked.push(number), 500);
  digits.press("1", 15);
  expect(picked).toEqual([]);
  digits.press("4", 15);
  expect(picked).toEqual([14]);
  digits.press("1", 15);
  vi.advanceTimersByTime(500);
  expect(picked).toEqual([14, 1]);
});

test("a number there is no line for picks nothing", () => {
  const picked: number[] = [];
  const digits = new Digits((number) => picked.push(number));
  digits.press("0", 9);
  digits.press("7", 5);
  expect(picked).toEqual([]);
});

test("faces go to the dice in order; an ace is thrown again", () => {
  expect(dealt([6, 8], [6], true).next).toBe(0);
  expect(dealt([6, 8], [6, 2], true).next).toBe(1);
  const all = dealt([6, 8], [6, 2, 5], true);
  expect(all.next).toBeUndefined();
  expect(all.dice.map(({ faces }) => faces)).toEqual([[6, 2], [5]]);
  expect(dealt([6, 8], [6], false).next).toBe(1);
});

test("a thing is moved from one place of a list to another", () => {
  expect(shifted(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(shifted(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
});
