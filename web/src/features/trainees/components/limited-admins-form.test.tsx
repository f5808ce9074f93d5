import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { listGroups } from '@portal/contract/groups';
import { createTrainee, updateTrainee } from '@portal/contract/trainees';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bar, kitchen, ofBoth, ofKitchen } from '#web/testing/limited-admins.ts';
import { acme, asTrainee, globex, tina } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { AddTraineeDialog, EditTraineeDialog } from './save-trainee-dialogs.tsx';

const it = screenIt.extend('companies', { auto: true }, ({ server }) => {
  server.answer(listCompanies, [acme, globex]);
  server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  server.answer(createTrainee, asTrainee);
  server.answer(updateTrainee, asTrainee);
});

const company = page.getByRole('combobox', { name: 'Company' });
const groups = page.getByRole('group', { name: 'Groups' });
const group = (name: string) => groups.getByRole('checkbox', { name });
const mustChoose = page.getByText('Choose at least one of your groups.');

it('a new trainee comes into the only own group', async ({ server, signIn, show }) => {
  signIn(ofKitchen('people'));
  server.answer(listCompanies, [acme]);
  server.answer(listGroups, [kitchen]);
  show(<AddTraineeDialog companyId={acme.id} onClose={vi.fn()} />);
  await expect.element(group('Kitchen')).toBeChecked();
  await expect.element(company).not.toBeInTheDocument();
  await page.getByLabelText('Full name').fill('Nina New');
  await page.getByLabelText('Email').fill('nina@acme.example');
  await group('Kitchen').click();
  await page.getByRole('button', { name: 'Add trainee' }).click();
  await expect.element(mustChoose).toBeVisible();
  expect(server.received(createTrainee)).toEqual([]);
  await group('Kitchen').click();
  await page.getByRole('button', { name: 'Add trainee' }).click();
  await expect
    .poll(() => server.received(createTrainee)[0]?.body)
    .toMatchObject({ companyName: 'Acme', groupIds: [kitchen.id] });
});

it('groups outside the own ones stay as they are', async ({ server, signIn, show }) => {
  signIn(ofKitchen('people'));
  server.answer(listGroups, [kitchen]);
  const onClose = vi.fn();
  show(<EditTraineeDialog trainee={{ ...tina, groups: [bar, kitchen] }} onClose={onClose} />);
  await expect.element(group('Kitchen')).toBeChecked();
  await expect.element(group('Bar')).not.toBeInTheDocument();
  await expect.element(groups.getByText('Bar')).toBeVisible();
  await page.getByLabelText('Full name').fill('Tina Two');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.received(updateTrainee)).toMatchObject([{ body: { name: 'Tina Two' } }]);
});

it('a chosen group keeps its name when the right in it ends', async ({ server, signIn, show }) => {
  signIn(ofKitchen('people'));
  server.answer(listGroups, [kitchen]);
  show(<EditTraineeDialog trainee={{ ...tina, groups: [bar, kitchen] }} onClose={vi.fn()} />);
  await expect.element(group('Kitchen')).toBeChecked();
  signIn(ofKitchen('read'));
  await expect.element(group('Kitchen')).toBeChecked();
  await expect.element(groups.getByText('Deleted group')).not.toBeInTheDocument();
  expect(groups.getByText('Kitchen').elements()).toHaveLength(1);
});

it('only companies in which the admin may add people are offered', async ({
  server,
  signIn,
  show,
}) => {
  signIn(ofBoth('people', 'read'));
  server.answer(listGroups, []);
  show(<AddTraineeDialog companyId={null} onClose={vi.fn()} />);
  await company.click();
  await expect.element(page.getByRole('option', { name: 'Acme' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Globex' })).not.toBeInTheDocument();
});
