import { type Activity, listActivity } from '@portal/contract/activity';
import { listCompanies } from '@portal/contract/companies';
import { listJobItems } from '@portal/contract/jobs';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONTENT_WIDTH, countLines } from '#web/testing/control-lines.ts';
import { NO_CONNECTION, refusal, reply } from '#web/testing/fake-server.ts';
import { acme, asAdmin, globex } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Component as ActivityPage } from './activity-page.tsx';

const renamed: Activity = {
  id: 31,
  at: '2026-11-02T09:00:00.000Z',
  actor: { id: 1, name: 'Ada Admin', scopes: null },
  action: 'company.updated',
  subject: { kind: 'company', id: 3, name: 'Acme', count: null },
  company: { id: 3, name: 'Acme' },
  before: { name: 'Acne' },
  after: { name: 'Acme' },
  jobId: null,
};
const older: Activity = {
  ...renamed,
  id: 30,
  actor: { id: 2, name: 'Otto Admin', scopes: null },
  action: 'company.deleted',
  subject: { kind: 'company', id: null, name: 'Initech', count: null },
  before: null,
  after: null,
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, [acme, globex]);
  server.answer(listActivity, ({ query }) =>
    query.cursor === undefined ? reply([renamed], { next: 31 }) : reply([older], { next: null }),
  );
  return (at = '/admin/activity', width?: number) =>
    show(<ActivityPage />, { at, path: '/admin/activity', ...(width && { width }) });
});

const list = page.getByRole('region', { name: 'Changes' });
const entries = list.getByRole('listitem');
const entryOf = (name: string) => entries.filter({ hasText: name });
const showOlder = list.getByRole('button', { name: /^(Show older changes|Loading…)$/ });

