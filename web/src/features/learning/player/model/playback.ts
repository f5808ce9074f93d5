import { type Step, stepBy, stepTo, type Transitions } from '#web/platform/state/machine.ts';

/** How the player stands; a machine of plain data that the video element's events drive. */
export type Playback = {
  readonly phase: Phase;
  /** What the trainee wants; the video may still be loading. */
  readonly wantsToPlay: boolean;
  /** Which of the module's videos is shown. */
  readonly index: number;
  /** How often the addresses were renewed since the video last ran. */
  readonly renewals: number;
};

export type Phase =
  /** The video's first data is under way. */
  | 'loading'
  | 'ready'
  /** It wants to play but has run out of data. */
  | 'stalled'
  /** Its address failed; a fresh one is being fetched. */
  | 'renewing'
  | 'failed'
  /** The last video has come to its end. */
  | 'ended';

export type PlaybackEvent =
  | { readonly type: 'play' | 'pause' | 'loaded' | 'starved' | 'running' }
  | { readonly type: 'segment-ended' | 'broke' | 'renewed' | 'not-renewed' | 'retry' }
  /** The current address is loaded in the same element: it starts anew at its place. */
  | { readonly type: 'reload' }
  /** The trainee goes to a place in this video. */
  | { readonly type: 'moved'; readonly index: number };

/** A link may have expired, a connection may have dropped: that mends itself. More is a fault. */
const RENEWALS_MAX = 2;

/** What is to be done with the `<video>` element and its addresses. */
export type PlaybackEffect =
  /** Load the video whose turn it is. */
  | { readonly type: 'open' }
  /** Start the element where it is paused. */
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  | { readonly type: 'renew' };

type PlaybackStep = Step<Playback, PlaybackEffect>;

/** `videos`: how many the module has. */
const transitions: Transitions<Playback, PlaybackEvent, PlaybackEffect, [videos: number]> = {
  play: (state) => stepTo({ ...state, wantsToPlay: true }),
  pause: (state) =>
    stepTo({
      ...state,
      wantsToPlay: false,
      phase: state.phase === 'stalled' ? 'ready' : state.phase,
    }),
  loaded: (state) => stepTo(state.phase === 'loading' ? { ...state, phase: 'ready' } : state),
  starved: (state) =>
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
  broke(state) {
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

/** After each event the element is started or stopped as the trainee wants. `videos`: how many the module has. */
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
