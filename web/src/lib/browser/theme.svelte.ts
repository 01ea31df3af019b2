/** The page's theme, light or dark, and the game whose colours it wears. */
import { preferences } from "./preferences.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");

class Wardrobe {
  #system = $state(dark.matches);
  /** The game of a match, which its page learns only after it was loaded. */
  game = $state("");

  constructor() {
    dark.addEventListener("change", (event) => (this.#system = event.matches));
  }

  get theme(): "light" | "dark" {
    if (preferences.theme !== "system") return preferences.theme;
    return this.#system ? "dark" : "light";
  }
}

export const wardrobe = new Wardrobe();

/** Keeps the document's language, theme and game up to date. */
export function dressPage(game: () => string): void {
  $effect.pre(() => {
    const root = document.documentElement;
    root.lang = preferences.language;
    root.dataset.theme = wardrobe.theme;
    const worn = game() || wardrobe.game;
    if (worn) root.dataset.game = worn;
    else delete root.dataset.game;
  });
}
