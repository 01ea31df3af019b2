/** The outline of a die in a square of 100 by 100. Each kind of die has its own. */
export function outline(sides: number): string {
  if (sides <= 4) return polygon(3, 58, 60);
  if (sides <= 6) return "M16 10H84Q90 10 90 16V84Q90 90 84 90H16Q10 90 10 84V16Q10 10 16 10Z";
  if (sides <= 8) return polygon(4, 50, 50);
  if (sides <= 10) return "M50 2L96 44L90 62L50 98L10 62L4 44Z";
  if (sides <= 12) return polygon(10, 48, 50);
  return polygon(6, 49, 50);
}

/** The edges inside the outline that make the die look solid. */
export function edges(sides: number): string {
  if (sides <= 4 || sides === 6) return "";
  if (sides <= 8) return "M0 50L50 76L100 50";
  if (sides <= 10) return "M50 2L24 54L50 70L76 54ZM4 44L24 54M96 44L76 54M50 70V98";
  if (sides <= 12)
    return "M50 22L77 42L67 74H33L23 42ZM50 2V22M96 36L77 42M79 89L67 74M21 89L33 74M4 36L23 42";
  return "M50 22L76 66H24ZM50 1V22M92 75L76 66M8 75L24 66M8 26L24 66M92 26L76 66M8 26L50 22L92 26";
}

function polygon(corners: number, radius: number, middle: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const turn = (corner / corners) * 2 * Math.PI;
    return `${round(50 + radius * Math.sin(turn))} ${round(middle - radius * Math.cos(turn))}`;
  });
  return `M${points.join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
