/** The screens show the limit that the operator has set, and refuse a larger video before it is sent. */
import { readFile } from 'node:fs/promises';
import { getConfig } from '@portal/contract/config';
import { MEGABYTE } from '@portal/contract/limits';
import { createVideoUpload } from '@portal/contract/modules';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, signInAdmin } from './harness/api.ts';
import { sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { openModules } from './screens/company-modules.ts';

const clip = fixture('clips/intro-4s.mp4');

let browser: Browser;
let portal: Portal;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal({ MAX_VIDEO_MB: '2' }));
});
afterAll(() => ended.disposeAsync());

it('a video over the limit is refused in the browser, and a smaller one taken', async () => {
  const session = await signInAdmin(portal);
  const company = await addCompany(portal, session.token, 'Brightwater');
  await using visitor = await visit(browser, portal);
  const { page, press, see } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const count = (path: string) => asked.filter((each) => each === `/api${path}`).length;

  await signIn(visitor, session);
  await openModules(visitor, company.id);
  expect(count(getConfig.path)).toBe(0);
  await press(page.getByRole('button', { name: 'Add Training Module' }));
  await see('MP4, WebM or Ogg, max 2MB');
  expect(count(getConfig.path)).toBe(1);

  await page.getByLabel('Module name').fill('Introduction');
  const padding = Buffer.alloc(2 * MEGABYTE);
  const buffer = Buffer.concat([await readFile(clip), padding]);
  const large = { name: 'large.mp4', mimeType: 'video/mp4', buffer };
  await page.getByLabel('Video').setInputFiles(large);
  const save = page.getByRole('button', { name: 'Save Module' });
  await see('The file is larger than the limit of 2 MB.', 'Still needed: a video');
  expect(await save.isEnabled()).toBe(false);
  await examine(visitor, 'module-video-too-large');
  expect(count(createVideoUpload.path)).toBe(0);

  await page.getByLabel('Video').setInputFiles(clip);
  await see('Duration 0:04');
  await press(save);
  await see('Module and video added successfully! (No MCQs added)');
});

it('without an answer about the limit the field works and names none', async () => {
  const session = await signInAdmin(portal);
  const company = await addCompany(portal, session.token, 'Northwind');
  await using visitor = await visit(browser, portal);
  const { page, press, see } = visitor;
  await page.route(`**/api${getConfig.path}`, () => undefined);
  await signIn(visitor, session);
  await openModules(visitor, company.id);
  await press(page.getByRole('button', { name: 'Add Training Module' }));
  await page.getByLabel('Module name').fill('Introduction');
  await page.getByLabel('Video').setInputFiles(clip);
  await see('Duration 0:04', page.getByText('MP4, WebM or Ogg', { exact: true }));
  await press(page.getByRole('button', { name: 'Save Module' }));
  await see('Module and video added successfully! (No MCQs added)');
});
