import { useCallback, useEffect, useState } from 'react';

type WebkitElement = HTMLElement & { webkitRequestFullscreen?: () => void };
type WebkitDocument = Document & {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
};

export type FullScreen = ReturnType<typeof useFullScreen>;

/**
 * Shows a container in full screen, so that the portal's own controls stay on it. Browsers that support this only for
 * videos (iPhone) would show the system's controls; there `isFilling` makes the container fill the page instead.
 */
export function useFullScreen(container: HTMLElement | null) {
  const [isFull, setFull] = useState(false);
  const [isFilling, setFilling] = useState(false);

  useEffect(() => {
    const follow = () => setFull(shownFull() !== null && shownFull() === container);
    const life = new AbortController();
    for (const type of ['fullscreenchange', 'webkitfullscreenchange'])
      document.addEventListener(type, follow, { signal: life.signal });
    return () => life.abort();
  }, [container]);

  useEffect(() => {
    if (!isFilling) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFilling(false);
    };
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    document.addEventListener('keydown', leave);
    return () => {
      document.body.style.overflow = overflow;
      document.removeEventListener('keydown', leave);
    };
  }, [isFilling]);

  const toggle = useCallback(() => {
    const element: WebkitElement | null = container;
    if (element === null) return;
    const fill = () => setFilling((filling) => !filling);
    if (shownFull() === element) leaveFull();
    else if (typeof element.requestFullscreen === 'function')
      element.requestFullscreen().catch(fill);
    else if (typeof element.webkitRequestFullscreen === 'function')
      element.webkitRequestFullscreen();
    else fill();
  }, [container]);

  return { isFull: isFull || isFilling, isFilling, toggle };
}

function shownFull(): Element | null {
  const page: WebkitDocument = document;
  return page.fullscreenElement ?? page.webkitFullscreenElement ?? null;
}

function leaveFull(): void {
  const page: WebkitDocument = document;
  if (typeof page.exitFullscreen === 'function') void page.exitFullscreen();
  else page.webkitExitFullscreen?.();
}
