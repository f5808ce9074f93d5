import { type Step, stepBy, stepTo, type Transitions } from '#web/platform/state/machine.ts';

/** The state of playback, a state machine whose events come from the video element and the trainee. */
export type Playback = {
  readonly phase: Phase;
  /** Whether the trainee wants the video to play; it may still be loading. */
  readonly wantsToPlay: boolean;
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
  /** The last video has ended. */
  | 'ended';

export type PlaybackEvent =
  | { readonly type: 'play' | 'pause' | 'loaded' | 'data-missing' | 'running' }
  | { readonly type: 'segment-ended' | 'address-failed' | 'renewed' | 'not-renewed' | 'retry' }
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
  | { readonly type: 'renew' };

type PlaybackStep = Step<Playback, PlaybackEffect>;

/** `videos`: the number of videos of the module. */
const transitions: Transitions<Playback, PlaybackEvent, PlaybackEffect, [videos: number]> = {
  play: (state) => stepTo({ ...state, wantsToPlay: true }),
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
    stepTo(
      state.phase === 'failed' || state.phase === 'renewing'
        ? state
        : { ...state, phase: 'ready', renewals: 0 },
    ),
  'segment-ended': (state, _, videos) =>
    state.index + 1 < videos
      ? show(state, state.index + 1)
      : stepTo({ ...state, phase: 'ended', wantsToPlay: false }),
  'address-failed'(state) {
    if (state.phase === 'renewing') return stepTo(state);
    if (state.renewals < RENEWALS_MAX) return renew(state, state.renewals + 1);
    return stepTo({ ...state, phase: 'failed' });
  },
  renewed: (state) =>
    stepTo(state.phase === 'renewing' ? { ...state, phase: 'loading' } : state, { type: 'open' }),
  'not-renewed': (state) =>
    stepTo(state.phase === 'renewing' ? { ...state, phase: 'failed' } : state),
  reload: (state) => show(state, state.index),
  retry: (state) => (state.phase === 'failed' ? renew(state, 1) : stepTo(state)),
  moved(state, { index }) {
    if (index !== state.index) return show(state, index);
    return stepTo(state.phase === 'ended' ? { ...state, phase: 'ready' } : state);
  },
};

const change = stepBy(transitions);

export function startPlayback(index: number): Playback {
  return { phase: 'loading', wantsToPlay: false, index, renewals: 0 };
}

/**
 * After each event the element is started or stopped as the trainee wants. `videos`: the number of videos of the
 * module.
 */
export function stepPlayback(state: Playback, event: PlaybackEvent, videos: number): PlaybackStep {
  const { state: next, effects } = change(state, event, videos);
  if (!next.wantsToPlay) return stepTo(next, ...effects, { type: 'stop' });
  const canStart = next.phase === 'ready' || next.phase === 'loading';
  return canStart ? stepTo(next, ...effects, { type: 'start' }) : stepTo(next, ...effects);
}

function show(state: Playback, index: number): PlaybackStep {
  return stepTo({ ...state, phase: 'loading', index }, { type: 'open' });
}

function renew(state: Playback, renewals: number): PlaybackStep {
  return stepTo({ ...state, phase: 'renewing', renewals }, { type: 'renew' });
}
