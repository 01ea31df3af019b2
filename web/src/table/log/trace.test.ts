import { expect, test } from "vitest";
import type { Cue, Pair } from "../../lib/server/wire";
import { traceOf } from "./trace";

const PLACES: Record<string, Pair> = { a: [0, 0], b: [100, 0] };
const where = (id: string) => PLACES[id];
const trace = (cue: Partial<Cue>) => traceOf({ kind: "attack", ...cue }, where);
const SQUARE: Pair[] = [
  [40, 40],
  [60, 40],
  [60, 60],
  [40, 60],
];

test("a shot leaves a line from who shoots to the target", () => {
  const shot = { means: "shot" as const, figure: "a", target: "b" };
  expect(trace(shot)).toEqual({ means: "shot", line: [[0, 0], [100, 0]] });
  expect(trace({ ...shot, target: "unseen" })).toBeUndefined();
  expect(trace({ ...shot, figure: "unseen" })).toBeUndefined();
});

test("a blow leaves a mark on whom it strikes, and no line", () => {
  expect(trace({ means: "blow", figure: "a", target: "b" })).toEqual({
    means: "blow",
    struck: { at: [100, 0], from: [0, 0] },
  });
});

test("a blast leaves its area, and a line to its middle from who threw it", () => {
  const thrown = trace({ means: "blast", figure: "a", area: SQUARE });
  expect(thrown).toEqual({ means: "blast", line: [[0, 0], [50, 50]], area: SQUARE });
  expect(trace({ means: "blast", figure: "a" })?.struck?.at).toEqual([0, 0]);
});

test("what is sprayed leaves only its area", () => {
  const sprayed = trace({ means: "jet", figure: "a", area: SQUARE });
  expect(sprayed).toEqual({ means: "jet", area: SQUARE });
});

test("where nothing says how an attack is made, nothing is left", () => {
  expect(trace({ figure: "a", target: "b" })).toBeUndefined();
});
