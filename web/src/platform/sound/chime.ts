/** Two soft notes that are synthesized, so that no file has to be loaded. */
const NOTES_HZ = [783.99, 1046.5];
const NOTE_SECONDS = 0.22;
const GAP_SECONDS = 0.11;
const VOLUME = 0.07;
/** A sound that is delayed by more than this time in ms is not played. */
const DELAY_MAX_MS = 1_000;
/** Within this time in ms several messages play one sound. */
const INTERVAL_MIN_MS = 1_500;

let context: AudioContext | null = null;
let lastAt = Number.NEGATIVE_INFINITY;

/** Plays a soft sound; does nothing if the browser does not allow sound yet. */
export async function chime(): Promise<void> {
  const asked = performance.now();
  if (asked - lastAt < INTERVAL_MIN_MS || !mayPlay()) return;
  lastAt = asked;
  context ??= new AudioContext();
  // Browsers allow it only after a user action, which may be much later.
  await context.resume();
  if (performance.now() - asked < DELAY_MAX_MS) play(context);
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
