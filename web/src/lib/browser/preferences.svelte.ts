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
  voice: boolean;
  heard: boolean;
  name: string;
  panel: number;
  notices: boolean;
}

const KEY = "tapete.preferences";

function usual(): Kept {
  const spanish = (globalThis.navigator?.language ?? "en").toLowerCase().startsWith("es");
  return {
    language: spanish ? "es" : "en",
    theme: "system",
    pace: "normal",
    sound: false,
    voice: true,
    heard: false,
    name: "",
    panel: 0,
    notices: false,
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
    this.#keep({ sound, heard: true });
  }
  /** True if the presenter's comments are shown, in a game that has one. */
  get voice(): boolean {
    return this.#kept.voice;
  }
  set voice(voice: boolean) {
    this.#keep({ voice });
  }
  /** True once the player has said whether there are to be sounds. */
  get heard(): boolean {
    return this.#kept.heard;
  }
  /** The name that others read beside this player's seat. */
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }

  /** The height of the table's panel on a phone, in per cent of the table's; 0 until it is dragged. */
  get panel(): number {
    return this.#kept.panel;
  }
  set panel(panel: number) {
    this.#keep({ panel });
  }
  /** True if the system may show a notice while the player looks elsewhere. */
  get notices(): boolean {
    return this.#kept.notices;
  }
  set notices(notices: boolean) {
    this.#keep({ notices });
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
