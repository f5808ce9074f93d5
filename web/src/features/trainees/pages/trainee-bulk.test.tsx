import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { createGroup, listGroups } from '@portal/contract/groups';
import { getJob, startBulkAction } from '@portal/contract/jobs';
import { listModules } from '@portal/contract/modules';
import { listTrainees } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followedJobs } from '#web/features/jobs/model/followed-jobs.ts';
import { NO_CONNECTION, refusal, reply } from '#web/testing/fake-server.ts';
import { ofAcme } from '#web/testing/limited-admins.ts';
import { acme, asAdmin, globex, runningJob, tina } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { TraineeListPage } from './trainee-list-page.tsx';

const named = (id: number, name: string) => ({ ...tina, id, name, email: `${id}@acme.example` });
const firstPage = [named(1, 'Ann'), named(2, 'Bob'), named(3, 'Cid'), named(4, 'Dan')];
const secondPage = [named(11, 'Eve'), named(12, 'Fay')];

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, [acme, globex]);
  server.answer(listModules, []);
  server.answer(listGroups, []);
  server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  server.answer(getJob, runningJob);
  server.answer(startBulkAction, runningJob);
  server.answer(listTrainees, ({ query }) =>
    reply(query.page === 2 ? secondPage : firstPage, { total: 12 }),
  );
  return (at = '/admin/track-trainee') =>
    show(
      <TraineeListPage
        tiles={() => null}
        certificates={({ selected, count }) => (
          <output>{JSON.stringify({ selected, count })}</output>
        )}
      />,
      { at, path: '/admin/track-trainee' },
    );
});

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const pageBox = page.getByRole('checkbox', { name: 'Select all on this page' });
const bar = page.getByRole('region', { name: 'Selection' });
const inBar = (name: string | RegExp) => bar.getByRole('button', { name });
const list = page.getByRole('region', { name: 'Trainees' });
const nextPage = page.getByRole('button', { name: 'Next page' });
const asking = page.getByRole('alertdialog');

describe('selection in the trainee list', () => {
  it('takes rows, the page, and all that are found', async ({ open }) => {
    open();
    await box('Bob').click();
    await expect.element(bar.getByText('1 trainee selected')).toBeVisible();
    await expect.element(pageBox).toBePartiallyChecked();
    await pageBox.click();
    await expect.element(bar.getByText('4 trainees selected')).toBeVisible();
    await inBar('Select all 12 found').click();
    await expect.element(bar.getByText('All 12 trainees found are selected')).toBeVisible();
    await box('Bob').click();
    await expect.element(bar.getByText('3 trainees selected')).toBeVisible();
    await inBar('Clear selection').click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
  });

  it('takes a range with Shift, by mouse and by keys', async ({ open }) => {
    open();
    await box('Ann').click();
    await box('Cid').click({ modifiers: ['Shift'] });
    await expect.element(bar.getByText('3 trainees selected')).toBeVisible();
    await inBar('Clear selection').click();
    await box('Ann').click();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect.element(bar.getByText('3 trainees selected')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(box('Dan')).toHaveFocus();
    await expect.element(box('Dan')).not.toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Shift>} {/Shift}');
    await expect.element(bar).not.toBeInTheDocument();
  });

  it('survives other pages and orders, and ends with another filter', async ({ open }) => {
    open();
    await box('Bob').click();
    await nextPage.click();
    await box('Eve').click();
    await expect.element(bar.getByText('2 trainees selected')).toBeVisible();
    await page.getByLabelText('Sort by').selectOptions('Newest first');
    await expect.element(box('Bob')).toBeChecked();
    await expect.element(bar.getByText('2 trainees selected')).toBeVisible();
    await page.getByRole('searchbox').fill('x');
    await expect.element(bar).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('');
    await expect.element(box('Bob')).not.toBeChecked();
  });

  it('takes no rows of the view before, while its own are loading', async ({ open, server }) => {
    open();
    await expect.element(box('Bob')).toBeVisible();
    const answer = server.hold(listTrainees);
    await page.getByRole('searchbox').fill('x');
    await expect.element(list.getByText('Updating…')).toBeVisible();
    await pageBox.click();
    await box('Bob').click();
    answer(reply(secondPage, { total: 2 }));
    await box('Eve').click();
    await expect.element(bar.getByText('1 trainee selected')).toBeVisible();
  });

  it('works on the cards of a phone', async ({ open, resize }) => {
    await resize(390, 844);
    open();
    await box('Bob').click();
    await expect.element(bar.getByText('1 trainee selected')).toBeVisible();
    await page.getByText('Select all on this page').click();
    await expect.element(bar.getByText('4 trainees selected')).toBeVisible();
  });
});

