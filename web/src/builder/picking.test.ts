import { describe, expect, it } from "vitest";
import {
  countIn,
  counted,
  dieIn,
  emptyDraft,
  faultsAt,
  grouped,
  matching,
  offered,
  pickNamed,
  rowOf,
  shown,
  unlistedPick,
  steppedDie,
  withCount,
  withDie,
  withoutPick,
  withPick,
} from "./picking";
import type { Draft, Holder, Pick, Shelf } from "./wire";

const title = { key: "a.b" };
const attributes: Shelf = { field: "attributes", title, kind: "dice", values: [4, 6, 8], start: 4 };
const skills: Shelf = { field: "skills", title, kind: "dice", values: [4, 6, 8] };
const pick = (id: string, group = ""): Pick => ({ id, name: title, group });

describe("picks that are on no shelf", () => {
  const remarks = [
    { field: "abilities", pick: "Hums", message: { key: "only.text" } },
    { field: "abilities", pick: "Sings", message: { key: "other" } },
    { field: "edges", pick: "Hums", message: { key: "elsewhere" } },
  ];

  it("are texts of the player's own, with what is remarked on them", () => {
    const shelf: Shelf = { field: "abilities", title, kind: "many", own: true };
    const { name, facts } = unlistedPick(shelf, "Hums", remarks);
    expect(name).toEqual({ key: "builder.own_text", args: [["text", "Hums"]] });
    expect(facts).toEqual([{ key: "only.text" }]);
  });

  it("no longer exist where players have none of their own", () => {
    const shelf: Shelf = { field: "abilities", title, kind: "many" };
    expect(unlistedPick(shelf, "Hums", remarks).name.key).toBe("builder.strange");
  });
});

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

describe("rows", () => {
  const shelf: Shelf = {
    field: "members",
    title: { key: "x" },
    kind: "rows",
    row: [
      {
        field: "profile",
        title: { key: "x" },
        kind: "one",
        picks: [
          { id: "boss", name: { key: "x" }, needs: ["gangers"] },
          { id: "mutant", name: { key: "x" }, needs: ["mutants"] },
        ],
      },
    ],
  };
  const held = (draft: Draft): { holder: Holder; changed: () => Draft } => {
    let now = draft;
    const faults = [
      { rule: "r", message: { key: "x" }, field: "members.1.gear", pick: "mace" },
      { rule: "r", message: { key: "x" }, field: "members" },
    ];
    const verdict = { sound: false, faults, purses: [], values: [], texts: [], remarks: [] };
    return { holder: { draft, usual: {}, above: {}, verdict, change: (next) => (now = next) }, changed: () => now };
  };

  it("are changed one at a time", () => {
    const { holder, changed } = held({ faction: "gangers", members: [{ profile: "boss" }, {}] });
    const row = rowOf(holder, shelf, 1);
    row.change({ ...row.draft, profile: "boss" });
    expect(changed()).toEqual({ faction: "gangers", members: [{ profile: "boss" }, { profile: "boss" }] });
  });

  it("have the faults that are theirs", () => {
    const { holder } = held({ members: [{}, {}] });
    expect(rowOf(holder, shelf, 0).verdict?.faults).toEqual([]);
    expect(rowOf(holder, shelf, 1).verdict?.faults.map(({ field }) => field)).toEqual(["gear"]);
  });

  it("offer what was made possible above them", () => {
    const { holder } = held({ faction: "mutants", members: [{}] });
    const [profile] = shelf.row ?? [];
    expect(profile && offered(profile, rowOf(holder, shelf, 0)).map(({ id }) => id)).toEqual(["mutant"]);
  });

  it("count what is picked several times", () => {
    const two = withCount({}, "bullets", "bullet", 2);
    expect(countIn(two, "bullets", "bullet")).toBe(2);
    expect(withCount(two, "bullets", "bullet", 0)).toEqual({ bullets: {} });
  });
});

describe("picks with several prices", () => {
  const cheap = { ...pick("armour"), facts: [{ key: "cheap" }], needs: ["rich"] };
  const dear = { ...pick("armour"), facts: [{ key: "dear" }], needs: ["poor"] };
  const shelf: Shelf = { field: "gear", title, kind: "many", picks: [cheap, dear] };
  const by = (profile: string) => ({ draft: { profile }, above: {} });

  it("are shown once, at the price of whoever picks", () => {
    expect(shown(shelf, by("poor"), () => true)).toEqual([dear]);
    expect(pickNamed(shelf, by("rich"), "armour")).toBe(cheap);
  });

  it("stay where they were picked and are no longer offered", () => {
    expect(shown(shelf, by("nobody"), () => true)).toEqual([cheap]);
    expect(shown(shelf, by("nobody"), () => false)).toEqual([]);
  });

  it("begin without content", () => {
    const schema = { properties: { name: { default: "" }, content: { default: null } } };
    expect(emptyDraft(schema)).toEqual({ name: "", content: null });
  });
});
