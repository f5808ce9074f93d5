import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import {
  listTrash,
  purgeFromTrash,
  restoreFromTrash,
  type TrashEntry,
} from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { liveStore } from '#web/platform/live/live.ts';
import { NO_CONNECTION, refusal, reply } from '#web/testing/fake-server.ts';
import { ofAcme, ofKitchen } from '#web/testing/limited-admins.ts';
import { acme, asAdmin, deletedCompany, deletedTrainee, globex } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { Component as TrashPage } from './trash-page.tsx';

const several: TrashEntry = {
  ...deletedTrainee,
  deletionId: 42,
  subjectId: null,
  name: '',
  company: null,
  counts: { trainees: 12 },
};

const restored = {
  success: true,
  message: 'Tina Trainee restored successfully!',
  remainingDeletionId: null,
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, [acme, globex]);
  server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  server.answer(listTrash, reply([deletedTrainee, deletedCompany], { next: null }));
  return (at = '/admin/trash') =>
    show(
      <main id="main">
        <TrashPage />
      </main>,
      { at, path: '/admin/trash', handle: { header: () => ({ title: 'Trash' }) } },
    );
});

const list = page.getByRole('region', { name: 'Deletions' });
const entries = list.getByRole('listitem');
const entryOf = (name: string) => entries.filter({ hasText: name });
const dialog = page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name });

