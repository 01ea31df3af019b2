import type { Room, Scene, Seat } from "../lib/server/wire";
import { say } from "../lib/words/say.svelte";

/** What a seat is called: its person, or else the side it plays. */
export function called(room: Room | undefined, scene: Scene | undefined, seat: Seat): string {
  const chair = room?.chairs.find((one) => one.seat === seat);
  if (chair?.kind === "person" && chair.name) return chair.name;
  const side = scene?.sides?.find((one) => one.seat === seat);
  return side ? say(side.name) : say("table.seat", { seat });
}
