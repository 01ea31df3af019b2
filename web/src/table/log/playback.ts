import type { News, Update } from "../../lib/server/wire";

/** Where what happens is shown. */
export interface Screen {
  /** One thing told, for so many milliseconds. */
  show(news: News, milliseconds: number): void;
  /** The table as it is after an update. */
  settle(update: Update): void;
  /** How long one thing stays, at the pace of whoever watches. */
  dwell(news: News): number;
  /** It has started, stopped or been held. */
  changed(): void;
}

/** Plays updates one thing at a time, in order; it can be held, stepped and hurried. */
export class Playback {
  private readonly queue: Update[] = [];
  private running = false;
  private hurried = false;
  private held = false;
  private wake: (() => void) | null = null;

  constructor(
    private readonly screen: Screen,
    private readonly sleep: (milliseconds: number) => Promise<void>,
  ) {}

  get busy(): boolean {
    return this.running;
  }

  get paused(): boolean {
    return this.held;
  }

  /** What is waiting to be shown besides what is being shown. */
  get behind(): number {
    return this.queue.length;
  }

  add(update: Update): void {
    this.queue.push(update);
    if (!this.running) void this.play();
  }

  /** Everything there is, at once. */
  hurry(): void {
    this.hurried = this.running;
    this.held = false;
    this.wake?.();
    this.screen.changed();
  }

  hold(held: boolean): void {
    this.held = held;
    if (!held) this.wake?.();
    this.screen.changed();
  }

  /** On to the next thing, held or not. */
  step(): void {
    this.wake?.();
  }

  private async play(): Promise<void> {
    this.running = true;
    this.screen.changed();
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      for (const news of update.news ?? []) await this.one(news);
      this.screen.settle(update);
    }
    this.running = this.hurried = false;
    this.screen.changed();
  }

  private async one(news: News): Promise<void> {
    const milliseconds = this.hurried ? 0 : this.screen.dwell(news);
    this.screen.show(news, milliseconds);
    if (milliseconds <= 0) return;
    await Promise.race([this.sleep(milliseconds), this.woken()]);
    if (this.held && !this.hurried) await this.woken();
    this.wake = null;
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }
}
