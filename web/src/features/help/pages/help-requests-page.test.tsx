import { listCompanies } from '@portal/contract/companies';
import { listGroups } from '@portal/contract/groups';
import * as calls from '@portal/contract/help';
import { closeHelpRequests } from '@portal/contract/jobs';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followedJobs } from '#web/features/jobs/model/followed-jobs.ts';
import { CONTENT_WIDTH, countLines } from '#web/testing/control-lines.ts';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { ofBoth, ofKitchen } from '#web/testing/limited-admins.ts';
import { acme, asAdmin, globex, runningJob } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { refreshHelpRequestsHere } from '../api/help-requests.ts';
import { HelpRequestList, Component as HelpRequestsPage } from './help-requests-page.tsx';

const UPDATED_AT = '2026-03-12T12:00:00.000Z';

const request = (id: number, change: Partial<calls.HelpRequest> = {}): calls.HelpRequest => ({
  id,
  status: 'PENDING',
  createdAt: UPDATED_AT,
  updatedAt: UPDATED_AT,
  message: `Question ${id}`,
  moduleId: null,
  module: null,
  adminNotes: null,
  trainee: { id: 100 + id, name: `Trainee ${id}`, email: `t${id}@acme.example`, company: acme },
  assignee: null,
  ...change,
});

const bob = { id: 9, name: 'Bob Backup' };
const requests = [request(3), request(2, { assignee: bob }), request(1, { status: 'CLOSED' })];

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, [acme, globex]);
  server.answer(listGroups, []);
  server.answer(calls.countPendingHelp, { pendingCount: 2 });
  server.answer(calls.countOpenHelp, { openCount: 57 });
  server.answer(calls.listHelpRequests, reply(requests, { next: null }));
  return (at = '/admin/help-requests', width?: number) =>
    show(<HelpRequestsPage />, { at, path: '/admin/help-requests', ...(width && { width }) });
});

const card = (id: number) => page.getByRole('article', { name: `Request of Trainee ${id}` });
const box = (id: number) =>
  page.getByRole('checkbox', { name: `Select the request of Trainee ${id}` });
const bar = page.getByRole('region', { name: 'Selection' });
const inBar = (name: string | RegExp) => bar.getByRole('button', { name });
const asking = page.getByRole('alertdialog');
const dialog = page.getByRole('dialog');
const region = page.getByRole('region', { name: 'Help requests' });

/** The width in px of the part to which the element must be scrolled. */
function hiddenWidth(locator: typeof bar): number {
  const { scrollWidth, clientWidth } = locator.element();
  return scrollWidth - clientWidth;
}

