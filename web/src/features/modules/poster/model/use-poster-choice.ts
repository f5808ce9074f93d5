import { useEffect, useReducer } from 'react';
import { chooseFrame } from './film-frames.ts';
import {
  initialPoster,
  type PosterEvent,
  type PosterOrigin,
  type PosterState,
  posterChange,
  stepPoster,
} from './poster-choice.ts';

/** A new film that this browser can show. */
type NewFilm = {
  readonly url: string;
  /** Seconds. */
  readonly duration: number;
};

const reduce = (state: PosterState, event: PosterEvent) => stepPoster(state, event).state;

/** The state of the picture field. For a new film the browser chooses a frame at once. */
export function usePosterChoice(film: NewFilm | null) {
  const [state, dispatch] = useReducer(reduce, initialPoster);
  const url = film?.url ?? null;
  const duration = film?.duration ?? 0;
  useEffect(() => {
    if (url === null) {
      dispatch({ type: 'film-dropped' });
      return undefined;
    }
    const abandoned = new AbortController();
    const found = chooseFrame({ url, duration }, abandoned.signal);
    dispatch({ type: 'film-chosen', found });
    void found.then((picture) => dispatch({ type: 'found', found, picture }));
    return () => abandoned.abort();
  }, [url, duration]);

  return {
    state,
    /** The change that a save makes; undefined for none. */
    change: posterChange(state),
    /** The admin has chosen or removed the picture. */
    isChanged:
      state.kind === 'removed' || (state.kind === 'chosen' && state.origin.kind !== 'automatic'),
    choose: (picture: Blob, origin: PosterOrigin) => dispatch({ type: 'choose', picture, origin }),
    remove: () => dispatch({ type: 'remove' }),
    keep: () => dispatch({ type: 'keep' }),
  };
}

export type PosterChoice = ReturnType<typeof usePosterChoice>;
