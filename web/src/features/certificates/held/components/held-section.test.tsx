import {
  type HeldCertificate,
  listCertificatesOfTrainee,
  reissueCertificate,
  withdrawCertificate,
} from '@portal/contract/certificates';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { storeViewedReach } from '#web/platform/storage/viewed-reach.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { HeldCertificates } from './lazy-held-section.tsx';

const training: HeldCertificate = {
  code: 'TRAINING',
  kind: 'training',
  moduleId: null,
  runNumber: 1,
  title: 'Training at Acme',
  completedOn: '2025-11-03',
  issuedAt: '2025-11-04T10:00:00.000Z',
  validUntil: '2027-11-03',
  status: 'valid',
  shared: false,
  pdfUrl: null,
  proofUrl: '/api/certificates/TRAINING/proof',
  badgeUrl: '/api/certificates/TRAINING/badge',
  withdrawnReason: null,
  canBeReissued: true,
};

const forklift: HeldCertificate = {
  ...training,
  code: 'FORKLIFT',
  kind: 'module',
  moduleId: 7,
  title: 'Forklift',
  status: 'withdrawn',
  pdfUrl: '/api/certificates/FORKLIFT/pdf',
  proofUrl: '/api/certificates/FORKLIFT/proof',
  badgeUrl: '/api/certificates/FORKLIFT/badge',
  withdrawnReason: 'Another person has driven.',
  canBeReissued: false,
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCertificatesOfTrainee, [forklift, training]);
  return (mayChange = true) =>
    show(<HeldCertificates trainee={{ id: 7, name: 'Tina Trainee' }} mayChange={mayChange} />);
});

const section = page.getByRole('region', { name: 'Certificates' });
const rowOf = (title: string) => section.getByRole('listitem').filter({ hasText: title });
const menu = section.getByRole('button', { name: /^Actions for Training at Acme/ });
const choose = (name: string) => page.getByRole('menuitem', { name }).click();
const withdrawal = page.getByRole('dialog', { name: 'Withdraw this certificate?' });
const reason = withdrawal.getByRole('textbox', { name: /^Reason/ });
const withdraw = withdrawal.getByRole('button', { name: /^Withdraw/ });
const reissue = page.getByRole('alertdialog', { name: 'Issue this certificate again?' });

describe('the certificates of a trainee', () => {
  it('are listed with their kind, dates and status, and the way to each', async ({ open }) => {
    open();
    await expect
      .element(rowOf('Training at Acme'))
      .toMatchTextContent(
        /Valid.*Whole training.*Completed on.*2025.*Issued on.*Valid until.*2027/,
      );
    await expect
      .element(rowOf('Training at Acme').getByRole('link', { name: /^View/ }))
      .toHaveAttribute('href', '/certificates/TRAINING');
    await expect
      .element(rowOf('Forklift'))
      .toMatchTextContent(/Withdrawn.*Module.*Reason: Another person has driven\./);
    await rowOf('Forklift')
      .getByRole('button', { name: /^Download/ })
      .click();
    await expect.element(page.getByRole('menuitem', { name: 'PDF' })).toBeVisible();
  });

  it('have no actions where nothing is possible', async ({ open }) => {
    open();
    await expect.element(menu).toBeVisible();
    expect(section.getByRole('button', { name: /^Actions/ }).elements()).toHaveLength(1);
  });

  it('are only read by an admin without the right', async ({ open }) => {
    open(false);
    await expect.element(rowOf('Forklift')).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('are only read in the view of another admin', async ({ open }) => {
    storeViewedReach({
      viewerId: asAdmin.id,
      scopes: [{ companyId: 3, companyName: 'Acme', rights: 'people' }],
    });
    open();
    await expect.element(rowOf('Forklift')).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('are none at first', async ({ open, server }) => {
    server.answer(listCertificatesOfTrainee, []);
    open();
    await expect.element(section.getByText(/^No certificates yet/)).toBeVisible();
  });

  it('show a failure with Retry', async ({ open, server }) => {
    server.answer(listCertificatesOfTrainee, refusal('INTERNAL', 'Something broke'));
    open();
    await expect
      .element(page.getByText('The certificates could not be loaded. Something broke'))
      .toBeVisible();
    server.answer(listCertificatesOfTrainee, [training]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(rowOf('Training at Acme')).toBeVisible();
  });
});

describe('a certificate', () => {
  it('is withdrawn with a reason of some length', async ({ open, server }) => {
    const withdrawn = {
      ...training,
      status: 'withdrawn',
      withdrawnReason: 'A wrong name',
    } as const;
    server.answer(withdrawCertificate, withdrawn);
    open();
    await menu.click();
    await choose('Withdraw…');
    await expect.element(withdrawal.getByText('This cannot be undone.')).toBeVisible();
    await reason.fill('Wrong');
    await withdraw.click();
    await expect.element(reason).toHaveAccessibleDescription(/at least 10 characters/i);
    expect(server.received(withdrawCertificate)).toEqual([]);
    server.answer(listCertificatesOfTrainee, [withdrawn]);
    await reason.fill('A wrong name');
    await withdraw.click();
    await expect.element(toasts.getByText('The certificate is withdrawn')).toBeVisible();
    expect(server.received(withdrawCertificate)).toEqual([
      { params: { code: 'TRAINING' }, body: { reason: 'A wrong name' } },
    ]);
    await expect.element(rowOf('Training at Acme')).toMatchTextContent(/Reason: A wrong name/);
    await expect.element(section).toHaveFocus();
  });

  it('keeps the dialog with the reason after a refusal', async ({ open, server }) => {
    server.answer(withdrawCertificate, refusal('CONFLICT', 'Already withdrawn.'));
    open();
    await menu.click();
    await choose('Withdraw…');
    await reason.fill('Issued by mistake');
    await withdraw.click();
    await expect.element(withdrawal.getByText('Already withdrawn.')).toBeVisible();
    await expect.element(reason).toHaveValue('Issued by mistake');
    await withdrawal.getByRole('button', { name: 'Cancel' }).click();
    const guard = page.getByRole('alertdialog', { name: 'Leave without withdrawing?' });
    await guard.getByRole('button', { name: 'Leave' }).click();
    await expect.element(withdrawal).not.toBeInTheDocument();
  });

  it('is issued again in the present name', async ({ open, server }) => {
    const again: HeldCertificate = { ...training, code: 'AGAIN' };
    server.answer(reissueCertificate, again);
    open();
    await menu.click();
    await choose('Issue again…');
    await expect.element(reissue.getByText('Tina Trainee', { exact: true })).toBeVisible();
    await expect.element(reissue.getByText(/says “replaced”/)).toBeVisible();
    server.answer(listCertificatesOfTrainee, [
      again,
      { ...training, status: 'replaced', canBeReissued: false },
    ]);
    await reissue.getByRole('button', { name: 'Issue again' }).click();
    await expect.element(toasts.getByText('The certificate is issued again')).toBeVisible();
    expect(server.received(reissueCertificate)).toEqual([
      { params: { code: 'TRAINING' }, body: {} },
    ]);
    await expect
      .element(section.getByRole('link', { name: /^View/ }).first())
      .toHaveAttribute('href', '/certificates/AGAIN');
  });

  it('is not issued again when a newer one has taken its place', async ({ open, server }) => {
    server.answer(reissueCertificate, refusal('CONFLICT', 'There is a newer one.'));
    open();
    await menu.click();
    await choose('Issue again…');
    await reissue.getByRole('button', { name: 'Issue again' }).click();
    await expect.element(reissue.getByText('There is a newer one.')).toBeVisible();
  });
});
