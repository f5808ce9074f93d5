/** Two soft notes made here and now: no file has to come for them. */
const NOTES_HZ = [783.99, 1046.5];
const NOTE_SECONDS = 0.22;
const GAP_SECONDS = 0.11;
const VOLUME = 0.07;
/** A sound that comes later than this tells of nothing that has just happened. */
const LATE_MS = 1_000;
/** Several messages at once are one sound. */
const QUIET_MS = 1_500;

let context: AudioContext | null = null;
let lastAt = Number.NEGATIVE_INFINITY;

/** Says softly that there is something new; nothing where the browser allows no sound yet. */
export async function chime(): Promise<void> {
  const asked = performance.now();
  if (asked - lastAt < QUIET_MS || !mayPlay()) return;
  lastAt = asked;
  context ??= new AudioContext();
  // Browsers let it go on only after the page was touched, maybe much later.
  await context.resume();
  if (performance.now() - asked < LATE_MS) play(context);
}

function mayPlay(): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return typeof AudioContext !== 'undefined' && userActivation?.hasBeenActive !== false;
}

function play(audio: AudioContext): void {
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const from = audio.currentTime + index * GAP_SECONDS;
    const note = new OscillatorNode(audio, { type: 'sine', frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(VOLUME, from + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + NOTE_SECONDS);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(from + NOTE_SECONDS);
  }
}
