/** Captions beside a video: seen when they are wanted, by mouse, finger and keyboard. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { completeVideo } from '@portal/contract/learning';
import { deleteCaptions, type Module } from '@portal/contract/modules';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  giveCaptions,
  person,
  signInAdmin,
} from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE, SMALL_PHONE } from './harness/devices.ts';
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

/** Moves through a menu. It moves the focus in a later task, so each key waits for it. */
async function pressDownTo({ page }: Visitor, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name, exact: true })).toBeFocused();
  }
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
    await visitor.page.reload();
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

test('are switched on and off by the key C', async ({ visit }) => {
  const visitor = await visit({ as: tess });
  const region = await openVideo(visitor, spoken);
  await region.press('c');
  await expect.poll(() => shown(visitor)).not.toBeNull();
  await region.press('C');
  await expect.poll(() => shown(visitor)).toBeNull();
});

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

for (const device of [DESKTOP, PHONE])
  test(`are offered by their language, by keys or touch: ${device.name}`, async ({ visit }) => {
    const company = await addCompany(portal, token, `Two Languages ${device.name}`);
    const module = await addModule(portal, token, company.id, {
      name: 'Introduction',
      ...CAPTIONED,
    });
    await giveCaptions(portal, token, module.id, {
      file: fixture('captions/subrip-utf8-bom.srt'),
      language: 'de',
      label: 'Deutsch',
    });
    const visitor = await visit({
      as: await addTrainee(portal, person(`Lang ${device.name}`), company.name),
      device,
    });
    const { page, press } = visitor;
    const region = await openVideo(visitor, module);
    const menu = page.getByRole('menu');
    const german = menu.getByRole('menuitemradio', { name: 'Deutsch' });
    if (device.isTouched) await press(button(region));
    else {
      await button(region).press('Enter');
      await expect(menu.getByRole('menuitemradio', { name: 'Off' })).toBeFocused();
      await pressDownTo(visitor, ['Captions', 'Deutsch']);
    }
    await expect(menu.getByRole('menuitemradio', { name: 'Off' })).toBeChecked();
    await examine(visitor, 'module-caption-languages');
    await (device.isTouched ? press(german) : german.press('Enter'));
    await expect(menu).toBeHidden();
    await playTo(visitor, region, 2.1);
    await expect.poll(() => shown(visitor)).toEqual(['Grüße aus München\n– 你好']);
    await page.reload();
    await openVideo(visitor, module);
    await press(button(region));
    await expect(german).toBeChecked();
  });

for (const device of [DESKTOP, PHONE])
  test(`are a transcript that leads back to what was watched: ${device.name}`, async ({
    visit,
  }) => {
    const company = await addCompany(portal, token, `Transcript ${device.name}`);
    const module = await addModule(portal, token, company.id, {
      name: 'Introduction',
      ...CAPTIONED,
    });
    const visitor = await visit({
      as: await addTrainee(portal, person(`Reader ${device.name}`), company.name),
      device,
    });
    const { page, press } = visitor;
    const region = await openVideo(visitor, module);
    const transcript = page.getByRole('region', { name: 'Transcript' });
    if (device.isTouched) await press(transcript.getByRole('button', { name: 'Transcript' }));
    const first = transcript.getByRole('button', { name: /Welcome to the training/ });
    const second = transcript.getByRole('button', { name: /every second/ });
    await expect(second).toHaveAttribute('aria-disabled', 'true');
    await playTo(visitor, region, 2.1);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(second).not.toHaveAttribute('aria-disabled');
    await examine(visitor, 'module-transcript');
    if (device.isTouched) await press(first);
    else {
      await second.press('ArrowUp');
      await expect(first).toBeFocused();
      await first.press('Enter');
    }
    await expect.poll(() => currentTime(visitor)).toBe(0);
    await expect(first).toHaveAttribute('aria-current', 'true');
    await transcript.getByRole('searchbox').fill('münchen');
    await expect(transcript.getByText('1 of 2 lines')).toBeVisible();
    await expect(transcript.locator('mark')).toHaveText('München');
    await examine(visitor, 'module-transcript-search');
  });

for (const device of [DESKTOP, SMALL_PHONE])
  test(`a completed module is reviewed at another speed: ${device.name}`, async ({ visit }) => {
    const company = await addCompany(portal, token, `Review ${device.name}`);
    const module = await addModule(portal, token, company.id, {
      name: 'Introduction',
      ...CAPTIONED,
    });
    const trainee = await addTrainee(portal, person(`Quick ${device.name}`), company.name);
    await watchByCalls(portal, { token: trainee.token, moduleId: module.id, seconds: 4 });
    await call(portal, completeVideo, { id: module.id, token: trainee.token });
    const visitor = await visit({ as: trainee, device });
    const { page, press } = visitor;
    const region = await openVideo(visitor, module);
    const speed = region.getByRole('button', { name: /^Playback speed/ });
    const choice = page.getByRole('menuitemradio', { name: '1.5×' });
    if (device.isTouched) await press(speed);
    else {
      await speed.press('Enter');
      await expect(page.getByRole('menuitemradio', { name: '0.75×' })).toBeFocused();
      await pressDownTo(visitor, ['Normal', '1.25×', '1.5×']);
    }
    await examine(visitor, 'module-speed');
    await (device.isTouched ? press(choice) : choice.press('Enter'));
    await expect(speed).toHaveAccessibleName('Playback speed: 1.5×');
    await startPlaying(visitor, region);
    await playUntil(visitor, 1);
    expect(await unlocked(visitor)).toMatchObject({ speed: 1.5 });
    await page.reload();
    await openVideo(visitor, module);
    await expect(speed).toHaveAccessibleName('Playback speed: 1.5×');
  });

test('are requested with a new link when the old one is refused', async ({ visit }) => {
  // A trainee who has watched nothing, so that the video begins with the first words.
  const visitor = await visit({ as: await addTrainee(portal, person('Rita'), COMPANY) });
  let asked = 0;
  await visitor.page.route('**/api/uploads/*.vtt*', async (route) => {
    // The transcript reads the same captions.
    if (route.request().resourceType() === 'fetch') return route.continue();
    asked += 1;
    if (asked > 1) await route.continue();
    else await route.abort('aborted');
  });
  const region = await openVideo(visitor, spoken);
  await region.press('c');
  await playTo(visitor, region, 0.5);
  await expect.poll(() => shown(visitor)).toEqual(['Welcome to the training.']);
});

test('have no button when there are none', async ({ visit }) => {
  const company = await addCompany(portal, token, 'Silent Films');
  const silent = await addModule(portal, token, company.id, { name: 'Introduction', ...CAPTIONED });
  await call(portal, deleteCaptions, { id: silent.id, token });
  const visitor = await visit({ as: await addTrainee(portal, person('Sid'), company.name) });
  const region = await openVideo(visitor, silent);
  await expect(region.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await expect(button(region)).toHaveCount(0);
  await region.press('c');
  expect(await shown(visitor)).toBeNull();
});
