import { expect, test } from "vitest";
import type { News } from "../../lib/server/wire";
import { dwell, lingers } from "./pace";

const told = (more: Partial<News>): News => ({ at: 0, event: "a", message: { key: "a" }, ...more });
const beat = (great: boolean) => ({ kind: "fall" as const, message: { key: "a" }, great });
const down = told({ cue: { kind: "down" } });
const felled = told({ cue: { kind: "down", beat: beat(false) } });
const leaderless = told({ cue: { kind: "down", beat: beat(true) } });
const dice = { dice: [6], faces: [6, 3], values: [9] };

test("a great moment stays longer, and the greatest longest", () => {
  expect(dwell(felled, "normal")).toBeGreaterThan(dwell(down, "normal"));
  expect(dwell(leaderless, "normal")).toBeGreaterThan(dwell(felled, "normal"));
  expect(dwell(felled, "slow")).toBeGreaterThan(dwell(felled, "normal"));
});

test("dice that ace stay longer than others", () => {
  const aced = told({ dice, cue: { kind: "note", beat: beat(false) } });
  expect(dwell(aced, "normal")).toBeGreaterThan(dwell(told({ dice }), "normal"));
});

test("at once means without a pause", () => {
  for (const news of [down, felled, leaderless]) expect(dwell(news, "instant")).toBe(0);
});

test("what only repeats other news has no pause of its own", () => {
  expect(dwell({ ...leaderless, quiet: true }, "normal")).toBe(0);
});

test("what stays on the board keeps the pace of its news", () => {
  const usual = dwell(felled, "normal");
  expect(lingers(2000, felled, usual)).toBe(2000);
  expect(lingers(2000, felled, usual / 2)).toBe(1000);
  expect(lingers(2000, felled, 0)).toBe(0);
  expect(lingers(2000, { ...felled, quiet: true }, 100)).toBe(0);
});
