import { getCertificateBadge } from '@portal/contract/badges';
import {
  type Certificate,
  getCertificate,
  getCertificatePdf,
  getCertificateProof,
  listOwnCertificates,
  shareScores,
} from '@portal/contract/certificates';
import type {} from '@vitest/browser-playwright';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { showLanguage } from '#web/platform/language/catalogue.ts';
import { certificate, ownCertificate } from '#web/testing/certificate-records.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin, asTrainee } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { Component as CertificatePage } from './certificate-page.tsx';

const sheet = page.getByRole('article', { name: 'Certificate of completion' });
const rows = sheet.getByRole('table', { name: 'Modules' }).getByRole('row');
const scores = page.getByRole('switch', { name: 'Show scores to everyone who checks it' });

const download = page.getByRole('button', { name: 'Download' });
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asTrainee);
  return (changes: Partial<Certificate> = {}) => {
    server.answer(getCertificate, { ...certificate, ...changes });
    return show(<CertificatePage />, {
      path: '/certificates/:code',
      at: `/certificates/${certificate.code}`,
    });
  };
});

describe('the sheet', () => {
  it('says who has completed what, when, and how to check it', async ({ open }) => {
    open();
    await expect.element(sheet.getByText('Tina Trainee')).toBeVisible();
    await expect.element(sheet.getByText('Training at Acme')).toBeVisible();
    const fact = (name: string) => sheet.getByRole('definition').filter({ hasText: name });
    await expect.element(fact('2 September 2027')).toBeVisible();
    expect(sheet.getByText('5 October 2026').elements()).toHaveLength(3);
    await expect.element(rows.nth(1)).toMatchTextContent(/^Fire safety.*12:05.*2 September 2027$/);
    await expect.element(rows.nth(2)).toMatchTextContent(/^Data protection.*No end date$/);
    await expect
      .element(rows.nth(3))
      .toMatchTextContent(/^First aid ?Recorded by Ada Admin on 3 August 2026/);
    await expect.element(sheet.getByText('Dana Reyes, Head of Safety')).toBeVisible();
    await expect.element(sheet.getByText('7K3M9-Q2R5T-8V0W1-X4Y6Z-ABCDEF')).toBeVisible();
    await expect
      .element(sheet.getByRole('link', { name: 'https://portal.test/verify' }))
      .toHaveAttribute('href', certificate.verifyUrl);
    await expect.element(sheet.getByRole('img', { name: /^Check this/ })).toBeVisible();
    expect(document.title).toBe('Training at Acme · Training Portal');
  });

  it('has English beside the language of its holder, in an app of any language', async ({
    open,
  }) => {
    await showLanguage('fr');
    open({ language: 'ar', status: 'withdrawn', moduleName: 'Forklifts', kind: 'module' });
    const arabic = page.getByRole('article', { name: 'شهادة إكمال' });
    await expect.element(arabic.getByRole('heading')).toMatchTextContent(/^شهادة إكمالCertificate/);
    await expect.element(arabic).toHaveAttribute('dir', 'rtl');
    await expect.element(arabic.getByText('Withdrawn')).toBeVisible();
    await expect.element(arabic.getByText('Forklifts')).toBeVisible();
  });

  it('breaks between pages of paper: nothing around its table is a grid', async ({ open }) => {
    open();
    await expect.element(rows.nth(1)).toBeVisible();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    onTestFinished(async () => {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    });
    const { parentElement: parts } = sheet.getByRole('table').element();
    const around = [parts, sheet.element(), sheet.element().parentElement];
    const displays = around.map((element) => element && getComputedStyle(element).display);
    expect(displays).toEqual(['block', 'block', 'block']);
  });

  it('says that it was completed before there were certificates', async ({ open }) => {
    open({ isBeforeCertificates: true });
    await expect.element(sheet.getByText('Recorded before certificates')).toBeVisible();
  });

  it.for([320, 390, 1280])('fits a window of %d px', async (width, { open, resize }) => {
    await resize(width, 800);
    const name = 'W'.repeat(200);
    open({ name, company: name, look: { ...certificate.look, line: 'M'.repeat(120) } });
    await expect.element(sheet).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    await expect.element(rows.nth(1).getByText('Completed on')).toBeInTheDocument();
  });
});

