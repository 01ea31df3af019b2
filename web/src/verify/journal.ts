/**
 * A match as a file: a header, then a line for each answer, roll and undo, chained by checksums.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesOf, hex, linesOf, textOf } from "./bytes";

export interface Earlier {
  seed: string;
  words: number;
}

export interface Header {
  tapete: number;
  game: string;
  rules: string;
  seed: string | null;
  commitment: string | null;
  typed: boolean;
  earlier?: Earlier[];
}

/** Faces as they fell. `at` is the number of words of the stream before them. */
export interface Thrown {
  do: "roll";
  at: number;
  dice: number[];
  faces: number[];
  rule: string;
  aces: boolean;
}

export interface Roll {
  /** The number of its line in the file, from 1. */
  line: number;
  thrown: Thrown;
  /** In practice an undo before it takes the dice back: to after so many words of the stream. */
  from?: number;
}

export type Problem = "empty" | "truncated" | "foreign" | "altered" | "content" | "format";

/** The file is not a journal, or not as it was written. `line` says where. */
export class BadJournal extends Error {
  constructor(
    readonly line: number,
    readonly problem: Problem,
  ) {
    super(`${problem} ${line}`);
  }
}

export interface Journal {
  header: Header;
  rolls: Roll[];
  answers: number;
  lines: number;
  /** The first line whose checksum is wrong. */
  altered: number | undefined;
}

const FORMAT = 1;
const MARK = bytesOf(',"sum":"');
const DIGITS = 8;
const TAIL = MARK.length + DIGITS + 2;
const BRACE = bytesOf("}");

/** Reads a journal. A wrong checksum does not stop it, so that other faults are found too. */
export function readJournal(bytes: Uint8Array): Journal {
  const { lines, whole } = linesOf(bytes);
  if (lines.length === 0) throw new BadJournal(1, "empty");
  if (!whole) throw new BadJournal(lines.length + 1, "truncated");
  const bare = lines.map(withoutSum);
  const records = bare.map((line, at) => decoded(line, at + 1));
  const header = headerOf(records[0]);
  const rolls = rollsOf(records);
  const answers = records.filter((record) => record["do"] === "answer").length;
  return { header, rolls, answers, lines: lines.length, altered: alteredLine(lines, bare) };
}

function withoutSum(line: Uint8Array, at: number): Uint8Array {
  const cut = line.length - TAIL;
  const marked = cut > 0 && MARK.every((byte, place) => line[cut + place] === byte);
  if (line[0] !== 0x7b || !marked) throw new BadJournal(at + 1, "foreign");
  const bare = new Uint8Array(cut + 1);
  bare.set(line.subarray(0, cut));
  bare.set(BRACE, cut);
  return bare;
}

function alteredLine(lines: Uint8Array[], bare: Uint8Array[]): number | undefined {
  const running = blake2b.create({ dkLen: DIGITS / 2 });
  for (const [at, line] of bare.entries()) {
    running.update(line);
    const written = textOf(lines[at]!.subarray(-DIGITS - 2, -2));
    if (written !== hex(running.clone().digest())) return at + 1;
  }
  return undefined;
}

type Line = Record<string, unknown>;

function decoded(line: Uint8Array, number: number): Line {
  try {
    return JSON.parse(textOf(line));
  } catch {
    throw new BadJournal(number, "content");
  }
}

function headerOf(record: Line | undefined): Header {
  if (typeof record?.["game"] !== "string") throw new BadJournal(1, "foreign");
  if (record["tapete"] !== FORMAT) throw new BadJournal(1, "format");
  return record as unknown as Header;
}

/** The rolls, each with the place to which dice were taken back since the one before. */
function rollsOf(records: Line[]): Roll[] {
  const rolls: Roll[] = [];
  let practice = false;
  let from: number | undefined;
  for (const [at, record] of records.entries()) {
    practice ||= record["do"] === "practice";
    if (practice && record["do"] === "undo" && Number.isInteger(record["at"])) from = record["at"] as number;
    for (const roll of rollOf(record, at + 1)) {
      rolls.push(from === undefined ? roll : { ...roll, from });
      from = undefined;
    }
  }
  return rolls;
}

function rollOf(record: Line, line: number): Roll[] {
  if (record["do"] !== "roll") return [];
  const thrown = { rule: "", aces: false, ...record } as Thrown;
  const sound = Number.isInteger(thrown.at) && whole(thrown.dice) && whole(thrown.faces);
  if (!sound) throw new BadJournal(line, "content");
  return [{ line, thrown }];
}

/** True for a list of whole numbers from 1 on. */
function whole(numbers: unknown): boolean {
  return Array.isArray(numbers) && numbers.every((one) => Number.isSafeInteger(one) && one > 0);
}
