import { blockBrowserControls } from './block-browser-controls.ts';
import type { VideoElements } from './video-screen.ts';

/** One `<video>` element in the page. */
export type PlacedVideo = {
  /** Unique for each element. */
  readonly key: number;
  readonly video: HTMLVideoElement;
};

const videoClass =
  'absolute inset-0 size-full object-contain [&::cue]:bg-black/80 [&::cue]:text-[length:max(1em,0.875rem)] [&::cue]:text-white';

/** Creates video elements within `host`, without the browser's own controls. `onChange` is called after each change. */
export function placeVideosIn(
  host: HTMLElement,
  onChange: (videos: readonly PlacedVideo[]) => void,
): VideoElements {
  const placed = new Map<
    HTMLVideoElement,
    { readonly key: number; readonly release: () => void }
  >();
  let lastKey = 0;
  const notifyChange = () => onChange([...placed].map(([video, { key }]) => ({ key, video })));
  return {
    add() {
      const video = document.createElement('video');
      video.playsInline = true;
      video.preload = 'auto';
      video.className = videoClass;
      // A hidden element would not be ready to be painted.
      video.style.opacity = '0';
      lastKey += 1;
      placed.set(video, { key: lastKey, release: blockBrowserControls(video) });
      host.append(video);
      notifyChange();
      return video;
    },
    show(video) {
      video.style.opacity = '';
      notifyChange();
    },
    remove(video) {
      placed.get(video)?.release();
      placed.delete(video);
      video.remove();
      notifyChange();
    },
  };
}
