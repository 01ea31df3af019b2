/** The secret seed from which all faces of a match follow, and the commitment made to it. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesOf, fromHex, hex } from "./bytes";

export const ALGORITHM = "blake2b-words";
const FORM = /^([a-z0-9-]+):((?:[0-9a-f]{2}){1,64})$/;
const PERSON = new Uint8Array(16);
PERSON.set(bytesOf("tapete.promise"));

/** The commitment published at the start. It binds to the seed and gives nothing of it away. */
export function commitment(seed: string): string {
  return hex(blake2b(bytesOf(seed), { dkLen: 32, personalization: PERSON }));
}

/** The hash key of a seed; undefined if it is not a valid seed. */
export function keyOf(seed: string): Uint8Array | undefined {
  const form = FORM.exec(seed);
  return form?.[1] === ALGORITHM ? fromHex(form[2]!) : undefined;
}
