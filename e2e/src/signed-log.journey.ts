/** The signed log: an admin checks it, a holder takes a proof away, and a company is sent checkpoints. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { getLedger } from '@portal/contract/ledger';
import { call, person } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { tabTo } from './harness/keyboard.ts';
import { attachmentFor } from './harness/outbox.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { addGraduate, addTraining, download, sheet } from './screens/certificates.ts';
import { addAdmin } from './screens/limited-admins.ts';
import { toasts } from './screens/toasts.ts';

const MODULE = 'Fire safety';

/** Waits until a checkpoint covers everything that was logged. */
const untilSigned = (portal: Portal, token: string) =>
  expect
    .poll(() => call(portal, getLedger, { token }))
    .toMatchObject({ waiting: 0, checkpoint: expect.anything() });

test('an admin checks the log by keyboard only, and finds a certificate that was changed in the database', async ({
  portal,
  visit,
}) => {
  const training = await addTraining(portal, 'Brightwater Foods', [MODULE]);
  await addGraduate(portal, training, person('Ada Alba'));
  const { code } = await addGraduate(portal, training, person('Tess Trainee'));
  await untilSigned(portal, training.admin.token);
  const visitor = await visit({ as: training.admin });
  const { page } = visitor;
  await page.goto('/admin/activity');
  await tabTo(page, page.getByRole('link', { name: 'Signed Log' }));
  await page.keyboard.press('Enter');
  const published = await page.request.get('/log/checkpoint');
  await expect(page.getByLabel('Checkpoint', { exact: true })).toHaveValue(await published.text());

  const button = page.getByRole('button', { name: 'Check now' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toHaveText(/^All \d+ entries are as they were logged\.$/);
  await expect(button).toBeFocused();
  await examine(visitor, 'ledger-checked', { inBothThemes: true });

  changeName(portal, code);
  await page.keyboard.press('Enter');
  await expect(result).toContainText('1 problem was found.');
  await expect(button).toBeFocused();
  await examine(visitor, 'ledger-problem', { inBothThemes: true });
  const problem = page.getByRole('region', { name: 'Problems' }).getByRole('listitem');
  await expect(problem).toContainText('the stored certificate is not the one that was logged');
  await page.keyboard.press('Shift+Tab');
  await expect(problem.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(visitor)).toContainText('Bess Trainee');
});

/** Changes what the certificate says, as only someone with the database can. */
function changeName({ dataDir }: Portal, code: string): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 5_000 });
  database
    .prepare(
      `update certificates set facts_json = replace(facts_json, 'Tess', 'Bess') where code = ?`,
    )
    .run(code);
  database.close();
}

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('the proof of a holder has the scores, which the proof for everyone does not have', async ({
    portal,
    visit,
  }, info) => {
    const training = await addTraining(portal, 'Harbour Works', [MODULE]);
    const { session, code } = await addGraduate(portal, training, person('Hana Holder'));
    const holder = await visit({ as: session });
    const { page, press, context, noise } = holder;
    await page.goto(`/certificates/${code}`);
    await press(page.getByRole('button', { name: 'Download' }));
    await examine(holder, 'certificate-files');
    const own = await download(holder, page.getByRole('menuitem', { name: /^Proof/ }));
    const link = page.getByRole('link', { name: 'the page that checks proofs' });
    const verifier = await download(holder, link);
    const file = info.outputPath(verifier.name);
    await writeFile(file, verifier.content);
    const stranger = await visit();
    await stranger.page.goto(`/verify/${code}`);
    const shown = await download(
      stranger,
      stranger.page.getByRole('link', { name: 'Proof', exact: true }),
    );

    await context.setOffline(true);
    noise.expectComplaint(/^asked another host: file:/);
    await page.goto(pathToFileURL(file).href);
    const choose = ({ name, content: buffer }: typeof own) =>
      page.getByLabel('Choose files').setInputFiles({ name, mimeType: 'text/plain', buffer });
    const result = page.getByRole('group').filter({ hasText: '.tlog-proof' });
    await choose(own);
    await expect(result).toContainText(/^\s*Proven.*Hana Holder/);
    await expect(result).toContainText('100%');
    await choose(shown);
    await expect(result).toContainText('2 further facts of the entry are hidden.');
    await expect(result).toContainText(/^\s*Proven.*Hana Holder/);
    await expect(result).not.toContainText('100%');
  });

  test('an admin of a company has checkpoints sent, and stops it', async ({ portal, visit }) => {
    const { admin, companyId } = await addTraining(portal, 'Lookout Bakery', [MODULE]);
    const reach = [{ companyId, rights: 'training' as const }];
    const lena = await addAdmin(portal, admin.token, { ...person('Lena Leader'), reach });
    await untilSigned(portal, admin.token);
    const visitor = await visit({ as: lena });
    const { page, press } = visitor;
    await page.goto(`/admin/company-modules/${companyId}/settings`);
    const section = page.getByRole('region', { name: 'Checkpoint by mail' });
    const email = section.getByLabel('Email address');
    await email.fill('auditor@witness.example');
    await press(section.getByRole('button', { name: 'Save' }));
    await expect(toasts(visitor).getByText(/being sent to/)).toBeVisible();
    await examine(visitor, 'checkpoint-by-mail');
    const sent = await attachmentFor(portal, 'auditor@witness.example');
    const published = await page.request.get('/log/checkpoint');
    expect(sent).toBe(await published.text());

    await press(section.getByRole('button', { name: 'Stop sending' }));
    await expect(toasts(visitor).getByText('No checkpoints are sent any more')).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue('');
  });
});
