/** Reads frames of a film in a `<video>` element that is not in the page. */
import { momentsOf, scoreFrame } from './frame-score.ts';
import { canvasOf, drawPoster, nullIfRefused, posterSize } from './poster-picture.ts';

/** Frames are judged at this size in pixels: large enough for edges, 5,184 pixels take about 1 ms. */
const JUDGED = { width: 96, height: 54 };
/** After this time in ms the best frame so far is taken. */
const CHOOSING_MS = 10_000;

type FilmToRead = {
  /** An address of the page's own origin: others cannot be drawn. */
  readonly url: string;
  /** Seconds. */
  readonly duration: number;
};

/**
 * The poster that shows a film best. Null if no frame is a good picture, the browser cannot show the film, or it takes
 * too long.
 */
export async function chooseFrame(film: FilmToRead, signal: AbortSignal): Promise<Blob | null> {
  const video = document.createElement('video');
  const ending = AbortSignal.any([signal, AbortSignal.timeout(CHOOSING_MS)]);
  try {
    const best = await bestFrame(video, film, ending);
    return best === null || signal.aborted ? null : await drawPoster(best, best);
  } catch (error) {
    return nullIfRefused(error);
  } finally {
    // Releases the file, which the browser would otherwise keep open.
    video.removeAttribute('src');
    video.load();
  }
}

async function bestFrame(
  video: HTMLVideoElement,
  { url, duration }: FilmToRead,
  ending: AbortSignal,
): Promise<HTMLCanvasElement | null> {
  let best: { readonly canvas: HTMLCanvasElement; readonly score: number } | null = null;
  if (!(await load(video, url, ending))) return null;
  for (const moment of momentsOf(duration)) {
    if (!(await seek(video, moment, ending))) break;
    const score = scoreOf(video);
    if (score > (best?.score ?? 0)) best = { canvas: copyOf(video), score };
  }
  return best?.canvas ?? null;
}

function load(video: HTMLVideoElement, url: string, ending: AbortSignal): Promise<boolean> {
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const loaded = firstOf(video, 'loadeddata', ending);
  video.src = url;
  return loaded;
}

function seek(video: HTMLVideoElement, seconds: number, ending: AbortSignal): Promise<boolean> {
  const arrived = firstOf(video, 'seeked', ending);
  video.currentTime = seconds;
  return arrived;
}

/** Resolves with whether the event came: false after an error or the end of the time. */
function firstOf(
  video: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  ending: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const finish = (hasCome: boolean) => () => {
      listening.abort();
      resolve(hasCome);
    };
    const { signal } = listening;
    video.addEventListener(event, finish(true), { signal });
    video.addEventListener('error', finish(false), { signal });
    ending.addEventListener('abort', finish(false), { signal });
    if (ending.aborted) finish(false)();
  });
}

function scoreOf(video: HTMLVideoElement): number {
  const context = canvasOf(JUDGED).getContext('2d', { willReadFrequently: true });
  if (context === null) return 0;
  context.drawImage(video, 0, 0, JUDGED.width, JUDGED.height);
  return scoreFrame(context.getImageData(0, 0, JUDGED.width, JUDGED.height));
}

/** A copy of the frame, which changes with the next seek. */
function copyOf(video: HTMLVideoElement): HTMLCanvasElement {
  const size = posterSize({ width: video.videoWidth, height: video.videoHeight });
  const canvas = canvasOf(size);
  canvas.getContext('2d')?.drawImage(video, 0, 0, size.width, size.height);
  return canvas;
}
