import type { Room } from "./wire";

/** The bot a player gets without choosing one. */
export const USUAL_BOT = "seasoned";

/** The bot that would take over a seat: the first bot at a table, or the usual one. */
export function standIn(room: Room | undefined): string {
  return room?.chairs.find(({ bot }) => bot)?.bot || USUAL_BOT;
}
