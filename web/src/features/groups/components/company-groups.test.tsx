import { getConfig } from '@portal/contract/config';
import * as calls from '@portal/contract/groups';
import { texts as reasons } from '@portal/contract/reasons/en';
import { listTrainees } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { ofAcme, ofKitchen } from '#web/testing/limited-admins.ts';
import { acme, asAdmin } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { expectQuestionBeforeLoss } from '#web/testing/unsaved-input.ts';
import { CompanyGroups } from './company-groups.tsx';

const TAB = '/admin/company-modules/3/groups';
const night: calls.Group = { id: 5, name: 'Night shift', members: 12, modules: 0 };
const office: calls.Group = { id: 6, name: 'Office', members: 0, modules: 0 };
const taken = refusal('NAME_TAKEN', reasons.groupNameTaken, { reason: 'groupNameTaken' });

const it = screenIt
  .extend('groups', () => ({ all: [night, office] as readonly calls.Group[] }))
  .extend('open', ({ server, signIn, show, groups }) => {
    signIn(asAdmin);
    server.answer(calls.listGroups, () => [...groups.all]);
    server.answer(calls.listGroupMembers, reply([], { total: 0 }));
    server.answer(calls.getGroupImpact, { admins: [], modules: [] });
    server.answer(listTrainees, reply([], { total: 0 }));
    server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
    return () => show(<CompanyGroups company={acme} />, { at: TAB, path: TAB });
  });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = page.getByRole('dialog');
const field = dialog.getByLabelText('Group name');
const section = page.getByRole('region', { name: 'Groups' });

describe('the groups of a company', () => {
  it('lists them with their members, and leads to these', async ({ open }) => {
    open();
    await expect.element(row('Night shift')).toMatchTextContent(/12/);
    await expect
      .element(page.getByRole('link', { name: 'Show in the list of trainees: Night shift' }))
      .toHaveAttribute('href', '/admin/track-trainee?company=3&group=5');
    await expect
      .element(page.getByRole('link', { name: 'Members of Office' }))
      .toHaveAttribute('href', `${TAB}?group=6`);
    await expect.element(row('Office').getByText('Show in the list')).not.toBeInTheDocument();
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  });

  it('counts the modules that are for members of a group, if there are any', async ({
    open,
    groups,
  }) => {
    open();
    const column = page.getByRole('columnheader', { name: 'Modules' });
    await expect.element(row('Night shift')).toBeVisible();
    await expect.element(column).not.toBeInTheDocument();
    groups.all = [{ ...night, modules: 2 }, office];
    open();
    await expect.element(column).toBeVisible();
    await expect.element(row('Night shift').getByRole('cell', { name: '2' })).toBeVisible();
  });

  it('is searched by name if there are more than ten', async ({ open, groups }) => {
    groups.all = Array.from({ length: 11 }, (_, i) => ({
      id: i + 1,
      name: `Team ${i}`,
      members: i,
      modules: 0,
    }));
    open();
    const search = page.getByRole('searchbox', { name: 'Search groups' });
    await search.fill('team 10');
    await expect.element(row('Team 3')).not.toBeInTheDocument();
    await expect.element(row('Team 10')).toBeVisible();
    await expect.element(page.getByText('Groups found: 1 of 11')).toBeInTheDocument();
    await search.fill('zzz');
    await expect.element(page.getByText('No name contains “zzz”.')).toBeVisible();
    await button('Show all groups').click();
    await expect.element(row('Team 3')).toBeVisible();
    await expect.element(section).toHaveFocus();
  });

  it('says what groups are for while there are none', async ({ open, groups }) => {
    groups.all = [];
    open();
    await expect.element(page.getByText(/^Put the trainees of a team or a shift/)).toBeVisible();
    await button('New group').click();
    await expect.element(field).toHaveFocus();
  });

  it('says why they could not be loaded, and tries again', async ({ open, server, groups }) => {
    server.answer(calls.listGroups, refusal('NOT_FOUND', 'No such company.'));
    open();
    await expect.element(page.getByText('Failed to load the groups')).toBeVisible();
    await expect.element(page.getByText('No such company.')).toBeVisible();
    server.answer(calls.listGroups, () => [...groups.all]);
    await button('Retry').click();
    await expect.element(row('Night shift')).toBeVisible();
  });
});

