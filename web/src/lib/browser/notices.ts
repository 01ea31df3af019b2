/** Notices of the system, for players who look elsewhere. Only those who want them are asked. */
import { preferences } from "./preferences.svelte";

/** `none` if this page can have no notices, `barred` if the player told the browser so. */
export type Leave = "none" | "barred" | "given" | "open";

export function leave(): Leave {
  if (typeof Notification === "undefined" || !globalThis.isSecureContext) return "none";
  if (Notification.permission === "default") return "open";
  return Notification.permission === "granted" ? "given" : "barred";
}

/** Switches notices on, if the browser allows them once it has asked; or off. */
export async function wantNotices(wanted: boolean): Promise<Leave> {
  preferences.notices = false;
  if (!wanted) return leave();
  if (leave() === "open") await Notification.requestPermission();
  preferences.notices = leave() === "given";
  return leave();
}

/** Shows a notice to a player who wants them and looks elsewhere. The next one replaces it. */
export function notice(title: string, body: string, tag: string): void {
  if (!preferences.notices || leave() !== "given" || !document.hidden) return;
  try {
    const shown = new Notification(title, { body, tag, icon: "/mark.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some telephones have them only for installed apps.
  }
}
