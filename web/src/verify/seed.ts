/** The secret from which every face of a match follows, and the promise made of it beforehand. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesOf, fromHex, hex } from "./bytes";

export const ALGORITHM = "blake2b-words";
const FORM = /^([a-z0-9-]+):((?:[0-9a-f]{2}){1,64})$/;
const PERSON = new Uint8Array(16);
PERSON.set(bytesOf("tapete.promise"));

/** What was published at the start: it binds to the seed and gives nothing of it away. */
export function commitment(seed: string): string {
  return hex(blake2b(bytesOf(seed), { dkLen: 32, personalization: PERSON }));
}

/** The hash key a seed stands for; nothing if it is no seed of ours. */
export function keyOf(seed: string): Uint8Array | undefined {
  const form = FORM.exec(seed);
  return form?.[1] === ALGORITHM ? fromHex(form[2]!) : undefined;
}
