import * as calls from '@portal/contract/groups';
import { listTrainees, type Trainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { acme, adminWithin, asAdmin, tina } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { CompanyGroups } from './company-groups.tsx';

const TAB = '/admin/company-modules/3/groups';
const night = { id: 5, name: 'Night shift' };
const PAGE = 20;

const trainee = (id: number, name: string, isMember: boolean): Trainee => ({
  ...tina,
  id,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@acme.example`,
  groups: isMember ? [night] : [],
});

/** The part of the people that a query asks for, by name and a page at a time. */
function pageOf<Person extends { name: string }>(
  people: readonly Person[],
  { search = '', page: number = 1 }: { search?: string | undefined; page?: number | undefined },
) {
  const found = people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return reply(found.slice((number - 1) * PAGE, number * PAGE), { total: found.length });
}

const it = screenIt
  .extend('company', () => ({
    trainees: [trainee(7, 'Tina Trainee', true), trainee(8, 'Tom Tester', false)],
  }))
  .extend('open', ({ server, signIn, show, company }) => {
    signIn(asAdmin);
    const members = () => company.trainees.filter(({ groups }) => groups.length > 0);
    const setMember = (userId: number, isMember: boolean) => {
      company.trainees = company.trainees.map((each) =>
        each.id === userId ? trainee(each.id, each.name, isMember) : each,
      );
    };
    server.answer(calls.listGroups, () => [{ ...night, members: members().length, modules: 0 }]);
    server.answer(calls.listGroupMembers, ({ query }) =>
      pageOf(
        members().map(({ id, name, email }) => ({ id, name, email, since: tina.createdAt })),
        query,
      ),
    );
    server.answer(listTrainees, ({ query }) => pageOf(company.trainees, query));
    server.answer(calls.removeGroupMember, ({ params }) => {
      setMember(params.userId, false);
      return { success: true };
    });
    server.answer(calls.addGroupMembers, ({ body }) => {
      for (const id of body.userIds) setMember(id, true);
      return { success: true, added: body.userIds.length };
    });
    return (at = `${TAB}?group=5`) => show(<CompanyGroups company={acme} />, { at, path: TAB });
  });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Add members to Night shift' });
const section = page.getByRole('region', { name: 'Groups' });
const members = page.getByRole('list', { name: 'Members' });

describe('the members of a group', () => {
  it('are opened from the list of groups, and left again', async ({ open }) => {
    const { address } = open(TAB);
    await page.getByRole('link', { name: 'Members of Night shift' }).click();
    await expect.element(members).toMatchTextContent(/Tina Trainee.*tina\.trainee@acme\.example/);
    await expect.element(page.getByText('1 member', { exact: true })).toBeVisible();
    await expect.element(section).toHaveFocus();
    await page.getByRole('link', { name: 'All groups' }).click();
    await expect.element(page.getByRole('row').filter({ hasText: 'Night shift' })).toBeVisible();
    await expect.element(section).toHaveFocus();
    expect(address()).toBe(TAB);
  });

  it('are removed, which can be undone', async ({ open, server, company }) => {
    company.trainees = [trainee(7, 'Tina Trainee', true), trainee(8, 'Tom Tester', true)];
    open();
    await button('Remove Tina Trainee').click();
    await expect.element(members.getByText('Tina Trainee')).not.toBeInTheDocument();
    await expect.element(page.getByText('1 member', { exact: true })).toBeVisible();
    await expect.element(button('Remove Tom Tester')).toHaveFocus();
    await expect.element(toasts.getByText('Tina Trainee was removed from the group')).toBeVisible();
    await toasts.getByText('Undo').click();
    await expect.element(toasts.getByText('Tina Trainee was added to the group')).toBeVisible();
    await expect.element(button('Remove Tina Trainee')).toBeVisible();
    expect(server.received(calls.removeGroupMember)).toEqual([{ params: { id: 5, userId: 7 } }]);
    expect(server.received(calls.addGroupMembers)).toEqual([
      { params: { id: 5 }, body: { userIds: [7] } },
    ]);
  });

  it('are none after the last was removed, and the focus stays here', async ({ open }) => {
    open();
    await button('Remove Tina Trainee').click();
    await expect.element(page.getByText('No members yet')).toBeVisible();
    await expect.element(section).toHaveFocus();
  });

  it('says why one was not removed', async ({ open, server }) => {
    server.answer(calls.removeGroupMember, refusal('INTERNAL', 'The disk is full.'));
    open();
    await button('Remove Tina Trainee').click();
    await expect.element(toasts.getByText('The disk is full.')).toBeVisible();
    await expect.element(members.getByText('Tina Trainee')).toBeVisible();
  });

  it('are searched, and shown a page at a time', async ({ open, company }) => {
    const numbers = Array.from({ length: 25 }, (_, i) => i + 1);
    company.trainees = numbers.map((i) => trainee(i, `Member ${i}`, true));
    open();
    await expect.element(members.getByText('Member 20', { exact: true })).toBeVisible();
    await expect.element(members.getByText('Member 21', { exact: true })).not.toBeInTheDocument();
    await button('Show more members').click();
    await expect.element(members.getByText('Member 25', { exact: true })).toBeVisible();
    await expect.element(button('Show more members')).not.toBeInTheDocument();
    const search = page.getByRole('searchbox', { name: 'Search members' });
    await search.fill('member 24');
    await expect.element(page.getByText('1 member found')).toBeInTheDocument();
    await expect.element(members.getByText('Member 25')).not.toBeInTheDocument();
    await search.fill('zzz');
    await expect.element(page.getByText('No name or email contains “zzz”.')).toBeVisible();
  });

  it('says why they could not be loaded, and tries again', async ({ open, server }) => {
    server.answer(calls.listGroupMembers, refusal('NOT_FOUND', 'No such group.'));
    open();
    await expect.element(page.getByText('Failed to load the members')).toBeVisible();
    server.answer(calls.listGroupMembers, reply([], { total: 0 }));
    await button('Retry').click();
    await expect.element(page.getByText('No members yet')).toBeVisible();
  });

  it('says that a group does not exist', async ({ open }) => {
    open(`${TAB}?group=99`);
    await expect.element(page.getByText('Group not found')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'All groups' })).toBeVisible();
  });
});

describe('adding members', () => {
  it('marks those who are in the group, and adds others', async ({ open, server }) => {
    open();
    await button('Add members').click();
    await expect.element(dialog.getByRole('searchbox')).toHaveFocus();
    await expect
      .element(dialog.getByRole('button', { name: 'Member: Tina Trainee' }))
      .toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: 'Add Tom Tester' }).click();
    const added = dialog.getByRole('button', { name: 'Member: Tom Tester' });
    await expect.element(added).toHaveFocus();
    await expect.element(dialog.getByText('Tom Tester was added to the group')).toBeInTheDocument();
    await expect.element(dialog.getByText('2 members')).toBeVisible();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(members.getByText('Tom Tester')).toBeVisible();
    await expect.element(button('Add members')).toHaveFocus();
    expect(server.received(calls.addGroupMembers)).toEqual([
      { params: { id: 5 }, body: { userIds: [8] } },
    ]);
  });

  it('searches the trainees of the company, and leads to their list', async ({ open, server }) => {
    open();
    await button('Add members').click();
    await dialog.getByRole('searchbox').fill('tom');
    await expect.element(dialog.getByText('1 trainee found')).toBeInTheDocument();
    await expect.element(dialog.getByText('Tina Trainee')).not.toBeInTheDocument();
    expect(server.received(listTrainees).at(-1)).toMatchObject({
      query: { search: 'tom', company: 3 },
    });
    await expect
      .element(dialog.getByRole('link', { name: 'the list of trainees' }))
      .toHaveAttribute('href', '/admin/company-modules/3/trainees');
  });

  it('says at the trainee why one was not added', async ({ open, server }) => {
    const reason = 'A trainee can be in at most 50 groups: Tom Tester';
    server.answer(calls.addGroupMembers, refusal('CONFLICT', reason));
    open();
    await button('Add members').click();
    await dialog.getByRole('button', { name: 'Add Tom Tester' }).click();
    await expect.element(dialog.getByRole('listitem').getByText(reason)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Add Tom Tester' })).toHaveFocus();
  });

  it('says that the company has no trainees', async ({ open, company }) => {
    company.trainees = [];
    open();
    await button('Add members').click();
    await expect.element(dialog.getByText('This company has no trainees yet.')).toBeVisible();
  });
});

describe('a limited admin of the group', () => {
  const scope = {
    companyId: acme.id,
    companyName: acme.name,
    groupId: night.id,
    groupName: night.name,
  };
  const remove = page.getByRole('button', { name: 'Remove Tina Trainee' });

  it('with Read sees the members', async ({ open, signIn }) => {
    signIn(adminWithin({ ...scope, rights: 'read' }));
    open();
    await expect.element(page.getByText('Tina Trainee')).toBeVisible();
    await expect.element(remove).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Add members' })).not.toBeInTheDocument();
  });

  it('with People is asked before a removal that cannot be undone', async ({
    open,
    server,
    signIn,
  }) => {
    signIn(adminWithin({ ...scope, rights: 'people' }));
    open();
    await remove.click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/no longer in your lists/)).toBeVisible();
    expect(server.received(calls.removeGroupMember)).toEqual([]);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.element(toasts.getByText(/was removed from the group/)).toBeVisible();
    await expect.element(toasts.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await expect.element(remove).not.toBeInTheDocument();
  });
});
