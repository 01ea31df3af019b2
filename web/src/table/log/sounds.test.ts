import { expect, test } from "vitest";
import type { News } from "../../lib/server/wire";
import { soundOf } from "./sounds";

const told = (more: Partial<News>): News => ({ at: 0, event: "a", message: { key: "a" }, ...more });

test("dice and blows are heard, and nothing else", () => {
  expect(soundOf(told({ dice: { dice: [6], faces: [3], values: [3] } }))).toBe("dice");
  expect(soundOf(told({ cue: { kind: "down" } }))).toBe("down");
  expect(soundOf(told({ cue: { kind: "move" } }))).toBeUndefined();
  expect(soundOf(told({}))).toBeUndefined();
});
