/**
 * Checks that the dice of a journal are those its seed gives, and that the seed is the one that was
 * committed to.
 */
import type { Header, Journal, Roll } from "./journal";
import { commitment, keyOf } from "./seed";
import { Stream } from "./stream";

/** A roll, and what the seed gives in its place. */
export interface Proved extends Roll {
  faces: number[];
  /** True if it was the next roll of the stream. */
  inPlace: boolean;
  ok: boolean;
}

export type Seedless = "typed" | "no_seed" | "bad_seed";

export interface Proof {
  /** Why no face can be recomputed; undefined if they can. */
  seedless: Seedless | undefined;
  /** The commitment that follows from the seed, and whether it is the one in the file. */
  promise: string;
  promised: boolean;
  rolls: Proved[];
  faces: number;
  wrong: number;
}

export function prove(journal: Journal): Proof {
  const { header } = journal;
  const seedless = withoutSeed(header);
  if (seedless) return { seedless, promise: "", promised: false, rolls: [], faces: 0, wrong: 0 };
  const promise = commitment(header.seed!);
  const stream = streamOf(header);
  const rolls = journal.rolls.map((roll) => proved(stream, roll));
  return {
    seedless,
    promise,
    promised: promise === header.commitment,
    rolls,
    faces: journal.rolls.reduce((sum, { thrown }) => sum + thrown.faces.length, 0),
    wrong: rolls.filter(({ ok }) => !ok).length,
  };
}

function withoutSeed({ typed, seed, earlier = [] }: Header): Seedless | undefined {
  if (typed) return "typed";
  if (!seed) return "no_seed";
  return [seed, ...earlier.map((one) => one.seed)].every(keyOf) ? undefined : "bad_seed";
}

function streamOf({ seed, earlier = [] }: Header): Stream {
  const before = earlier.map(({ seed: old, words }) => ({ key: keyOf(old)!, words }));
  return new Stream([...before, { key: keyOf(seed!)!, words: Infinity }]);
}

/**
 * Checks one roll. After a roll out of place the stream goes on from where that roll says it is.
 */
function proved(stream: Stream, roll: Roll): Proved {
  const { at, dice, aces, faces: told } = roll.thrown;
  if (roll.from !== undefined && roll.from <= stream.counter) stream.counter = roll.from;
  const inPlace = at === stream.counter;
  if (!inPlace && at >= 0) stream.counter = at;
  const faces = dice.flatMap((sides) => fallen(stream, sides, aces));
  const same = faces.length === told.length && faces.every((face, place) => face === told[place]);
  return { ...roll, faces, inPlace, ok: inPlace && same };
}

function fallen(stream: Stream, sides: number, aces: boolean): number[] {
  const faces = [stream.face(sides)];
  while (aces && sides > 1 && faces.at(-1) === sides) faces.push(stream.face(sides));
  return faces;
}
