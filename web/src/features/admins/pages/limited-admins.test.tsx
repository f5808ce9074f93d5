import * as calls from '@portal/contract/admins';
import { listCompanies } from '@portal/contract/companies';
import { listGroups } from '@portal/contract/groups';
import type { NamedScope } from '@portal/contract/reach';
import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { acme, adminWithin, asAdmin, globex } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { Component } from './admins-page.tsx';

const kitchenOfAcme: NamedScope = {
  companyId: acme.id,
  companyName: 'Acme',
  groupId: 31,
  groupName: 'Kitchen',
  rights: 'people',
};
const wholeOf = ({ id, name }: typeof acme, rights: NamedScope['rights']): NamedScope => ({
  companyId: id,
  companyName: name,
  rights,
});

const ada: calls.Admin = {
  id: asAdmin.id,
  name: asAdmin.name,
  email: asAdmin.email,
  reach: 'portal',
  isInvited: false,
  linkExpiresAt: null,
  invitationRefusal: null,
  lastLoginAt: '2026-11-01T08:00:00.000Z',
};
const lena: calls.Admin = {
  ...ada,
  id: 23,
  name: 'Lena Limited',
  email: 'lena@portal.example',
  reach: [kitchenOfAcme, wholeOf(globex, 'read')],
};

const it = screenIt
  .extend('list', () => ({ admins: [ada, lena], hasMailServer: true }))
  .extend('open', ({ server, signIn, show, list }) => {
    server.answer(calls.listAdmins, () => list);
    server.answer(listCompanies, [acme, globex]);
    server.answer(listGroups, [
      { id: 30, name: 'Bar', members: 2, modules: 0 },
      { id: 31, name: 'Kitchen', members: 3, modules: 0 },
    ]);
    return (user = asAdmin) => {
      signIn(user);
      show(<Component />);
    };
  });

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = page.getByRole('dialog');
const scope = (place: number) =>
  dialog.getByRole('group', { name: `Company or group ${place}`, exact: true });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const viewAs = dialog.getByRole('button', { name: 'View as' });

async function choose(field: Locator, name: string): Promise<void> {
  await field.click();
  await option(name).click();
}

/** The scopes that a tab which is opened now begins with. */
function followOpenedTab() {
  const viewed = vi.fn();
  vi.stubGlobal('open', () => viewed(JSON.parse(sessionStorage.getItem('viewAs') ?? 'null')));
  return viewed;
}

async function openMenu(name: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
}

it('lists what each admin sees', async ({ open, list }) => {
  const scopes = [1, 2, 3, 4, 5].map((id) =>
    wholeOf({ ...acme, id, name: `Company ${id}` }, 'read'),
  );
  list.admins = [ada, lena, { ...lena, id: 24, name: 'Mona Many', reach: scopes }];
  open();
  await expect.element(row('Ada Admin')).toMatchTextContent(/Sees everything/);
  await expect
    .element(row('Lena Limited'))
    .toMatchTextContent(/Acme – Kitchen: People.*Globex: Read/);
  await expect.element(row('Mona Many').getByText('Company 5')).not.toBeVisible();
  await row('Mona Many').getByText('2 more').click();
  await expect.element(row('Mona Many').getByText('Company 5')).toBeVisible();
  await expect.element(row('Ada Admin').getByRole('button')).not.toBeInTheDocument();
});

it('invites an admin who is limited to a group and a company', async ({ open, server }) => {
  server.answer(calls.inviteAdmin, { admin: lena, link: null });
  open();
  await page.getByRole('button', { name: 'Invite Admin' }).click();
  await expect.element(dialog).toMatchTextContent(/This person will see everything\./);
  await dialog.getByLabelText('Full name').fill('Lena');
  await dialog.getByLabelText('Email').fill('lena@portal.example');
  await dialog.getByRole('radio', { name: /Limited to/ }).click();
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  await send.click();
  const company = scope(1).getByLabelText('Company');
  await expect.element(company).toHaveAccessibleDescription('Please select a company');
  await expect.element(company).toHaveFocus();

  await choose(company, 'Acme');
  await expect.element(company).toHaveAccessibleDescription('');
  const right = scope(1).getByLabelText('Right');
  await right.selectOptions('Training');
  await choose(scope(1).getByLabelText('Part'), 'Kitchen');
  await expect.element(right).toHaveDisplayValue('People');
  await expect
    .element(right.getByRole('option', { name: 'Training (whole companies only)' }))
    .toBeDisabled();
  await dialog.getByRole('button', { name: 'Add a company or group' }).click();
  await expect.element(scope(2).getByLabelText('Company')).toHaveFocus();
  await choose(scope(2).getByLabelText('Company'), 'Globex');
  await expect
    .element(dialog)
    .toMatchTextContent(
      /This person will see: .?Acme – .?Kitchen.* \(People\) and .?Globex.* \(Read\)\./,
    );
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.received(calls.inviteAdmin)).toEqual([
    {
      body: {
        name: 'Lena',
        email: 'lena@portal.example',
        reach: [
          { companyId: acme.id, groupId: 31, rights: 'people' },
          { companyId: globex.id, rights: 'read' },
        ],
      },
    },
  ]);
});

