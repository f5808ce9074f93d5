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
  /** The trainee goes to a place in this video. */
  | { readonly type: 'moved'; readonly index: number };

/** A link may have expired, a connection may have dropped: that mends itself. More is a fault. */
const RENEWALS_MAX = 2;

type Transition = (state: Playback, videos: number) => Playback;

const transitions: Record<Exclude<PlaybackEvent['type'], 'moved'>, Transition> = {
  play: (state) => ({ ...state, wantsToPlay: true }),
  pause: (state) => ({
    ...state,
    wantsToPlay: false,
    phase: state.phase === 'stalled' ? 'ready' : state.phase,
  }),
  loaded: (state) => (state.phase === 'loading' ? { ...state, phase: 'ready' } : state),
  starved: (state) =>
    state.phase === 'ready' && state.wantsToPlay ? { ...state, phase: 'stalled' } : state,
  running: (state) =>
    state.phase === 'failed' || state.phase === 'renewing'
      ? state
      : { ...state, phase: 'ready', renewals: 0 },
  'segment-ended': (state, videos) =>
    state.index + 1 < videos
      ? { ...state, phase: 'loading', index: state.index + 1 }
      : { ...state, phase: 'ended', wantsToPlay: false },
  broke: (state) => {
    if (state.phase === 'renewing') return state;
    return state.renewals < RENEWALS_MAX
      ? { ...state, phase: 'renewing', renewals: state.renewals + 1 }
      : { ...state, phase: 'failed' };
  },
  renewed: (state) => (state.phase === 'renewing' ? { ...state, phase: 'loading' } : state),
  'not-renewed': (state) => (state.phase === 'renewing' ? { ...state, phase: 'failed' } : state),
  retry: (state) =>
    state.phase === 'failed' ? { ...state, phase: 'renewing', renewals: 1 } : state,
};

export function startPlayback(index: number): Playback {
  return { phase: 'loading', wantsToPlay: false, index, renewals: 0 };
}

/** @param videos how many the module has */
export function nextPlayback(state: Playback, event: PlaybackEvent, videos: number): Playback {
  if (event.type !== 'moved') return transitions[event.type](state, videos);
  if (event.index !== state.index) return { ...state, phase: 'loading', index: event.index };
  return state.phase === 'ended' ? { ...state, phase: 'ready' } : state;
}