describe('the scores', () => {
  it('are hidden at first; a switch shows them at once', async ({ open, server }) => {
    open();
    await expect.element(scores).not.toBeChecked();
    await expect.element(rows.nth(2)).not.toMatchTextContent(/85%/);
    const answer = server.hold(shareScores);
    server.answer(getCertificate, { ...certificate, shared: true });
    server.answer(listOwnCertificates, [{ ...ownCertificate, shared: true }]);
    await scores.click();
    await expect.element(scores).toBeChecked();
    await expect.element(rows.nth(2)).toMatchTextContent(/85%/);
    answer({ ...ownCertificate, shared: true });
    await expect.poll(() => server.received(getCertificate).length).toBe(2);
    expect(server.received(shareScores)[0]?.body).toEqual({ shared: true });
    await expect.element(scores).toBeChecked();
  });

  it('are hidden again if that was not saved', async ({ open, server }) => {
    open();
    server.answer(shareScores, refusal('UNAVAILABLE', 'The portal is full.'));
    await scores.click();
    await expect.element(toasts.getByText('The portal is full.')).toBeVisible();
    await expect.element(scores).not.toBeChecked();
    await expect.element(rows.nth(2)).not.toMatchTextContent(/85%/);
  });

  it('are the choice of the holder', async ({ open, signIn }) => {
    signIn(asAdmin);
    open({ shared: true });
    await expect.element(rows.nth(2)).toMatchTextContent(/85%/);
    await expect.element(page.getByRole('textbox', { name: /^Link to check/ })).toBeVisible();
    await expect.element(scores).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Back to My Progress' }))
      .not.toBeInTheDocument();
  });
});

it('the link to check is copied', async ({ open }) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(toasts.getByText('Link to check the certificate copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(certificate.verifyUrl);
});

it('is printed, and has a PDF only if its fonts have all characters', async ({ open }) => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  open({ pdfUrl: null });
  await expect.element(page.getByText(/Print this page instead/)).toBeVisible();
  await download.click();
  await expect.element(entry(/^Proof/)).toBeVisible();
  await expect.element(entry('PDF')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
});

describe('the files', () => {
  const files = [
    ['PDF', getCertificatePdf, 'Tina Trainee - Training at Acme.pdf'],
    [/^Proof/, getCertificateProof, `certificate-${certificate.code}.tlog-proof`],
    [/^Open Badge/, getCertificateBadge, `certificate-${certificate.code}.jwt`],
  ] as const;

  it.for(files)(
    '%s is downloaded; a failure says why',
    async ([name, call, fileName], { open, server }) => {
      const saved: string[] = [];
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        saved.push(this.download);
      });
      open();
      server.answer(call, refusal('UNAVAILABLE', 'The portal is full.'));
      await download.click();
      await entry(name).click();
      await expect.element(toasts.getByText('The portal is full.')).toBeVisible();
      expect(saved).toEqual([]);
      server.answer(call, () => new Response('file', { headers: { 'content-type': call.sends } }));
      await download.click();
      await entry(name).click();
      await expect.poll(() => saved).toEqual([fileName]);
    },
  );

  it('say what they contain, and how a proof is checked', async ({ open, signIn }) => {
    open();
    await expect.element(page.getByText(/^The proof .* has your scores in it/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'the page that checks proofs' }))
      .toHaveAttribute('href', '/log/verifier.html');
    signIn(asAdmin);
    open();
    await expect.element(page.getByText(/^To check a proof/)).toBeVisible();
    await expect.element(page.getByText(/has your scores in it/)).not.toBeInTheDocument();
  });
});

describe('above the sheet', () => {
  const AT = '2026-11-02T09:00:00.000Z';
  const states: [string, Partial<Certificate>, RegExp][] = [
    [
      'withdrawn',
      { status: 'withdrawn', statusSince: AT, withdrawnReason: 'Issued to another person.' },
      /was withdrawn on .*2026 and does not count any more\.Reason: Issued to another person\./,
    ],
    ['renewed', { status: 'renewed', statusSince: AT }, /^Renewed on .*2026: a newer certificate/],
    ['replaced', { status: 'replaced', statusSince: AT }, /^Replaced on .*2026 by a newer/],
    ['expired', { status: 'expired', validUntil: '2025-09-02' }, /was valid until .*2025\.$/],
    ['required again', { requiredAgainSince: '2025-11-09' }, /must be taken again since .*2025/],
  ];

  it.for(states)('is said that it is %s', async ([, changes, sentence], { open }) => {
    open(changes);
    await expect.element(page.getByRole('status')).toMatchTextContent(sentence);
    expect(page.getByRole('status').elements()).toHaveLength(1);
  });

  it('nothing is said about a valid one', async ({ open }) => {
    open();
    await expect.element(sheet).toBeVisible();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
    await expect.element(sheet.getByText('Valid', { exact: true })).not.toBeInTheDocument();
  });
});

it('one that is not found leads to the page that checks codes', async ({ open, server }) => {
  open();
  server.answer(getCertificate, refusal('NOT_FOUND', 'Certificate not found'));
  await expect.element(page.getByRole('heading', { name: 'Certificate not found' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Check a code' }))
    .toHaveAttribute('href', '/verify');
});

it('a failure is shown with its reason, and can be asked for again', async ({ open, server }) => {
  open();
  server.answer(getCertificate, refusal('CONFLICT', 'The portal is being moved.'));
  const failure = page.getByRole('alert');
  await expect.element(failure).toMatchTextContent(/could not be loadedThe portal is being moved/);
  server.answer(getCertificate, certificate);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(sheet).toBeVisible();
});
