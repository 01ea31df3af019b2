/** Tiny sounds made on the spot; off unless a person turns them on. */
import { preferences } from "./preferences.svelte";

export type Sound = "dice" | "hit" | "miss" | "turn" | "down";

interface Note {
  from: number;
  to: number;
  seconds: number;
  loud: number;
  shape: OscillatorType;
}

const NOTES: Record<Sound, Note> = {
  dice: { from: 320, to: 140, seconds: 0.07, loud: 0.12, shape: "square" },
  hit: { from: 180, to: 60, seconds: 0.16, loud: 0.2, shape: "sawtooth" },
  miss: { from: 700, to: 260, seconds: 0.12, loud: 0.06, shape: "sine" },
  turn: { from: 520, to: 780, seconds: 0.18, loud: 0.1, shape: "sine" },
  down: { from: 220, to: 40, seconds: 0.4, loud: 0.2, shape: "triangle" },
};

let context: AudioContext | undefined;

/** True if the page may be heard: browsers allow it only once the page was touched. */
const touched = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? true;

export function sound(name: Sound): void {
  if (!preferences.sound || typeof AudioContext === "undefined" || !touched()) return;
  context ??= new AudioContext();
  const { from, to, seconds, loud, shape } = NOTES[name];
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: shape, frequency: from });
  const volume = new GainNode(context, { gain: loud });
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
