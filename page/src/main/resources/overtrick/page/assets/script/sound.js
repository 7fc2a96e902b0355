// @ts-check
/* The sound of a card on the table, for those who want it: made here, no recording. */

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
