import { describe, expect, it } from "vitest";
import type { Room } from "../../lib/server/wire";
import { type Mine, nextAfter, onceMore, outcomeOf, talliesOf } from "./mine";

const mine = (more: Partial<Mine> = {}): Mine => ({
  id: "m",
  game: "g",
  stage: "over",
  setting: "mill",
  created: 1,
  seats: [0],
  chairs: [
    { seat: 0, kind: "person" },
    { seat: 1, kind: "bot", bot: "greedy" },
  ],
  result: { winners: [0], reason: { key: "a.b" } },
  ...more,
});
const ended = (...winners: number[]) => ({ result: { winners, reason: { key: "a.b" } } });

describe("how a match ended for the player", () => {
  it("is won, lost or drawn", () => {
    expect([[0], [1], []].map((winners) => outcomeOf(mine(ended(...winners))))).toEqual([
      "won",
      "lost",
      "drawn",
    ]);
  });

  it("is neither for who plays every side", () => {
    expect(outcomeOf(mine({ seats: [0, 1] }))).toBe("shared");
    const together = { winners: [], lost: true, reason: { key: "a.b" } };
    expect(outcomeOf(mine({ seats: [0, 1], result: together }))).toBe("lost");
    expect(outcomeOf(mine({ seats: [0, 1], ...ended(0, 1) }))).toBe("won");
  });
});

describe("a record", () => {
  it("counts what was won and lost, each game by itself, and the scenarios seen", () => {
    const tallies = talliesOf([
      mine(),
      mine({ ...ended(1), setting: "bridge" }),
      mine({ game: "h", ...ended(1) }),
    ]);
    expect(tallies.map(({ game, won, lost, seen }) => [game, won, lost, seen.size])).toEqual([
      ["g", 1, 1, 2],
      ["h", 0, 1, 1],
    ]);
  });

  it("does not count practice, whose scenario was seen nevertheless", () => {
    const [tally] = talliesOf([mine({ practice: true })]);
    expect([tally!.won, tally!.lost, tally!.seen.size]).toEqual([0, 0, 1]);
  });
});

describe("the next scenario", () => {
  const all = ["a", "b", "c"].map((id) => ({ id }));
  it("is the next one that was not seen, past the end if need be", () => {
    expect(nextAfter(all, "a", new Set(["a", "b"]))?.id).toBe("c");
    expect(nextAfter(all, "c", new Set(["b", "c"]))?.id).toBe("a");
  });

  it("is the next one when all were seen, and none where there is only one", () => {
    expect(nextAfter(all, "a", new Set(["a", "b", "c"]))?.id).toBe("b");
    expect(nextAfter([{ id: "a" }], "a", new Set())).toBeUndefined();
  });
});

it("a match once more has the same bots, and a link for the others", () => {
  const chairs: Room["chairs"] = [
    { seat: 0, kind: "person" },
    { seat: 1, kind: "bot", bot: "greedy" },
    { seat: 2, kind: "person", name: "Bea" },
  ];
  const room = { ...mine({ chairs }), options: { goal: 3 }, commitment: "" } as unknown as Room;
  expect(onceMore(room, [0], "Ana")).toMatchObject({
    options: { goal: 3 },
    chairs: [{ kind: "person", name: "Ana" }, { kind: "bot", bot: "greedy" }, { kind: "open" }],
  });
});
