/** Watched time: each second counts once, despite changes of page, network or account. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import {
  completeVideo,
  getTrainingModule,
  listTrainingModules,
  reportWatching,
} from '@portal/contract/learning';
import { logIn } from '@portal/contract/log-in';
import { deleteModule, type Module } from '@portal/contract/modules';
import { getTraineeProgress } from '@portal/contract/trainees';
import {
  addCompany,
  addModule,
  addTrainee,
  appendVideo,
  call,
  giveVideo,
  lengthen,
  person,
  signInAdmin,
} from './harness/api.ts';
import { PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { goTo, logOut, signIn } from './screens/accounts.ts';
import {
  currentTime,
  isPaused,
  openVideo,
  pauseAt,
  player,
  playUntil,
  startPlaying,
  untilLoaded,
} from './screens/player.ts';

/** The error of each request while the browser is offline. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

const CLIP = fixture('clips/long-6s.mp4');
const CLIP_SECONDS = 6;

let portal: Portal;
let token: string;
let scenes = 0;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  token = (await signInAdmin(portal)).token;
});

interface Scene {
  readonly tess: Session;
  readonly next: Session;
  readonly talk: Module;
  readonly companyId: number;
  /** The watch time that the server holds for a trainee. */
  held(who: Session): Promise<{ timeSpent: number; position: number; watchedTo: number }>;
  seconds(who: Session): Promise<number>;
  /** Opens the video and lets it play so far. */
  watch(visitor: Visitor, seconds: number): Promise<Locator>;
  /** The same, and pauses it there: on a busy machine it could reach its end before the next step. */
  watchAndPause(visitor: Visitor, seconds: number): Promise<Locator>;
  /** Appends three videos, so that the whole lasts long enough for a busy machine to act in the middle. */
  lengthen(): Promise<void>;
}

/** A company with one video and two trainees. */
async function scene(): Promise<Scene> {
  scenes += 1;
  const number = scenes;
  const company = await addCompany(portal, token, `Company ${number}`);
  const talk = await addModule(portal, token, company.id, { name: 'A longer talk', clip: CLIP });
  const tess = await addTrainee(portal, person(`Tess ${number}`), company.name);
  const next = await addTrainee(portal, person(`Next ${number}`), company.name);
  // Opening the module to read it would start its clock again.
  async function held({ token: own, user }: Session) {
    const modules = await call(portal, listTrainingModules, { token: own });
    const progress = await call(portal, getTraineeProgress, { id: user.id, token });
    const { timeSpentOnVideo: timeSpent = 0, position = 0 } =
      modules.find(({ moduleId }) => moduleId === talk.id) ?? {};
    const { watchedTo = 0 } =
      progress.moduleProgress.find(({ moduleId }) => moduleId === talk.id) ?? {};
    return { timeSpent, position, watchedTo };
  }
  return {
    tess,
    next,
    talk,
    companyId: company.id,
    held,
    seconds: async (who) => (await held(who)).timeSpent,
    async watch(visitor, seconds) {
      const region = await openVideo(visitor, talk);
      await startPlaying(visitor, region);
      await playUntil(visitor, seconds);
      return region;
    },
    async watchAndPause(visitor, seconds) {
      const region = await openVideo(visitor, talk);
      await Promise.all([pauseAt(visitor, seconds), startPlaying(visitor, region)]);
      await expect(playButton(region)).toBeVisible();
      return region;
    },
    lengthen: () => lengthen(portal, token, talk, [CLIP, CLIP, CLIP]),
  };
}

/** Stops the video in the frame in which the player's slider, which is one for all videos, has come so far. */
function pauseAtPlace(slider: Locator, second: number): Promise<void> {
  return slider.evaluate(
    (thumb, second) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (Number(thumb.getAttribute('aria-valuenow')) < second)
            return void requestAnimationFrame(look);
          document.querySelector('video')?.pause();
          resolve();
        };
        look();
      }),
    second,
  );
}

const playButton = (region: Locator) => region.getByRole('button', { name: 'Play', exact: true });

