/** The trainee's video, by its own controls and by scripts that try to change it. */
import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../harness/visit.ts';

export function player({ page }: Visitor, moduleName: string): Locator {
  return page.getByRole('region', { name: `Video: ${moduleName}` });
}

/** The element itself, which has no role, for actions and values that only a script reaches. */
function element({ page }: Visitor): Locator {
  return page.locator('video');
}

/** Opens the page of a module and waits for its video. */
export async function openVideo(visitor: Visitor, module: { id: number; name: string }) {
  await visitor.page.goto(`/training/module/${module.id}`);
  const region = player(visitor, module.name);
  await expect(region.getByRole('button', { name: /^(Play video|Resume at .*)$/ })).toBeVisible();
  return region;
}

/** Presses the large button on the picture. */
export async function startPlaying(visitor: Visitor, region: Locator): Promise<void> {
  await visitor.press(region.getByRole('button', { name: /^(Play video|Resume at .*)$/ }));
}

export function currentTime(visitor: Visitor): Promise<number> {
  return element(visitor).evaluate((video: HTMLVideoElement) => video.currentTime);
}

export function isPaused(visitor: Visitor): Promise<boolean> {
  return element(visitor).evaluate((video: HTMLVideoElement) => video.paused);
}

/** Waits until the video has come so far by itself. */
export async function playUntil(visitor: Visitor, second: number): Promise<void> {
  await element(visitor).evaluate(
    (video: HTMLVideoElement, second) =>
      new Promise<void>((resolve) => {
        const look = () => (video.currentTime >= second ? resolve() : requestAnimationFrame(look));
        look();
      }),
    second,
  );
}

/** Whether the video begins again at its end: while it does, no step on a busy machine comes after its end. */
export async function setLoop(visitor: Visitor, isOn: boolean): Promise<void> {
  await element(visitor).evaluate((video: HTMLVideoElement, isOn) => {
    video.loop = isOn;
  }, isOn);
}

/** Stops the video in the frame in which it has come so far; a key pressed from here would come later. */
export async function pauseAt(visitor: Visitor, second: number): Promise<void> {
  await element(visitor).evaluate(
    (video: HTMLVideoElement, second) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (video.currentTime < second) return void requestAnimationFrame(look);
          video.pause();
          resolve();
        };
        look();
      }),
    second,
  );
}

/** Plays the video from its beginning to this second, where it then stands still. */
export async function playTo(visitor: Visitor, region: Locator, second: number): Promise<void> {
  // The page waits for the place before the video plays: a call from here could come after its end.
  await Promise.all([pauseAt(visitor, second), startPlaying(visitor, region)]);
  // A busy machine draws the frame late.
  await skipTo(visitor, second);
}

/** Waits until the browser has loaded the present place: until the next seek it begins no other request. */
export async function untilPlaceLoaded(visitor: Visitor): Promise<void> {
  const isLoaded = () =>
    element(visitor).evaluate(
      ({ seeking, readyState }: HTMLVideoElement) =>
        !seeking && readyState >= HTMLMediaElement.HAVE_FUTURE_DATA,
    );
  await expect.poll(isLoaded).toBe(true);
}

/** Waits until the rest of the video needs no network. */
export async function untilLoaded(visitor: Visitor): Promise<void> {
  await element(visitor).evaluate(
    (video: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const { buffered, duration } = video;
          const isLoaded =
            buffered.length > 0 && buffered.end(buffered.length - 1) > duration - 0.2;
          if (isLoaded) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

interface Skip {
  /** The place from which it skips; the present one if absent. */
  readonly from?: number;
  /** The place at which it pauses afterwards; it plays on if absent. */
  readonly pauseAt?: number;
}

/** Puts the video to `second` by script. Returns where it was before and is when no seek is under way. */
export function skipTo(visitor: Visitor, second: number, { from, pauseAt }: Skip = {}) {
  return element(visitor).evaluate(
    async (video: HTMLVideoElement, { second, from = 0, pauseAt }) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      while (video.currentTime < from) await nextFrame();
      const before = video.currentTime;
      video.currentTime = second;
      await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
      // Two frames in which the player could still react.
      for (let frames = 0; video.seeking || frames < 2; frames += 1) await nextFrame();
      const after = video.currentTime;
      if (pauseAt !== undefined) {
        while (video.currentTime < pauseAt) await nextFrame();
        video.pause();
      }
      return { before, after };
    },
    { second, from, pauseAt },
  );
}

/** Enables the controls that the player has disabled, by script. Returns whether the page shows the context menu. */
export function unlock(visitor: Visitor): Promise<boolean> {
  return element(visitor).evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 4;
    video.controls = true;
    return video.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true }));
  });
}

/** Returns the speed and the controls that `unlock` has enabled. */
export function unlocked(visitor: Visitor) {
  return element(visitor).evaluate(({ playbackRate, controls }: HTMLVideoElement) => ({
    speed: playbackRate,
    hasControls: controls,
  }));
}
