import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { listGroups } from '@portal/contract/groups';
import { startBulkAction } from '@portal/contract/jobs';
import { texts as reasons } from '@portal/contract/reasons/en';
import { createTrainee, updateTrainee } from '@portal/contract/trainees';
import { type DeletedPerson, restoreFromTrash } from '@portal/contract/trash';
import { useState } from 'react';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followedJobs } from '#web/features/jobs/model/followed-jobs.ts';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { acme, asAdmin, asTrainee, globex, runningJob, tina } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { expectQuestionBeforeLoss } from '#web/testing/unsaved-input.ts';
import { AddTraineeDialog, EditTraineeDialog } from './save-trainee-dialogs.tsx';

const it = screenIt
  .extend('companies', { auto: true }, ({ server, signIn }) => {
    signIn(asAdmin);
    server.answer(listCompanies, [acme, globex]);
    server.answer(listGroups, []);
    server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  })
  .extend('onClose', () => vi.fn());

const name = page.getByLabelText('Full name');
const email = page.getByLabelText('Email');
const password = page.getByLabelText(/^Password/);
const company = page.getByRole('combobox', { name: 'Company' });
const add = page.getByRole('button', { name: /^Add/ });
const save = page.getByRole('button', { name: /^Sav/ });

const entry = {
  name: 'Tina Trainee',
  email: 'tina@acme.example',
  password: 'secret',
  companyName: 'Acme',
};

const clientRequestId: unknown = expect.any(String);

async function fillIn(): Promise<void> {
  await name.fill(entry.name);
  await email.fill(entry.email);
  await password.fill(entry.password);
  await company.fill('acm');
  await userEvent.keyboard('{Enter}');
  await expect.element(company).toHaveValue('Acme');
}

it.for(['new', 'changed'] as const)(
  'a %s trainee is not lost without a question',
  async (kind, { show, onClose }) => {
    show(
      kind === 'new' ? (
        <AddTraineeDialog companyId={null} onClose={onClose} />
      ) : (
        <EditTraineeDialog trainee={tina} onClose={onClose} />
      ),
    );
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await expectQuestionBeforeLoss(name);
    expect(onClose).toHaveBeenCalledTimes(2);
  },
);

