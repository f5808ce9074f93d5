/** The screens show the limit that the operator has set, and send a larger video only if the admin insists. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { getConfig } from '@portal/contract/config';
import { MEGABYTE } from '@portal/contract/limits';
import { createVideoUpload } from '@portal/contract/modules';
import { addCompany, signInAdmin } from './harness/api.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { test } from './harness/test.ts';

import { openModules } from './screens/company-modules.ts';

const clip = fixture('clips/intro-4s.mp4');

test.use({ portalSettings: { MAX_VIDEO_MB: '2' } });

test('a video over the limit is sent only after a question, and the server refuses it', async ({
  portal,
  visit,
}) => {
  const session = await signInAdmin(portal);
  const company = await addCompany(portal, session.token, 'Brightwater');
  const visitor = await visit({ as: session });
  const { page, press, noise } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const count = (path: string) => asked.filter((each) => each === `/api${path}`).length;

  await openModules(visitor, company.id);
  expect(count(getConfig.path)).toBe(0);
  await press(page.getByRole('button', { name: 'Add Training Module' }));
  await expect(page.getByText('MP4, WebM or Ogg, max 2MB')).toBeVisible();
  expect(count(getConfig.path)).toBe(1);

  await page.getByLabel('Module name').fill('Introduction');
  const padding = Buffer.alloc(2 * MEGABYTE);
  const buffer = Buffer.concat([await readFile(clip), padding]);
  const large = { name: 'large.mp4', mimeType: 'video/mp4', buffer };
  await page.getByLabel('Video').setInputFiles(large);
  const save = page.getByRole('button', { name: 'Save Module' });
  const refusal = 'The file is larger than the limit of 2 MB.';
  await expect(page.getByText(`${refusal} The portal will refuse it.`)).toBeVisible();
  await expect(page.getByText('Still needed: another video')).toBeVisible();
  await expect(save).toBeDisabled();
  await examine(visitor, 'module-video-too-large');
  expect(count(createVideoUpload.path)).toBe(0);
  noise.expect(createVideoUpload, 413);
  await press(page.getByRole('button', { name: 'Send anyway' }));
  await press(save);
  await expect(page.getByText(`Failed to add module, video, or MCQs: ${refusal}`)).toBeVisible();

  await page.getByLabel('Video').setInputFiles(clip);
  await expect(page.getByText('Duration 0:04')).toBeVisible();
  await press(page.getByRole('button', { name: 'Retry' }));
  await expect(
    page.getByText('Module and video added successfully! (No MCQs added)'),
  ).toBeVisible();
});
