import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { chooseFrame } from './film-frames.ts';
import {
  initialPoster,
  isDecided,
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

/**
 * The state of the picture field. For a new film the browser chooses a frame at once. `file` is the file of the new
 * film, before it is read and also if it cannot be shown; null without one.
 */
export function usePosterChoice(film: NewFilm | null, file: File | null) {
  const [state, dispatch] = useReducer(reduce, initialPoster);
  const preparation = usePreparation();
  const { abandon } = preparation;
  /** The last chosen file cannot be used as a picture. */
  const [isFileUnusable, setFileUnusable] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another film
  useEffect(() => {
    abandon();
    setFileUnusable(false);
    dispatch({ type: 'film-dropped' });
  }, [file, abandon]);
  const url = film?.url ?? null;
  const duration = film?.duration ?? 0;
  useEffect(() => {
    if (url === null) return undefined;
    const abandoned = new AbortController();
    const found = chooseFrame({ url, duration }, abandoned.signal);
    dispatch({ type: 'film-chosen', found });
    void found.then((picture) => dispatch({ type: 'found', found, picture }));
    return () => abandoned.abort();
  }, [url, duration]);

  function decide(event: PosterEvent) {
    abandon();
    setFileUnusable(false);
    dispatch(event);
  }

  return {
    state,
    /** The change that a save makes; undefined for none. */
    change: posterChange(state),
    /** The origin of the chosen picture that is still prepared and cannot be saved yet; null without one. */
    preparing: preparation.origin,
    isFileUnusable,
    /** The admin has chosen or removed the picture. */
    isChanged: preparation.origin !== null || isDecided(state),
    /** Chooses the picture when it is prepared, unless the admin decides otherwise meanwhile. */
    async choose(prepared: Promise<Blob | null>, origin: PosterOrigin): Promise<ChoiceOutcome> {
      setFileUnusable(false);
      const picture = await preparation.latest(prepared, origin);
      if (picture === undefined) return 'abandoned';
      if (picture === null) {
        setFileUnusable(origin.kind === 'file');
        return 'unusable';
      }
      dispatch({ type: 'choose', picture, origin });
      return 'chosen';
    },
    /** Does without the picture that is still prepared. */
    abandon,
    remove: () => decide({ type: 'remove' }),
    keep: () => decide({ type: 'keep' }),
  };
}

export type PosterChoice = ReturnType<typeof usePosterChoice>;

/** The end of the preparation of a chosen picture. */
export type ChoiceOutcome = 'chosen' | 'unusable' | 'abandoned';

/** The preparation of one picture at a time: a later one takes its place. */
function usePreparation() {
  const current = useRef<Promise<Blob | null> | null>(null);
  /** The origin of the picture that is prepared; null without one. */
  const [origin, setOrigin] = useState<PosterOrigin | null>(null);
  const abandon = useCallback(() => {
    current.current = null;
    setOrigin(null);
  }, []);

  /** Resolves with the picture, or with undefined if it was abandoned. */
  async function latest(prepared: Promise<Blob | null>, from: PosterOrigin) {
    current.current = prepared;
    setOrigin(from);
    try {
      const picture = await prepared;
      return current.current === prepared ? picture : undefined;
    } finally {
      if (current.current === prepared) abandon();
    }
  }

  return { origin, latest, abandon };
}
