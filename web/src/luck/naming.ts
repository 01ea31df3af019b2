/** Who threw: what a seat is called, and the colour of its side. */
import type { Room, Scene, Seat } from "../lib/server/wire";
import { say } from "../lib/words/say.svelte";
import { called } from "../table/seatnames";

export interface Thrower {
  name: string;
  /** Of the scene's sides; -1 is nobody's. */
  side: number;
}

export function throwerOf(room: Room | undefined, scene: Scene | undefined, seat: Seat | null): Thrower {
  if (seat === null) return { name: say("replay.luck.nobody"), side: -1 };
  const side = scene?.sides?.findIndex((one) => one.seat === seat) ?? seat;
  return { name: called(room, scene, seat), side };
}
