/** The picture of a module's video, as the admin sees it in the form. */
import { type Step, stepBy, stepTo, type Transitions } from '#web/platform/state/machine.ts';

/** Where a chosen picture comes from: the browser's choice, a moment of the film in seconds, or a file. */
export type PosterOrigin =
  | { readonly kind: 'automatic' }
  | { readonly kind: 'moment'; readonly seconds: number }
  | { readonly kind: 'file'; readonly name: string };

/** The states of the choice. It begins again with each file of a film. */
export type PosterState =
  /** The stored poster, or none, stays. */
  | { readonly kind: 'kept' }
  /** The browser looks for a frame of a new film. */
  | { readonly kind: 'choosing'; readonly found: Promise<Blob | null> }
  | { readonly kind: 'none-found' }
  | { readonly kind: 'chosen'; readonly picture: Blob; readonly origin: PosterOrigin }
  | { readonly kind: 'removed' };

export type PosterEvent =
  | { readonly type: 'film-chosen'; readonly found: Promise<Blob | null> }
  | { readonly type: 'film-dropped' }
  | { readonly type: 'found'; readonly found: Promise<Blob | null>; readonly picture: Blob | null }
  | { readonly type: 'choose'; readonly picture: Blob; readonly origin: PosterOrigin }
  | { readonly type: 'remove' | 'keep' };

export const initialPoster: PosterState = { kind: 'kept' };

const transitions: Transitions<PosterState, PosterEvent, never> = {
  /** The admin may have chosen a picture while the film was read. */
  'film-chosen': (state, { found }) =>
    stepTo(isDecided(state) ? state : { kind: 'choosing', found }),
  'film-dropped': () => stepTo(initialPoster),

  /** The admin may have chosen another picture or film meanwhile. */
  found(state, { found, picture }): Step<PosterState, never> {
    if (state.kind !== 'choosing' || state.found !== found) return stepTo(state);
    if (picture === null) return stepTo({ kind: 'none-found' });
    return stepTo({ kind: 'chosen', picture, origin: { kind: 'automatic' } });
  },

  choose: (_state, { picture, origin }) => stepTo({ kind: 'chosen', picture, origin }),
  remove: () => stepTo({ kind: 'removed' }),
  keep: () => stepTo(initialPoster),
};

export const stepPoster = stepBy(transitions);

/** Reports whether the admin has chosen or removed the picture. */
export function isDecided(state: PosterState): boolean {
  return state.kind === 'removed' || (state.kind === 'chosen' && state.origin.kind !== 'automatic');
}

/** The change of the poster that a save makes. */
export type PosterChange =
  /** The browser's choice, null if it finds none. A save does without it if it cannot be sent. */
  | { readonly kind: 'automatic'; readonly found: Promise<Blob | null> }
  | { readonly kind: 'chosen'; readonly picture: Blob }
  | { readonly kind: 'removed' };

/** Undefined leaves the poster unchanged; a new video has none then. */
export function posterChange(state: PosterState): PosterChange | undefined {
  switch (state.kind) {
    case 'choosing':
      return { kind: 'automatic', found: state.found };
    case 'chosen':
      return state.origin.kind === 'automatic'
        ? { kind: 'automatic', found: Promise.resolve(state.picture) }
        : { kind: 'chosen', picture: state.picture };
    case 'removed':
      return { kind: 'removed' };
    case 'kept':
    case 'none-found':
      return undefined;
  }
}
