/**
 * Links to videos expire within ten minutes and the video goes on. Half an hour, and a pause of a quarter of an hour,
 * pass at once for the portal and the page, from one change of the link to the next. The video plays on meanwhile.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { getTrainingModule, reportWatching } from '@portal/contract/learning';
import type { Module } from '@portal/contract/modules';
import { makeLongFilm } from '../../server/src/testing/long-film.ts';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { fixture } from './harness/fixtures.ts';
import { handovers, recordHandovers } from './harness/handovers.ts';
import { passTime, stopClock } from './harness/page-clock.ts';
import { type SimulatedPortal, startSimulatedPortal } from './harness/simulated-portal.ts';
import { test as journey } from './harness/test.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import {
  currentTime,
  openVideo,
  playUntil,
  skipTo,
  startPlaying,
  untilPlaceLoaded,
} from './screens/player.ts';

/** The most seconds of the video that are shown twice where one element replaces the other. */
const SHOWN_TWICE_MAX = 0.3;
const MINUTE = 60_000;
/** The page changes a link a minute before its end: at this time it has begun. */
const BEFORE_END_MS = 59_000;
const COMPANY = 'Brightwater Foods';

let clip: string;
let portal: SimulatedPortal;
let film: Module;
let viewers = 0;

/** A company with the film. */
async function giveFilm(to: SimulatedPortal): Promise<Module> {
  const { token } = await signInAdmin(to);
  const { id } = await addCompany(to, token, COMPANY);
  const captions = fixture('captions/intro-4s.vtt');
  return addModule(to, token, id, { name: 'A film', clip, captions });
}

const ended = new AsyncDisposableStack();

const test = journey.extend({ origin: async ({ browserName: _ }, use) => use(portal.origin) });

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-film-'));
  ended.defer(() => rm(folder, { recursive: true }));
  clip = join(folder, 'film.mp4');
  const made = { clip: fixture('clips/long-6s.mp4'), seconds: 1_800, bytesPerSecond: 20_000 };
  await writeFile(clip, await makeLongFilm(made));
  portal = ended.use(await startSimulatedPortal());
  film = await giveFilm(portal);
});
test.afterAll(() => ended.disposeAsync());

/** The link that the shown element plays from. */
const shownLink = ({ page }: Visitor) =>
  page
    .locator('video')
    .last()
    .evaluate(({ src }: HTMLVideoElement) => src);

/**
 * Lets time pass for the portal and the page until the page changes the link, and waits until the new one is shown.
 * Returns how many milliseconds have passed at once.
 */
async function passOneLink(visitor: Visitor): Promise<number> {
  const { page, noise } = visitor;
  // A request for captions that is under way when minutes pass at once comes too late.
  noise.expectComplaint(/^GET \/api\/uploads\/\S+\.vtt 403$/);
  const link = await shownLink(visitor);
  const endsAt = 1_000 * Number(new URL(link).searchParams.get('e'));
  const ms = endsAt - BEFORE_END_MS - (await page.evaluate(() => Date.now()));
  await portal.advance(ms);
  await page.clock.fastForward(ms);
  await expect.poll(() => shownLink(visitor)).not.toBe(link);
  // While the link changes, there are two elements: the old video and the new one.
  await expect(page.locator('video')).toHaveCount(1);
  return ms;
}

const seekBar = (region: Locator) => region.getByRole('slider', { name: 'Position in the video' });
const watchedUpTo = async (region: Locator) =>
  /watched up to (.*)/.exec((await seekBar(region).getAttribute('aria-valuetext')) ?? '')?.[1];

