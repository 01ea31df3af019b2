/** A dot on the page's icon and, where the system has such, a number on the app's. */

interface Badging {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

const PLAIN = "/mark.svg";
const MARKED = "/mark-alert.svg";

/** Marks the icon for so many things; none takes the mark away. */
export function badge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = count > 0 ? MARKED : PLAIN;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => undefined);
}
