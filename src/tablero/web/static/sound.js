// A soft sound when it is one's turn: two notes, made here. A browser lets a page sound only after somebody has used it.

import { still } from "./page.js";

/** @type {AudioContext | null} */
let context = null;
const NOTES = [587, 880]; // hertz
const LENGTH = 0.14; // seconds a note
const LOUD = 0.05;

export function chime() {
  if (still.matches || localStorage.sound === "no" || !navigator.userActivation?.hasBeenActive || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  for (const [n, pitch] of NOTES.entries()) {
    const start = context.currentTime + n * LENGTH;
    const [tone, gain] = [new OscillatorNode(context, { frequency: pitch }), new GainNode(context, { gain: 0 })];
    gain.gain.linearRampToValueAtTime(LOUD, start + 0.02);
    gain.gain.linearRampToValueAtTime(0, start + LENGTH);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}
