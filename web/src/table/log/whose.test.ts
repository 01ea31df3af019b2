import { expect, test } from "vitest";
import { whose } from "./whose";

const message = { key: "arena.beat.fumble" };
const met = { kind: "miss", figure: "salvador", target: "psycho_1" } as const;

test("a mishap is that of whoever acts", () => {
  expect(whose({ ...met, beat: { kind: "mishap", message } })).toBe("salvador");
});

test("any other great moment is that of whoever is met", () => {
  expect(whose({ ...met, beat: { kind: "critical", message } })).toBe("psycho_1");
  expect(whose({ kind: "down", figure: "salvador", beat: { kind: "fall", message } })).toBe("salvador");
});