describe('new trainee', () => {
  it('starts in the first field and names each missing one', async ({ show, onClose }) => {
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await expect.element(name).toHaveFocus();
    await add.click();
    await expect.element(name).toHaveAccessibleDescription('Name is required');
    await expect.element(email).toHaveAccessibleDescription('Email is required');
    await expect.element(password).toHaveAccessibleDescription(/Leave it empty to invite them/);
    await expect.element(password).not.toBeInvalid();
    await expect.element(company).toHaveAccessibleDescription('Please select a company');
    await expect.element(name).toHaveFocus();
  });

  it('names what is wrong with an email and a password', async ({ show, server, onClose }) => {
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await fillIn();
    await email.fill('no email');
    await password.fill('12345');
    await add.click();
    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect
      .element(password)
      .toHaveAccessibleDescription(/Password must have at least 6 characters/);
    expect(server.received(createTrainee)).toEqual([]);
  });

  it('is sent once, reported and closed', async ({ show, server, onClose }) => {
    const answer = server.hold(createTrainee);
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await fillIn();
    await add.dblClick();
    await expect.element(add).toHaveTextContent('Adding…');
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    answer(asTrainee);
    await expect.element(page.getByText('Tina Trainee added successfully!')).toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.received(createTrainee)).toEqual([{ body: { ...entry, clientRequestId } }]);
  });

  it('stays as it was sent until it is answered', async ({ show, server }) => {
    const answer = server.hold(createTrainee);
    show(<AddTraineeDialog companyId={null} onClose={vi.fn()} />);
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await expect.element(add).toHaveTextContent('Adding…');
    for (const field of [name, email, password, company])
      await expect.element(field).toHaveAttribute('readonly');
    await expect.element(company).toHaveFocus();
    await company.click();
    await userEvent.keyboard('glob{ArrowDown}{Enter}');
    await expect.element(company).toHaveAttribute('aria-expanded', 'false');
    await expect.element(company).toHaveValue('Acme');
    answer(refusal('EMAIL_TAKEN', 'This email is taken.'));
    await expect.element(email).toHaveFocus();
    await expect.element(email).not.toHaveAttribute('readonly');
  });

  it('is invited by email if no password is typed', async ({ show, server, onClose }) => {
    server.answer(createTrainee, asTrainee);
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await fillIn();
    await password.fill('');
    await add.click();
    await expect
      .element(page.getByText('An invitation is on its way to tina@acme.example.'))
      .toBeVisible();
    const { password: _, ...invited } = entry;
    expect(server.received(createTrainee)).toEqual([{ body: { ...invited, clientRequestId } }]);
  });

  it('says where the invitation goes without a mail server', async ({ show, server, onClose }) => {
    server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: false });
    server.answer(createTrainee, asTrainee);
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await expect.element(page.getByText(/No mail server is set up/)).toBeVisible();
    await fillIn();
    await password.fill('');
    await add.click();
    await expect.element(page.getByText('Tina Trainee added successfully!')).toBeVisible();
    expect(page.getByText(/is on its way/).elements()).toEqual([]);
  });

  it('is added by the keyboard alone', async ({ show, server, onClose }) => {
    server.answer(createTrainee, asTrainee);
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('Tina Trainee{Tab}tina@acme.example{Tab}secret{Tab}{Tab}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(company).toHaveValue('Globex');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(createTrainee)).toEqual([
      { body: { ...entry, companyName: 'Globex', clientRequestId } },
    ]);
  });

  it.for([
    ['EMAIL_TAKEN', email, 'This email is taken'],
    ['NOT_FOUND', company, 'No such company'],
  ] as const)(
    'keeps everything and focuses its field after %s',
    async ([code, field, message], { show, server, onClose }) => {
      server.answer(createTrainee, refusal(code, message));
      show(<AddTraineeDialog companyId={null} onClose={onClose} />);
      await fillIn();
      await add.click();
      await expect.element(field).toHaveAccessibleDescription(message);
      await expect.element(field).toHaveFocus();
      await expect.element(name).toHaveValue(entry.name);
      await expect.element(password).toHaveValue(entry.password);
      await expect.element(company).toHaveValue(entry.companyName);
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  it('shows a refusal that is about no field', async ({ show, server, onClose }) => {
    server.answer(createTrainee, refusal('UNAVAILABLE', 'Too busy.'));
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await fillIn();
    await add.click();
    await expect.element(page.getByText('Failed to add trainee. Too busy.')).toBeVisible();
    await expect.element(email).toHaveValue(entry.email);
  });

  it('is sent again as the same request after its answer was lost', async ({
    show,
    server,
    onClose,
  }) => {
    server.answer(createTrainee, NO_CONNECTION);
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await fillIn();
    await add.click();
    await expect.element(page.getByText(/^Failed to add trainee/)).toBeVisible();
    server.answer(createTrainee, asTrainee);
    await add.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    const [first, ...others] = server.received(createTrainee).map(({ body }) => body);
    expect(first?.clientRequestId).toMatch(/./);
    expect(others).toEqual([first]);
  });

  it('closes only the open list of companies by Escape', async ({ show, onClose }) => {
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await company.click();
    await expect.element(page.getByRole('option', { name: 'Acme' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('option', { name: 'Acme' })).not.toBeInTheDocument();
    await expect.element(company).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('changed trainee', () => {
  const runWords = /starts a new run .* Earlier runs stay visible\. The move can be undone until/;

  it('is moved to another company as many trainees are, after words about the run', async ({
    show,
    server,
    onClose,
  }) => {
    server.answer(startBulkAction, runningJob);
    show(<EditTraineeDialog trainee={tina} onClose={onClose} />);
    await expect.element(company).toHaveValue('Acme');
    await expect.element(company).not.toHaveAccessibleDescription(runWords);
    await company.fill('glob');
    await userEvent.keyboard('{Enter}');
    await expect.element(company).toHaveAccessibleDescription(runWords);
    await save.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(startBulkAction)).toMatchObject([
      { body: { action: 'move', ids: [7], companyId: 4 } },
    ]);
    expect(server.received(updateTrainee)).toEqual([]);
    expect(followedJobs.current()).toEqual([runningJob.id]);
  });

  it('keeps the other changes if the move is refused', async ({ show, server, onClose }) => {
    server.answer(updateTrainee, asTrainee);
    server.answer(startBulkAction, refusal('NOT_FOUND', 'Company not found or already deleted'));
    show(<EditTraineeDialog trainee={tina} onClose={onClose} />);
    await name.fill('Tina Turner');
    await company.fill('glob');
    await userEvent.keyboard('{Enter}');
    await save.click();
    await expect.element(page.getByText('Tina Turner updated successfully!')).toBeVisible();
    await expect
      .element(page.getByText(/^Failed to update trainee. Company not found/))
      .toBeVisible();
    expect(server.received(updateTrainee)).toEqual([
      { params: { id: 7 }, body: { name: 'Tina Turner' } },
    ]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps what another admin changes while the dialog is open', async ({
    show,
    server,
    onClose,
  }) => {
    function ReloadedTrainee() {
      const [trainee, setTrainee] = useState(tina);
      const changed = { ...tina, name: 'Tina Other', company: { id: 4, name: 'Globex' } };
      return (
        <>
          <button type="button" onClick={() => setTrainee(changed)}>
            Reload
          </button>
          <p>{trainee.name}</p>
          <EditTraineeDialog trainee={trainee} onClose={onClose} />
        </>
      );
    }
    server.answer(updateTrainee, asTrainee);
    show(<ReloadedTrainee />);
    await email.fill('tina@new.example');
    // The dialog is in front of it.
    (page.getByText('Reload').element() as HTMLElement).click();
    await expect.element(page.getByText('Tina Other').first()).toBeInTheDocument();
    await save.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(updateTrainee)).toEqual([
      { params: { id: 7 }, body: { email: 'tina@new.example' } },
    ]);
  });

  it('keeps the password without a word about a present one, which an invited trainee has not', async ({
    show,
    onClose,
  }) => {
    show(<EditTraineeDialog trainee={tina} onClose={onClose} />);
    await expect
      .element(page.getByLabelText(/New password/))
      .toHaveAccessibleDescription(/^Leave it empty for no change; at least 6 characters\./);
  });

  it('sends the changed fields alone', async ({ show, server, onClose }) => {
    server.answer(updateTrainee, asTrainee);
    show(<EditTraineeDialog trainee={tina} onClose={onClose} />);
    await expect.element(email).toHaveValue('tina@acme.example');
    await expect.element(page.getByLabelText(/New password/)).toHaveValue('');
    await name.fill('  Tina Turner ');
    await save.click();
    await expect.element(page.getByText('Tina Turner updated successfully!')).toBeVisible();
    expect(server.received(updateTrainee)).toEqual([
      { params: { id: 7 }, body: { name: 'Tina Turner' } },
    ]);
  });

  it('sends nothing without a change', async ({ show, server, onClose }) => {
    show(<EditTraineeDialog trainee={tina} onClose={onClose} />);
    await save.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(updateTrainee)).toEqual([]);
  });

  it('refuses a new password that is too short', async ({ show, onClose }) => {
    show(<EditTraineeDialog trainee={tina} onClose={onClose} />);
    const newPassword = page.getByLabelText(/New password/);
    await newPassword.fill('123');
    await save.click();
    await expect.element(newPassword).toHaveAccessibleDescription(/at least 6 characters/);
    await expect.element(newPassword).toBeInvalid();
    await expect.element(newPassword).toHaveFocus();
  });

  it('says that the trainee was deleted meanwhile', async ({ show, server, onClose }) => {
    server.answer(updateTrainee, refusal('NOT_FOUND', 'Trainee not found'));
    show(<EditTraineeDialog trainee={tina} onClose={onClose} />);
    await name.fill('Tina Turner');
    await save.click();
    await expect
      .element(page.getByText('Failed to update trainee. Trainee not found'))
      .toBeVisible();
    await expect.element(name).toHaveValue('Tina Turner');
  });
});

describe('an email in the trash', () => {
  const tinaInTrash: DeletedPerson = {
    userId: 7,
    name: 'Tina Trainee',
    email: 'tina@acme.example',
    company: { id: 3, name: 'Globex' },
    deletionId: 41,
    deletedAt: '2026-11-03T09:00:00.000Z',
    deletedBy: { id: 1, name: 'Ada Admin' },
    purgeAt: '2026-12-03T09:00:00.000Z',
    results: 3,
    attempts: 5,
    isRestorable: true,
  };
  const dialog = page.getByRole('dialog', { name: 'This email is in the trash' });
  const restoreTina = dialog.getByRole('button', { name: /^Restore .*Tina.* with all results$/ });
  const refused = (people: readonly DeletedPerson[]) =>
    refusal('IN_TRASH', 'The email belongs to Tina Trainee', { people });

  it('is named with what is known, and the person restored', async ({ show, server, onClose }) => {
    server.answer(createTrainee, refused([tinaInTrash]));
    server.answer(restoreFromTrash, {
      success: true,
      message: 'Tina Trainee restored successfully!',
      remainingDeletionId: null,
    });
    const { address } = show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await fillIn();
    await add.click();
    await expect.element(dialog.getByText('Globex')).toBeVisible();
    await expect.element(dialog.getByText(/Nov.* 2026 by Ada Admin/)).toBeVisible();
    await expect.element(dialog.getByText('3 passed modules, 5 quiz attempts')).toBeVisible();
    await restoreTina.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(restoreFromTrash)).toMatchObject([
      { params: { deletionId: 41 }, body: { userId: 7 } },
    ]);
    await expect.poll(address).toBe('/admin/track-trainee/7');
  });

  it('can be added as a new person, or left with the entry kept', async ({
    show,
    server,
    onClose,
  }) => {
    server.answer(createTrainee, ({ body }) =>
      body.asNew === true ? { ...asTrainee, id: 9 } : refused([tinaInTrash]),
    );
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await fillIn();
    await add.click();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect.element(name).toHaveValue(entry.name);
    await expect.element(page.getByText('The email belongs to Tina Trainee')).toBeVisible();
    await add.click();
    await dialog.getByRole('button', { name: 'Add as a new person' }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(createTrainee).at(-1)).toMatchObject({
      body: { ...entry, asNew: true },
    });
  });

  it('of a deleted company leads to the trash, and a refusal is shown', async ({
    show,
    server,
    onClose,
  }) => {
    const second = { ...tinaInTrash, userId: 8, name: 'Tom', isRestorable: false };
    server.answer(createTrainee, refused([tinaInTrash, second]));
    server.answer(restoreFromTrash, refusal('CONFLICT', 'It is being changed'));
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await fillIn();
    await add.click();
    await expect
      .element(dialog.getByRole('link', { name: 'Restore it first' }))
      .toHaveAttribute('href', '/admin/trash');
    await restoreTina.click();
    await expect.element(dialog.getByText('It is being changed')).toBeVisible();
    await expect.element(restoreTina).toBeEnabled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('groups of a trainee', () => {
  const kitchen = { id: 5, name: 'Kitchen', members: 4, modules: 0 };
  const bar = { id: 6, name: 'Bar', members: 0, modules: 0 };
  const groups = page.getByRole('group', { name: 'Groups (optional)' });
  const group = (called: string) => groups.getByRole('checkbox', { name: called });
  const search = groups.getByRole('searchbox', { name: 'Search groups' });

  it('are those of the chosen company', async ({ show, server, onClose }) => {
    server.answer(listGroups, ({ params }) => (params.id === 3 ? [bar, kitchen] : []));
    server.answer(createTrainee, asTrainee);
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await expect.element(name).toHaveFocus();
    await expect.element(groups).not.toBeInTheDocument();
    await fillIn();
    await group('Kitchen').click();
    await company.fill('glob');
    await userEvent.keyboard('{Enter}');
    await expect.element(groups).not.toBeInTheDocument();
    await company.fill('acm');
    await userEvent.keyboard('{Enter}');
    await expect.element(group('Kitchen')).not.toBeChecked();
    await userEvent.keyboard('{Tab} {Tab} ');
    await expect.element(group('Kitchen')).toBeChecked();
    await add.click();
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    expect(server.received(createTrainee)).toEqual([
      { body: { ...entry, groupIds: [6, 5], clientRequestId } },
    ]);
  });

  it('are changed alone, without those that another admin has deleted', async ({
    show,
    server,
    onClose,
  }) => {
    server.answer(listGroups, [bar, kitchen]);
    server.answer(updateTrainee, asTrainee);
    const inGroups = { ...tina, groups: [bar, { id: 99, name: 'Deleted' }] };
    show(<EditTraineeDialog trainee={inGroups} onClose={onClose} />);
    await expect.element(group('Bar')).toBeChecked();
    await group('Kitchen').click();
    await save.click();
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    expect(server.received(updateTrainee).map(({ body }) => body)).toEqual([{ groupIds: [6, 5] }]);
  });

  it('are shown and left out when the only one was deleted meanwhile', async ({
    show,
    server,
    onClose,
  }) => {
    server.answer(listGroups, [kitchen]);
    server.answer(createTrainee, () => {
      server.answer(listGroups, []);
      return refusal('NOT_FOUND', reasons.groupNotFound, { reason: 'groupNotFound' });
    });
    show(<AddTraineeDialog companyId={null} onClose={onClose} />);
    await fillIn();
    await group('Kitchen').click();
    await add.click();
    await expect.element(group('Deleted group')).toBeChecked();
    await expect.element(groups).toHaveAccessibleDescription(reasons.groupNotFound);
    server.answer(createTrainee, asTrainee);
    await group('Deleted group').click();
    await expect.element(groups).not.toBeInTheDocument();
    await add.click();
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    expect(server.received(createTrainee).at(-1)?.body).toEqual({ ...entry, clientRequestId });
  });

  it('stay as they are in a move', async ({ show, server, onClose }) => {
    server.answer(listGroups, [bar, kitchen]);
    server.answer(startBulkAction, runningJob);
    show(<EditTraineeDialog trainee={{ ...tina, groups: [bar] }} onClose={onClose} />);
    await group('Kitchen').click();
    await company.fill('glob');
    await userEvent.keyboard('{Enter}');
    await expect.element(groups).not.toBeInTheDocument();
    await save.click();
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    expect(server.received(updateTrainee)).toEqual([]);
    expect(server.received(startBulkAction).map(({ body }) => body)).toMatchObject([
      { action: 'move', ids: [tina.id], companyId: 4 },
    ]);
  });

  it('are searched if there are many', async ({ show, server, onClose }) => {
    const shifts = Array.from({ length: 11 }, (_, index) => ({
      ...{ id: 20 + index, members: 0, modules: 0 },
      name: `Shift ${index + 1}`,
    }));
    server.answer(listGroups, [...shifts, kitchen]);
    show(<EditTraineeDialog trainee={tina} onClose={onClose} />);
    await search.fill('kit');
    await expect.element(group('Shift 1')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await group('Kitchen').click();
    await expect.element(groups.getByText('1 chosen')).toBeVisible();
    await search.fill('x');
    await expect.element(groups.getByText('No match.')).toBeVisible();
    expect(server.received(updateTrainee)).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('say which one does not exist any more', async ({ show, server, onClose }) => {
    server.answer(listGroups, [bar, kitchen]);
    server.answer(
      updateTrainee,
      refusal('NOT_FOUND', 'Group not found.', { reason: 'groupNotFound' }),
    );
    show(<EditTraineeDialog trainee={tina} onClose={onClose} />);
    await group('Kitchen').click();
    await save.click();
    await expect.element(groups).toHaveAccessibleDescription('Group not found or already deleted');
    await expect.element(group('Bar')).toHaveFocus();
  });
});
