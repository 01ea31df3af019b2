/** What the player has chosen for this browser, kept in localStorage. */
import type { Language } from "../words/words";

export type Theme = "system" | "light" | "dark";
/** How fast the table shows what happens. */
export type Pace = "instant" | "normal" | "slow";

interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  name: string;
  hints: boolean;
}

const KEY = "tapete.preferences";

function usual(): Kept {
  const spanish = (globalThis.navigator?.language ?? "en").toLowerCase().startsWith("es");
  return {
    language: spanish ? "es" : "en",
    theme: "system",
    pace: "normal",
    sound: false,
    name: "",
    hints: true,
  };
}

function kept(): Kept {
  try {
    return { ...usual(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual();
  }
}

class Preferences {
  #kept = $state(kept());

  get language(): Language {
    return this.#kept.language;
  }
  set language(language: Language) {
    this.#keep({ language });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  /** The name that others read beside this player's seat. */
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }
  /** True while the hints of a first match are wanted. */
  get hints(): boolean {
    return this.#kept.hints;
  }
  set hints(hints: boolean) {
    this.#keep({ hints });
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const preferences = new Preferences();

/** True if things change places at once, without moving there. */
export function still(): boolean {
  return (
    preferences.pace === "instant" ||
    (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false)
  );
}
