import { describe, expect, it } from "vitest";
import type { News } from "../lib/server/wire";
import { Film } from "./film";
import { fortune, markNear, momentsOf, nextMark, turnAt, turnsOf } from "./marks";
import { answersOf, chronicleOf } from "./past";
import type { Frame, Mark } from "./wire";

const news = (at: number, answers: number, back_to?: number): News => ({
  at,
  answers,
  event: "e",
  message: { key: "a.b" },
  ...(back_to === undefined ? {} : { back_to }),
});
const frame = (index: number, told: News[], undone = false): Frame => ({
  index,
  scene: { head: { key: "a.b" }, board: "b" },
  news: told,
  undone,
});
const match = [
  frame(0, [news(0, 0)]),
  frame(1, [news(1, 1), news(2, 1)]),
  frame(2, [news(3, 2)]),
  frame(3, [news(4, 1, 1)], true),
  frame(4, [news(5, 2)]),
];

describe("the log of a moment", () => {
  it("counts the answers that still count", () => {
    expect(answersOf(match)).toEqual([0, 1, 2, 1, 2]);
  });

  it("does not count the moment at which a match became practice as an answer", () => {
    const practice = { ...news(6, 2), event: "kernel.event.made_practice" };
    expect(answersOf([...match, frame(5, [practice]), frame(6, [news(7, 3)])]).slice(-2)).toEqual([2, 3]);
  });

  it("strikes what had been taken back by then, and nothing else", () => {
    const struck = (upto: number) =>
      chronicleOf(match.slice(0, upto)).entries.filter(({ undone }) => undone).map(({ news: { at } }) => at);
    expect(struck(3)).toEqual([]);
    expect(struck(5)).toEqual([3]);
  });

  it("keeps the latest", () => {
    expect(chronicleOf(match, 2).entries.map(({ news: { at } }) => at)).toEqual([4, 5]);
  });
});

describe("a film", () => {
  const film = (fail = false) => {
    const asked: number[] = [];
    let failing = fail;
    const whole = Array.from({ length: 150 }, (_, at) => frame(at, []));
    const fetch = async (since: number, count: number) => {
      asked.push(since);
      if (failing) {
        failing = false;
        throw new Error("lost");
      }
      const frames = whole.slice(since, since + count);
      frames[0] = { ...frames[0]!, board: { width: since + 1, height: 1, unit: 1, unit_name: { key: "a.b" } } };
      return { match: "m", total: 150, since, frames };
    };
    return { film: new Film(150, fetch), asked };
  };

  it("fetches only the page it is asked for, once", async () => {
    const { film: it_, asked } = film();
    expect((await it_.at(130)).index).toBe(130);
    await it_.at(125);
    expect(asked).toEqual([120]);
    expect(it_.boardOf(await it_.at(140))?.width).toBe(121);
  });

  it("fetches all before a moment for its log", async () => {
    const { film: it_, asked } = film();
    expect(await it_.upto(70)).toHaveLength(71);
    expect(asked).toEqual([0, 60]);
  });

  it("asks again after a failure", async () => {
    const { film: it_ } = film(true);
    await expect(it_.at(1)).rejects.toThrow("lost");
    expect((await it_.at(1)).index).toBe(1);
  });
});

describe("the marks of a timeline", () => {
  const mark = (index: number, kind: Mark["kind"], turn = 0, percentile?: number): Mark => ({
    index,
    kind,
    turn,
    message: { key: "a.b" },
    ...(percentile === undefined ? {} : { percentile }),
  });
  const marks = [mark(0, "turn", 1), mark(3, "harm"), mark(5, "roll", 1, 0.995), mark(8, "turn", 2), mark(9, "end")];

  it("say where turns begin", () => {
    expect(turnsOf(marks)).toEqual([{ turn: 1, index: 0 }, { turn: 2, index: 8 }]);
    expect([turnAt(turnsOf(marks), 7), turnAt(turnsOf(marks), 8)]).toEqual([1, 2]);
  });

  it("are gone to one after another", () => {
    expect(nextMark(marks, 3, 1)?.index).toBe(5);
    expect(nextMark(marks, 3, -1)?.index).toBe(0);
    expect(nextMark(marks, 9, 1)).toBeUndefined();
  });

  it("are hit by a finger that comes near, and by none that does not", () => {
    const place = (index: number) => index * 10;
    expect(markNear(marks, 54, place, 14)?.index).toBe(5);
    expect(markNear(marks, 65, place, 14)).toBeUndefined();
  });

  it("tell what to remember, and whose luck it was", () => {
    expect(momentsOf(marks).map(({ kind }) => kind)).toEqual(["roll", "end"]);
    expect(marks.map(fortune)).toEqual(["", "", "high", "", ""]);
  });
});
