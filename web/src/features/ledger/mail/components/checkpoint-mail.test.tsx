import { getCheckpointMail, updateCheckpointMail } from '@portal/contract/ledger';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { ofBoth } from '#web/testing/limited-admins.ts';
import { acme, asAdmin, globex } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { CheckpointMail } from './lazy-checkpoint-mail.tsx';

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  return (email: string | null = null) => {
    server.answer(getCheckpointMail, { email });
    server.answer(updateCheckpointMail, ({ body }) => {
      server.answer(getCheckpointMail, body);
      return body;
    });
    return show(<CheckpointMail companyId={acme.id} />);
  };
});

const section = page.getByRole('region', { name: 'Checkpoint by mail' });
const email = section.getByRole('textbox', { name: 'Email address' });
const save = section.getByRole('button', { name: 'Save' });
const stop = section.getByRole('button', { name: 'Stop sending' });

it('an address is saved', async ({ open, server }) => {
  open();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect.element(stop).not.toBeInTheDocument();
  await email.fill('auditor@witness.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText(/being sent to .*auditor@witness\.example/)).toBeVisible();
  await expect.element(stop).toBeVisible();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  expect(server.received(updateCheckpointMail)).toEqual([
    { params: { id: acme.id }, body: { email: 'auditor@witness.example' } },
  ]);
});

it('sending is stopped', async ({ open, server }) => {
  open('auditor@witness.example');
  await expect.element(email).toHaveValue('auditor@witness.example');
  await stop.click();
  await expect.element(toasts.getByText('No checkpoints are sent any more')).toBeVisible();
  await expect.element(email).toHaveValue('');
  await expect.element(email).toHaveFocus();
  await expect.element(stop).not.toBeInTheDocument();
  expect(server.received(updateCheckpointMail)).toEqual([
    { params: { id: acme.id }, body: { email: null } },
  ]);
});

it.for([
  { entered: '', problem: /Email is required$/ },
  { entered: 'auditor', problem: /Please enter a valid email address$/ },
])('"$entered" is not sent', async ({ entered, problem }, { open, server }) => {
  open('auditor@witness.example');
  await email.fill(entered);
  await save.click();
  await expect.element(email).toHaveAccessibleDescription(problem);
  expect(server.received(updateCheckpointMail)).toEqual([]);
});

it('a refusal is shown, and the entry stays', async ({ open, server }) => {
  open();
  await email.fill('auditor@witness.example');
  server.answer(updateCheckpointMail, refusal('INTERNAL', 'The disk is full.'));
  await save.click();
  await expect.element(section.getByRole('alert')).toHaveTextContent('The disk is full.');
  await expect.element(email).toHaveValue('auditor@witness.example');
});

it('can be loaded again after a failure', async ({ open, server }) => {
  open('auditor@witness.example');
  server.answer(getCheckpointMail, refusal('CONFLICT', 'The portal is being moved.'));
  const failure = section.getByRole('alert');
  await expect.element(failure).toMatchTextContent(/The portal is being moved\./);
  server.answer(getCheckpointMail, { email: null });
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(email).toBeVisible();
});

it('only admins with Training see it', async ({ server, signIn, show }) => {
  signIn(ofBoth('training', 'people'));
  server.answer(getCheckpointMail, { email: null });
  show(
    <>
      <CheckpointMail companyId={globex.id} />
      <CheckpointMail companyId={acme.id} />
    </>,
  );
  await expect.element(email).toBeVisible();
  expect(server.received(getCheckpointMail)).toEqual([{ params: { id: acme.id } }]);
});