describe('the filters', () => {
  it('are on one line in a window of 1280 px', async ({ open }) => {
    open('/admin/help-requests', CONTENT_WIDTH);
    const lines = await countLines([
      page.getByRole('group', { name: 'Status' }),
      page.getByLabelText('Assigned to'),
      page.getByRole('combobox', { name: 'Company' }),
      page.getByRole('searchbox', { name: 'Search help requests' }),
    ]);
    expect(lines).toBe(1);
    expect(hiddenWidth(page.getByRole('group', { name: 'Status' }))).toBe(0);
  });

  it('are on one line on the page of a company too', async ({ show, open: _ }) => {
    show(<HelpRequestList companyId={3} />, { width: CONTENT_WIDTH });
    const status = page.getByRole('group', { name: 'Status' });
    const search = page.getByRole('searchbox', { name: 'Search help requests' });
    expect(await countLines([status, page.getByLabelText('Assigned to'), search])).toBe(1);
    expect(hiddenWidth(status)).toBe(0);
  });

  it('are sent and kept in the address', async ({ open, server }) => {
    const { address } = open();
    await expect.element(card(3)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search help requests' }).fill('ladder');
    await page.getByLabelText('Assigned to').selectOptions('Unassigned');
    await expect.poll(address).toBe('/admin/help-requests?assignee=none&search=ladder');
    await expect
      .poll(() => server.received(calls.listHelpRequests).at(-1))
      .toMatchObject({ query: { assignee: 'none', search: 'ladder', pageSize: 20 } });
    await page.getByLabelText('Assigned to').selectOptions('Assigned to me');
    await expect
      .poll(() => server.received(calls.listHelpRequests).at(-1))
      .toMatchObject({ query: { assignee: 'me' } });
  });

  it('that find nothing can be removed', async ({ open, server }) => {
    server.answer(calls.listHelpRequests, ({ query }) =>
      reply(query.search === undefined ? requests : [], { next: null }),
    );
    open('/admin/help-requests?search=nothing');
    await page.getByRole('button', { name: 'Show all requests' }).click();
    await expect.element(card(3)).toBeVisible();
  });
});

describe('the assignee', () => {
  it('is shown, taken and given back', async ({ open, server }) => {
    open();
    await expect.element(card(2).getByText('Assigned to Bob Backup')).toBeVisible();
    await expect.element(card(3).getByText('Not assigned')).toBeVisible();
    await expect.element(card(1).getByText('Not assigned')).not.toBeInTheDocument();
    const me = { id: asAdmin.id, name: asAdmin.name };
    server.answer(calls.updateHelpRequest, request(3, { assignee: me }));
    server.answer(
      calls.listHelpRequests,
      reply([request(3, { assignee: me }), ...requests.slice(1)], { next: null }),
    );
    await card(3)
      .getByRole('button', { name: /^Assign to me/ })
      .click();
    await expect.element(card(3).getByText('Assigned to you')).toBeVisible();
    expect(server.received(calls.updateHelpRequest)[0]?.body).toEqual({
      status: 'PENDING',
      updatedAt: UPDATED_AT,
      assigneeId: asAdmin.id,
    });
    server.answer(calls.updateHelpRequest, refusal('CONFLICT', 'Another admin was quicker.'));
    await card(3)
      .getByRole('button', { name: /^Unassign/ })
      .click();
    await expect.element(toasts.getByText('Another admin was quicker.')).toBeVisible();
  });

  it('can be given back before the list was loaded again', async ({ open, server }) => {
    open();
    await expect.element(card(3)).toBeVisible();
    const me = { id: asAdmin.id, name: asAdmin.name };
    const taken = request(3, { assignee: me, updatedAt: '2026-03-12T12:05:00.000Z' });
    server.answer(calls.updateHelpRequest, taken);
    const reload = server.hold(calls.listHelpRequests);
    await card(3)
      .getByRole('button', { name: /^Assign to me/ })
      .click();
    await card(3)
      .getByRole('button', { name: /^Unassign/ })
      .click();
    await expect
      .poll(() => server.received(calls.updateHelpRequest)[1]?.body)
      .toEqual({ status: 'PENDING', updatedAt: taken.updatedAt, assigneeId: null });
    reload(reply(requests, { next: null }));
  });

  it('is chosen among the admins in the dialog', async ({ open, server }) => {
    server.answer(calls.listHelpAssignees, [bob, { id: asAdmin.id, name: asAdmin.name }]);
    server.answer(calls.listHelpRequestChanges, []);
    server.answer(calls.updateHelpRequest, request(2));
    open();
    await card(2)
      .getByRole('button', { name: /^Update/ })
      .click();
    await expect.element(dialog.getByLabelText('Assigned to')).toHaveValue('9');
    await dialog.getByLabelText('Assigned to').selectOptions('No admin');
    await dialog.getByRole('button', { name: 'Update Request' }).click();
    await expect
      .poll(() => server.received(calls.updateHelpRequest)[0]?.body)
      .toEqual({ status: 'PENDING', updatedAt: UPDATED_AT, assigneeId: null });
  });
});

describe('a request that leaves the list', () => {
  const answerWith = (rows: calls.HelpRequest[]) => reply(rows, { next: null });

  it('leaves the focus to the list, after an update', async ({ open, server }) => {
    server.answer(calls.listHelpAssignees, [bob]);
    server.answer(calls.listHelpRequestChanges, []);
    server.answer(calls.updateHelpRequest, request(3, { status: 'RESOLVED' }));
    open('/admin/help-requests?status=PENDING');
    await card(3)
      .getByRole('button', { name: /^Update/ })
      .click();
    await dialog.getByLabelText(/^Status/).selectOptions('Resolved');
    const reload = server.hold(calls.listHelpRequests);
    await dialog.getByRole('button', { name: 'Update Request' }).click();
    await expect.element(card(3).getByRole('button', { name: /^Update/ })).toHaveFocus();
    reload(answerWith([request(2)]));
    await expect.element(card(3)).not.toBeInTheDocument();
    await expect.element(region).toHaveFocus();
  });

  it('leaves the focus to the list, behind the open dialog', async ({ open, server }) => {
    server.answer(calls.listHelpAssignees, [bob]);
    server.answer(calls.listHelpRequestChanges, []);
    open('/admin/help-requests?status=PENDING');
    await card(3)
      .getByRole('button', { name: /^Update/ })
      .click();
    await expect.element(dialog).toBeVisible();
    server.answer(calls.listHelpRequests, answerWith([request(2)]));
    void refreshHelpRequestsHere();
    // The list has no roles while a dialog covers it.
    await expect.poll(() => document.querySelectorAll('article').length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(region).toHaveFocus();
  });

  it('leaves the focus to the list, after it was taken', async ({ open, server }) => {
    const me = { id: asAdmin.id, name: asAdmin.name };
    server.answer(calls.updateHelpRequest, request(3, { assignee: me }));
    open('/admin/help-requests?assignee=none');
    await expect.element(card(3)).toBeVisible();
    server.answer(calls.listHelpRequests, answerWith([]));
    await card(3)
      .getByRole('button', { name: /^Assign to me/ })
      .click();
    await expect.element(page.getByText('No help requests match these filters')).toBeVisible();
    await expect.element(region).toHaveFocus();
  });

  it('does not take the focus when the first list is loaded', async ({ open }) => {
    open();
    await expect.element(card(3)).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the number of found requests', () => {
  it('is announced after a search or filter', async ({ open, server }) => {
    server.answer(calls.listHelpRequests, ({ query }) => {
      if (query.search === undefined) return reply(requests, { next: null });
      return query.cursor === undefined
        ? reply(requests.slice(0, 2), { next: '0-2' })
        : reply(requests.slice(2), { next: null });
    });
    open();
    await expect.element(card(3)).toBeVisible();
    const found = page.getByRole('status').getByText(/found/);
    await expect.element(found).not.toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Search help requests' }).fill('ladder');
    await expect.element(found).toHaveTextContent('2 requests found so far');
    await page.getByRole('button', { name: 'Show more requests' }).click();
    await expect.element(found).toHaveTextContent('3 requests found');
    await expect.element(region).toHaveFocus();
  });
});

describe('a list that cannot be read', () => {
  it('says why, and is read again', async ({ open, server }) => {
    server.answer(calls.listHelpRequests, refusal('FORBIDDEN', 'Not today.'));
    open();
    const failure = page.getByRole('alert');
    await expect.element(failure).toMatchTextContent(/Failed to load help requests.*Not today\./);
    server.answer(calls.listHelpRequests, reply(requests, { next: null }));
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect.element(card(3)).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
  });
});

describe('closing together', () => {
  it('takes open requests as they were seen', async ({ open, server }) => {
    server.answer(closeHelpRequests, { ...runningJob, kind: 'close-help' });
    open();
    await expect.element(box(3)).toBeVisible();
    await expect.element(box(1)).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await expect.element(bar.getByText('2 requests selected')).toBeVisible();
    await inBar('Close 2 requests').click();
    await asking.getByRole('button', { name: 'Close 2 requests' }).click();
    await expect.element(bar).not.toBeInTheDocument();
    expect(server.received(closeHelpRequests)[0]?.body).toEqual({
      requests: [3, 2].map((id) => ({ id, updatedAt: UPDATED_AT })),
      clientRequestId: expect.any(String),
    });
    await expect.poll(followedJobs.current).toContain(runningJob.id);
    await expect.element(region).toHaveFocus();
  });

  it('takes all that are found, and asks again when their number has changed', async ({
    open,
    server,
  }) => {
    server.answer(closeHelpRequests, refusal('CONFLICT', 'Changed', { count: 58 }));
    open('/admin/help-requests?status=PENDING&search=question');
    await box(3).click();
    await inBar('Select all 57 open ones found').click();
    await expect.element(bar.getByText('All 57 open requests found are selected')).toBeVisible();
    await inBar('Close 57 requests').click();
    await asking.getByRole('button', { name: 'Close 57 requests' }).click();
    await expect.element(asking.getByText(/58 open requests are found now, not 57/)).toBeVisible();
    server.answer(closeHelpRequests, { ...runningJob, kind: 'close-help' });
    await asking.getByRole('button', { name: 'Close 58 requests' }).click();
    await expect.element(asking).not.toBeInTheDocument();
    expect(server.received(closeHelpRequests).at(-1)?.body).toMatchObject({
      filter: { status: 'PENDING', search: 'question' },
      expectedCount: 58,
    });
  });

  it('ends the selection with another filter', async ({ open }) => {
    open();
    await box(3).click();
    await expect.element(bar).toBeVisible();
    await page.getByLabelText('Assigned to').selectOptions('Assigned to me');
    await expect.element(bar).not.toBeInTheDocument();
  });
});

it('is filtered by a group of the company, also when requests are closed', async ({
  open,
  server,
}) => {
  server.answer(listGroups, [{ id: 5, name: 'Kitchen', members: 4, modules: 0 }]);
  server.answer(closeHelpRequests, runningJob);
  const { address } = open('/admin/help-requests?company=3');
  await page.getByRole('combobox', { name: 'Group' }).selectOptions('Kitchen');
  await expect.poll(address).toBe('/admin/help-requests?company=3&group=5');
  await expect
    .poll(() => server.received(calls.listHelpRequests).at(-1)?.query)
    .toMatchObject({ company: 3, group: 5 });
  await box(3).click();
  await inBar(/^Select all/).click();
  await inBar(/^Close/).click();
  await asking.getByRole('button', { name: /^Close/ }).click();
  await expect
    .poll(() => server.received(closeHelpRequests)[0]?.body)
    .toMatchObject({ filter: { company: 3, group: 5 }, expectedCount: 57 });
});

describe('a limited admin', () => {
  const update = (id: number) => card(id).getByRole('button', { name: /^Update/ });

  it('with Read sees requests, and answers none', async ({ open, server, signIn }) => {
    signIn(ofKitchen('read'));
    server.answer(listCompanies, [acme]);
    open();
    await expect.element(card(3)).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: 'Company' })).not.toBeInTheDocument();
    for (const name of [/^Update/, /^Assign/])
      await expect.element(card(3).getByRole('button', { name })).not.toBeInTheDocument();
  });

  it('answers those of companies in which the admin may', async ({ open, server, signIn }) => {
    signIn(ofBoth('read', 'people'));
    const ofGlobex = { ...request(4).trainee, company: globex };
    const both = [request(4, { trainee: ofGlobex }), request(3)];
    server.answer(calls.listHelpRequests, reply(both, { next: null }));
    open();
    await expect.element(update(4)).toBeVisible();
    await expect.element(update(3)).not.toBeInTheDocument();
    await expect.element(box(3)).not.toBeInTheDocument();
    await box(4).click();
    await expect.element(bar.getByText('1 request selected')).toBeVisible();
    expect(server.received(calls.countOpenHelp)).toEqual([]);
    await expect
      .element(page.getByRole('combobox', { name: 'Company' }))
      .toHaveValue('All that you see');
  });
});
