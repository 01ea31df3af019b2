import { expect, test } from "vitest";
import { changedSides, picked } from "./bringing";

const said = (key: string) => ({ key });
const side = (seat: number, name: string) => ({ seat, name: said(name) });

test("one band takes the place of another, heroes come one by one", () => {
  expect(picked(["a"], "b", false)).toEqual(["b"]);
  expect(picked(["a"], "b", true)).toEqual(["a", "b"]);
  expect(picked(["a", "b"], "a", true)).toEqual(["b"]);
});

test("a side that is not what it was is found", () => {
  const before = [side(0, "ana"), side(1, "blas")];
  expect(changedSides(before, [side(0, "ana"), side(1, "eva")])).toEqual([1]);
  expect(changedSides(before, before)).toEqual([]);
  expect(changedSides(undefined, undefined)).toEqual([]);
});