describe('trash', () => {
  it('shows what was deleted, by whom, with what, and how long it stays', async ({ open }) => {
    open();
    const entry = entryOf('Tina Trainee');
    await expect.element(entry.getByText(/Trainee of Acme · deleted by Ada Admin/)).toBeVisible();
    await expect
      .element(entry.getByText('With 1 passed module, 3 quiz attempts and 1 feedback entry'))
      .toBeVisible();
    await expect.element(entry.getByText('11 days left')).toBeVisible();
    await expect.element(entryOf('Initech').getByText(/With 12 trainees, 4 modules/)).toBeVisible();
  });

  it('restores an entry, which leaves the list', async ({ open, server }) => {
    const answer = server.hold(restoreFromTrash);
    open();
    await button('Restore Tina Trainee').dblClick();
    await expect.element(button('Restore Tina Trainee')).toHaveAttribute('aria-busy', 'true');
    server.answer(listTrash, reply([deletedCompany], { next: null }));
    answer(restored);
    await expect.element(toasts.getByText('Tina Trainee restored successfully!')).toBeVisible();
    await expect.element(entryOf('Tina Trainee')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Trash' })).toHaveFocus();
    expect(server.received(restoreFromTrash)).toEqual([{ params: { deletionId: 41 }, body: {} }]);
  });

  it('leaves the focus in the search that is typed during a restoration', async ({
    open,
    server,
  }) => {
    const answer = server.hold(restoreFromTrash);
    open();
    await button('Restore Tina Trainee').click();
    await expect.element(button('Restore Tina Trainee')).toHaveAttribute('aria-busy', 'true');
    const search = page.getByRole('searchbox');
    await search.click();
    server.answer(listTrash, reply([deletedCompany], { next: null }));
    answer(restored);
    await expect.element(toasts.getByText('Tina Trainee restored successfully!')).toBeVisible();
    await expect.element(entryOf('Tina Trainee')).not.toBeInTheDocument();
    await expect.element(search).toHaveFocus();
  });

  it('asks for another email when the email is taken, again if that is taken too', async ({
    open,
    server,
  }) => {
    const people = [{ userId: 7, name: 'Tina Trainee', email: 'tina@acme.example' }];
    server.answer(restoreFromTrash, ({ body }) =>
      body.email === 'tina2@acme.example'
        ? restored
        : refusal('EMAIL_TAKEN', 'This email is taken', { people, count: 1 }),
    );
    open();
    await button('Restore Tina Trainee').click();
    await expect
      .element(dialog.getByText(/Another account uses tina@acme.example now/))
      .toBeVisible();
    const email = page.getByLabelText('New email of the trainee');
    await email.fill('no email');
    await inDialog('Restore').click();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('tina1@acme.example');
    await inDialog('Restore').click();
    await expect.element(dialog.getByText('This email is taken')).toBeVisible();
    await email.fill('tina2@acme.example');
    await userEvent.keyboard('{Enter}');
    await expect.element(toasts.getByText('Tina Trainee restored successfully!')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
  });

  it('merges a trainee with the one who uses the email, after a warning', async ({
    open,
    server,
  }) => {
    const people = [{ userId: 7, name: 'Tina Trainee', email: 'tina@acme.example' }];
    const takenBy = { userId: 12, name: 'Tina Again', isTrainee: true };
    const outcome = { kind: 'merged', name: 'Tina Trainee', into: 'Tina Again' } as const;
    server.answer(restoreFromTrash, ({ body }) =>
      body.mergeInto === 12
        ? { ...restored, outcome }
        : refusal('EMAIL_TAKEN', 'This email is taken', { people, count: 1, takenBy }),
    );
    open();
    await button('Restore Tina Trainee').click();
    await inDialog('Merge…').click();
    await expect.element(dialog.getByText('This cannot be undone.')).toBeVisible();
    await expect.element(dialog.getByText(/stay with “Deleted user”/)).toBeVisible();
    await inDialog('Back').click();
    await expect.element(page.getByLabelText('New email of the trainee')).toBeVisible();
    await inDialog('Merge…').click();
    await inDialog('Merge for good').click();
    const added = 'The results of Tina Trainee were added to those of Tina Again.';
    await expect.element(toasts.getByText(added)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('offers no merge with an admin', async ({ open, server }) => {
    const people = [{ userId: 7, name: 'Tina Trainee', email: 'tina@acme.example' }];
    const takenBy = { userId: 1, name: 'Ada Admin', isTrainee: false };
    server.answer(
      restoreFromTrash,
      refusal('EMAIL_TAKEN', 'This email is taken', { people, count: 1, takenBy }),
    );
    open();
    await button('Restore Tina Trainee').click();
    await expect.element(page.getByLabelText('New email of the trainee')).toBeVisible();
    await expect.element(inDialog('Merge…')).not.toBeInTheDocument();
  });

  it('asks for another name when that of a company is taken', async ({ open, server }) => {
    server.answer(restoreFromTrash, ({ body }) =>
      body.name === 'Initech 2'
        ? { ...restored, message: 'Initech restored successfully!' }
        : refusal('NAME_TAKEN', 'This name is taken'),
    );
    open();
    await button('Restore Initech').click();
    const name = page.getByLabelText('New name of the company');
    await expect.element(name).toHaveValue('Initech');
    await name.fill('Initech 2');
    await userEvent.keyboard('{Enter}');
    await expect.element(toasts.getByText('Initech 2 restored successfully!')).toBeVisible();
  });

  it('asks for another name when that of a group is taken', async ({ open, server }) => {
    const counts = {};
    const group: TrashEntry = { ...deletedTrainee, kind: 'group', name: 'Night shift', counts };
    server.answer(listTrash, reply([group], { next: null }));
    server.answer(restoreFromTrash, ({ body }) =>
      body.name === 'Late shift' ? restored : refusal('NAME_TAKEN', 'This name is taken'),
    );
    open();
    await button('Restore Night shift').click();
    await expect.element(dialog).toHaveAccessibleName('The group name is taken');
    const name = page.getByLabelText('New name of the group');
    await expect.element(name).toHaveValue('Night shift');
    await name.fill('x'.repeat(81));
    await inDialog('Restore').click();
    await expect.element(name).toHaveAccessibleDescription('At most 80 characters');
    await name.fill('Late shift');
    await userEvent.keyboard('{Enter}');
    await expect.element(toasts.getByText('Late shift restored successfully!')).toBeVisible();
  });

  it('restores the company first by one button', async ({ open, server }) => {
    const company = { deletionId: 40, companyName: 'Initech' };
    let isRestored = false;
    server.answer(restoreFromTrash, ({ params }) => {
      if (params.deletionId === 40) isRestored = true;
      else if (!isRestored) return refusal('COMPANY_DELETED', 'Its company is deleted', company);
      return restored;
    });
    open();
    await button('Restore Tina Trainee').click();
    await expect.element(dialog.getByText(/which is in the trash too/)).toBeVisible();
    await inDialog('Restore Initech first').click();
    await expect.element(toasts.getByText('Tina Trainee restored successfully!')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    const ids = server.received(restoreFromTrash).map(({ params }) => params.deletionId);
    expect(ids).toEqual([41, 40, 41]);
  });

  it('goes on with the trainee after a conflict of the company', async ({ open, server }) => {
    const company = { deletionId: 40, companyName: 'Initech' };
    let isRestored = false;
    server.answer(restoreFromTrash, ({ params, body }) => {
      if (params.deletionId === 41)
        return isRestored
          ? restored
          : refusal('COMPANY_DELETED', 'Its company is deleted', company);
      if (body.name === undefined) return refusal('NAME_TAKEN', 'This name is taken');
      isRestored = true;
      return restored;
    });
    open();
    await button('Restore Tina Trainee').click();
    await inDialog('Restore Initech first').click();
    await page.getByLabelText('New name of the company').fill('Initech 2');
    await inDialog('Restore').click();
    await expect.element(toasts.getByText('Tina Trainee restored successfully!')).toBeVisible();
    expect(server.received(restoreFromTrash)).toHaveLength(4);
  });

  it('keeps the new name of a company while its emails are in conflict', async ({
    open,
    server,
  }) => {
    const people = [{ userId: 7, name: 'Tina Trainee', email: 'tina@acme.example' }];
    server.answer(restoreFromTrash, ({ body }) => {
      if (body.name === undefined) return refusal('NAME_TAKEN', 'This name is taken');
      if (body.leaveConflicts) return restored;
      return refusal('EMAIL_TAKEN', 'Emails are taken', { people, count: 1 });
    });
    open();
    await button('Restore Initech').click();
    await page.getByLabelText('New name of the company').fill('Initech 2');
    await inDialog('Restore').click();
    await inDialog('Restore the others').click();
    await expect.element(toasts.getByText('Initech 2 restored successfully!')).toBeVisible();
    expect(server.received(restoreFromTrash).at(-1)?.body).toEqual({
      name: 'Initech 2',
      leaveConflicts: true,
    });
  });

  it('lists the people who stay, and restores the others', async ({ open, server }) => {
    server.answer(listTrash, reply([several], { next: null }));
    const people = [
      { userId: 7, name: 'Tina Trainee', email: 'tina@acme.example' },
      { userId: 8, name: 'Ann Other', email: 'ann@acme.example' },
    ];
    const outcome = { kind: 'partly', restored: 9, remaining: 3 } as const;
    server.answer(restoreFromTrash, ({ body }) =>
      body.leaveConflicts
        ? {
            success: true,
            message: '9 trainees restored',
            remainingDeletionId: 43,
            outcome,
          }
        : refusal('EMAIL_TAKEN', 'Emails are taken', { people, count: 3 }),
    );
    open();
    await button('Restore 12 trainees').click();
    await expect.element(dialog.getByRole('listitem').nth(1)).toMatchTextContent(/Ann Other ann@/);
    await expect.element(dialog.getByText('and 1 other')).toBeVisible();
    await inDialog('Restore the others').click();
    const some = /^9 trainees restored successfully! 3 trainees stay in the trash/;
    await expect.element(toasts.getByText(some)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('says why an entry could not be restored', async ({ open, server }) => {
    server.answer(restoreFromTrash, refusal('CONFLICT', 'It is being deleted for good'));
    open();
    await button('Restore Tina Trainee').click();
    await expect.element(toasts.getByText('Tina Trainee could not be restored')).toBeVisible();
    await expect.element(toasts.getByText('It is being deleted for good')).toBeVisible();
    await expect.element(entryOf('Tina Trainee')).toBeVisible();
  });

  it('deletes a trainee for good after a confirmation', async ({ open, server }) => {
    server.answer(purgeFromTrash, { success: true });
    open();
    await button('Delete Tina Trainee for good').click();
    const asking = page.getByRole('alertdialog', { name: 'Delete Tina Trainee for good?' });
    await expect.element(asking.getByText(/Deleted with it: 1 passed module/)).toBeVisible();
    server.answer(listTrash, reply([deletedCompany], { next: null }));
    await asking.getByRole('button', { name: 'Delete for good' }).click();
    await expect.element(toasts.getByText('Tina Trainee deleted for good')).toBeVisible();
    await expect.element(entryOf('Tina Trainee')).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
    expect(server.received(purgeFromTrash)).toEqual([{ params: { deletionId: 41 } }]);
  });

  it('deletes a company for good only when its name is typed', async ({ open }) => {
    open();
    await button('Delete Initech for good').click();
    const asking = page.getByRole('alertdialog');
    const confirm = asking.getByRole('button', { name: 'Delete for good' });
    await expect.element(confirm).toBeDisabled();
    await page.getByLabelText('Type Initech to confirm').fill('Initech');
    await expect.element(confirm).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Delete Initech for good')).toHaveFocus();
  });

  it('is filtered by kind, company and search, and says so in the address', async ({
    open,
    server,
  }) => {
    const { address } = open();
    await page.getByLabelText('Kind').selectOptions('Module');
    const company = page.getByRole('combobox', { name: 'Company' });
    await company.fill('glob');
    await page.getByRole('option', { name: 'Globex' }).click();
    await page.getByRole('searchbox').fill('fire');
    await expect.poll(address).toBe('/admin/trash?search=fire&kind=module&company=4');
    await expect
      .poll(() => server.received(listTrash).at(-1)?.query)
      .toEqual({ search: 'fire', kind: 'module', companyId: 4 });
  });

  it('is filtered by a company that is in the trash itself', async ({ open, server }) => {
    server.answer(listTrash, ({ query }) =>
      query.kind === 'company' && query.cursor === undefined
        ? reply([deletedCompany], { next: 40 })
        : reply([{ ...deletedCompany, deletionId: 12, subjectId: 9, name: 'Hooli' }], {
            next: null,
          }),
    );
    const { address } = open();
    const company = page.getByRole('combobox', { name: 'Company' });
    await company.click();
    const options = page.getByRole('option', { name: /\(in the trash\)$/ });
    await expect.poll(() => options.elements().length).toBe(2);
    await company.fill('hool');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/admin/trash?company=9');
  });

  it('follows the deletions and restores of others', async ({ open, server }) => {
    open();
    await expect.element(entryOf('Tina Trainee')).toBeVisible();
    button('Restore Tina Trainee').element().focus();
    server.answer(listTrash, reply([several, deletedCompany], { next: null }));
    liveStore.deliver({ type: 'TRASH_CHANGED', payload: {} });
    await expect.element(entryOf('12 trainees')).toBeVisible();
    await expect.element(entryOf('Tina Trainee')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Trash' })).toHaveFocus();
  });

  it('leads from a search without a match back to the whole trash', async ({ open, server }) => {
    server.answer(listTrash, ({ query }) =>
      reply(query.search === undefined ? [deletedTrainee] : [], { next: null }),
    );
    open('/admin/trash?search=xyz');
    await expect.element(page.getByText('Nothing in the trash matches this search')).toBeVisible();
    await expect
      .element(page.getByRole('status').getByText('0 deletions found'))
      .toBeInTheDocument();
    await button('Show the whole trash').click();
    await expect.element(entryOf('Tina Trainee')).toBeVisible();
    await expect.element(list).toHaveFocus();
  });

  it('adds older deletions below', async ({ open, server }) => {
    server.answer(listTrash, ({ query }) =>
      query.cursor === undefined
        ? reply([deletedTrainee], { next: 41 })
        : reply([deletedCompany], { next: null }),
    );
    open();
    await button('Show older deletions').click();
    await expect.element(entryOf('Initech')).toBeVisible();
    await expect.element(entryOf('Tina Trainee')).toBeVisible();
    await expect.element(button('Show older deletions')).not.toBeInTheDocument();
  });

  it.for([
    [30, 'The trash is empty', /stay here for 30 days/],
    [0, 'The trash is switched off', /deleted for good at once/],
  ] as const)(
    'explains an empty trash of %d days',
    async ([days, title, text], { open, server }) => {
      server.answer(getConfig, { maxVideoMb: 100, trashDays: days, hasMailServer: true });
      server.answer(listTrash, reply([], { next: null }));
      open();
      await expect.element(page.getByText(title)).toBeVisible();
      await expect.element(page.getByText(text)).toBeVisible();
    },
  );

  it('says that it could not be read and tries again', async ({ open, server }) => {
    server.answer(listTrash, NO_CONNECTION);
    open();
    await expect.element(list.getByText('Failed to load the trash')).toBeVisible();
    server.answer(listTrash, reply([deletedTrainee], { next: null }));
    await list.getByRole('button', { name: 'Retry' }).click();
    await expect.element(entryOf('Tina Trainee')).toBeVisible();
  });
});

describe('a limited admin', () => {
  it('restores own deletions, and deletes none for good', async ({ open, server, signIn }) => {
    signIn(ofAcme('training'));
    server.answer(listTrash, reply([deletedTrainee], { next: null }));
    open();
    await expect.element(button('Restore Tina Trainee')).toBeVisible();
    await expect.element(button(/for good$/)).not.toBeInTheDocument();
    const kinds = page.getByRole('combobox', { name: 'Kind' }).getByRole('option').elements();
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      ...['All kinds', 'Trainee', 'Group', 'Module'],
    ]);
    await expect.element(page.getByRole('combobox', { name: 'Company' })).not.toBeInTheDocument();
  });

  it('of a group reads what an empty trash is for', async ({ open, server, signIn }) => {
    signIn(ofKitchen('people'));
    server.answer(listTrash, reply([], { next: null }));
    open();
    await expect.element(page.getByText(/^What you delete stays here/)).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Kind' })).not.toBeInTheDocument();
  });
});