it('keeps the rows while everything is chosen, and removes one', async ({ open }) => {
  open();
  await openMenu('Lena Limited');
  await page.getByRole('menuitem', { name: 'Change what this admin sees' }).click();
  await dialog.getByRole('radio', { name: /Sees everything/ }).click();
  await expect.element(scope(1)).not.toBeInTheDocument();
  await expect.element(viewAs).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: /Limited to/ }).click();
  await expect.element(scope(2).getByLabelText('Company')).toHaveValue('Globex');
  await dialog.getByRole('button', { name: 'Remove company or group 1' }).click();
  await expect
    .element(dialog.getByRole('button', { name: 'Add a company or group' }))
    .toHaveFocus();
  await expect.element(scope(1).getByLabelText('Company')).toHaveValue('Globex');
  await expect.element(dialog.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

it('changes what an admin sees, and shows a refusal at its row', async ({ open, server }) => {
  const fields = [{ path: 'reach.1.companyId', message: 'Gone' }];
  server.answer(calls.changeAdminReach, refusal('NOT_FOUND', 'Deleted meanwhile.', { fields }));
  open();
  await openMenu('Lena Limited');
  await page.getByRole('menuitem', { name: 'Change what this admin sees' }).click();
  await scope(2).getByLabelText('Right').selectOptions('Training');
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect
    .element(scope(2).getByLabelText('Company'))
    .toHaveAccessibleDescription('Deleted meanwhile.');
  server.answer(calls.changeAdminReach, lena);
  await save.click();
  await expect.element(toasts.getByText(/What Lena Limited sees was changed/)).toBeVisible();
  expect(server.received(calls.changeAdminReach).at(-1)).toEqual({
    params: { id: lena.id },
    body: {
      reach: [
        { companyId: acme.id, groupId: 31, rights: 'people' },
        { companyId: globex.id, rights: 'training' },
      ],
    },
  });
});

it('opens the portal as an admin sees it, before the invitation and afterwards', async ({
  open,
}) => {
  const viewed = followOpenedTab();
  open();
  await openMenu('Lena Limited');
  await page.getByRole('menuitem', { name: 'View as' }).click();
  expect(viewed).toHaveBeenLastCalledWith({ viewerId: asAdmin.id, scopes: lena.reach });
  expect(sessionStorage.getItem('viewAs')).toBeNull();

  await page.getByRole('button', { name: 'Invite Admin' }).click();
  await expect.element(viewAs).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: /Limited to/ }).click();
  await viewAs.click();
  const company = scope(1).getByLabelText('Company');
  await expect.element(company).toHaveAccessibleDescription('Please select a company');
  await choose(company, 'Globex');
  await viewAs.click();
  const scopes = [wholeOf(globex, 'read')];
  expect(viewed).toHaveBeenLastCalledWith({ viewerId: asAdmin.id, scopes });
  viewed.mockReturnValue(null);
  await viewAs.click();
  await expect.element(toasts.getByText(/The browser opened no new tab/)).toBeVisible();
});

it('a limited admin gives lesser rights, in companies with training only', async ({
  open,
  server,
  list,
}) => {
  list.admins = [];
  server.answer(calls.inviteAdmin, refusal('FORBIDDEN', 'You can give only lesser rights.'));
  open(adminWithin(wholeOf(acme, 'training'), wholeOf(globex, 'people')));
  await expect.element(page.getByText('No invitation of yours waits for an answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite Admin' }).click();
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Training', { exact: false })).not.toBeInTheDocument();
  await scope(1).getByLabelText('Company').click();
  await expect.element(option('Acme')).toBeVisible();
  await expect.element(option('Globex')).not.toBeInTheDocument();
  await option('Acme').click();
  await dialog.getByLabelText('Full name').fill('Nora');
  await dialog.getByLabelText('Email').fill('nora@acme.example');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(dialog.getByText('You can give only lesser rights.')).toBeVisible();
  expect(server.received(calls.inviteAdmin)).toMatchObject([
    { body: { reach: [{ companyId: acme.id, rights: 'read' }] } },
  ]);
});

it('a limited admin can look as an invited one, but change nothing', async ({ open, list }) => {
  list.admins = [{ ...lena, isInvited: true, linkExpiresAt: '2099-01-01T08:00:00.000Z' }];
  open(adminWithin(wholeOf(acme, 'training')));
  await openMenu('Lena Limited');
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('View as');
  await expect.element(page.getByRole('button', { name: 'Remove Lena Limited' })).toBeVisible();
});