describe('bulk action', () => {
  it('deletes the selected trainees after a confirmation with their number', async ({
    open,
    server,
  }) => {
    open();
    await box('Ann').click();
    await box('Dan').click();
    await inBar('Delete').click();
    await expect.element(asking).toMatchTextContent(/cannot be undone after 30 days in the trash/);
    await asking.getByRole('button', { name: 'Delete 2 trainees' }).click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
    expect(server.received(startBulkAction)).toMatchObject([
      { body: { action: 'delete', ids: [1, 4] } },
    ]);
    expect(followedJobs.current()).toEqual([runningJob.id]);
  });

  it('asks again when another number of trainees is found', async ({ open, server }) => {
    server.answer(startBulkAction, ({ body }) =>
      body.expectedCount === 15
        ? runningJob
        : refusal('CONFLICT', 'Another number of trainees was found', { count: 15 }),
    );
    open('/admin/track-trainee?search=a&company=3');
    await pageBox.click();
    await inBar('Select all 12 found').click();
    await inBar('Delete').click();
    await expect.element(asking.getByText('Delete 12 trainees, filtered?')).toBeVisible();
    await asking.getByRole('button', { name: 'Delete 12 trainees' }).click();
    await expect
      .element(asking.getByText('The list has changed: 15 trainees are found now, not 12.'))
      .toBeVisible();
    await asking.getByRole('button', { name: 'Delete 15 trainees' }).click();
    await expect.element(asking).not.toBeInTheDocument();
    const filter = { search: 'a', company: 3 };
    expect(server.received(startBulkAction).map(({ body }) => body)).toMatchObject([
      { action: 'delete', filter, expectedCount: 12 },
      { action: 'delete', filter, expectedCount: 15 },
    ]);
  });

  it.for([
    ['Delete', 'Delete 12 trainees'],
    ['Move to another company', 'Move 12 trainees'],
    ['Resend invitations', 'Invite 12 trainees'],
  ] as const)('says that no trainee is left: %s', async ([action, confirm], { open, server }) => {
    const none = 'There are no such trainees.';
    open();
    await pageBox.click();
    await inBar('Select all 12 found').click();
    await inBar(action).click();
    server.answer(startBulkAction, refusal('CONFLICT', none, { count: 0 }));
    server.answer(listTrainees, reply([], { total: 0 }));
    if (action.startsWith('Move')) {
      await page.getByRole('combobox', { name: 'New company' }).fill('glob');
      await userEvent.keyboard('{Enter}');
    }
    await page.getByRole('button', { name: confirm }).click();
    const dialog = page.getByRole('dialog', { name: none });
    await expect.element(dialog).toBeVisible();
    await expect.element(asking).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Back to the list' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(list.getByText('No trainees found.')).toBeVisible();
    await expect.element(list).toHaveFocus();
    expect(server.received(startBulkAction)).toHaveLength(1);
  });

  it('moves the selected trainees to a chosen company', async ({ open, server }) => {
    open();
    await box('Ann').click();
    await inBar('Move to another company').click();
    const dialog = page.getByRole('dialog', { name: 'Move 1 trainee' });
    await dialog.getByRole('button', { name: 'Move 1 trainee' }).click();
    await expect.element(dialog.getByText('Please select a company')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'New company' }).fill('glob');
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('button', { name: 'Move 1 trainee' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(startBulkAction)).toMatchObject([
      { body: { action: 'move', ids: [1], companyId: 4 } },
    ]);
  });

  it('moves to the company that was sent, while it is being started', async ({ open, server }) => {
    const answer = server.hold(startBulkAction);
    open();
    await box('Ann').click();
    await inBar('Move to another company').click();
    const company = page.getByRole('combobox', { name: 'New company' });
    await company.fill('glob');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Starting…' })).toBeVisible();
    await expect.element(company).toHaveFocus();
    await expect.element(company).toHaveAttribute('readonly');
    answer(runningJob);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('is sent again as the same request after its answer was lost', async ({ open, server }) => {
    server.answer(startBulkAction, NO_CONNECTION);
    open();
    await box('Ann').click();
    await inBar('Delete').click();
    const confirm = asking.getByRole('button', { name: 'Delete 1 trainee' });
    await confirm.click();
    await expect.element(asking.getByRole('alert')).toBeVisible();
    server.answer(startBulkAction, runningJob);
    await confirm.click();
    await expect.element(asking).not.toBeInTheDocument();
    await box('Ann').click();
    await inBar('Delete').click();
    await confirm.click();
    await expect.element(asking).not.toBeInTheDocument();
    const ids = server.received(startBulkAction).map(({ body }) => body.clientRequestId);
    const [first, ...others] = ids;
    expect(first).toMatch(/./);
    expect(others.slice(0, -1).every((id) => id === first)).toBe(true);
    expect(others.at(-1)).not.toBe(first);
  });

  it('says why it was refused, and keeps the selection', async ({ open, server }) => {
    server.answer(startBulkAction, refusal('UNAVAILABLE', 'Mail cannot be sent'));
    open();
    await box('Ann').click();
    await inBar('Resend invitations').click();
    await asking.getByRole('button', { name: 'Invite 1 trainee' }).click();
    await expect.element(asking.getByRole('alert')).toMatchTextContent(/Mail cannot be sent/);
    await userEvent.keyboard('{Escape}');
    await expect.element(inBar('Resend invitations')).toHaveFocus();
    await expect.element(box('Ann')).toBeChecked();
  });
});

describe('groups of the selected trainees', () => {
  const kitchen = { id: 5, name: 'Kitchen', members: 4, modules: 0 };
  const bar = { id: 6, name: 'Bar', members: 0, modules: 0 };
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('combobox', { name: 'Group' });
  const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name });
  const clientRequestId: unknown = expect.any(String);

  it('come into a group of their company', async ({ open, server }) => {
    server.answer(listGroups, [kitchen, bar]);
    open();
    await box('Ann').click();
    await box('Bob').click();
    await inBar('Add to group…').click();
    await expect.element(dialog).toHaveAccessibleName('Add 2 trainees to a group');
    await inDialog('Add 2 trainees').click();
    await expect.element(choice).toHaveAccessibleDescription('Please select a group');
    await choice.fill('ba');
    await userEvent.keyboard('{Enter}');
    await inDialog('Add 2 trainees').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(listGroups)[0]?.params).toEqual({ id: 3 });
    expect(server.received(startBulkAction).map(({ body }) => body)).toEqual([
      { action: 'add-to-group', ids: [1, 2], groupId: 6, clientRequestId },
    ]);
    expect(followedJobs.current()).toEqual([runningJob.id]);
  });

  it('come into a new group, which stays if the action cannot start', async ({ open, server }) => {
    server.answer(listGroups, [kitchen]);
    server.answer(createGroup, { id: 9, name: 'Spa', members: 0, modules: 0 });
    server.answer(startBulkAction, refusal('CONFLICT', 'Changed.', { count: 11 }));
    open('/admin/track-trainee?company=3');
    await pageBox.click();
    await inBar('Select all 12 found').click();
    await inBar('Add to group…').click();
    await inDialog('New group').click();
    const name = dialog.getByLabelText('Name of the new group');
    await expect.element(name).toHaveFocus();
    server.answer(listGroups, [kitchen, { id: 9, name: 'Spa', members: 0, modules: 0 }]);
    await name.fill('Spa');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText(/11 trainees are found now, not 12/)).toBeVisible();
    await expect.element(choice).toHaveValue('Spa');
    server.answer(startBulkAction, runningJob);
    await inDialog('Add 11 trainees').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(createGroup)).toEqual([{ params: { id: 3 }, body: { name: 'Spa' } }]);
    const filter = { company: 3 };
    const added = { action: 'add-to-group', filter, groupId: 9, clientRequestId } as const;
    expect(server.received(startBulkAction).map(({ body }) => body)).toEqual([
      { ...added, expectedCount: 12 },
      { ...added, expectedCount: 11 },
    ]);
  });

  it('wait in the dialog while their new group is created', async ({ open, server }) => {
    server.answer(listGroups, [kitchen]);
    const answer = server.hold(createGroup);
    open('/admin/track-trainee?company=3');
    await box('Ann').click();
    await inBar('Add to group…').click();
    await inDialog('New group').click();
    await dialog.getByLabelText('Name of the new group').fill('Spa');
    await expect.element(inDialog('Close')).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(inDialog('Close')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => server.received(createGroup)).toHaveLength(1);
    await expect.element(dialog).toBeVisible();
    answer({ id: 9, name: 'Spa', members: 0, modules: 0 });
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(startBulkAction)).toHaveLength(1);
  });

  it('come into the first group of a company', async ({ open, server }) => {
    server.answer(createGroup, refusal('NAME_TAKEN', 'This name is taken.'));
    open('/admin/track-trainee?company=3');
    await box('Ann').click();
    await expect.element(inBar('Remove from group…')).not.toBeInTheDocument();
    await inBar('Add to group…').click();
    const name = dialog.getByLabelText('Name of the new group');
    await name.fill('Spa');
    await inDialog('Add 1 trainee').click();
    await expect.element(name).toHaveAccessibleDescription('This name is taken.');
    expect(server.received(startBulkAction)).toEqual([]);
  });

  it('leave the group by which the list is filtered', async ({ open, server }) => {
    server.answer(listGroups, [kitchen, bar]);
    open('/admin/track-trainee?company=3&group=5');
    await box('Ann').click();
    await inBar('Remove from group…').click();
    await expect.element(choice).toHaveValue('Kitchen');
    await choice.fill('Bar');
    await expect.element(page.getByText('No match.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(choice).toHaveValue('Kitchen');
    await inDialog('Remove 1 trainee').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(startBulkAction).map(({ body }) => body)).toEqual([
      { action: 'remove-from-group', ids: [1], groupId: 5, clientRequestId },
    ]);
  });

  it('must be of one company', async ({ open, server }) => {
    const eve = { ...named(5, 'Eve'), company: { id: 4, name: 'Globex' }, groups: [kitchen] };
    server.answer(listTrainees, reply([named(1, 'Ann'), eve], { total: 2 }));
    open();
    await box('Ann').click();
    await box('Eve').click();
    await inBar('Remove from group…').click();
    await expect.element(dialog).toHaveAccessibleName('Choose a company first');
    await inDialog('Back to the list').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(listGroups)).toEqual([]);
  });
});

describe('the certificates', () => {
  it('of selected trainees are collected', async ({ open }) => {
    open();
    await box('Bob').click();
    await box('Dan').click();
    await inBar('Certificates as ZIP').click();
    await expect.element(page.getByText('{"selected":{"ids":[2,4]},"count":2}')).toBeVisible();
  });

  it('of all that a reader has found are collected from the export', async ({ open, signIn }) => {
    signIn(ofAcme('read'));
    open('/admin/track-trainee?search=an');
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export progress' });
    await dialog.getByRole('button', { name: 'Certificates as ZIP' }).click();
    await expect
      .element(page.getByText('{"selected":{"filter":{"search":"an","company":3}},"count":12}'))
      .toBeVisible();
  });
});
