/** Whether somebody may be looking at this page. */
class Visible {
  #hidden = $state(globalThis.document?.hidden ?? false);

  constructor() {
    globalThis.document?.addEventListener("visibilitychange", () => (this.#hidden = document.hidden));
  }

  get hidden(): boolean {
    return this.#hidden;
  }
}

export const visible = new Visible();
