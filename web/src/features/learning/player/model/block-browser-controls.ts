/** The last action exists only in Chrome and is missing in TypeScript's types. */
const mediaActions = [
  'play',
  'pause',
  'stop',
  'seekto',
  'seekbackward',
  'seekforward',
  'previoustrack',
  'nexttrack',
  'enterpictureinpicture' as MediaSessionAction,
] as const;

/**
 * Blocks the browser's own ways to control, save or move a video (docs/specification-notes.md#25). Returns the function
 * that undoes this. Media keys are blocked by {@link blockMediaKeys}, because they belong to the page and not to an
 * element.
 */
export function blockBrowserControls(video: HTMLVideoElement): () => void {
  const life = new AbortController();
  const { signal } = life;
  const withdraw = () => {
    video.controls = false;
    video.disableRemotePlayback = true;
    video.disablePictureInPicture = true;
    video.setAttribute('controlslist', 'nodownload noplaybackrate noremoteplayback');
    // Remote playback in Safari.
    video.setAttribute('x-webkit-airplay', 'deny');
  };
  withdraw();
  // The page's console or an extension may enable them again.
  const observer = new MutationObserver(() => {
    if (video.controls || !video.disablePictureInPicture || !video.disableRemotePlayback)
      withdraw();
  });
  observer.observe(video, {
    attributeFilter: ['controls', 'disablepictureinpicture', 'disableremoteplayback'],
  });
  video.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  video.addEventListener('enterpictureinpicture', () => void document.exitPictureInPicture(), {
    signal,
  });
  return () => {
    life.abort();
    observer.disconnect();
  };
}

/** Blocks the media keys until the returned function is called. Otherwise the browser would seek with them. */
export function blockMediaKeys(): () => void {
  const { mediaSession } = navigator;
  if (mediaSession === undefined) return () => undefined;
  const blocked = mediaActions.filter((action) => setHandler(action, () => undefined));
  return () => {
    for (const action of blocked) setHandler(action, null);
  };
}

function setHandler(action: MediaSessionAction, handler: (() => void) | null): boolean {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
    return true;
  } catch {
    // This browser does not support the key, so it cannot act on it.
    return false;
  }
}
