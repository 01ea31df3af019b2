import { expect, test } from "vitest";
import type { Course } from "../replay/wire";
import { ruled, runsOf, stepped } from "./course";

const course = (...scores: number[][]): Course => ({
  match: "m",
  frames: [0, 1, 4],
  sides: scores.map((own, seat) => ({ seat, scores: own })),
  turnings: [],
});
const paper = { width: 100, height: 50, left: 0, right: 0 };

test("two seats share a line, which is above the middle where the first is ahead", () => {
  const both = course([0, 0.5, -1], [0, -0.3, 1]);
  expect(runsOf(both)).toEqual([{ side: 0, scores: [0, 0.4, -1] }]);
  expect(runsOf(course([0, 0, 0], [0, 0, 0], [0, 0, 0]))).toHaveLength(3);
  expect(runsOf(course([0, 1, 1]))).toEqual([{ side: 0, scores: [0, 1, 1] }]);
});

test("it goes level from answer to answer, and frames taken back leave a gap", () => {
  const one = course([0, 1, -1]);
  expect(stepped(one.frames, [0, 1, -1], ruled(one, paper))).toBe("M0 25H25V0H100V50");
});
