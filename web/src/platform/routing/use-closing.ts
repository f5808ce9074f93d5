import { type NavigateOptions, type To, useNavigate } from 'react-router';
import { useLatestLocation } from './use-latest-location.ts';

interface Closed {
  /** Whether it was opened by a link on this page, so that the entry before in the history is the page without it. */
  readonly isOpenedHere: boolean;
  /** The address of the page without it. */
  readonly to: To;
  readonly state?: NavigateOptions['state'];
}

/**
 * Returns a function that closes what has an address of its own, such as a dialog. It stays visible until the page is
 * rendered again; a second press in that time must not go back once more.
 */
export function useClosing(): (closed: Closed) => void {
  const navigate = useNavigate();
  const readLatest = useLatestLocation();
  return ({ isOpenedHere, to, state }) => {
    if (readLatest().hasMoved) return;
    void (isOpenedHere
      ? navigate(-1)
      : navigate(to, { replace: true, preventScrollReset: true, state }));
  };
}
