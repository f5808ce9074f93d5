/** When the frames of a video are shown, as the browser's compositor reports it. */
import type { BrowserContext, Page } from '@playwright/test';

/** A picture of the element that is seen. */
export interface ShownPicture {
  /** Milliseconds of the page's clock. */
  readonly at: number;
  /** Milliseconds of the video. */
  readonly place: number;
  /** Differs for each element. */
  readonly element: number;
  /** The address that the element plays from. */
  readonly link: string;
}

declare global {
  var picturesOfPage: ShownPicture[];
  /** Milliseconds of the clock by which pictures are timed, also where the journey has replaced the page's clock. */
  var timeOfPictures: () => number;
}

/** From here on every page of the context keeps the times. To be called before `page.clock.install`. */
export async function recordPictures(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.picturesOfPage = [];
    globalThis.timeOfPictures = performance.now.bind(performance);
    const known = new WeakSet<HTMLVideoElement>();
    let elements = 0;
    function follow(video: HTMLVideoElement): void {
      if (known.has(video)) return;
      known.add(video);
      elements += 1;
      const element = elements;
      const note: VideoFrameRequestCallback = (at, { mediaTime }) => {
        if (video.style.opacity === '')
          globalThis.picturesOfPage.push({
            at,
            place: mediaTime * 1000,
            element,
            link: video.currentSrc,
          });
        video.requestVideoFrameCallback(note);
      };
      video.requestVideoFrameCallback(note);
    }
    new MutationObserver(() => {
      for (const video of document.querySelectorAll('video')) follow(video);
    }).observe(document, { childList: true, subtree: true });
  });
}

export function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => globalThis.picturesOfPage);
}

/**
 * For each change from one element to another, the milliseconds by which the clock went further than the video: how
 * long the picture stood still. Less than zero where a moment was shown twice.
 */
export function gapsIn(pictures: readonly ShownPicture[]): number[] {
  return standstills(pictures, (picture, before) => picture.element !== before.element);
}

/** The same for all other pictures. */
export function stallsIn(pictures: readonly ShownPicture[]): number[] {
  return standstills(pictures, (picture, before) => picture.element === before.element);
}

function standstills(
  pictures: readonly ShownPicture[],
  isMeant: (picture: ShownPicture, before: ShownPicture) => boolean,
): number[] {
  return pictures.flatMap((picture, index) => {
    const before = pictures[index - 1];
    if (before === undefined || !isMeant(picture, before)) return [];
    return [Math.round(picture.at - before.at - (picture.place - before.place))];
  });
}
