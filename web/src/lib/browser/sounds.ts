/** What each sound is made of: tones and noises, one over or after the other. */
export interface Layer {
  /** A tone of that shape, or noise through a filter. */
  shape: OscillatorType | "noise";
  /** The pitch glides from one frequency to the other; for noise, that of the filter. */
  from: number;
  to: number;
  seconds: number;
  loud: number;
  /** Seconds after the beginning of the sound. */
  at: number;
  /** Seconds until it is loudest. */
  swell: number;
}

type Shape = Layer["shape"];
const ATTACK = 0.006;

function layer(shape: Shape, from: number, to: number, seconds: number, loud: number, at = 0): Layer {
  return { shape, from, to, seconds, loud, at, swell: ATTACK };
}

/** Notes of a steady pitch, one after the other. */
function notes(pitches: number[], apart: number, seconds: number, loud: number): Layer[] {
  return pitches.map((pitch, at) => layer("triangle", pitch, pitch, seconds, loud, at * apart));
}

const click = (at: number) => layer("noise", 2600, 1700, 0.03, 0.3, at);

export const SOUNDS = {
  dice: [click(0), click(0.055), click(0.1)],
  hit: [layer("triangle", 170, 70, 0.14, 0.6), layer("noise", 900, 300, 0.06, 0.4)],
  miss: [{ ...layer("noise", 1900, 600, 0.18, 0.3), swell: 0.05 }],
  turn: notes([587, 880], 0.11, 0.22, 0.12),
  chat: notes([659, 784], 0.07, 0.12, 0.1),
  shot: [layer("noise", 2200, 260, 0.2, 0.68), layer("sine", 150, 45, 0.18, 0.6)],
  missile: [
    layer("triangle", 250, 170, 0.12, 0.4),
    { ...layer("noise", 900, 2600, 0.2, 0.35), swell: 0.08 },
  ],
  jet: [{ ...layer("noise", 650, 450, 0.55, 0.5), swell: 0.12 }],
  blast: [layer("noise", 900, 70, 0.75, 0.65), layer("sine", 95, 32, 0.6, 0.5)],
  blow: [
    layer("triangle", 230, 80, 0.1, 0.65),
    layer("noise", 1300, 700, 0.05, 0.55),
    layer("sine", 1240, 1180, 0.16, 0.09),
  ],
  power: [
    { ...layer("sine", 523, 784, 0.4, 0.12), swell: 0.1 },
    { ...layer("sine", 527, 1046, 0.4, 0.08, 0.06), swell: 0.1 },
  ],
  luck: notes([523, 659, 784, 1047], 0.08, 0.22, 0.16),
  critical: [
    layer("triangle", 180, 60, 0.2, 0.6),
    layer("noise", 1600, 400, 0.1, 0.45),
    layer("triangle", 440, 880, 0.22, 0.14, 0.07),
  ],
  mishap: notes([392, 330, 247], 0.11, 0.2, 0.16),
  call: notes([330, 330], 0.12, 0.16, 0.12),
  fall: [layer("triangle", 260, 65, 0.38, 0.4), layer("noise", 420, 120, 0.14, 0.55, 0.3)],
  loss: [
    ...notes([294, 220, 147], 0.2, 0.5, 0.13),
    layer("sine", 73, 55, 0.8, 0.2, 0.4),
    layer("noise", 300, 80, 0.3, 0.35, 0.4),
  ],
} satisfies Record<string, Layer[]>;

export type Sound = keyof typeof SOUNDS;

/** How many seconds a sound takes. */
export function secondsOf(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map(({ at, seconds }) => at + seconds));
}
