/** Training that is taken again: earlier runs and attempts stay, and the trainee's page says what happened. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import type { QuestionForm } from '@portal/contract/questions';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { unfold } from './screens/folds.ts';
import { toasts } from './screens/toasts.ts';
import { chooseOneOf } from './screens/training.ts';

const QUIZ: readonly QuestionForm[] = [
  {
    question: 'Where is the exit?',
    options: ['Left', 'Right', 'Upstairs'],
    answer: 'Left',
    explanation: 'Follow the green signs.',
  },
  { question: 'Who calls for help?', options: ['I do', 'Others'], answer: 'I do', explanation: '' },
];
const RIGHT = ['Left', 'I do'];

let portal: Portal;
let admin: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
});

/** A company with two modules that have a quiz each. */
async function addSchool(name: string) {
  const company = await addCompany(portal, admin.token, name);
  const add = (name: string) =>
    addModule(portal, admin.token, company.id, { name, questions: QUIZ });
  return { company, first: await add('Fire safety'), second: await add('First aid') };
}

async function submit(token: string, id: number, options: readonly string[]): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  const answers = Object.fromEntries(
    mcqs.map((each) => [each.id, each.options.find((option) => options.includes(option)) ?? '']),
  );
  await call(portal, submitQuiz, { id, token, body: { answers } });
}

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('an admin lets a trainee train again, who learns it at once', async ({ visit }) => {
    const { company, first, second } = await addSchool('Again');
    const rita = await addTrainee(portal, person('Rosa'), company.name);
    await submit(rita.token, first.id, ['Right', 'Others']);
    await submit(rita.token, first.id, RIGHT);
    const trainee = await visit({ as: rita });
    await trainee.page.goto(`/training/module/${second.id}`);
    await chooseOneOf(trainee, RIGHT);
    await trainee.untilLive();
    trainee.noise.expect(getTrainingModule, 403);
    const dashboard = await trainee.openTab();
    await dashboard.page.goto('/training');
    await expect(dashboard.page.getByText('50%', { exact: true }).first()).toBeVisible();

    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto(`/admin/track-trainee/${rita.user.id}`);
    await unfold(visitor, 'More actions');
    await press(page.getByRole('button', { name: 'Train again', exact: true }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Run 1 ends (50% completed)');
    await examine(visitor, 'train-again');
    await press(question.getByRole('button', { name: 'Train again', exact: true }));
    await expect(toasts(visitor)).toHaveText(/trains again: run 2 has started$/);
    await expect(page.getByText(/^Run 2, started/)).toBeVisible();

    const notice = trainee.page.getByText(/^Your training has started again/);
    await expect(notice).toBeVisible();
    await expect(trainee.page.getByText('This module is locked')).toBeVisible();
    await examine(trainee, 'training-started-again');
    await expect(dashboard.page.getByText(/^Your training was started again on/)).toBeVisible();
    await expect(dashboard.page.getByText('0%', { exact: true }).first()).toBeVisible();
    await examine(dashboard, 'dashboard-started-again');
    await trainee.press(trainee.page.getByRole('link', { name: /^Open / }));
    await expect(trainee.page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    await expect(trainee.page.getByRole('listitem').filter({ hasText: 'correct' })).toHaveCount(0);

    await expect(page.getByRole('heading', { name: 'Quiz Tries' })).toBeHidden();
    await examine(visitor, 'trainee-with-earlier-runs');
    await press(page.getByRole('link', { name: 'Run 1', exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Run 1 of Rosa/);
    await expect(page.getByText(/^This is an earlier run/)).toBeVisible();
    await press(page.getByText('Evidence', { exact: true }).first());
    await press(page.getByRole('link', { name: 'Attempts at Fire safety' }));
    const attempts = page.getByRole('dialog', { name: 'Attempts at Fire safety' });
    await expect(attempts.getByRole('listitem')).toHaveText([/^.*100%Passed/, /^.*0%Not passed/]);
    await examine(visitor, 'attempts');
    await press(attempts.getByRole('button', { name: 'Show answers' }).last());
    await expect(attempts.getByText('Chosen answer')).toHaveCount(2);
    await examine(visitor, 'attempt-answers');
    await page.goBack();
    await expect(attempts).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText(/^Run 2, started/)).toBeVisible();
  });

  test('an admin lets a whole company train again, and undoes it', async ({ visit }) => {
    const { company, first } = await addSchool('School');
    const names = ['Ann', 'Bob', 'Cleo'].map((name) => person(`${name}`));
    const [ann] = await Promise.all(names.map((who) => addTrainee(portal, who, company.name)));
    if (ann === undefined) throw new Error('No trainee');
    await submit(ann.token, first.id, RIGHT);
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto(`/admin/company-modules/${company.id}/modules`);
    await unfold(visitor, 'More actions');
    await press(page.getByRole('button', { name: 'Train again', exact: true }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('A new run starts for 3 trainees:');
    await expect(question).toContainText('1 is in training');
    await examine(visitor, 'train-company-again');
    await press(question.getByRole('button', { name: 'Train again', exact: true }));
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect(undo).toBeVisible();
    await page.goto(`/admin/track-trainee/${ann.user.id}`);
    await expect(page.getByRole('link', { name: 'Run 1', exact: true })).toBeVisible();
    await press(undo);
    await expect(page.getByText(/^Undone/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Run 1', exact: true })).toHaveCount(0);
    await expect(page.getByText('50%', { exact: true }).first()).toBeVisible();
  });
});
