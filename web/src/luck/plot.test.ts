import { describe, expect, it } from "vitest";
import type { RollLuck } from "../replay/wire";
import { apart, line, rarest, scaled, stepOf } from "./plot";

const frame = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const roll = (index: number, drift: number, percentile = 0.5): RollLuck => ({
  at: index,
  index,
  dice: [6],
  faces: [3],
  total: 3,
  expected: 3.5,
  percentile,
  drift,
});

describe("the scale of a luck plot", () => {
  it("has zero and every drift in sight", () => {
    const { y, ticks } = scaled([roll(1, 7), roll(2, -2)], 10, frame);
    expect(ticks).toContain(0);
    expect(y(ticks.at(-1)!)).toBe(0);
    expect(y(ticks[0]!)).toBe(100);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(7);
  });

  it("is there without a roll", () => {
    expect(scaled([], 0, frame).ticks.length).toBeGreaterThan(1);
  });

  it.each([
    [3, 1],
    [9, 5],
    [40, 10],
    [41, 20],
    [180, 50],
  ])("divides a span of %i by %i", (span, step) => expect(stepOf(span)).toBe(step));
});

it("draws steps from nothing to the end of the match", () => {
  const scale = { x: (index: number) => index * 10, y: (drift: number) => -drift, ticks: [] };
  expect(line([roll(2, 5), roll(4, -1)], 9, scale)).toBe("M0 0H20V-5H40V1H90");
});

it("moves labels apart, the lower ones down", () => {
  expect(apart([50, 48, 10], 16)).toEqual([64, 48, 10]);
});

it("finds the rarest rolls of either kind, and no common one twice", () => {
  const rolls = [roll(1, 0, 0.9), roll(2, 0, 0.1), roll(3, 0, 0.99), roll(4, 0, 0.5)];
  expect(rarest(rolls, "high", 3).map(({ index }) => index)).toEqual([3, 1]);
  expect(rarest(rolls, "low", 3).map(({ index }) => index)).toEqual([2]);
});
