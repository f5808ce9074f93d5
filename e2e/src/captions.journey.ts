/** Captions beside a video: seen when they are wanted, by mouse and by finger. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { completeVideo } from '@portal/contract/learning';
import type { Module } from '@portal/contract/modules';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  giveCaptions,
  person,
  signInAdmin,
} from './harness/api.ts';
import { PHONE_AND_WIDE, SMALL_PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { watchByCalls } from './harness/watch-by-calls.ts';
import {
  currentTime,
  openVideo,
  playTo,
  playUntil,
  startPlaying,
  unlocked,
} from './screens/player.ts';

const COMPANY = 'Brightwater Foods';

const CAPTIONED = {
  clip: fixture('clips/intro-4s.mp4'),
  captions: fixture('captions/intro-4s.vtt'),
};

let portal: Portal;
let token: string;
let tess: Session;
let spoken: Module;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  token = (await signInAdmin(portal)).token;
  const company = await addCompany(portal, token, COMPANY);
  spoken = await addModule(portal, token, company.id, {
    name: 'Introduction',
    ...CAPTIONED,
  });
  tess = await addTrainee(portal, person('Tess'), company.name);
});

/** The captions that the browser shows now; null while they are off. */
function shown({ page }: Visitor): Promise<string[] | null> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => {
    const track = [...video.textTracks].find(({ mode }) => mode === 'showing');
    if (track === undefined) return null;
    return [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text);
  });
}

/** A company of this name with a captioned module and a trainee. */
async function makeScene(name: string) {
  const company = await addCompany(portal, token, name);
  const module = await addModule(portal, token, company.id, {
    name: 'Introduction',
    ...CAPTIONED,
  });
  return { module, trainee: await addTrainee(portal, person(name), company.name) };
}

const button = (region: Locator) => region.getByRole('button', { name: 'Captions' });

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('are off until switched on, then shown, and still on at the next visit', async ({
    visit,
  }) => {
    const visitor = await visit({ as: tess });
    const region = await openVideo(visitor, spoken);
    await expect(button(region)).toHaveAttribute('aria-pressed', 'false');
    expect(await shown(visitor)).toBeNull();
    await visitor.press(button(region));
    await expect(button(region)).toHaveAttribute('aria-pressed', 'true');
    await playTo(visitor, region, 0.5);
    await expect.poll(() => shown(visitor)).toEqual(['Welcome to the training.']);
    await examine(visitor, 'module-captions');
    await openVideo(visitor, spoken);
    await expect.poll(() => shown(visitor)).not.toBeNull();
    await expect(button(region)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('leave the other controls inside the picture on the smallest phone, with a video of any length', async ({
  visit,
}) => {
  const visitor = await visit({ as: tess, device: SMALL_PHONE });
  await visitor.page.route('**/api/trainee/modules/*', async (route) => {
    const answer = await route.fetch();
    const module = await answer.json();
    const videos = module.videos.map((video: object) => ({ ...video, duration: 3_725 }));
    await route.fulfill({ response: answer, json: { ...module, videos } });
  });
  const region = await openVideo(visitor, spoken);
  const { x, width } = await boxOf(region);
  for (const part of [button(region), region.getByRole('button', { name: 'Full screen' })]) {
    const box = await boxOf(part);
    expect(box.x + box.width).toBeLessThanOrEqual(x + width);
  }
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(part: Locator) {
  const found = Promise.withResolvers<Box>();
  // A control with a tooltip is replaced when the code of tooltips has loaded.
  await expect(async () => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('There is nothing to be seen of it.');
    found.resolve(box);
  }).toPass();
  return found.promise;
}

test('stand above the controls when they are switched on during a line', async ({ visit }) => {
  const visitor = await visit({ as: await addTrainee(portal, person('Late'), COMPANY) });
  const region = await openVideo(visitor, spoken);
  await playTo(visitor, region, 2.1);
  const { x, y, width } = await boxOf(region);
  const controls = await boxOf(region.getByRole('slider').first());
  const aboveControls = () =>
    visitor.page.screenshot({ clip: { x, y, width, height: controls.y - y } });
  const without = await aboveControls();
  await region.press('c');
  await expect.poll(() => shown(visitor)).toHaveLength(1);
  await expect.poll(async () => (await aboveControls()).equals(without)).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('are offered by their language', async ({ visit }) => {
    const { module, trainee } = await makeScene('Two Languages');
    await giveCaptions(portal, token, module.id, {
      file: fixture('captions/subrip-utf8-bom.srt'),
      language: 'de',
      label: 'Deutsch',
    });
    const visitor = await visit({ as: trainee });
    const { page, press } = visitor;
    const region = await openVideo(visitor, module);
    const menu = page.getByRole('menu');
    const german = menu.getByRole('menuitemradio', { name: 'Deutsch' });
    await press(button(region));
    await expect(menu.getByRole('menuitemradio', { name: 'Off' })).toBeChecked();
    await examine(visitor, 'module-caption-languages');
    await press(german);
    await expect(menu).toBeHidden();
    await playTo(visitor, region, 2.1);
    await expect.poll(() => shown(visitor)).toEqual(['Grüße aus München\n– 你好']);
    await openVideo(visitor, module);
    await press(button(region));
    await expect(german).toBeChecked();
  });

  test('are a transcript that leads back to what was watched', async ({ visit }) => {
    const { module, trainee } = await makeScene('Transcript');
    const visitor = await visit({ as: trainee });
    const { page, press } = visitor;
    const region = await openVideo(visitor, module);
    const transcript = page.getByRole('region', { name: 'Transcript' });
    await press(transcript.getByRole('button', { name: 'Transcript' }));
    const first = transcript.getByRole('button', { name: /Welcome to the training/ });
    const second = transcript.getByRole('button', { name: /every second/ });
    await expect(second).toHaveAttribute('aria-disabled', 'true');
    await playTo(visitor, region, 2.1);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(second).not.toHaveAttribute('aria-disabled');
    await examine(visitor, 'module-transcript');
    await press(first);
    await expect.poll(() => currentTime(visitor)).toBe(0);
    await expect(first).toHaveAttribute('aria-current', 'true');
    await transcript.getByRole('searchbox').fill('münchen');
    await expect(transcript.getByText('1 of 2 lines')).toBeVisible();
    await expect(transcript.locator('mark')).toHaveText('München');
    await examine(visitor, 'module-transcript-search');
  });
});

test('a completed module is reviewed at another speed, on the smallest phone', async ({
  visit,
}) => {
  const { module, trainee } = await makeScene('Review');
  await watchByCalls(portal, { token: trainee.token, moduleId: module.id, seconds: 4 });
  await call(portal, completeVideo, { id: module.id, token: trainee.token });
  const visitor = await visit({ as: trainee, device: SMALL_PHONE });
  const { page, press } = visitor;
  const region = await openVideo(visitor, module);
  const speed = region.getByRole('button', { name: /^Playback speed/ });
  await press(speed);
  await examine(visitor, 'module-speed');
  await press(page.getByRole('menuitemradio', { name: '1.5×' }));
  await expect(speed).toHaveAccessibleName('Playback speed: 1.5×');
  await startPlaying(visitor, region);
  await playUntil(visitor, 1);
  expect(await unlocked(visitor)).toMatchObject({ speed: 1.5 });
  await openVideo(visitor, module);
  await expect(speed).toHaveAccessibleName('Playback speed: 1.5×');
});
