import { expect, test } from "vitest";
import type { Token, Zone } from "../../../lib/server/wire";
import { names, type Seen, zoneNames } from "./naming";
import { beside, type Box, covers, type Disc, overlap, placed } from "./placing";

const ROOM: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const disc = (x: number, y: number, radius = 14): Disc => ({ at: [x, y], radius });
const figure = (id: string, x: number, y: number, weight = 0): Seen => ({
  ...disc(x, y),
  token: { id, at: [x, y], radius: 14, name: { key: id }, sign: id } as Token,
  weight,
  side: "",
});
const say = ({ id }: Token) => `the one called ${id}`;

test("a name is written below its figure, unless somebody stands there", () => {
  const name = (discs: Disc[]) =>
    placed([{ id: "a", weight: 1, choices: beside("Rosario", 60, discs[0]!) }], discs, ROOM)[0]!.box;
  expect(name([disc(200, 100)]).top).toBeGreaterThan(100);
  expect(name([disc(200, 100), disc(200, 128)]).bottom).toBeLessThan(100);
});

test("no name lies on a figure or on another name, however crowded it is", () => {
  const crowd = Array.from({ length: 40 }, (_, at) => figure(`f${at}`, 30 + (at % 8) * 34, 40 + Math.floor(at / 8) * 31, 1 + (at % 3)));
  const found = placed(names(crowd, say), crowd, ROOM);
  expect(found.length).toBeGreaterThan(0);
  for (const [at, { box }] of found.entries()) {
    expect(crowd.some((one) => covers(box, one))).toBe(false);
    expect(found.slice(at + 1).some((other) => overlap(box, other.box))).toBe(false);
  }
});

test("where there is room for one name only, it is that of whoever acts", () => {
  const tight: Box = { left: 40, top: 60, right: 215, bottom: 140 };
  const two = [figure("b", 100, 100), figure("a", 140, 100, 4)];
  const [first] = placed(names(two, say), two, tight);
  expect(first).toMatchObject({ id: "a", lines: ["the one called a"] });
});

test("a figure that is not in question is known by its letter", () => {
  const [found] = placed(names([figure("k", 100, 100)], say), [disc(100, 100)], ROOM);
  expect(found?.lines).toEqual(["k"]);
});

test("a zone's name goes where no figure is, and a long one is left to its flag", () => {
  const zone: Zone = { points: [[0, 0], [200, 0], [200, 120], [0, 120]], label: { key: "zone" } }; // prettier-ignore
  const name = (text: string, discs: Disc[]) => placed(zoneNames([zone], (at) => at, () => text), discs, ROOM)[0];
  expect(name("The north", [])!.box.top).toBeLessThan(20);
  expect(covers(name("The north", [disc(100, 12)])!.box, disc(100, 12))).toBe(false);
  expect(name("a very long name ".repeat(9), [])).toBeUndefined();
});