test('a film of half an hour goes on without a gap, also after a pause of a quarter of an hour', async ({
  visit,
}) => {
  const visitor = await visit({ as: await addTrainee(portal, person('Tess'), COMPANY) });
  const { page } = visitor;
  await recordHandovers(visitor.context);
  await visitor.page.clock.install();
  const region = await openVideo(visitor, film);
  await region.press('c');
  await startPlaying(visitor, region);
  for (let passed = 0; passed < 30 * MINUTE; ) {
    passed += await passOneLink(visitor);
    await playUntil(visitor, (await currentTime(visitor)) + 0.5);
  }
  const playing = await handovers(page);
  // Each link works for less than ten minutes, and each change of it is made by a second element.
  expect(playing.length).toBeGreaterThanOrEqual(3);
  for (const { ahead, isPlayable } of playing) {
    expect(isPlayable).toBe(true);
    expect(ahead).toBeLessThanOrEqual(SHOWN_TWICE_MAX);
    expect(ahead).toBeGreaterThanOrEqual(0);
  }

  await visitor.press(region.getByRole('button', { name: 'Pause', exact: true }));
  const [place, furthest] = [await currentTime(visitor), await watchedUpTo(region)];
  for (let passed = 0; passed < 15 * MINUTE; ) passed += await passOneLink(visitor);
  expect(Math.abs((await currentTime(visitor)) - place)).toBeLessThan(0.1);
  expect(await watchedUpTo(region)).toBe(furthest);
  await region.getByRole('button', { name: 'Play', exact: true }).click();
  await playUntil(visitor, place + 1);

  const haveCaptions = (videos: (HTMLElement | SVGElement)[]) =>
    videos.some(
      (video) =>
        video instanceof HTMLVideoElement &&
        [...video.textTracks].some(({ mode }) => mode === 'showing'),
    );
  expect(await page.locator('video').evaluateAll(haveCaptions)).toBe(true);
  await expect(page.locator('video')).toHaveCount(1);
  // The furthest position was kept: nothing beyond it can be reached.
  const { after } = await skipTo(visitor, place + 600);
  expect(after).toBeLessThan(place + 600);
  await expect(region.getByRole('alert')).toHaveCount(0);
});

test('a browser that starts no second video by itself continues in the first one', async ({
  visit,
}) => {
  const visitor = await visit({ as: await addTrainee(portal, person('One Finger'), COMPANY) });
  await visitor.page.clock.install();
  // As iPhones do it: an element that was not started by touch stays silent and paused.
  await visitor.context.addInitScript(() => {
    const started = new WeakSet();
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      if (!started.has(this) && document.querySelectorAll('video').length > 1)
        return Promise.reject(new DOMException('No gesture', 'NotAllowedError'));
      started.add(this);
      return play.call(this);
    };
  });
  const region = await openVideo(visitor, film);
  const element = await visitor.page.locator('video').elementHandle();
  await startPlaying(visitor, region);
  for (let passed = 0; passed < 10 * MINUTE; ) {
    passed += await passOneLink(visitor);
    await playUntil(visitor, (await currentTime(visitor)) + 0.5);
  }
  expect(await element?.evaluate((video) => video.isConnected)).toBe(true);
  await playUntil(visitor, (await currentTime(visitor)) + 1);
  await expect(region.getByRole('alert')).toHaveCount(0);
});

/** Opens the film as a trainee who has watched most of it. */
async function openWatched(visit: Visit, { id, name }: Module, at = portal) {
  viewers += 1;
  const trainee = await addTrainee(at, person(`Viewer ${viewers}`), COMPANY);
  const { token } = trainee;
  await call(at, getTrainingModule, { id, token });
  for (let seconds = 50; seconds <= 1_500; seconds += 50) {
    await at.advance(51_000);
    await call(at, reportWatching, { id, token, body: { timeSpent: seconds, position: seconds } });
  }
  const visitor = await visit({ as: trainee, at });
  await visitor.page.clock.install();
  const region = await openVideo(visitor, { id, name });
  await expect(region.getByRole('button', { name: 'Resume at 25:00' })).toBeVisible();
  // A request of the opening would else take the refusal that is meant for the seek.
  await untilPlaceLoaded(visitor);
  return { visitor, region };
}

/**
 * Seeks to the tenth minute, which the browser has not loaded: it has loaded only the beginning and the place of the
 * last visit.
 */
