/** The address in view. Links are plain links; those of this site are followed without a reload. */

class Place {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  /** The parts of the path: `/rules/savage` is ["rules", "savage"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

/** A part of a path in plain letters. One that was cut off when it was copied stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const place = new Place();

export function go(to: string, { replace = false } = {}): void {
  const before = location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", to);
  place.read();
  if (location.pathname !== before) scrollTo(0, 0);
}

function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|schema|words)\//.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function follow(): void {
  addEventListener("click", followed);
  addEventListener("popstate", () => place.read());
}
