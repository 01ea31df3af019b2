import { forget, heldMatches, markOver } from "../../lib/browser/heldseats";
import { ApiError, room } from "../../lib/server/api";
import type { Room } from "../../lib/server/wire";

const MOST = 4;

/** The matches that were left open in this browser, the newest ones. */
export async function leftOpen(): Promise<Room[]> {
  const held = heldMatches()
    .filter((one) => !one.over)
    .slice(0, MOST);
  const rooms = await Promise.all(held.map((one) => look(one.match)));
  return rooms.filter((found) => found !== null);
}

async function look(match: string): Promise<Room | null> {
  try {
    const found = await room(match);
    if (found.stage === "over") markOver(found);
    return found.stage === "over" ? null : found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forget(match);
    return null;
  }
}
