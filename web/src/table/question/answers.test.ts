import { keyOf, same } from "../../lib/server/plain";
import { expect, test } from "vitest";
import { detailsOf, facingIn, inWay, turnedIn, withDetails } from "./answers";

const label = { key: "savage.title" };
const shot = ["do", { option: { what: "shoot", to: "b" }, details: { called: "", shots: 1 } }];

test("details are changed inside the answer, in its way, and the rest stays", () => {
  expect(withDetails(shot, { shots: 3 })).toEqual([
    "do",
    { option: { what: "shoot", to: "b" }, details: { called: "", shots: 3 } },
  ]);
  expect(withDetails({ option: 1, details: {} }, { called: "head" })).toEqual({
    option: 1,
    details: { called: "head" },
  });
});

test("an answer without changes is the answer itself", () => {
  expect(withDetails(shot, {})).toBe(shot);
});

test("details are the usual ones until they are changed", () => {
  const values: [unknown, typeof label][] = [
    [1, label],
    [3, label],
  ];
  const item = { answer: shot, label, details: [{ name: "shots", values }] };
  expect(detailsOf(item, {})).toEqual({ shots: 1 });
  expect(detailsOf(item, { shots: 3 })).toEqual({ shots: 3 });
});

test("answers are the same whatever the order of their names", () => {
  expect(same({ a: 1, b: [2, { c: 3, d: 4 }] }, { b: [2, { d: 4, c: 3 }], a: 1 })).toBe(true);
  expect(keyOf([1, 2])).not.toBe(keyOf([2, 1]));
});

test("a way without a name is the whole answer", () => {
  expect(inWay("", [1, 2])).toEqual([1, 2]);
  expect(inWay("move", [[1, 2]])).toEqual(["move", [[1, 2]]]);
});

test("an answer with a facing is turned, and nothing else of it", () => {
  const trek = { way: [[1, 2]], facing: null };
  expect(facingIn(["move", trek], 90)).toEqual(["move", { way: [[1, 2]], facing: 90 }]);
  expect(facingIn({ at: [1, 2], facing: 0 }, 45)).toEqual({ at: [1, 2], facing: 45 });
  expect(turnedIn(["move", trek])).toBe(trek);
});

test("an answer without a facing stays as it is", () => {
  expect(facingIn([1, 2], 90)).toEqual([1, 2]);
  expect(turnedIn(["do", { option: "end" }])).toBeUndefined();
});
