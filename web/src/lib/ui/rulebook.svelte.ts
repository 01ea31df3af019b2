/** The rule that lies open over the page, if any. */

class Rulebook {
  open = $state("");
}

export const rulebook = new Rulebook();

/** Opens a rule of the catalogue by its id. */
export function openRule(id: string): void {
  rulebook.open = id;
}
