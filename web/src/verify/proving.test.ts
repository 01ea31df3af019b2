import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bytesOf, textOf } from "./bytes";
import { BadJournal, type Journal, readJournal } from "./journal";
import { prove } from "./proving";
import { commitment } from "./seed";
import { Stream } from "./stream";

const file = (path: string): Uint8Array => readFileSync(new URL(path, import.meta.url));
const played = file("../../../tests/journals/salteadores-2.tapete");
const practised = file("./practised.tapete");
const branched = file("./branched.tapete");

/** The same file with a piece of its text changed. */
const tampered = (from: string, to: string): Uint8Array =>
  bytesOf(textOf(played).replace(from, to));

describe("a journal written by the server", () => {
  it("is proved whole: the chain, the promise and every face", () => {
    const journal = readJournal(played);
    const proof = prove(journal);
    expect(journal.altered).toBeUndefined();
    expect(proof).toMatchObject({ promised: true, wrong: 0, seedless: undefined });
    expect(proof.rolls).toHaveLength(journal.rolls.length);
    expect(proof.faces).toBeGreaterThan(20);
  });

  it("is proved across the seeds of the matches it was branched from", () => {
    const journal = readJournal(branched);
    expect(journal.header.earlier).toHaveLength(2);
    expect(journal.altered).toBeUndefined();
    expect(prove(journal)).toMatchObject({ promised: true, wrong: 0, faces: 33 });
  });

  it("is not proved from another seed than one of its own", () => {
    const journal = readJournal(branched);
    const { earlier: _, ...header } = journal.header;
    expect(prove({ ...journal, header }).wrong).toBeGreaterThan(0);
  });
});

describe("a journal of practice", () => {
  it("is proved where an undo takes the dice back, and only there", () => {
    const journal = readJournal(practised);
    expect(journal.rolls.some(({ from }) => from !== undefined)).toBe(true);
    expect(prove(journal)).toMatchObject({ promised: true, wrong: 0 });
    const bare = { ...journal, rolls: journal.rolls.map(({ from: _, ...rest }) => rest) };
    expect(prove(bare).wrong).toBeGreaterThan(0);
  });
});

describe("a journal that was tampered with", () => {
  it("shows which line was altered, and the face that is not the seed's", () => {
    const journal = readJournal(tampered('"faces":[5]', '"faces":[6]'));
    const proof = prove(journal);
    expect(journal.altered).toBe(2);
    expect(proof.wrong).toBe(1);
    expect(proof.rolls[0]).toMatchObject({ line: 2, ok: false, faces: [5] });
  });

  it("shows a promise that is not the seed's", () => {
    expect(prove(readJournal(tampered("22ad3d6e", "22ad3d6f"))).promised).toBe(false);
  });

  it("shows a roll that was left out by the place of the next", () => {
    const lines = textOf(played).split("\n");
    const proof = prove(readJournal(bytesOf([...lines.slice(0, 2), ...lines.slice(3)].join("\n"))));
    expect(proof.rolls.map(({ inPlace }) => inPlace).indexOf(false)).toBe(1);
    expect(proof.wrong).toBe(1);
  });

  it.each([
    ["", 1, "empty"],
    ["{}\n", 1, "foreign"],
    ["not ours\n", 1, "foreign"],
    ['{"do":"roll","at":-1,"dice":["x"],"faces":[],"sum":"00000000"}\n', 1, "foreign"],
  ])("that is no journal names the line: %j", (text, line, problem) => {
    expect(() => readJournal(bytesOf(text))).toThrow(new BadJournal(line, problem as "empty"));
  });

  it("that was cut off names the line", () => {
    expect(() => readJournal(played.subarray(0, played.length - 9))).toThrow("truncated 59");
  });

  it("that holds no dice names the line", () => {
    const text = tampered('"dice":[20]', '"dice":"x" ');
    expect(() => readJournal(text)).toThrow("content 2");
  });
});

describe("the stream of a seed", () => {
  const seed = "blake2b-words:0000000000000005";
  const key = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 5);

  it("gives the faces the server throws", () => {
    const stream = new Stream([{ key, words: Infinity }]);
    const faces = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 8, 10, 12, 20].map((die) => stream.face(die));
    expect(faces).toEqual([2, 1, 3, 2, 3, 3, 5, 2, 6, 5, 1, 7, 10, 8, 6]);
  });

  it("throws again a die that aces", () => {
    const thrown = { do: "roll" as const, at: 0, dice: [4, 4, 6, 8, 6], rule: "", aces: true };
    const header = { tapete: 1, game: "x", rules: "1", typed: false, seed, commitment: commitment(seed) };
    const rest = { answers: 0, lines: 2, altered: undefined };
    const journal: Journal = { header, rolls: [{ line: 2, thrown: { ...thrown, faces: [4, 3, 3, 2, 3, 3] } }], ...rest };
    expect(prove(journal)).toMatchObject({ promised: true, wrong: 0 });
  });

  it("is promised as the server promises it", () => {
    expect(commitment(seed)).toBe("c86b3ebeddc7b4d89008d9854f1cf5a400d1e7fa18259ea1db75ad7b11e28b41");
  });
});