async function seekBack(region: Locator): Promise<void> {
  const bar = seekBar(region);
  const { width = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  await bar.click({ position: { x: width / 3, y: height / 2 } });
  await expect(bar).toHaveAttribute('aria-valuetext', /^(?:9:5|10:0)\d of /);
}

/** Plays at the place of `seekBack`. */
async function playThere(visitor: Visitor, region: Locator): Promise<void> {
  await startPlaying(visitor, region);
  await playUntil(visitor, 580);
  const place = await currentTime(visitor);
  expect(place).toBeLessThan(660);
  await playUntil(visitor, place + 0.5);
}

async function seekBackAndPlay(visitor: Visitor, region: Locator): Promise<void> {
  await seekBack(region);
  await playThere(visitor, region);
  expect(await watchedUpTo(region)).toBe('25:00');
  await expect(region.getByRole('alert')).toHaveCount(0);
}

test.describe('a link that has expired when the browser asks for a part', () => {
  async function openExpired(visit: Visit) {
    const { visitor, region } = await openWatched(visit, film);
    visitor.noise.expectComplaint(/GET \/api\/uploads\/\S+ 403/);
    await portal.advance(11 * MINUTE);
    return { visitor, region };
  }

  test('is replaced without interruption, and the video continues at the requested position', async ({
    visit,
  }) => {
    const { visitor, region } = await openExpired(visit);
    const refused = visitor.page.waitForResponse((response) => response.status() === 403);
    await seekBackAndPlay(visitor, region);
    await refused;
  });

  test('is requested again and again while the portal cannot be reached, and at once by a button', async ({
    visit,
  }) => {
    const { visitor, region } = await openExpired(visit);
    const { page, noise } = visitor;
    let asked = 0;
    noise.expect(getTrainingModule, 'failed');
    await page.route('**/api/trainee/modules/*', (route) => {
      asked += 1;
      return route.abort('connectionrefused');
    });
    // Else the player could have given up before the bar is seen at the new place.
    await stopClock(page);
    await seekBack(region);
    const tryNow = region.getByRole('button', { name: 'Try now' });
    const isWaiting = () => passTime(page, { stepMs: 1_000, look: () => tryNow.isVisible() });
    await isWaiting().toBe(true);
    await expect(region.getByText('Everything until 25:00 is kept.')).toBeVisible();
    const askedBefore = asked;
    await passTime(page, { stepMs: 1_000, look: () => asked }).toBeGreaterThan(askedBefore);
    await isWaiting().toBe(true);
    await page.unroute('**/api/trainee/modules/*');
    // The clock stands still, so only the button can cause the next request.
    const renewed = page.waitForResponse('**/api/trainee/modules/*');
    await visitor.press(tryNow);
    await renewed;
    await page.clock.resume();
    await playThere(visitor, region);
  });
});

test('an expired S3 address is replaced without interruption', async ({ visit }) => {
  await using onS3 = await startSimulatedPortal({ onS3: true });
  const there = await giveFilm(onS3);
  const { visitor, region } = await openWatched(visit, there, onS3);
  visitor.noise.expectComplaint(/asked another host|GET \/media\/\S+ 403/);
  const refused = visitor.page.waitForResponse((response) => response.status() === 403);
  await onS3.refuseS3Read();
  await seekBackAndPlay(visitor, region);
  expect(new URL((await refused).url()).pathname).toMatch(/^\/media\//);
  // Before its portal ends; otherwise the page would report that it cannot connect again.
  await visitor.page.close();
});

test('a film that an administrator reviews continues when its link has expired', async ({
  visit,
}) => {
  const visitor = await visit({ as: await signInAdmin(portal) });
  visitor.noise.expectComplaint(/GET \/api\/uploads\/\S+ 403/);
  await visitor.page.goto(`/admin/company-modules?module=${film.id}`);
  const video = visitor.page.getByLabel('Video of A film');
  await expect(video).toBeVisible();
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await portal.advance(11 * MINUTE);
  const refused = visitor.page.waitForResponse((response) => response.status() === 403);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 1_500;
  });
  await refused;
  const place = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(place).toBeGreaterThan(1_500.5);
});
