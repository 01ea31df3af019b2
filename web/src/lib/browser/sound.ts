/** Short sounds made on the spot; off unless a person turns them on. */
import { preferences } from "./preferences.svelte";
import { type Layer, type Sound, SOUNDS } from "./sounds";

export type { Sound };

const SILENT = 0.0001;
let context: AudioContext | undefined;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** True if the page may be heard: browsers allow it only once the page was touched. */
const touched = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? true;

export function sound(name: Sound): void {
  if (!preferences.sound || typeof AudioContext === "undefined" || !touched()) return;
  context ??= new AudioContext();
  play(context, name);
}

/** Plays a sound now. A compressor keeps several at once from being too loud. */
function play(on: BaseAudioContext, name: Sound): void {
  const out = new DynamicsCompressorNode(on);
  out.connect(on.destination);
  for (const layer of SOUNDS[name]) start(on, layer, out);
}

function start(on: BaseAudioContext, layer: Layer, out: AudioNode): void {
  const begins = on.currentTime + layer.at;
  const ends = begins + layer.seconds;
  const source = sourceOf(on, layer, begins, ends);
  source.connect(volumeOf(on, layer, begins, ends)).connect(out);
}

function volumeOf(on: BaseAudioContext, { loud, swell }: Layer, begins: number, ends: number): GainNode {
  const volume = new GainNode(on, { gain: SILENT });
  volume.gain.setValueAtTime(SILENT, begins);
  volume.gain.exponentialRampToValueAtTime(loud, begins + swell);
  volume.gain.exponentialRampToValueAtTime(SILENT, ends);
  return volume;
}

function sourceOf(on: BaseAudioContext, layer: Layer, begins: number, ends: number): AudioNode {
  if (layer.shape !== "noise") {
    const tone = new OscillatorNode(on, { type: layer.shape, frequency: layer.from });
    return run(tone, tone.frequency, tone, layer, begins, ends);
  }
  const noise = new AudioBufferSourceNode(on, { buffer: noiseOf(on) });
  const filter = new BiquadFilterNode(on, { type: "bandpass", frequency: layer.from, Q: 0.8 });
  noise.connect(filter);
  return run(noise, filter.frequency, filter, layer, begins, ends);
}

/** Starts a source, lets its pitch glide, and returns the node that is heard. */
function run(
  source: AudioScheduledSourceNode,
  pitch: AudioParam,
  heard: AudioNode,
  { from, to }: Layer,
  begins: number,
  ends: number,
): AudioNode {
  pitch.setValueAtTime(from, begins);
  pitch.exponentialRampToValueAtTime(to, ends);
  source.start(begins);
  source.stop(ends);
  return heard;
}

/** A second of noise, made once. */
function noiseOf(on: BaseAudioContext): AudioBuffer {
  const made = noises.get(on);
  if (made) return made;
  const buffer = new AudioBuffer({ length: on.sampleRate, sampleRate: on.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  noises.set(on, buffer);
  return buffer;
}
