import { expect, test } from "vitest";
import { nearestReachable } from "./reach";

test("just beyond reach the nearest place within it is meant; far beyond, the place itself", () => {
  const reached = {
    is: "reached" as const,
    id: 1,
    number: 1,
    cell: 100,
    places: [[0, 0, 0]] as [number, number, number][],
  };
  expect(nearestReachable(reached, [60, 0])).toEqual([60, 0]);
  expect(nearestReachable(reached, [300, 0])).toEqual([0, 0]);
  expect(nearestReachable(reached, [900, 0])).toEqual([900, 0]);
  expect(nearestReachable(undefined, [5, 5])).toEqual([5, 5]);
});
