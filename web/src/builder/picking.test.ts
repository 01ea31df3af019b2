import { describe, expect, it } from "vitest";
import {
  counted,
  dieIn,
  emptyDraft,
  faultsAt,
  grouped,
  matching,
  steppedDie,
  withDie,
  withoutPick,
  withPick,
} from "./picking";
import type { Pick, Shelf } from "./wire";

const title = { key: "a.b" };
const attributes: Shelf = { field: "attributes", title, kind: "dice", values: [4, 6, 8], start: 4 };
const skills: Shelf = { field: "skills", title, kind: "dice", values: [4, 6, 8] };
const pick = (id: string, group = ""): Pick => ({ id, name: title, group });

describe("dice", () => {
  it("start at what everybody has, and that is not written down", () => {
    const draft = withDie({}, attributes, "agility", 6);
    expect(dieIn(draft, attributes, "agility")).toBe(6);
    expect(dieIn(draft, attributes, "vigor")).toBe(4);
    expect(withDie(draft, attributes, "agility", 4)).toEqual({ attributes: {} });
  });

  it("go up and down by steps, to nothing only where one can have nothing", () => {
    expect(steppedDie(attributes, "fighting", 4, -1)).toBeUndefined();
    expect(steppedDie(skills, "fighting", 4, -1)).toBe(0);
    expect(steppedDie(skills, "fighting", 0, 1)).toBe(4);
    expect(steppedDie(skills, "fighting", 8, 1)).toBeUndefined();
  });

  it("of what everybody has some of never come below that", () => {
    const shelf = { ...skills, picks: [{ ...pick("notice"), start: 4 }] };
    expect(dieIn({}, shelf, "notice")).toBe(4);
    expect(steppedDie(shelf, "notice", 4, -1)).toBeUndefined();
    expect(withDie({ skills: { notice: 6 } }, shelf, "notice", 4)).toEqual({ skills: {} });
  });

  it("that are beyond the shelf can only come down to it", () => {
    expect(steppedDie(skills, "fighting", 13, -1)).toBe(8);
    expect(steppedDie(skills, "fighting", 13, 1)).toBeUndefined();
  });
});

describe("lists", () => {
  it("keep their order, and lose the last of several", () => {
    const draft = withPick(withPick(withPick({}, "gear", "bow"), "gear", "axe"), "gear", "bow");
    expect(withoutPick(draft, "gear", "bow")).toEqual({ gear: ["bow", "axe"] });
    expect(counted(draft["gear"] as string[])).toEqual([["bow", 2], ["axe", 1]]);
  });

  it("are found by words without their accents", () => {
    const words = (one: Pick) => (one.id === "a" ? "Línea de fuego" : "Escudo");
    expect(matching([pick("a"), pick("b")], "FUEGO linea", words)).toEqual([pick("a")]);
    expect(matching([pick("a"), pick("b")], " ", words)).toHaveLength(2);
  });

  it("are grouped in the order offered", () => {
    const all = [pick("a", "x"), pick("b", "y"), pick("c", "x")];
    expect(grouped(all).map(([group, picks]) => [group, picks.length])).toEqual([["x", 2], ["y", 1]]);
  });
});

it("an empty draft is what its schema says", () => {
  const properties = { name: { type: "string" }, gear: { default: [] }, token: { default: "person" } };
  const schema = { $ref: "#/$defs/Sheet", $defs: { Sheet: { properties } } };
  expect(emptyDraft(schema)).toEqual({ name: "", gear: [], token: "person" });
});

it("faults are shown at their field and pick", () => {
  const faults = [
    { rule: "r", message: title, field: "edges", pick: "frenzy" },
    { rule: "r", message: title },
  ];
  expect(faultsAt(faults, "edges")).toHaveLength(1);
  expect(faultsAt(faults, "edges", "dodge")).toHaveLength(0);
  expect(faultsAt(faults, "")).toHaveLength(1);
});
