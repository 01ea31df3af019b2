/** The bot a player gets without choosing one. */
export const USUAL_BOT = "greedy";
