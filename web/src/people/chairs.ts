import type { Sitter } from "../lib/server/api";
import { USUAL_BOT } from "../lib/server/bots";
import { ownName } from "../lib/server/live.svelte";

/** Who sits on a chair: this player, another at this screen, a bot, or a friend by link. */
export type Who = "me" | "here" | "bot" | "friend";

export interface Sitting {
  who: Who;
  bot: string;
}

export function chairsWith(seats: number, others: Who): Sitting[] {
  return Array.from({ length: seats }, (_, at) => ({ who: at === 0 ? "me" : others, bot: USUAL_BOT }));
}

/** As many chairs as a match has seats: the last are taken away, or more put beside them. */
export function fitted(chairs: Sitting[], seats: number): Sitting[] {
  const others = chairs.some(({ who }) => who === "friend") ? "friend" : "bot";
  const found = chairsWith(seats, others).map((chair, at) => chairs[at] ?? chair);
  return found.some(({ who }) => who === "me") ? found : seated(found, 0, "me");
}

/** The chairs after somebody sat down. If this player changes chairs, the two swap places. */
export function seated(chairs: Sitting[], at: number, who: Who): Sitting[] {
  const before = chairs[at]?.who ?? "bot";
  return chairs.map((chair, place) => {
    if (place === at) return { ...chair, who };
    return who === "me" && chair.who === "me" ? { ...chair, who: before } : chair;
  });
}

/** The chairs as the server wants to be told. */
export function sittersOf(chairs: Sitting[]): Sitter[] {
  return chairs.map(({ who, bot }) => {
    if (who === "bot") return { kind: "bot", bot };
    if (who === "friend") return { kind: "open" };
    return { kind: "person", name: who === "me" ? ownName() : "" };
  });
}
