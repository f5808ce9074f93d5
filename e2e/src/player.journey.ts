/** The player: what it prevents, and its place in narrow and low windows. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { ANTI_SKIP_CHECK_MS } from '@portal/contract/limits';
import type { Module } from '@portal/contract/modules';
import { addCompany, addModule, addTrainee, lengthen, person, signInAdmin } from './harness/api.ts';
import { PHONE } from './harness/devices.ts';
import { fixture } from './harness/fixtures.ts';
import { passTime } from './harness/page-clock.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { openVideo, player, playTo, playUntil, startPlaying } from './screens/player.ts';

const COMPANY = 'Brightwater Foods';
const FILM_COMPANY = 'Long Films';

let portal: Portal;
let tess: Session;
let talk: Module;
/** Long enough to play on while a busy machine acts. */
let film: Module;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  const { token } = await signInAdmin(portal);
  const company = await addCompany(portal, token, COMPANY);
  const clip = fixture('clips/long-6s.mp4');
  talk = await addModule(portal, token, company.id, { name: 'A longer talk', clip });
  const { id } = await addCompany(portal, token, FILM_COMPANY);
  film = await addModule(portal, token, id, { name: 'A film', clip });
  await lengthen(portal, token, film, [clip, clip, clip]);
});

// Each test has a new trainee, so that every video starts at its beginning.
let visits = 0;
test.beforeEach(async () => {
  visits += 1;
  tess = await addTrainee(portal, person(`Tess ${visits}`), COMPANY);
});

const filmViewer = () => addTrainee(portal, person(`Vic ${visits}`), FILM_COMPANY);

/**
 * Puts the video to its end, and returns whether it stands where it stood before when so many milliseconds have
 * passed for the page. Runs in the page.
 */
function isUndoneWithin(video: HTMLVideoElement, ms: number): Promise<boolean> {
  const before = video.currentTime;
  video.currentTime = video.duration - 0.2;
  return new Promise((resolve) => {
    setTimeout(() => resolve(video.currentTime < before + 0.5), ms);
  });
}

/** Enables all disabled properties of the player. Returns their values after these milliseconds of the page. */
function unlockFor(video: HTMLVideoElement, ms: number) {
  video.controls = true;
  video.disablePictureInPicture = false;
  video.disableRemotePlayback = false;
  video.playbackRate = 16;
  video.defaultPlaybackRate = 16;
  return new Promise((resolve) => {
    setTimeout(
      () =>
        resolve({
          controls: video.controls,
          pictureInPictureOff: video.disablePictureInPicture,
          remotePlaybackOff: video.disableRemotePlayback,
          speed: video.playbackRate,
          usualSpeed: video.defaultPlaybackRate,
        }),
      ms,
    );
  });
}

/** Has the page do this to its video, and lets the time pass after which the player has looked at it once. */
async function untilChecked<T>(
  { page }: Visitor,
  act: (video: HTMLVideoElement, ms: number) => Promise<T>,
): Promise<T> {
  const [result] = await Promise.all([
    page.locator('video').evaluate(act, ANTI_SKIP_CHECK_MS),
    page.clock.runFor(ANTI_SKIP_CHECK_MS),
  ]);
  return result;
}

async function noteMediaKeys({ page }: Visitor): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const held = new Set<string>();
    Reflect.set(window, 'heldKeys', held);
    const original = MediaSession.prototype.setActionHandler;
    MediaSession.prototype.setActionHandler = function set(action, handler) {
      original.call(this, action, handler);
      if (handler === null) held.delete(action);
      else held.add(action);
    };
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'heldKeys') as Set<string>)]);
}

test('undoes within 100 ms what a script does, and offers no way around it', async ({ visit }) => {
  const visitor = await visit({ as: tess });
  const heldKeys = await noteMediaKeys(visitor);
  await visitor.page.clock.install();
  const region = await openVideo(visitor, talk);
  // While it stands still, only the script moves it.
  await playTo(visitor, region, 0.6);
  const video = visitor.page.locator('video');
  for (let again = 0; again < 3; again += 1)
    expect(await untilChecked(visitor, isUndoneWithin)).toBe(true);
  expect(await untilChecked(visitor, unlockFor)).toEqual({
    controls: false,
    pictureInPictureOff: true,
    remotePlaybackOff: true,
    speed: 1,
    usualSpeed: 1,
  });
  await expect(video).toHaveAttribute('controlslist', 'nodownload noplaybackrate noremoteplayback');
  expect(await heldKeys()).toEqual(
    expect.arrayContaining(['play', 'pause', 'seekto', 'seekforward', 'seekbackward', 'nexttrack']),
  );
  for (const target of [video, region]) {
    const isKept = await target.evaluate((element) =>
      element.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true, bubbles: true })),
    );
    expect(isKept).toBe(false);
  }
  // The browser has its keys again once the player is removed.
  await visitor.press(visitor.page.getByRole('link', { name: 'Back to Training' }));
  await expect(visitor.page).toHaveURL('/training');
  await expect.poll(heldKeys).toEqual([]);
});

test('keeps all its controls inside the picture of a narrow window, as at 400 % zoom', async ({
  visit,
}) => {
  const narrow = { name: 'narrow window', width: 320, height: 640, isTouched: false };
  const visitor = await visit({ as: tess, device: narrow });
  const region = await openVideo(visitor, talk);
  const { right: end } = await edges(region);
  for (const name of ['Play', 'Back 10 seconds', 'Mute', 'Full screen']) {
    const { left, right } = await edges(region.getByRole('button', { name, exact: true }));
    expect(left, name).toBeGreaterThanOrEqual(0);
    expect(right, name).toBeLessThanOrEqual(end);
  }
  const clock = await region.getByText(/^0:0\d \/ 0:06$/).boundingBox();
  expect(clock?.height, 'one line').toBeLessThan(30);
});

async function edges(target: Locator): Promise<{ left: number; right: number }> {
  let edges = { left: Number.NaN, right: Number.NaN };
  // A control is replaced once, when the code of tooltips has loaded.
  await expect(async () => {
    const box = await target.boundingBox();
    if (box === null) throw new Error('There is nothing to be seen of it.');
    edges = { left: box.x, right: box.x + box.width };
  }).toPass();
  return edges;
}

test('fills the screen of a phone that is held sideways, within the page', async ({ visit }) => {
  const sideways = { ...PHONE, width: 844, height: 390 };
  const visitor = await visit({ as: await filmViewer(), device: sideways });
  const { page } = visitor;
  await page.clock.install();
  const region = await openVideo(visitor, film);
  await startPlaying(visitor, region);
  await playUntil(visitor, 0.3);
  const video = page.locator('video');
  // Without this an iPhone would show its own player, with its own controls.
  await expect(video).toHaveAttribute('playsinline');
  const place = () => player(visitor, film.name).boundingBox();
  await expect.poll(place).toEqual({ x: 0, y: 0, width: 844, height: 390 });
  // With the controls the player hides the cursor. A tap that brings them back does not stop the video.
  const cursor = () => region.evaluate((stage) => getComputedStyle(stage).cursor);
  await passTime(page, { stepMs: 3_000, look: cursor }).toBe('none');
  // The click of a tap comes after the tap.
  const isClicked = page.evaluate(
    () => new Promise((resolve) => addEventListener('click', () => resolve(true), { once: true })),
  );
  await region.tap({ position: { x: 400, y: 100 } });
  expect(await isClicked).toBe(true);
  await expect(region).not.toHaveCSS('cursor', 'none');
  expect(await video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false);
});
