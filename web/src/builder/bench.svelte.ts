/** The draft that is being made. The server checks every change, and this browser keeps it. */
import { draftsOf, dropDraft, keepDraft, type Kept } from "../lib/browser/drafts";
import { contentOf, keepContent } from "../lib/browser/contents";
import { OfflineError } from "../lib/server/api";
import { bring, check, shelvesOf } from "./api";
import { emptyDraft, textIn } from "./picking";
import type { Brought, Draft, Example, Holder, Shelf, Verdict, Workshop } from "./wire";

/** Milliseconds without a change before the draft is checked. */
const PATIENCE = 180;

/** True if two drafts bring the same content. */
const alike = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one.content ?? null) === JSON.stringify(other.content ?? null);

export class Bench implements Holder {
  draft = $state.raw<Draft>({});
  verdict = $state.raw<Verdict>();
  kept = $state.raw<Kept[]>([]);
  /** What there is to pick from, with the content that the draft brings. */
  shelves = $state.raw<Shelf[]>([]);
  /** What players can begin with, thanks to the files they brought. */
  brought = $state.raw<Example[]>([]);
  id = $state("");
  checking = $state(false);
  /** The error, if the draft could not be checked. */
  fault = $state.raw<unknown>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;

  constructor(
    readonly game: string,
    readonly shop: Workshop,
  ) {
    this.shelves = shop.shelves;
    this.brought = contentOf(game, shop.name);
    this.kept = this.#own();
    const [latest] = this.kept;
    if (latest) this.open(latest);
    else this.begin();
  }

  get usual(): Draft {
    return emptyDraft(this.shop.schema);
  }

  get above(): Draft {
    return {};
  }

  get sound(): boolean {
    return !this.checking && this.verdict?.sound === true;
  }

  /** Starts a new draft, empty or from an example. */
  begin(draft: Draft = emptyDraft(this.shop.schema)): void {
    this.id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    this.#put(draft);
  }

  open(kept: Kept): void {
    this.id = kept.id;
    this.#put({ ...emptyDraft(this.shop.schema), ...kept.draft });
  }

  /** Reads content from files, and keeps what can be begun with it. */
  async import(files: File[]): Promise<Brought> {
    const found = await bring(this.game, this.shop.name, files);
    const before = this.brought.filter(({ draft }) => !found.examples.some((one) => alike(one.draft, draft)));
    this.brought = [...found.examples, ...before];
    keepContent(this.game, this.shop.name, this.brought);
    return found;
  }

  change = (draft: Draft): void => {
    this.draft = draft;
    this.checking = true;
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PATIENCE);
  };

  /** Takes a draft from a text or an example, and keeps it at once. */
  bring(draft: Draft): void {
    this.begin(draft);
    this.#keep();
  }

  drop(kept: Kept): void {
    dropDraft(kept.id);
    this.kept = this.#own();
    if (kept.id !== this.id) return;
    const [latest] = this.kept;
    if (latest) this.open(latest);
    else this.begin();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  #put(draft: Draft): void {
    const other = !alike(draft, this.draft);
    this.draft = draft;
    this.verdict = undefined;
    if (other) void this.#shelve();
    void this.#check();
  }

  /** Asks for the shelves of the content that the draft brings; without any, they are the game's. */
  async #shelve(): Promise<void> {
    const { draft } = this;
    if (!draft.content) {
      this.shelves = this.shop.shelves;
      return;
    }
    try {
      const shelves = await shelvesOf(this.game, this.shop.name, draft);
      if (alike(draft, this.draft)) this.shelves = shelves;
    } catch (error) {
      this.fault = error;
    }
  }

  #own(): Kept[] {
    return draftsOf(this.game).filter(({ workshop }) => workshop === this.shop.name);
  }

  /** Keeps the draft in this browser, unless it has no name yet. */
  #keep(): void {
    const name = textIn(this.draft, "name").trim();
    if (!name) return;
    keepDraft({ id: this.id, game: this.game, workshop: this.shop.name, name, draft: this.draft });
    this.kept = this.#own();
  }

  async #check(): Promise<void> {
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    this.checking = true;
    try {
      this.verdict = await check(this.game, this.shop.name, this.draft, asking.signal);
      this.fault = undefined;
    } catch (error) {
      if (asking.signal.aborted && !(error instanceof OfflineError)) return;
      this.fault = error;
    }
    if (asking === this.#asking) this.checking = false;
  }
}
