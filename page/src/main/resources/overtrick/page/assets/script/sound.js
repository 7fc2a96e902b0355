// @ts-check
/* The sound of a card on the table, and of something that waits, for those who want it: made here, no recording. */

import { likes } from "./page.js";

/** @type {AudioContext | null} */
let audio = null;

/** A short tap: noise that dies away within a twentieth of a second. */
export function tap() {
  if (likes.sound !== "yes" || document.hidden) return;
  audio ??= new AudioContext();
  const length = Math.round(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) noise[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 4;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 1800;
  const volume = audio.createGain();
  volume.gain.value = 0.35;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
}

/** Two soft tones, for those who want to hear: something waits. */
export function bell() {
  if (likes.sound !== "yes") return;
  audio ??= new AudioContext();
  for (const [at, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + at * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.32);
  }
}
