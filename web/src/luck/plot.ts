/** The lines of a luck plot: how far each side's rolls ran above or below what was expected. */
import type { RollLuck } from "../replay/wire";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x(index: number): number;
  y(drift: number): number;
  /** The heights of the lines drawn across, in the unit of the drift. */
  ticks: number[];
}

/** The scale of a plot. Zero is always in sight. `last` is the index of the last frame. */
export function scaled(rolls: readonly RollLuck[], last: number, frame: Frame): Scale {
  const drifts = [0, ...rolls.map(({ drift }) => drift)];
  const step = stepOf(Math.max(...drifts) - Math.min(...drifts));
  const low = Math.floor(Math.min(...drifts) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...drifts) / step) * step);
  const inner = { x: frame.width - frame.left - frame.right, y: frame.height - frame.top - frame.bottom };
  return {
    x: (index) => frame.left + (index / Math.max(1, last)) * inner.x,
    y: (drift) => frame.top + ((high - drift) / (high - low)) * inner.y,
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step),
  };
}

/** A round number that divides a span into about four. */
export function stepOf(span: number): number {
  const rough = Math.max(span, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? rough;
}

/** The line of one side. It goes in steps from zero, since luck does not change between rolls. */
export function line(rolls: readonly RollLuck[], last: number, { x, y }: Scale): string {
  const steps = rolls.map(({ index, drift }) => `H${round(x(index))}V${round(y(drift))}`);
  return `M${round(x(0))} ${round(y(0))}${steps.join("")}H${round(x(last))}`;
}

/** Labels at the ends of lines, moved apart so that all can be read. */
export function apart(places: readonly number[], least: number): number[] {
  const order = places.map((_, at) => at).sort((one, other) => places[one]! - places[other]!);
  const moved = [...places];
  for (const [rank, at] of order.entries()) {
    const above = order[rank - 1];
    if (above !== undefined) moved[at] = Math.max(moved[at]!, moved[above]! + least);
  }
  return moved;
}

/** The rarest rolls of a side: the luckiest first, or the unluckiest. */
export function rarest(rolls: readonly RollLuck[], way: "high" | "low", most: number): RollLuck[] {
  const rank = ({ percentile }: RollLuck) => (way === "high" ? -percentile : percentile);
  return rolls
    .filter(({ percentile }) => (way === "high" ? percentile > 0.5 : percentile < 0.5))
    .sort((one, other) => rank(one) - rank(other) || one.at - other.at)
    .slice(0, most);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
