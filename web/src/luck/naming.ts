/** The name of the seat that threw dice, and the side whose colour it has. */
import type { Room, Scene, Seat } from "../lib/server/wire";
import { say } from "../lib/words/say.svelte";
import { called } from "../table/seatnames";

export interface Thrower {
  name: string;
  /** The index among the scene's sides; -1 if nobody's. */
  side: number;
}

export function throwerOf(room: Room | undefined, scene: Scene | undefined, seat: Seat | null): Thrower {
  if (seat === null) return { name: say("replay.luck.nobody"), side: -1 };
  const side = scene?.sides?.findIndex((one) => one.seat === seat) ?? seat;
  return { name: called(room, scene, seat), side };
}
