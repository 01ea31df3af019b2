/** What fingers, pens and mice do on a board: one drags or taps, two pinch. */
export interface Hand {
  /**
   * A finger went down. Returns true if it draws or carries something, false if it pans the board.
   */
  grab(x: number, y: number): boolean;
  carry(x: number, y: number): void;
  drop(x: number, y: number): void;
  /** Puts back what was carried. */
  cancel(): void;
  tap(x: number, y: number, event: PointerEvent): void;
  pan(dx: number, dy: number): void;
  pinch(factor: number, x: number, y: number): void;
  hover(x: number, y: number): void;
}

interface Finger {
  x: number;
  y: number;
}

/** A finger that moves no more pixels than this has tapped. */
const SLACK = 6;

export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private start: Finger | null = null;
  private far = false;
  private carrying = false;

  constructor(private readonly hand: Hand) {}

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) return this.release();
    this.start = { x: event.clientX, y: event.clientY };
    this.far = false;
    this.carrying = this.hand.grab(event.clientX, event.clientY);
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    const now = { x: event.clientX, y: event.clientY };
    if (!before) return this.hand.hover(now.x, now.y);
    if (this.fingers.size === 2) this.spread(event.pointerId, now);
    this.fingers.set(event.pointerId, now);
    if (this.fingers.size > 1 || !this.start) return;
    this.far ||= Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLACK;
    if (!this.far) return;
    if (this.carrying) this.hand.carry(now.x, now.y);
    else this.hand.pan(now.x - before.x, now.y - before.y);
  }

  up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size > 0) return;
    if (!this.start) return;
    this.start = null;
    if (!this.far) {
      if (this.carrying) this.hand.cancel();
      this.hand.tap(event.clientX, event.clientY, event);
    } else if (this.carrying) this.hand.drop(event.clientX, event.clientY);
    this.carrying = false;
  }

  lost(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.release();
  }

  private release(): void {
    if (this.carrying) this.hand.cancel();
    this.carrying = false;
    this.start = null;
  }

  private spread(id: number, now: Finger): void {
    const before = this.fingers.get(id)!;
    const other = [...this.fingers].find(([one]) => one !== id)![1];
    const apart = (one: Finger) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    this.hand.pinch(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    this.hand.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}
