/** What a player who looks at another tab has to know. */
import type { Room, Seat, Update } from "../lib/server/wire";

/** The number of the question that waits for this player; none if none does. */
export function askedOf(room: Room | undefined, update: Update | undefined): number | undefined {
  if (room?.stage !== "playing" || !update?.question || update.over) return undefined;
  const { seat } = update.question;
  const stoodIn = room.chairs.some((chair) => chair.seat === seat && chair.kind === "bot");
  return stoodIn ? undefined : update.number;
}

/** True if all chairs are taken, and only this player keeps a match from beginning. */
export function isAwaited(room: Room | undefined, seats: Seat[]): boolean {
  if (room?.stage !== "gathering") return false;
  const missing = room.chairs.filter((chair) => chair.kind !== "bot" && !chair.ready);
  return missing.length > 0 && missing.every((chair) => seats.includes(chair.seat));
}

/** The page's title: what waits, how much was said, and where one is. */
export function titleOf(sign: string, unread: number, place: string): string {
  const count = unread > 0 ? `(${unread}) ` : "";
  return `${count}${sign ? `● ${sign} · ` : ""}${place}`;
}