describe('activity', () => {
  it('has its filters on one line in a window of 1280 px', async ({ open }) => {
    open('/admin/activity', CONTENT_WIDTH);
    const days = ['From', 'To'].map((name) => page.getByLabelText(name, { exact: true }));
    const lines = await countLines([
      page.getByRole('searchbox', { name: 'Search activity' }),
      page.getByLabelText('Change', { exact: true }),
      page.getByRole('combobox', { name: 'Company' }),
      ...days,
    ]);
    expect(lines).toBe(1);
    const { right } = days[1]?.element().getBoundingClientRect() ?? {};
    expect(right).toBeLessThanOrEqual(CONTENT_WIDTH);
    // Each shows a whole date with the button that opens the calendar.
    for (const day of days) expect(day.element().clientWidth).toBeGreaterThan(130);
  });

  it('shows what changed, with before and after on demand', async ({ open }) => {
    open();
    const details = entryOf('Ada Admin').getByRole('button', { name: /^Details: Ada Admin/ });
    await expect.element(details).toHaveAttribute('aria-expanded', 'false');
    await expect.element(list.getByText('Acne')).not.toBeInTheDocument();
    await details.click();
    await expect.element(details).toHaveAttribute('aria-expanded', 'true');
    await expect.element(list.getByRole('definition')).toHaveTextContent('Before: AcneAfter: Acme');
    await userEvent.keyboard('{Enter}');
    await expect.element(list.getByText('Acne')).not.toBeInTheDocument();
  });

  it('says what a limited admin saw', async ({ open, server }) => {
    const scope = { companyId: 3, companyName: 'Acme', groupId: 31, groupName: 'Kitchen' };
    const actor = { id: 21, name: 'Lena', scopes: [{ ...scope, rights: 'people' as const }] };
    server.answer(listActivity, reply([renamed, { ...older, actor }], { next: null }));
    open();
    await expect
      .element(entryOf('Lena').getByText('Limited admin: Acme – Kitchen (People)'))
      .toBeVisible();
    await expect.element(entryOf('Ada Admin')).not.toHaveTextContent('Limited admin');
  });

  it('lists the trainees of an action on many', async ({ open, server }) => {
    const subject = { kind: 'trainee', id: null, name: '', count: 3 } as const;
    const bulk: Activity = {
      ...older,
      action: 'trainees.deleted',
      subject,
      company: null,
      jobId: 61,
    };
    server.answer(listActivity, reply([bulk], { next: null }));
    server.answer(listJobItems, ({ query }) =>
      query.cursor === undefined
        ? reply(
            [
              {
                place: 0,
                userId: 7,
                requestId: null,
                result: null,
                name: 'Tina Trainee',
                email: 'tina@acme.example',
                state: 'done',
              },
            ],
            { next: 7 },
          )
        : reply(
            [
              {
                place: 1,
                userId: 8,
                requestId: null,
                name: null,
                email: null,
                result: null,
                state: 'refused',
              },
            ],
            {
              next: null,
            },
          ),
    );
    open();
    await expect.element(entryOf('deleted 3 trainees')).toBeVisible();
    await list.getByRole('button', { name: /^Details: Otto Admin deleted 3/ }).click();
    const people = list.getByRole('list', { name: 'Trainees' }).getByRole('listitem');
    await expect.element(people.first()).toHaveTextContent('Tina Trainee');
    await list.getByRole('button', { name: 'Show more trainees' }).click();
    await expect.element(people.nth(1)).toHaveTextContent('Deleted user (could not be done)');
    expect(server.received(listJobItems)[0]).toEqual({ params: { id: 61 }, query: {} });
  });

  it('adds older changes below, asked for once', async ({ open, server }) => {
    open();
    await expect.element(entryOf('Ada Admin')).toBeVisible();
    const answer = server.hold(listActivity);
    await showOlder.dblClick();
    await expect.element(showOlder).toHaveTextContent('Loading…');
    answer(reply([older], { next: null }));
    await expect.element(entryOf('Otto Admin')).toBeVisible();
    await expect.element(entryOf('Ada Admin')).toBeVisible();
    await expect.element(showOlder).not.toBeInTheDocument();
    const later = server.received(listActivity).filter(({ query }) => query.cursor === 31);
    expect(later).toHaveLength(1);
  });

  it('looks through the empty pages of a search by itself', async ({ open, server }) => {
    server.answer(listActivity, ({ query }) =>
      query.cursor === 12 ? reply([older], { next: null }) : reply([], { next: 12 }),
    );
    open('/admin/activity?search=otto');
    await expect.element(entryOf('Otto Admin')).toBeVisible();
  });

  it('is filtered by kind and company, and says so in the address', async ({ open, server }) => {
    const { address } = open();
    await page.getByLabelText('Change').selectOptions('company.deleted');
    await expect.poll(address).toBe('/admin/activity?action=company.deleted');
    const company = page.getByRole('combobox', { name: 'Company' });
    await company.fill('glob');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => server.received(listActivity).at(-1)?.query)
      .toEqual({ action: 'company.deleted', company: 4 });
  });

  it('leads from a search without a match back to all changes', async ({ open, server }) => {
    server.answer(listActivity, ({ query }) =>
      reply(query.search === undefined ? [renamed] : [], { next: null }),
    );
    open('/admin/activity?search=xyz');
    await expect.element(page.getByText('No changes match this search')).toBeVisible();
    await page.getByRole('button', { name: 'Show all changes' }).click();
    await expect.element(entryOf('Ada Admin')).toBeVisible();
    await expect.element(list).toHaveFocus();
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });

  it('says that nothing has been changed yet', async ({ open, server }) => {
    const answer = server.hold(listActivity);
    open();
    await expect.element(page.getByText('Loading activity…')).toBeInTheDocument();
    answer(reply([], { next: null }));
    await expect.element(page.getByText('Nothing has been changed yet')).toBeVisible();
  });

  it('says that it could not be read and tries again', async ({ open, server }) => {
    server.answer(listActivity, refusal('INTERNAL', 'Something broke'));
    open();
    await expect.element(list.getByRole('alert')).toMatchTextContent(/Failed to load activity/);
    server.answer(listActivity, reply([renamed], { next: null }));
    await list.getByRole('button', { name: 'Retry' }).click();
    await expect.element(entryOf('Ada Admin')).toBeVisible();
  });

  it('keeps what was read when it cannot be read again, and tries once more', async ({
    open,
    server,
  }) => {
    open();
    await expect.element(entryOf('Ada Admin')).toBeVisible();
    server.answer(listActivity, refusal('FORBIDDEN', 'Not now.'));
    // As on a return to the tab.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const stale = 'Failed to load activity: what you see is not the latest. Not now.';
    await expect.element(list.getByText(stale)).toBeVisible();
    await expect.element(entryOf('Ada Admin')).toBeVisible();
    server.answer(listActivity, reply([renamed], { next: null }));
    await list.getByRole('button', { name: 'Retry' }).click();
    await expect.element(list.getByText(stale)).not.toBeInTheDocument();
    await expect.element(entryOf('Ada Admin')).toBeVisible();
  });

  it('keeps what was read when older changes cannot be read', async ({ open, server }) => {
    open();
    await expect.element(entryOf('Ada Admin')).toBeVisible();
    server.answer(listActivity, NO_CONNECTION);
    await showOlder.click();
    await expect.element(list.getByText(/what you see is not the latest/)).toBeVisible();
    await expect.element(entryOf('Ada Admin')).toBeVisible();
  });
});
