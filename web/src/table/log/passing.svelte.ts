/** Something that is shown for so many milliseconds; its key tells it from others like it. */
export interface Passing<T> {
  key: number;
  what: T;
  milliseconds: number;
}

type Sleep = (milliseconds: number) => Promise<void>;

/** Things that are shown for a while and go by themselves. While held, they stay. */
export class Passings<T> {
  all = $state.raw<Passing<T>[]>([]);
  #keys = 0;
  #held = false;
  /** Those whose time has come, but who are held. */
  #due: Passing<T>[] = [];

  /** `most`: how many are shown at once. The oldest give way. */
  constructor(
    private readonly most: number,
    private readonly sleep: Sleep,
  ) {}

  /** The latest of them. */
  get last(): Passing<T> | undefined {
    return this.all.at(-1);
  }

  add(what: T, milliseconds: number): void {
    if (milliseconds <= 0) return;
    const one = { key: ++this.#keys, what, milliseconds };
    this.all = [...this.all, one].slice(-this.most);
    void this.sleep(milliseconds).then(() => this.#over(one));
  }

  hold(held: boolean): void {
    this.#held = held;
    if (!held) this.#drop(this.#due.splice(0));
  }

  clear(): void {
    this.all = [];
    this.#due = [];
  }

  #over(one: Passing<T>): void {
    if (this.#held) this.#due.push(one);
    else this.#drop([one]);
  }

  #drop(gone: Passing<T>[]): void {
    if (gone.length) this.all = this.all.filter((one) => !gone.includes(one));
  }
}
