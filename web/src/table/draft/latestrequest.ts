/**
 * Sends requests no faster than the replies come. While one request is on its way, only the latest
 * wish is kept. A reply that is no longer wanted is not shown.
 */
export class LatestRequest<Wish, Reply> {
  private waiting: Wish | undefined;
  private busy = false;
  private round = 0;
  private readonly awaited: (() => void)[] = [];

  constructor(
    private readonly ask: (wish: Wish) => Promise<Reply>,
    private readonly show: (reply: Reply, wish: Wish) => void,
  ) {}

  want(wish: Wish): void {
    this.waiting = wish;
    if (!this.busy) void this.next();
  }

  /** Forgets the wish that waits, and ignores the reply on its way. */
  drop(): void {
    this.waiting = undefined;
    this.round++;
  }

  /** Resolved once no request is on its way, and so the last wish has its reply. */
  settled(): Promise<void> {
    return this.busy ? new Promise((done) => this.awaited.push(done)) : Promise.resolve();
  }

  private async next(): Promise<void> {
    this.busy = true;
    while (this.waiting !== undefined) {
      const wish = this.waiting;
      const round = this.round;
      this.waiting = undefined;
      const reply = await this.ask(wish).catch(() => undefined);
      if (reply !== undefined && round === this.round) this.show(reply, wish);
    }
    this.busy = false;
    this.awaited.splice(0).forEach((done) => done());
  }
}
