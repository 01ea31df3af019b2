/** The faces that a seed gives: word after word of a keyed hash of a counter. */
import { blake2b } from "@noble/hashes/blake2.js";

const SPAN = 1n << 64n;
const WORDS_A_BLOCK = 8;

/** A key, and the number of the word at which it ends. */
export interface Stretch {
  key: Uint8Array;
  words: number;
}

export class Stream {
  counter = 0;
  readonly #blocks = new Map<string, DataView>();

  /** A branched match has a stretch for each earlier seed. The last stretch has no end. */
  constructor(private readonly stretches: readonly Stretch[]) {}

  /**
   * The next face. Words past the last whole multiple of the sides are skipped, so that no face is
   * favoured.
   */
  face(sides: number): number {
    const many = BigInt(sides);
    const fair = SPAN - (SPAN % many);
    let word = this.#next();
    while (word >= fair) word = this.#next();
    return Number(word % many) + 1;
  }

  #next(): bigint {
    const place = this.counter++;
    const at = this.stretches.findIndex(({ words }) => place < words);
    return this.#block(at, Math.floor(place / WORDS_A_BLOCK)).getBigUint64(
      (place % WORDS_A_BLOCK) * 8,
      true,
    );
  }

  #block(at: number, number: number): DataView {
    const name = `${at}/${number}`;
    let block = this.#blocks.get(name);
    if (!block) {
      const counted = new Uint8Array(8);
      new DataView(counted.buffer).setBigUint64(0, BigInt(number), true);
      const digest = blake2b(counted, { key: this.stretches[at]!.key, dkLen: 64 });
      block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      this.#blocks.set(name, block);
    }
    return block;
  }
}
