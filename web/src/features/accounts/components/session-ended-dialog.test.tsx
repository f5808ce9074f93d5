import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { SessionEndedDialog } from './session-ended-dialog.tsx';

it('takes no key of a text that is being typed when it appears, and its fields are next', async ({
  show,
}) => {
  show(<SessionEndedDialog user={asTrainee} />);
  const heading = page.getByRole('heading', { name: 'Trainee Login' });
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard('the rest of my sentence');
  const email = page.getByLabelText('Email');
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(email).toHaveValue(asTrainee.email);
  await expect.element(password).toHaveValue('');
  await userEvent.tab();
  await expect.element(email).toHaveFocus();
});
