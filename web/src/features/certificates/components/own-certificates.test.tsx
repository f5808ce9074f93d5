import { listOwnCertificates, type OwnCertificate } from '@portal/contract/certificates';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refreshLearningHere } from '#web/features/learning/api/learning-keys.ts';
import { ownCertificate } from '#web/testing/certificate-records.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { OwnCertificates } from './own-certificates.tsx';

const list = page.getByRole('region', { name: 'Certificates' });
const rows = list.getByRole('listitem');

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asTrainee);
  return (...certificates: Partial<OwnCertificate>[]) => {
    server.answer(
      listOwnCertificates,
      certificates.map((each, place) => ({
        ...ownCertificate,
        code: `${ownCertificate.code.slice(0, -1)}${place}`,
        ...each,
      })),
    );
    return show(<OwnCertificates />);
  };
});

it('says how each stands, and leads to its page', async ({ open }) => {
  const { address } = open(
    { validUntil: '2031-09-02' },
    { kind: 'module', title: 'Forklifts', validUntil: null, pdfUrl: null },
    { title: 'Training at Acorn', status: 'expired', validUntil: '2025-09-02' },
    { title: 'Ladders', status: 'withdrawn' },
  );
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/^Training at AcmeCompleted on .*Valid until .*2031Valid/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Forklifts.*No end dateValid/);
  await expect.element(rows.nth(2)).toMatchTextContent(/It was valid until .*2025Expired/);
  await expect.element(rows.nth(3)).toMatchTextContent(/^LaddersCompleted on .*Withdrawn/);
  expect(list.getByRole('button', { name: /^Download ?: / }).elements()).toHaveLength(4);
  await rows
    .nth(1)
    .getByRole('button', { name: /^Download ?: Forklifts/ })
    .click();
  await expect.element(page.getByRole('menuitem', { name: /^Proof/ })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'PDF' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await list.getByRole('link', { name: /^View ?: Forklifts, .*2026$/ }).click();
  await expect.poll(address).toBe(`/certificates/${ownCertificate.code.slice(0, -1)}1`);
});

it('folds those that newer ones have renewed or replaced', async ({ open }) => {
  open({}, { status: 'renewed' }, { status: 'replaced' });
  await expect.element(rows.nth(0)).toBeVisible();
  await expect.element(list.getByText('Renewed')).not.toBeVisible();
  await list.getByText('2 earlier certificates').click();
  await expect.element(list.getByText('Renewed')).toBeVisible();
  await expect.element(list.getByText('Replaced')).toBeVisible();
});

it('says when the first one comes', async ({ open }) => {
  open();
  await expect.element(list.getByText(/when you have completed all modules\.$/)).toBeVisible();
});

it('lists a new one as soon as progress is made', async ({ open, server }) => {
  open();
  await expect.element(list.getByText(/when you have completed/)).toBeVisible();
  server.answer(listOwnCertificates, [ownCertificate]);
  await refreshLearningHere();
  await expect.element(rows.nth(0)).toBeVisible();
});

it('can be loaded again after a failure', async ({ open, server }) => {
  open({});
  server.answer(listOwnCertificates, refusal('CONFLICT', 'The portal is being moved.'));
  await expect.element(list.getByText(/The portal is being moved\.$/)).toBeVisible();
  server.answer(listOwnCertificates, [ownCertificate]);
  await list.getByRole('button', { name: 'Retry' }).click();
  await expect.element(rows.nth(0)).toBeVisible();
});

it.for([320, 1280])('fits a window of %d px', async (width, { open, resize }) => {
  await resize(width, 800);
  open({ title: 'W'.repeat(200), status: 'expired' });
  await expect.element(rows.nth(0)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
});
