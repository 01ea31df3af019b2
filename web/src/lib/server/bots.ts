/** The bot one is given without asking for another. */
export const USUAL_BOT = "greedy";
