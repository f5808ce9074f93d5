import { collectCertificates } from '@portal/contract/certificates';
import type { Job } from '@portal/contract/jobs';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { followedJobs } from '#web/features/jobs/model/followed-jobs.ts';
import { storeViewedReach } from '#web/platform/storage/viewed-reach.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin, runningJob } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { CollectButton } from './collect-button.tsx';

const job: Job = { ...runningJob, id: 88, kind: 'collect-certificates' };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(collectCertificates, job);
  return (group: number | null = null) =>
    show(<CollectButton companyId={3} group={group} count={12} />);
});

const button = page.getByRole('button', { name: 'Certificates as ZIP' });
const dialog = page.getByRole('alertdialog', { name: 'Certificates as ZIP' });

it('starts the job for the number that was confirmed', async ({ open, server }) => {
  open(8);
  await button.click();
  await expect.element(dialog.getByText('12 trainees chosen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Collect for 12 trainees' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.received(collectCertificates).map(({ body }) => body)).toMatchObject([
    { filter: { company: 3, group: 8 }, expectedCount: 12, clientRequestId: expect.any(String) },
  ]);
  expect(followedJobs.current()).toEqual([88]);
});

it('asks again when there are others by now, or none', async ({ open, server }) => {
  server.answer(collectCertificates, refusal('CONFLICT', 'Others', { count: 11 }));
  open();
  await button.click();
  await dialog.getByRole('button', { name: 'Collect for 12 trainees' }).click();
  await expect.element(dialog.getByText(/has 11 trainees now, not 12/)).toBeVisible();
  server.answer(collectCertificates, refusal('CONFLICT', 'None', { count: 0 }));
  await dialog.getByRole('button', { name: 'Collect for 11 trainees' }).click();
  await expect.element(dialog.getByText(/has 0 trainees now, not 11/)).toBeVisible();
  expect(server.received(collectCertificates).at(-1)?.body.expectedCount).toBe(11);
  await expect.element(dialog.getByRole('button', { name: /^Collect/ })).toBeDisabled();
});

it('shows why it could not start', async ({ open, server }) => {
  server.answer(collectCertificates, refusal('TOO_MANY_REQUESTS', 'Too many at once'));
  open();
  await button.click();
  await dialog.getByRole('button', { name: /^Collect/ }).click();
  await expect.element(dialog.getByText('Too many at once')).toBeVisible();
});

it('is not offered in the view of another admin', async ({ open, show }) => {
  storeViewedReach({
    viewerId: asAdmin.id,
    scopes: [{ companyId: 3, companyName: 'Acme', rights: 'read' }],
  });
  open();
  show(
    <>
      <p>Shown</p>
      <CollectButton companyId={3} group={null} count={12} />
    </>,
  );
  await expect.element(page.getByText('Shown')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
