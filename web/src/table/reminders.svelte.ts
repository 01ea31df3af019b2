/** Reminds whoever looks elsewhere that it is their turn. */
import { preferences } from "../lib/preferences.svelte";

let audio: AudioContext | undefined;

/** A short tone; only where sounds are wanted. */
export function chime(pitch = 620, seconds = 0.18): void {
  if (!preferences.sound) return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const now = audio.currentTime;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.001, now);
  volume.gain.exponentialRampToValueAtTime(0.12, now + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + seconds);
}

/** Puts a sign into the page's title while it is one's turn, and takes it away again. */
export function remind(text: () => string): void {
  $effect(() => {
    const before = document.title;
    const sign = text();
    if (sign) document.title = `● ${sign}`;
    return () => (document.title = before);
  });
}