test.describe('watched time is credited', () => {
  test('when the tab is closed in the middle, and goes on there on another device', async ({
    visit,
  }) => {
    const { tess, talk, held, lengthen, seconds, watch } = await scene();
    await lengthen();
    const visitor = await visit({ as: tess });
    const tab = await visitor.openTab();
    await watch(tab, 2.3);
    await closeTab(tab);
    await expect.poll(() => seconds(tess)).toBeGreaterThan(2);
    const { timeSpent, position } = await held(tess);
    // Played once from the beginning to there.
    expect(Math.abs(timeSpent - position)).toBeLessThan(1);

    const phone = await visit({ as: tess });
    const region = await openVideo(phone, talk);
    const place = String(Math.floor(position)).padStart(2, '0');
    await expect(region.getByRole('button', { name: `Resume at 0:${place}` })).toBeVisible();
    await startPlaying(phone, region);
    await expect.poll(() => seconds(tess)).toBeGreaterThan(timeSpent);
    // From there, not from the beginning.
    const later = await held(tess);
    expect(Math.abs(later.timeSpent - later.position)).toBeLessThan(1);
  });

  test('to its furthest second, which another device knows after the video was rewound', async ({
    visit,
  }) => {
    const { tess, talk, held, watchAndPause } = await scene();
    const visitor = await visit({ as: tess });
    const region = await watchAndPause(visitor, 3);
    const furthest = await currentTime(visitor);
    await region.getByRole('slider', { name: 'Position in the video' }).press('Home');
    await goTo(visitor, 'Training Dashboard');
    await expect.poll(async () => (await held(tess)).position).toBe(0);
    const { watchedTo } = await held(tess);
    expect(Math.abs(watchedTo - furthest)).toBeLessThan(0.3);

    const phone = await visit({ as: tess });
    const onPhone = await openVideo(phone, talk);
    expect(await currentTime(phone)).toBe(0);
    const slider = onPhone.getByRole('slider', { name: 'Position in the video' });
    await slider.press('End');
    await expect
      .poll(async () => Math.abs((await currentTime(phone)) - watchedTo))
      .toBeLessThan(0.1);
    await expect(
      phone.page.getByText(`${Math.floor((watchedTo / CLIP_SECONDS) * 100)}% watched`),
    ).toBeVisible();
  });

  test('when the page is left for another site', async ({ visit }) => {
    const { tess, seconds, watch } = await scene();
    const visitor = await visit({ as: tess });
    await watch(visitor, 1.5);
    await visitor.page.goto('data:text/html,elsewhere');
    await expect.poll(() => seconds(tess)).toBeGreaterThan(1.2);
  });

  test('when the tab is hidden, which also stops the video', async ({ visit }) => {
    const { tess, talk, seconds } = await scene();
    const visitor = await visit({ as: tess });
    const region = await openVideo(visitor, talk);
    await Promise.all([hideAt(visitor, 1.5), startPlaying(visitor, region)]);
    await expect.poll(() => seconds(tess)).toBeGreaterThan(1.2);
    await expect.poll(() => isPaused(visitor)).toBe(true);
    // It did not play on to its end.
    expect(await currentTime(visitor)).toBeLessThan(CLIP_SECONDS - 1);
  });

  test('when the network was lost in the middle and came back', async ({ visit }) => {
    const { tess, seconds, watchAndPause } = await scene();
    const visitor = await visit({ as: tess });
    visitor.noise.expectComplaint(OFFLINE);
    const region = await watchAndPause(visitor, 1);
    await expect.poll(() => seconds(tess)).toBeGreaterThan(0);
    const before = await seconds(tess);
    await untilLoaded(visitor);
    await visitor.context.setOffline(true);
    await visitor.press(playButton(region));
    await expect(region.getByText('That you watched it is not saved yet.')).toBeVisible();
    await expect(
      visitor.page.getByText('Failed to mark video as completed. Please try again.'),
    ).toBeVisible();
    await examine(visitor, 'module-not-saved');
    expect(await seconds(tess)).toBe(before);
    await visitor.context.setOffline(false);
    // This happens without a click.
    await expect(
      visitor.page.getByText('Module completed successfully! You can now access the next module.'),
    ).toBeVisible();
    expect(await seconds(tess)).toBeGreaterThan(5);
  });

  test('when the tab was closed without a network, at the next visit of any page', async ({
    visit,
  }) => {
    const { tess, seconds, watchAndPause } = await scene();
    const visitor = await visit({ as: tess });
    visitor.noise.expectComplaint(OFFLINE);
    await visitor.page.goto('/');
    const tab = await visitor.openTab();
    const region = await watchAndPause(tab, 1);
    await untilLoaded(tab);
    await visitor.context.setOffline(true);
    await tab.press(playButton(region));
    await playUntil(tab, 3);
    // Before the tab closes: the end of its page may end the state without a network, which is simulated for it.
    await tab.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(() => keptSeconds(visitor)).toBeGreaterThan(2.7);
    await closeTab(tab);
    // The page that is still open sends it as soon as there is a network.
    await visitor.context.setOffline(false);
    await visitor.page.goto('/training/progress');
    await expect(visitor.page.getByText('Time Invested')).toBeVisible();
    await expect(visitor.page.getByText('<1 min').first()).toBeVisible();
    await expect.poll(() => seconds(tess)).toBeGreaterThan(2.7);
    await expect.poll(() => keptSeconds(visitor)).toBe(0);
  });

  test('to the account that watched it, not to the one that signs in after it', async ({
    visit,
  }) => {
    const { tess, next, talk, seconds, watchAndPause } = await scene();
    const visitor = await visit({ as: tess });
    // Reports; after a logout no time of the ended session is credited.
    await watchAndPause(visitor, 1.8);
    await expect.poll(() => seconds(tess)).toBeGreaterThan(1.5);
    await logOut(visitor);
    await signIn(visitor, next);
    const region = await openVideo(visitor, talk);
    await expect(region.getByRole('button', { name: 'Play video' })).toBeVisible();
    expect(await seconds(next)).toBe(0);
    const again = await call(portal, logIn, { body: { ...person(''), email: tess.user.email } });
    await signIn(visitor, again);
    await visitor.page.goto('/training');
    await expect.poll(() => seconds(again)).toBeGreaterThan(1.5);
    expect(await seconds(next)).toBe(0);
  });

  test('to the account that watched it, also when another one signs in from another tab', async ({
    visit,
  }) => {
    const { tess, next, seconds, watchAndPause } = await scene();
    const visitor = await visit({ as: tess });
    await watchAndPause(visitor, 1.8);
    await expect.poll(() => seconds(tess)).toBeGreaterThan(1.5);
    const tab = await visitor.openTab();
    await signIn(tab, next);
    // The first tab reloads for the other account.
    await expect(
      visitor.page.getByRole('heading', { name: `Welcome, ${next.user.name}` }),
    ).toBeVisible();
    // The stored report is for the first account only.
    const again = await call(portal, logIn, { body: { ...person(''), email: tess.user.email } });
    await signIn(tab, again);
    await tab.page.goto('/training');
    await expect.poll(() => seconds(again)).toBeGreaterThan(1.5);
    expect(await seconds(next)).toBe(0);
  });
});

