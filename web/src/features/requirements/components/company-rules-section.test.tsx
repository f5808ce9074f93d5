import { getCompanyRequirements, updateCompanyRequirements } from '@portal/contract/requirements';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { ofAcme } from '#web/testing/limited-admins.ts';
import { asAdmin } from '#web/testing/records.ts';
import { noRules, rulesOfAcme } from '#web/testing/rule-records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { expectQuestionBeforeLoss } from '#web/testing/unsaved-input.ts';
import { CompanyRulesSection } from './company-rules-section.tsx';

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  return (rules = rulesOfAcme) => {
    server.answer(getCompanyRequirements, rules);
    show(<CompanyRulesSection companyId={3} />);
  };
});

const section = page.getByRole('region', { name: 'Training rules' });
const edit = section.getByRole('button', { name: 'Edit rules' });
const dialog = page.getByRole('dialog', { name: 'Edit rules' });
const field = (name: RegExp) => dialog.getByLabelText(name);
const save = dialog.getByRole('button', { name: 'Save rules' });

it('the rules of a company are shown and changed', async ({ open, server }) => {
  open();
  await expect.element(section).toMatchTextContent(/Due within30 days/);
  await expect.element(section).toMatchTextContent(/14 and 3 days before.*Monday/);
  await edit.click();
  await field(/^Due within/).fill('');
  await field(/^Grace/).fill('7');
  await field(/^Reminders/).fill('30; 14, 1');
  await field(/^Weekly summary/).selectOptions('Thursday');
  const changed = {
    dueDays: null,
    graceDays: 7,
    renewalDays: 30,
    reminderDays: [30, 14, 1],
    digestWeekday: 4,
  };
  server.answer(updateCompanyRequirements, () => {
    server.answer(getCompanyRequirements, { ...changed, hasRules: true });
    return { ...changed, hasRules: true };
  });
  await save.click();
  await expect.element(toasts.getByText('Rules saved')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section).toMatchTextContent(/No due date.*7 days.*30, 14 and 1 days before/);
  expect(server.received(updateCompanyRequirements)).toEqual([
    { params: { id: 3 }, body: changed },
  ]);
});

it.for([
  { name: /^Due within/, entered: '-1', problem: /whole number of days from 0 to 3,650/ },
  { name: /^Grace/, entered: '', problem: /whole number of days from 0 to 365/ },
  { name: /^Renewal/, entered: '366', problem: /whole number of days from 0 to 365/ },
  { name: /^Reminders/, entered: '1,2,3,4,5,6', problem: /at most 5 reminders/i },
  { name: /^Reminders/, entered: '3, 3', problem: /same number of days/ },
  { name: /^Reminders/, entered: '3, soon', problem: /whole number of days from 1 to 365/ },
])('$name is refused with "$entered"', async ({ name, entered, problem }, { open, server }) => {
  open();
  await edit.click();
  await field(name).fill(entered);
  await save.click();
  await expect.element(field(name)).toHaveAccessibleDescription(problem);
  expect(server.received(updateCompanyRequirements)).toEqual([]);
});

it('a refused change stays entered', async ({ open, server }) => {
  server.answer(updateCompanyRequirements, refusal('INTERNAL', 'The disk is full.'));
  open();
  await edit.click();
  await field(/^Grace/).fill('7');
  await save.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The disk is full.');
  await expect.element(field(/^Grace/)).toHaveValue('7');
});

it('entered rules are not lost without a question', async ({ open }) => {
  open();
  await edit.click();
  await expectQuestionBeforeLoss(field(/^Grace/));
});

it('a company without rules says so to admins who can set them, and nothing to others', async ({
  open,
  server,
  signIn,
}) => {
  open(noRules);
  await expect.element(section.getByText(/^No rule yet/)).toBeVisible();
  await expect.element(section.getByText('Monday')).not.toBeInTheDocument();
  signIn(ofAcme('read'));
  open(noRules);
  await expect.poll(() => server.received(getCompanyRequirements).length).toBeGreaterThan(1);
  await expect.element(section).not.toBeInTheDocument();
});

it('an admin without Training sees the rules, and changes none', async ({ open, signIn }) => {
  signIn(ofAcme('people'));
  open();
  await expect.element(section.getByText('30 days', { exact: true })).toBeVisible();
  await expect.element(edit).not.toBeInTheDocument();
});
