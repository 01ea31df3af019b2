import type { News, Update } from "../../lib/server/wire";

/** The screen on which updates are played. */
export interface Screen {
  /** Shows one piece of news for so many milliseconds. */
  show(news: News, milliseconds: number): void;
  /** Shows the table as it is after an update. */
  settle(update: Update): void;
  /** How many milliseconds a piece of news stays, at the pace the player has set. */
  dwell(news: News): number;
  /** Called when the playback has started, stopped, or been paused. */
  changed(): void;
}

/** Plays updates in order, one piece of news at a time. It can be paused, stepped and hurried. */
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

  /** How many updates are still waiting behind the one that is being shown. */
  get behind(): number {
    return this.queue.length;
  }

  add(update: Update): void {
    this.queue.push(update);
    if (!this.running) void this.play();
  }

  /** Shows everything that is waiting at once. */
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

  /** Goes on to the next piece of news, paused or not. */
  step(): void {
    this.wake?.();
  }

  private async play(): Promise<void> {
    this.running = true;
    this.screen.changed();
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      for (const news of update.news ?? []) {
        const stays = this.one(news);
        if (stays) await stays;
      }
      this.screen.settle(update);
    }
    this.running = this.hurried = false;
    this.screen.changed();
  }

  /** What takes no time is over at once, so that all of it is drawn together. */
  private one(news: News): Promise<void> | undefined {
    const milliseconds = this.hurried ? 0 : this.screen.dwell(news);
    this.screen.show(news, milliseconds);
    return milliseconds > 0 ? this.staying(milliseconds) : undefined;
  }

  private async staying(milliseconds: number): Promise<void> {
    await Promise.race([this.sleep(milliseconds), this.woken()]);
    if (this.held && !this.hurried) await this.woken();
    this.wake = null;
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }
}
