/** The signs of round areas, each one stroke in a square of 24 by 24. */
export const SIGNS: Record<string, string> = {
  fire: "M12 2C13 7 18 9 18 15A6 6 0 0 1 6 15C6 12 8 11 9 8C10 10 11 10 12 2ZM12 21C9 21 9 17 12 14C15 17 15 21 12 21Z",
  smoke: "M4 17C1 17 1 12 5 12C4 7 11 5 13 9C16 6 21 9 19 13C23 13 23 17 20 17ZM7 21H16",
  radiation:
    "M12 10A2 2 0 1 1 12 14A2 2 0 1 1 12 10M9 7L6 2A11.5 11.5 0 0 1 18 2L15 7A6 6 0 0 0 9 7M17.5 12L23.5 12A11.5 11.5 0 0 1 17.5 22L14.5 17A6 6 0 0 0 17.5 12M6.5 12L0.5 12A11.5 11.5 0 0 0 6.5 22L9.5 17A6 6 0 0 1 6.5 12",
  thing: "M7 22V3M7 4H19L16 8L19 12H7",
};
