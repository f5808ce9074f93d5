import { type Step, stepBy, stepTo, type Transitions } from '#web/platform/state/machine.ts';

/** The state of playback, a state machine whose events come from the video element and the trainee. */
export type Playback = {
  readonly phase: Phase;
  /** Whether the trainee wants the video to play; it may still be loading. */
  readonly wantsToPlay: boolean;
  /** The video does not play, because more of it would not be credited; it continues by itself. */
  readonly isHeld: boolean;
  /** The index of the video that is shown. */
  readonly index: number;
  /** The number of renewals since the video last ran. */
  readonly renewals: number;
};

export type Phase =
  /** The first data of the video is loading. */
  | 'loading'
  | 'ready'
  /** The video should play but has no data. */
  | 'stalled'
  /** The address failed; a fresh one is being fetched. */
  | 'renewing'
  | 'failed'
  /** The server cannot be reached for a fresh address, which is requested again from time to time. */
  | 'cut-off'
  /** The last video has ended. */
  | 'ended'
  /** The video has ended before its stated duration. */
  | 'ended-early'
  /** The browser plays the sound of the video alone. */
  | 'no-picture'
  /** The browser cannot decode the video from its position on. */
  | 'not-playable';

/** In these phases nothing plays, and nothing that the trainee does in the player changes that. */
export function isDeadEnd(phase: Phase): boolean {
  return phase === 'no-picture' || phase === 'not-playable';
}

/** Whether the picture shows a fault of the file or the browser, with a button that asks for help. */
export function isFaulty({ phase }: Pick<Playback, 'phase'>): boolean {
  return phase === 'ended-early' || isDeadEnd(phase);
}

export type PlaybackEvent =
  | { readonly type: 'play' | 'pause' | 'loaded' | 'data-missing' | 'running' }
  | { readonly type: 'segment-ended' | 'segment-ended-early' | 'picture-missing' | 'not-decoded' }
  | { readonly type: 'address-failed' | 'renewed' | 'not-renewed' | 'not-reached' | 'retry' }
  | { readonly type: 'held' | 'released' }
  /** Loads the current address again in the same element and continues at the same position. */
  | { readonly type: 'reload' }
  /** The trainee moves to a position in this video. */
  | { readonly type: 'moved'; readonly index: number };

/** An expired link or a dropped connection is fixed by two renewals; more failures are a fault. */
const RENEWALS_MAX = 2;

/** Actions on the `<video>` element and its addresses. */
export type PlaybackEffect =
  /** Loads the current video. */
  | { readonly type: 'open' }
  /** Starts the element if it is paused. */
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  | { readonly type: 'renew' }
  /** Requests addresses again after a while. */
  | { readonly type: 'retry-later' }
  /** Finds out whether the addresses work and only the browser cannot play the video. */
  | { readonly type: 'examine' };

type PlaybackStep = Step<Playback, PlaybackEffect>;

/** `videos`: the number of videos of the module. */
const transitions: Transitions<Playback, PlaybackEvent, PlaybackEffect, [videos: number]> = {
  play: (state) => stepTo(isDeadEnd(state.phase) ? state : { ...state, wantsToPlay: true }),
  pause: (state) =>
    stepTo({
      ...state,
      wantsToPlay: false,
      phase: state.phase === 'stalled' ? 'ready' : state.phase,
    }),
  loaded: (state) => stepTo(state.phase === 'loading' ? { ...state, phase: 'ready' } : state),
  'data-missing': (state) =>
    stepTo(state.phase === 'ready' && state.wantsToPlay ? { ...state, phase: 'stalled' } : state),
  running: (state) =>
    stepTo(canRun(state.phase) ? { ...state, phase: 'ready', renewals: 0 } : state),
  'segment-ended': (state, _, videos) =>
    state.index + 1 < videos
      ? show(state, state.index + 1)
      : stepTo({ ...state, phase: 'ended', wantsToPlay: false }),
  'segment-ended-early': (state) => stepTo({ ...state, phase: 'ended-early', wantsToPlay: false }),
  'picture-missing': (state) => stepTo({ ...state, phase: 'no-picture', wantsToPlay: false }),
  'not-decoded': (state) => stepTo({ ...state, phase: 'not-playable', wantsToPlay: false }),
  held: (state) => stepTo({ ...state, isHeld: true }),
  released: (state) => stepTo({ ...state, isHeld: false }),
  'address-failed'(state) {
    if (awaitsAddress(state) || isDeadEnd(state.phase)) return stepTo(state);
    if (state.renewals < RENEWALS_MAX) return renew(state, state.renewals + 1);
    return stepTo({ ...state, phase: 'failed' }, { type: 'examine' });
  },
  renewed: (state) =>
    stepTo(awaitsAddress(state) ? { ...state, phase: 'loading' } : state, { type: 'open' }),
  'not-renewed': (state) => stepTo(awaitsAddress(state) ? { ...state, phase: 'failed' } : state),
  'not-reached': (state) =>
    awaitsAddress(state)
      ? stepTo({ ...state, phase: 'cut-off' }, { type: 'retry-later' })
      : stepTo(state),
  reload: (state) => show(state, state.index),
  retry(state) {
    // The trainee reads the same while each retry runs.
    if (state.phase === 'cut-off') return stepTo({ ...state, renewals: 1 }, { type: 'renew' });
    return state.phase === 'failed' ? renew(state, 1) : stepTo(state);
  },
  moved(state, { index }) {
    if (index !== state.index) return show(state, index);
    const hasEnded = state.phase === 'ended' || state.phase === 'ended-early';
    return stepTo(hasEnded ? { ...state, phase: 'ready' } : state);
  },
};

const change = stepBy(transitions);

/** Whether an element that plays is what the state allows. */
function canRun(phase: Phase): boolean {
  return phase !== 'failed' && phase !== 'renewing' && phase !== 'cut-off' && !isDeadEnd(phase);
}

function awaitsAddress({ phase }: Playback): boolean {
  return phase === 'renewing' || phase === 'cut-off';
}

export function startPlayback(index: number): Playback {
  return { phase: 'loading', wantsToPlay: false, isHeld: false, index, renewals: 0 };
}

/**
 * After each event the element is started or stopped as the trainee wants. `videos`: the number of videos of the
 * module.
 */
export function stepPlayback(state: Playback, event: PlaybackEvent, videos: number): PlaybackStep {
  const { state: next, effects } = change(state, event, videos);
  if (!next.wantsToPlay || next.isHeld) return stepTo(next, ...effects, { type: 'stop' });
  const canStart = next.phase === 'ready' || next.phase === 'loading';
  return canStart ? stepTo(next, ...effects, { type: 'start' }) : stepTo(next, ...effects);
}

function show(state: Playback, index: number): PlaybackStep {
  return stepTo({ ...state, phase: 'loading', index }, { type: 'open' });
}

function renew(state: Playback, renewals: number): PlaybackStep {
  return stepTo({ ...state, phase: 'renewing', renewals }, { type: 'renew' });
}
