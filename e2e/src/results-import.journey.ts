/** Earlier results are imported from a file whose days can be read in two ways, and the import is undone. */
import { expect } from '@playwright/test';
import type { QuestionForm } from '@portal/contract/questions';
import { addCompany, addModule, importTable, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { unfold } from './screens/folds.ts';
import { seeTiles } from './screens/late.ts';
import { setRules } from './screens/requirements.ts';
import { TRAINEES, traineeRow } from './screens/trainees.ts';

const COMPANY = 'Brightwater Foods';
const QUIZ: readonly QuestionForm[] = [
  { question: 'Who may drive?', options: ['Drivers', 'All'], answer: 'Drivers', explanation: '' },
];
const MODULES = ['Forklift', 'Fire safety', 'First aid'] as const;
const PEOPLE = 100;
const NUMBERS = Array.from({ length: PEOPLE }, (_, index) => `${index + 1}`.padStart(3, '0'));
const emailOf = (number: string) => `p${number}@people.test`;
const NOTE = 'Certificate on paper';
/** In no row a day after the twelfth: neither day nor month is certain. */
const DAY = '03/04/2025';

/** A company whose trainees must take three modules, in which nothing is completed. */
async function addSchool(portal: Portal) {
  const admin = await signInAdmin(portal);
  const { token } = admin;
  const company = await addCompany(portal, token, COMPANY);
  const rows = NUMBERS.map((number) => `Person ${number},${emailOf(number)},${COMPANY}`);
  await importTable(portal, token, rows);
  for (const name of MODULES) {
    const module = await addModule(portal, token, company.id, { name, questions: QUIZ });
    await setRules(portal, admin, { id: module.id, dueDays: 30, validMonths: 12 });
  }
  return admin;
}

/** Results of each trainee in each module, and a row of an unknown trainee. */
const file = () =>
  [
    'Email;Module;Completed on;Valid until;Note',
    ...NUMBERS.flatMap((number) =>
      MODULES.map((module) => `${emailOf(number)};${module};${DAY};2099-12-31;${NOTE}`),
    ),
    `stranger@people.test;Forklift;${DAY};;`,
  ].join('\n');

async function chooseResults(visitor: Visitor) {
  const { page, press } = visitor;
  await unfold(visitor, 'More actions');
  await press(page.getByRole('button', { name: 'Import', exact: true }));
  await press(page.getByRole('menuitem', { name: 'Import earlier results' }));
  const dialog = page.getByRole('dialog', { name: 'Import earlier results' });
  await expect(dialog.getByText(/shown as recorded, never as watched here/)).toBeVisible();
  await examine(visitor, 'results-choice');
  await dialog.getByLabel('CSV or Excel file').setInputFiles({
    name: 'licences.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file()),
  });
  return dialog;
}

test.use({ device: PHONE_AND_WIDE, portalPer: 'test' });

test('300 earlier results with ambiguous days are recorded and taken back', async ({
  portal,
  visit,
}) => {
  const visitor = await visit({ as: await addSchool(portal) });
  const { page, press } = visitor;
  await page.goto(TRAINEES);
  await seeTiles(visitor, ['Overdue0', 'Due this week0', 'Expiring0', 'Valid0']);
  const dialog = await chooseResults(visitor);

  const question = dialog.getByRole('group', { name: `Line 2: which day is “${DAY}”?` });
  await expect(dialog.getByText('301 days of the file can be read in two ways.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Choose how days are read' })).toBeDisabled();
  await examine(visitor, 'results-ambiguous');
  await press(question.getByRole('radio', { name: /The day comes first/ }));
  const record = dialog.getByRole('button', { name: 'Import the 300 good rows' });
  await expect(record).toBeEnabled();
  const bad = dialog.getByRole('region', { name: 'Rows to correct' });
  await expect(bad).toContainText('stranger@people.test');
  await press(dialog.getByText(/300 good rows$/).first());
  await expect(dialog.getByText(/^Completed on 3 Apr(il)? 2025$/).first()).toBeVisible();
  await examine(visitor, 'results-preview');
  await press(record);
  await expect(dialog.getByText('300 results recorded')).toBeVisible();
  await examine(visitor, 'results-recorded');
  await press(dialog.getByRole('button', { name: 'Done' }));

  await seeTiles(visitor, ['Overdue0', 'Due this week0', 'Expiring0', `Valid${PEOPLE}`]);
  const first = traineeRow(visitor, 'Person 001');
  await expect(first).toContainText('Valid');
  await press(first.getByRole('link', { name: 'Person 001', exact: true }));
  const section = page.getByRole('region', { name: 'Requirements' });
  await expect(section.getByText(NOTE)).toHaveCount(MODULES.length);
  await page.goBack();

  const jobs = page.getByRole('region', { name: 'Background actions' });
  await press(jobs.getByRole('button', { name: 'Undo' }));
  await expect(jobs.getByText('Undone: the recording')).toBeVisible();
  await seeTiles(visitor, ['Overdue0', 'Due this week0', 'Expiring0', 'Valid0']);
  await expect(first).toContainText('Due ');
});
