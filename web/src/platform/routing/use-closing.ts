import { useRef } from 'react';
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
  const isGoingBack = useRef(false);

  async function goBack() {
    isGoingBack.current = true;
    // The router moves when the browser is back.
    await navigate(-1);
    isGoingBack.current = false;
  }

  return ({ isOpenedHere, to, state }) => {
    if (isGoingBack.current || readLatest().hasMoved) return;
    if (isOpenedHere) void goBack();
    else void navigate(to, { replace: true, preventScrollReset: true, state });
  };
}
