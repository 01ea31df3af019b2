import type { Room, Scene, Seat } from "../lib/server/wire";
import { say } from "../lib/words/say.svelte";

/** The name of a seat: that of its player, or else of its side. */
export function called(room: Room | undefined, scene: Scene | undefined, seat: Seat): string {
  const chair = room?.chairs.find((one) => one.seat === seat);
  if (chair?.kind === "person" && chair.name) return chair.name;
  const side = scene?.sides?.find((one) => one.seat === seat);
  return side ? say(side.name) : say("table.seat", { seat });
}