describe('the form of a group', () => {
  it('creates one, and shows its members', async ({ open, server, groups }) => {
    server.answer(calls.createGroup, ({ body }) => {
      const created = { id: 7, name: body.name, members: 0, modules: 0 };
      groups.all = [...groups.all, created];
      return created;
    });
    const { address } = open();
    await button('New group').click();
    await field.fill('  Drivers ');
    await button('Create group').click();
    await expect.element(page.getByRole('heading', { name: 'Drivers' })).toBeVisible();
    await expect.element(page.getByText('No members yet')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(section).toHaveFocus();
    expect(address()).toBe(`${TAB}?group=7`);
    expect(server.received(calls.createGroup)).toEqual([
      { params: { id: 3 }, body: { name: 'Drivers' } },
    ]);
  });

  it('shows at its field that the name is taken, and keeps it', async ({ open, server }) => {
    server.answer(calls.createGroup, taken);
    open();
    await button('New group').click();
    await field.fill('office');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription(reasons.groupNameTaken);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('office');
  });

  it.for([
    [' ', 'Group name is required'],
    ['x'.repeat(81), 'At most 80 characters'],
  ] as const)('does not send %j', async ([name, problem], { open }) => {
    open();
    await button('New group').click();
    await field.fill(name);
    await button('Create group').click();
    await expect.element(field).toHaveAccessibleDescription(problem);
  });

  it('keeps what is typed after a failure, and asks before it is lost', async ({
    open,
    server,
  }) => {
    server.answer(calls.createGroup, refusal('CONFLICT', 'A company can have at most 200 groups.'));
    open();
    await button('New group').click();
    await field.fill('Drivers');
    await button('Create group').click();
    await expect
      .element(
        dialog.getByText('Failed to create the group: A company can have at most 200 groups.'),
      )
      .toBeVisible();
    await expectQuestionBeforeLoss(field);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('renames one', async ({ open, server, groups }) => {
    server.answer(calls.renameGroup, ({ body }) => {
      const renamed = { ...night, name: body.name };
      groups.all = [renamed, office];
      return renamed;
    });
    open();
    await button('Rename Night shift').click();
    await expect.element(field).toHaveValue('Night shift');
    await field.fill('Late shift');
    await button('Save name').click();
    await expect.element(row('Late shift')).toBeVisible();
    await expect.element(toasts.getByText('Group renamed')).toBeVisible();
    await expect.element(button('Rename Late shift')).toHaveFocus();
    expect(server.received(calls.renameGroup)).toEqual([
      { params: { id: 5 }, body: { name: 'Late shift' } },
    ]);
  });

  it('sends no name that is unchanged', async ({ open, server }) => {
    open();
    await button('Rename Night shift').click();
    await button('Save name').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(calls.renameGroup)).toEqual([]);
  });
});

describe('the deletion of a group', () => {
  const question = page.getByRole('alertdialog', { name: 'Delete Night shift?' });
  const confirm = question.getByRole('button', { name: 'Delete group' });

  it('says that its members stay, and can be undone', async ({ open, server, groups }) => {
    server.answer(calls.deleteGroup, () => {
      groups.all = [office];
      return { success: true, message: 'Night shift deleted successfully', deletionId: 41 };
    });
    server.answer(restoreFromTrash, () => {
      groups.all = [night, office];
      return {
        success: true,
        message: 'Night shift restored successfully!',
        remainingDeletionId: null,
      };
    });
    open();
    await button('Delete Night shift').click();
    await expect
      .element(question)
      .toMatchTextContent(
        /cannot be undone after 30 days in the trash\. Its 12 members stay as they are\./,
      );
    await confirm.click();
    await expect.element(toasts.getByText('Night shift deleted', { exact: true })).toBeVisible();
    await expect.element(row('Night shift')).not.toBeInTheDocument();
    await expect.element(section).toHaveFocus();
    await toasts.getByText('Undo').click();
    await expect.element(toasts.getByText('Night shift restored successfully!')).toBeVisible();
    await expect.element(row('Night shift')).toBeVisible();
    expect(server.received(restoreFromTrash)).toEqual([{ params: { deletionId: 41 }, body: {} }]);
  });

  it('names the admins who are limited to it', async ({ open, server }) => {
    server.answer(calls.getGroupImpact, { admins: ['Lena', 'Max'], modules: [] });
    open();
    await button('Delete Night shift').click();
    await expect.element(question).toMatchTextContent(/will not see its members.* Lena and Max\./);
  });

  it('names the modules that are for its members', async ({ open, server }) => {
    server.answer(calls.getGroupImpact, { admins: [], modules: ['Forklift', 'Fire safety'] });
    open();
    await button('Delete Night shift').click();
    await expect
      .element(question)
      .toMatchTextContent(/will no longer be for them: Forklift and Fire safety\./);
  });

  it('says that it is final where the trash is switched off', async ({ open, server }) => {
    server.answer(getConfig, { maxVideoMb: 100, trashDays: 0, hasMailServer: true });
    const deleted = { success: true, message: 'Night shift deleted', deletionId: null };
    server.answer(calls.deleteGroup, deleted);
    open();
    await button('Delete Night shift').click();
    await expect.element(question).toMatchTextContent(/the trash is switched off/);
    await confirm.click();
    await expect.element(toasts.getByText('Night shift deleted', { exact: true })).toBeVisible();
    await expect.element(toasts.getByText('Undo')).not.toBeInTheDocument();
  });

  it('says why it was refused', async ({ open, server }) => {
    server.answer(calls.deleteGroup, refusal('INTERNAL', 'The disk is full.'));
    open();
    await button('Delete Night shift').click();
    await confirm.click();
    await expect
      .element(question.getByText('Failed to delete the group: The disk is full.'))
      .toBeVisible();
  });
});

it.for([
  { user: ofAcme('people'), mayManage: true, hasLink: true },
  { user: ofAcme('read'), mayManage: false, hasLink: false },
  { user: ofKitchen('people'), mayManage: false, hasLink: true },
  { user: ofKitchen('read'), mayManage: false, hasLink: false },
])(
  'a limited admin has the actions that the right allows: %#',
  async (each, { open, signIn, groups }) => {
    signIn(each.user);
    groups.all = [{ id: 31, name: 'Kitchen', members: 4, modules: 0 }];
    open();
    await expect.element(page.getByRole('link', { name: 'Members of Kitchen' })).toBeVisible();
    const shown = (name: string) => button(name).elements().length > 0;
    expect(shown('Sign-up link: Kitchen')).toBe(each.hasLink);
    for (const name of ['New group', 'Rename Kitchen', 'Delete Kitchen'])
      expect(shown(name), name).toBe(each.mayManage);
  },
);
