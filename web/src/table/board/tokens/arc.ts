const INNER = 101;
const OUTER = 124;

/** The front of a figure that faces up: a band so many degrees wide around a base of radius 100. */
export function arc(degrees: number): string {
  const half = (Math.min(degrees, 359.9) / 2) * (Math.PI / 180);
  const at = (radius: number, turn: number) =>
    `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
  const large = degrees > 180 ? 1 : 0;
  return (
    `M${at(INNER, -half)}L${at(OUTER, -half)}A${OUTER} ${OUTER} 0 ${large} 1 ${at(OUTER, half)}` +
    `L${at(INNER, half)}A${INNER} ${INNER} 0 ${large} 0 ${at(INNER, -half)}Z`
  );
}