test.describe('two tabs', () => {
  test('play one at a time, count each second once, and continue at the furthest position', async ({
    visit,
  }) => {
    const { tess, talk, held, lengthen, watch } = await scene();
    await lengthen();
    const one = await visit({ as: tess });
    const first = await watch(one, 1.2);
    // A window beside it, so that both are visible.
    const two = await one.openTab();
    const second = await openVideo(two, talk);
    await startPlaying(two, second);
    await expect(one.page.getByText('This video is playing in another tab.')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    // Its video may still be loading.
    await expect.poll(() => currentTime(two)).toBeGreaterThan(1);
    const begun = await currentTime(two);
    await playUntil(two, Math.min(begun + 1.5, 5.5));
    await one.press(one.page.getByRole('button', { name: 'Play here' }));
    await expect(two.page.getByText('This video is playing in another tab.')).toBeVisible();
    const slider = first.getByRole('slider', { name: 'Position in the video' });
    const place = async () => Number(await slider.getAttribute('aria-valuenow'));
    const resumed = await place();
    await expect.poll(place).toBeGreaterThan(resumed);
    await one.press(first.getByRole('button', { name: 'Pause' }));
    // Played once from the beginning to here, by the one tab or the other.
    await expect
      .poll(async () => {
        const { timeSpent, position } = await held(tess);
        return Math.abs(timeSpent - position);
      })
      .toBeLessThan(1);
    expect((await held(tess)).position).toBeGreaterThan(begun + 0.5);
  });
});

test.describe('a module that changes under its trainee', () => {
  test('starts again when its video is replaced, without credit for the old one', async ({
    visit,
  }) => {
    const { tess, talk, seconds, watchAndPause } = await scene();
    const visitor = await visit({ as: tess });
    visitor.noise.expect(reportWatching, 409);
    visitor.noise.expect(completeVideo, 409);
    const region = await watchAndPause(visitor, 2);
    await giveVideo(portal, token, talk.id, fixture('clips/tour-5s.webm'));
    await visitor.press(playButton(region));
    // With the next report, or the end of the video.
    await expect(
      visitor.page.getByText('This video was replaced. Please watch the new one.'),
    ).toBeVisible();
    await expect(region.getByRole('button', { name: 'Play video' })).toBeVisible();
    await expect(visitor.page.getByText('/ 0:05')).toBeVisible();
    await expect(visitor.page.getByText('0% watched')).toBeVisible();
    expect(await seconds(tess)).toBe(0);
  });

  test('is reported as deleted, and no further requests are sent', async ({ visit }) => {
    const { tess, talk, seconds, watchAndPause } = await scene();
    const visitor = await visit({ as: tess });
    visitor.noise.expect(reportWatching, 404);
    visitor.noise.expect(getTrainingModule, 404);
    const region = await watchAndPause(visitor, 1);
    await expect.poll(() => seconds(tess)).toBeGreaterThan(0);
    let reports = 0;
    visitor.page.on('request', (request) => {
      if (request.method() === 'PUT') reports += 1;
    });
    await call(portal, deleteModule, { id: talk.id, token });
    await Promise.all([pauseAt(visitor, 1.5), visitor.press(playButton(region))]);
    await expect(visitor.page.getByText('Module Not Found')).toBeVisible();
    await expect(
      visitor.page.getByText(
        "The requested module could not be found or you don't have access to it.",
      ),
    ).toBeVisible();
    expect(reports).toBe(1);
    await goTo(visitor, 'Training Dashboard');
    await expect(visitor.page.getByText('No Training Modules Available')).toBeVisible();
    expect(reports).toBe(1);
  });
});

test('several videos play as one, from beginning to end', async ({ visit }) => {
  const { tess, talk, companyId } = await scene();
  const visitor = await visit({ as: tess });
  const tour = await addModule(portal, token, companyId, {
    name: 'Tour',
    clip: fixture('clips/intro-4s.mp4'),
  });
  await appendVideo(portal, token, tour, talk);
  const region = await openVideo(visitor, talk);
  await expect(region.getByText('/ 0:10')).toBeVisible();
  const slider = region.getByRole('slider', { name: 'Position in the video' });
  const place = async () => Number(await slider.getAttribute('aria-valuenow'));
  // Past the first video, which lasts six seconds.
  await Promise.all([pauseAtPlace(slider, 7), startPlaying(visitor, region)]);
  await expect(playButton(region)).toBeVisible();
  const paused = await place();
  // Back into the first video, and forth again to the furthest second.
  await visitor.press(region.getByRole('button', { name: 'Back 10 seconds' }));
  await expect.poll(place).toBeLessThan(3);
  await slider.press('End');
  await expect.poll(place).toBeGreaterThanOrEqual(paused);
  await visitor.page.reload();
  await expect(region.getByRole('button', { name: /^Resume at 0:0[6789]$/ })).toBeVisible();
  await startPlaying(visitor, region);
  await expect(
    visitor.page.getByText('Module completed successfully! You can now access the next module.'),
  ).toBeVisible();
  await expect(visitor.page.getByText('100%', { exact: true })).toBeVisible();
});

test.describe('a link to the video', () => {
  test('is renewed when it is refused, and the video continues at its position', async ({
    visit,
  }) => {
    const { tess, talk } = await scene();
    const visitor = await visit({ as: tess });
    let refusals = 0;
    await visitor.page.route('**/api/uploads/**', async (route) => {
      refusals += 1;
      if (refusals > 1) await route.continue();
      else await route.abort('aborted');
    });
    const region = await openVideo(visitor, talk);
    expect(refusals).toBeGreaterThan(1);
    await startPlaying(visitor, region);
    await playUntil(visitor, 0.5);
  });

  test('that fails is shown as an error with a retry', async ({ visit }) => {
    const { tess, talk } = await scene();
    const visitor = await visit({ as: tess, device: PHONE });
    let isBroken = true;
    await visitor.page.route('**/api/uploads/**', (route) =>
      isBroken ? route.abort('aborted') : route.continue(),
    );
    await visitor.page.goto(`/training/module/${talk.id}`);
    const region = player(visitor, talk.name);
    await expect(
      visitor.page.getByText('This video cannot be played right now. Your place in it is kept.'),
    ).toBeVisible();
    await examine(visitor, 'module-fault');
    isBroken = false;
    await visitor.press(region.getByRole('button', { name: 'Retry' }));
    await expect(region.getByRole('button', { name: 'Play video' })).toBeVisible();
    await startPlaying(visitor, region);
    await playUntil(visitor, 0.5);
  });
});

/** The seconds that this browser keeps and has not yet reported to the server. */
function keptSeconds({ page }: Visitor): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('watchReport:'));
    const kept = key === undefined ? null : localStorage.getItem(key);
    return kept === null ? 0 : (JSON.parse(kept) as { timeSpent: number }).timeSpent;
  });
}

/** Like its close button: the page may still send its last report, and is then closed. */
async function closeTab({ page }: Visitor): Promise<void> {
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
}

/**
 * Hides the tab in the frame in which the video has come so far, as if another one had been chosen: a browser without a
 * window never hides one.
 */
async function hideAt({ page }: Visitor, second: number): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement, second) => {
    while (video.currentTime < second) await new Promise(requestAnimationFrame);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, second);
}
