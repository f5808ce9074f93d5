/** The calls that a page sends before its code has loaded. */
import { expect, type Page, type Request } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import {
  addCompany,
  addModule,
  addTrainee,
  givePoster,
  person,
  signInAdmin,
} from './harness/api.ts';
import { untilAtRest } from './harness/at-rest.ts';
import { DESKTOP, PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { holdCode } from './harness/hold-code.ts';
import { test } from './harness/test.ts';

const COMPANY = 'Brightwater Foods';

let admin: Session;
let trainee: Session;
let moduleId: number;

test.beforeAll(async ({ portal }) => {
  admin = await signInAdmin(portal);
  const { id } = await addCompany(portal, admin.token, COMPANY);
  const clip = fixture('clips/intro-4s.mp4');
  ({ id: moduleId } = await addModule(portal, admin.token, id, { name: 'Introduction', clip }));
  await givePoster(portal, admin.token, moduleId, fixture('posters/demo-1.jpg'));
  trainee = await addTrainee(portal, person('Tess Trainee'), COMPANY);
});

function recordCalls(page: Page, path: string): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

test('each page uses the answer to the call that it has sent before its code', async ({
  visit,
}) => {
  for (const [session, path, call, text] of [
    [trainee, `/training/module/${moduleId}`, `/api/trainee/modules/${moduleId}`, 'Introduction'],
    [trainee, '/chat', '/api/chat/rooms', 'No chats yet'],
    [admin, '/admin/company-modules', '/api/admin/companies', COMPANY],
  ] as const) {
    const { page } = await visit({ as: session });
    // However long the page takes, no answer becomes so old that it is loaded again.
    await page.clock.setFixedTime(Date.now());
    const release = await holdCode(page);
    const calls = recordCalls(page, call);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => calls.length).toBe(1);
    release();
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toHaveLength(1);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'earlyRequests'))).toEqual([]);
  }
});

test('no call is sent early for an address that names no module', async ({ visit }) => {
  const { page } = await visit({ as: trainee });
  // A refused call would be a complaint of the browser.
  await page.goto('/training/module/first', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Module Not Found' })).toBeVisible();
});

test('a module is not opened before what was played of it has been reported', async ({ visit }) => {
  const { page } = await visit({ as: trainee });
  const { id: userId } = trainee.user;
  await page.addInitScript(
    (key) => localStorage.setItem(key, JSON.stringify({ timeSpent: 1, position: 1, watchedTo: 1 })),
    `watchReport:${userId}:${moduleId}`,
  );
  const release = await holdCode(page);
  const calls = recordCalls(page, `/api/trainee/modules/${moduleId}`);
  const checked = page.waitForResponse('**/api/trainee/dashboard');
  await page.goto(`/training/module/${moduleId}`, { waitUntil: 'commit' });
  await checked;
  expect(calls).toHaveLength(0);
  release();
  await expect(page.getByRole('heading', { name: 'Introduction', level: 1 })).toBeVisible();
  expect(calls.length).toBeGreaterThan(0);
});

for (const device of [DESKTOP, PHONE])
  test(`on a ${device.name} the poster of a module is seen before the player's code`, async ({
    visit,
  }) => {
    const visitor = await visit({ as: trainee, device });
    const { page } = visitor;
    const release = await holdCode(page);
    const files = recordPosters(page);
    await page.goto(`/training/module/${moduleId}`, { waitUntil: 'commit' });
    const early = page.locator('img[data-early-poster]');
    await expect
      .poll(() => early.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Until its fonts have loaded, the page has other heights.
    await untilAtRest(page);
    const before = await early.boundingBox();
    await examine(visitor, `early-poster-${device.name}`);
    release();
    const stage = page.getByRole('region', { name: 'Video: Introduction' });
    await expect(stage.locator('video')).toHaveAttribute('poster', /\S/);
    await expect.poll(() => stage.boundingBox()).toEqual(before);
    await page.waitForLoadState('networkidle');
    expect(new Set(files.map((request) => request.url())).size).toBe(1);
  });

function recordPosters(page: Page): readonly Request[] {
  const files: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/api/uploads/'))
      files.push(request);
  });
  return files;
}
