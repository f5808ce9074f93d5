import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { listGroups } from '@portal/contract/groups';
import { TRAINEE_LIST_REFRESH_MS } from '@portal/contract/limits';
import { listModules } from '@portal/contract/modules';
import { listTrainees, updateTrainee } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { acme, asAdmin, tina } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { TraineeListPage } from './trainee-list-page.tsx';

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, [acme]);
  server.answer(listGroups, []);
  server.answer(listModules, []);
  server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  server.answer(listTrainees, reply([tina], { total: 1 }));
  return (at = '/admin/track-trainee') =>
    show(<TraineeListPage tiles={() => null} certificates={() => null} />, {
      at,
      path: '/admin/track-trainee',
    });
});

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const refresh = page.getByRole('button', { name: 'Refresh' });
const retry = page.getByRole('button', { name: 'Retry' });

describe('the list of trainees', () => {
  it('is read again each minute', async ({ open, server, onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    open();
    await expect.element(row('Tina Trainee')).toBeVisible();
    server.answer(listTrainees, reply([{ ...tina, name: 'Tina Turner' }], { total: 1 }));
    vi.advanceTimersByTime(TRAINEE_LIST_REFRESH_MS);
    await expect.element(row('Tina Turner')).toBeVisible();
  });

  it('says that it tries again, and shows what came of it', async ({ open, server }) => {
    server.answer(listTrainees, refusal('FORBIDDEN', 'Not just now.'));
    open();
    const failure = page.getByRole('alert');
    await expect.element(failure).toMatchTextContent(/^Failed to load trainees.*Not just now\./);
    const answer = server.hold(listTrainees);
    await retry.click();
    await expect.element(toasts.getByText('Retrying to load trainees...')).toBeVisible();
    answer(reply([tina], { total: 1 }));
    await expect.element(row('Tina Trainee')).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
  });

  it('says what came of a refresh, and keeps what was read', async ({ open, server }) => {
    open();
    await expect.element(row('Tina Trainee')).toBeVisible();
    await refresh.click();
    await expect.element(toasts.getByText('Trainee data refreshed')).toBeVisible();
    server.answer(listTrainees, refusal('FORBIDDEN', 'Not just now.'));
    await refresh.click();
    await expect.element(toasts.getByText('Failed to load trainees')).toBeVisible();
    await expect
      .element(
        page.getByText('Failed to load trainees: what you see is not the latest. Not just now.'),
      )
      .toBeVisible();
    await expect.element(row('Tina Trainee')).toBeVisible();
  });

  it('no longer shows a trainee whom another admin deleted during a change', async ({
    open,
    server,
  }) => {
    open('/admin/track-trainee?search=tina');
    await page.getByRole('button', { name: 'Edit Tina Trainee' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit trainee' });
    await dialog.getByLabelText('Full name').fill('Tina Turner');
    server.answer(updateTrainee, refusal('NOT_FOUND', 'Trainee not found'));
    server.answer(listTrainees, reply([], { total: 0 }));
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .element(dialog.getByText('Failed to update trainee. Trainee not found'))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.element(page.getByText('No trainees found matching your search.')).toBeVisible();
  });
});
