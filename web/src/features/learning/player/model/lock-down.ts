/** The last one is Chrome's, which TypeScript does not know yet. */
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
 * Blocks the browser's own ways to control, save or move a video (docs/specification-notes.md#25). Returns the undo.
 * The media keys are held apart from it: they belong to the page and not to an element.
 */
export function lockDown(video: HTMLVideoElement): () => void {
  const life = new AbortController();
  const { signal } = life;
  const withdraw = () => {
    video.controls = false;
    video.disableRemotePlayback = true;
    video.disablePictureInPicture = true;
    video.setAttribute('controlslist', 'nodownload noplaybackrate noremoteplayback');
    // Safari's name for remote playback.
    video.setAttribute('x-webkit-airplay', 'deny');
  };
  withdraw();
  // The page's console or an extension may switch them on again.
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

/** While they are held, the keys do nothing; unheld, the browser would seek with them. */
export function holdMediaKeys(): () => void {
  const { mediaSession } = navigator;
  if (mediaSession === undefined) return () => undefined;
  const held = mediaActions.filter((action) => setHandler(action, () => undefined));
  return () => {
    for (const action of held) setHandler(action, null);
  };
}

function setHandler(action: MediaSessionAction, handler: (() => void) | null): boolean {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
    return true;
  } catch {
    // This browser does not know the key, so it cannot act on it either.
    return false;
  }
}
