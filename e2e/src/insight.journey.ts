/** An admin sees how trainees do in a module, and finds a question whose key may be wrong. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import type { QuestionForm } from '@portal/contract/questions';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { openModules } from './screens/company-modules.ts';

const HANDS: QuestionForm = {
  question: 'What do you do first?',
  options: ['Wash your hands', 'Go home'],
  answer: 'Wash your hands',
};
const EXIT: QuestionForm = {
  question: 'Where is the exit?',
  options: ['Left', 'Right', 'Upstairs'],
  answer: 'Left',
};
/** The answers of each trainee: all but one know the first question, and choose another answer to the second. */
const ANSWERS = [
  ...Array.from({ length: 5 }, () => ['Wash your hands', 'Right']),
  ['Go home', 'Left'],
];
const CLIP_SECONDS = 4;
/** How far each further trainee has watched. */
const WATCHED_TO = [0.9, 1.7, 1.7];
/** The summary is made in the background. */
const SUMMARY = { timeout: 45_000 };

let portal: Portal;
let admin: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
});

/** Writes to the database directly: watching takes its time, and nine people would watch one after the other. */
function plantWatching(trainees: readonly Session[], seconds: readonly number[]): void {
  const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'), { timeout: 5_000 });
  const update = database.prepare(
    `update progress set watched_seconds = ?, watched_to_seconds = ?, watched_at = ?
    where run_id = (select current_run_id from all_users where id = ?)`,
  );
  for (const [i, { user }] of trainees.entries()) {
    const watched = seconds[i] ?? 0;
    update.run(watched, watched, watched < CLIP_SECONDS ? null : Date.now(), user.id);
  }
  database.close();
}

/** A company with a film with two questions, which nine people have opened and six have tried, and an unopened quiz. */
async function addSchool(name: string) {
  const { token } = admin;
  const company = await addCompany(portal, token, name);
  const film = await addModule(portal, token, company.id, {
    name: 'Fire safety',
    clip: fixture('clips/intro-4s.mp4'),
    questions: [HANDS, EXIT],
  });
  const quiz = await addModule(portal, token, company.id, {
    name: 'First aid',
    questions: [HANDS],
  });
  const trainees: Session[] = [];
  for (let i = 0; i < ANSWERS.length + WATCHED_TO.length; i += 1) {
    const trainee = await addTrainee(portal, person(`${name} ${i}`), company.name);
    await call(portal, getTrainingModule, { id: film.id, token: trainee.token });
    trainees.push(trainee);
  }
  const seconds = [...ANSWERS.map(() => CLIP_SECONDS), ...WATCHED_TO];
  plantWatching(trainees, seconds);
  // The portal keeps the rows that it has read until it changes them itself.
  const last = await addTrainee(portal, person(`${name} late`), company.name);
  await call(portal, getTrainingModule, { id: film.id, token: last.token });
  for (const [i, chosen] of ANSWERS.entries()) await submit(trainees[i], film.id, chosen);
  return { company, film, quiz };
}

async function submit(trainee: Session | undefined, id: number, chosen: readonly string[]) {
  const token = trainee?.token ?? '';
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  const answers = Object.fromEntries(
    mcqs.map((each) => [each.id, each.options.find((option) => chosen.includes(option)) ?? '']),
  );
  await call(portal, submitQuiz, { id, token, body: { answers } });
}

async function openInsight({ page, press }: Visitor, moduleName: string): Promise<void> {
  await press(page.getByRole('link', { name: moduleName, exact: true }));
  await press(page.getByRole('dialog').getByRole('link', { name: 'Insight' }));
}

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('an admin sees how trainees do, and corrects a question', async ({ visit }) => {
      const { company } = await addSchool(`Insight on ${device.name}`);
      const visitor = await visit({ as: admin });
      const { page, press } = visitor;
      await openModules(visitor, company.id);
      if (device === DESKTOP) await press(page.getByRole('link', { name: 'Insight of First aid' }));
      else await openInsight(visitor, 'First aid');
      await expect(page.getByText('Fewer than 5 people have opened this module')).toBeVisible();
      await examine(visitor, 'insight-of-too-few');

      await press(page.getByRole('link', { name: 'Back to modules' }));
      await openInsight(visitor, 'Fire safety');
      const people = page.getByRole('region', { name: 'People' });
      await expect(people.getByText('100% of 10 trainees')).toBeVisible(SUMMARY);
      await expect(people.getByText('60% of those who opened it')).toHaveCount(2);
      await expect(page.getByText(/^As of/)).toBeVisible();
      await expect(
        page.getByRole('img', { name: /^Share of people still watching: 60% at half/ }),
      ).toBeVisible();
      await press(page.getByText('Show as a table'));
      await expect(page.getByRole('row', { name: /^40%/ })).toContainText('80%');
      const hardest = page.getByRole('region', { name: 'Hardest Questions' });
      await expect(hardest.getByRole('heading', { level: 3 })).toHaveText([
        'Where is the exit?',
        'What do you do first?',
      ]);
      await expect(hardest.getByText('Key may be wrong', { exact: true })).toBeVisible();
      await examine(visitor, 'insight');
      await page.emulateMedia({ forcedColors: 'active' });
      await examine(visitor, 'insight-forced-colours');
      await page.emulateMedia({ forcedColors: null });
      await press(hardest.getByRole('link', { name: 'Edit this question' }));
      await expect(page.getByRole('dialog', { name: 'Edit module' })).toBeVisible();
    });
  });
