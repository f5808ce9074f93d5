import {
  cancelLedgerCheck,
  getLedger,
  type Ledger,
  type LedgerCheck,
  ledgerProblemKind,
  startLedgerCheck,
} from '@portal/contract/ledger';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { Component as LedgerPage } from './ledger-page.tsx';

const NOTE = `training-portal/0a1b\n1204\nq83vEjRWeJA=\n\n— training-portal/0a1b ${'A'.repeat(3300)}\n`;

const ledger: Ledger = {
  size: 1204,
  waiting: 0,
  checkpoint: {
    origin: 'training-portal/0a1b',
    signedAt: '2026-11-02T09:00:00.000Z',
    rootHash: 'q83vEjRWeJA=',
    note: NOTE,
    keyIds: ['8f3c01aa', '77b2d90e'],
  },
  check: null,
};

const done: LedgerCheck = {
  state: 'done',
  total: 1204,
  checked: 1204,
  problemCount: 0,
  problems: [],
  startedAt: '2026-11-02T10:00:00.000Z',
  endedAt: '2026-11-02T10:01:00.000Z',
};

const running: LedgerCheck = { ...done, state: 'running', checked: 301, endedAt: null };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  return (changes: Partial<Ledger> = {}) => {
    server.answer(getLedger, { ...ledger, ...changes });
    return show(<LedgerPage />);
  };
});

const start = page.getByRole('button', { name: 'Check now' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const result = page.getByRole('status');
const problems = page.getByRole('region', { name: /[Pp]roblems$/ });

describe('the log', () => {
  it('shows its size, its last checkpoint and its public addresses', async ({ open }) => {
    open();
    await expect.element(page.getByText('1,204', { exact: true })).toBeVisible();
    for (const text of ['training-portal/0a1b', 'q83vEjRWeJA=', '8f3c01aa', '77b2d90e'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByText('The log has not been checked yet.')).toBeVisible();
    const addresses = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/log/checkpoint', '/log/key', '/log/verifier.html']);
  });

  it('has a checkpoint to copy, byte for byte', async ({ open }) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open();
    await expect.element(page.getByRole('textbox', { name: 'Checkpoint' })).toHaveValue(NOTE);
    await page.getByRole('button', { name: 'Copy checkpoint' }).click();
    await expect.element(toasts.getByText('Checkpoint copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(NOTE);
  });

  it('says that entries are being added, and that there is no checkpoint yet', async ({ open }) => {
    open({ size: 0, waiting: 1, checkpoint: null });
    await expect.element(page.getByText('1 more entry is being added.')).toBeVisible();
    await expect.element(page.getByText(/^The first checkpoint has not been signed/)).toBeVisible();
  });

  it.for([320, 1280])('fits a window of %d px', async (width, { open, resize }) => {
    await resize(width, 800);
    open({ checkpoint: { ...ledger.checkpoint, origin: 'W'.repeat(100) } as Ledger['checkpoint'] });
    await expect.element(start).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it('can be loaded again after a failure', async ({ open, server }) => {
    open();
    server.answer(getLedger, refusal('CONFLICT', 'The portal is being moved.'));
    const failure = page.getByRole('alert');
    await expect.element(failure).toMatchTextContent(/signed log.*The portal is being moved\./);
    server.answer(getLedger, ledger);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect.element(start).toBeVisible();
  });
});

describe('a check', () => {
  it('shows how far it is until its result, and the button keeps the focus', async ({
    open,
    server,
  }) => {
    open();
    server.answer(startLedgerCheck, () => {
      server.answer(getLedger, { ...ledger, check: running });
      return running;
    });
    await start.click();
    await expect.element(page.getByText('301 of 1,204 entries')).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await expect.element(cancel).toHaveFocus();
    server.answer(getLedger, { ...ledger, check: done });
    await expect
      .element(result)
      .toMatchTextContent(/^All 1,204 entries are as they were logged\.$/);
    await expect.element(start).toHaveFocus();
    await expect.element(page.getByText(/^Last check: .*2026/)).toBeVisible();
  });

  it('is cancelled', async ({ open, server }) => {
    open({ check: running });
    const cancelled = { ...running, state: 'cancelled', endedAt: done.endedAt } as const;
    server.answer(cancelLedgerCheck, () => {
      server.answer(getLedger, { ...ledger, check: cancelled });
      return cancelled;
    });
    await cancel.click();
    await expect
      .element(result)
      .toMatchTextContent(/^The check was cancelled after 301 of 1,204 entries\.$/);
    await expect.element(start).toBeVisible();
  });

  it('that does not start says why', async ({ open, server }) => {
    open();
    server.answer(startLedgerCheck, refusal('UNAVAILABLE', 'The portal is full.'));
    await start.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/The portal is full\./);
    await expect.element(start).toBeVisible();
  });

  it('lists the problems, with the way to the certificate', async ({ open }) => {
    const kinds = ledgerProblemKind.options;
    open({
      check: {
        ...done,
        problemCount: 57,
        problems: kinds.map((kind, index) => ({
          kind,
          index: index + 5,
          code: kind === 'certificate-changed' ? '7K3M9Q2R5T8V0W1X4Y6ZABCDEF' : null,
        })),
      },
    });
    await expect.element(result).toMatchTextContent(/^57 problems were found\..*inform/);
    await expect
      .element(problems.getByRole('heading'))
      .toHaveTextContent(`The first ${kinds.length} of 57 problems`);
    const rows = problems.getByRole('listitem');
    expect(rows.elements()).toHaveLength(kinds.length);
    await expect.element(rows.nth(0)).toMatchTextContent(/^Entry 5 is missing\.$/);
    await expect
      .element(rows.nth(1).getByRole('link', { name: /7K3M9-Q2R5T-8V0W1-X4Y6Z-ABCDEF$/ }))
      .toHaveAttribute('href', '/certificates/7K3M9Q2R5T8V0W1X4Y6ZABCDEF');
  });

  it('of a log without entries finds none', async ({ open }) => {
    open({ size: 0, check: { ...done, total: 0, checked: 0 } });
    await expect.element(result).toHaveTextContent('The log has no entries.');
  });
});
