/** A trainee who has completed the training sees the result: right after the last pass, and later. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import type { QuestionForm } from '@portal/contract/questions';
import { startRun } from '@portal/contract/runs';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { answerQuiz } from './harness/installation.ts';
import { tabTo } from './harness/keyboard.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { goTo } from './screens/accounts.ts';
import { takeQuiz } from './screens/training.ts';

const QUIZ: readonly QuestionForm[] = [
  { question: 'Where is the exit?', options: ['Left', 'Right'], answer: 'Left', explanation: '' },
];

let portal: Portal;
let admin: Session;
test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
});

async function addLearner(name: string) {
  const company = await addCompany(portal, admin.token, `School of ${name}`);
  const module = await addModule(portal, admin.token, company.id, {
    name: 'Fire safety',
    questions: QUIZ,
  });
  return { company, module, session: await addTrainee(portal, person(name), company.name) };
}

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('the result follows the last pass, and stays when the training starts again', async ({
    visit,
  }) => {
    const { company, module, session } = await addLearner('Rita Result');
    const visitor = await visit({ as: session });
    const { page, press } = visitor;
    await page.goto(`/training/module/${module.id}`);
    await takeQuiz(visitor, ['Left']);
    const feedback = page.getByRole('dialog', { name: 'You have completed your training!' });
    await press(feedback.getByRole('button', { name: 'Skip' }));
    await expect(page).toHaveURL('/training');
    const title = page.getByRole('heading', { name: 'Training completed' });
    await expect(title).toBeVisible();
    await expect(
      page.getByText(`You have completed the training of ${company.name}.`),
    ).toBeVisible();
    const modules = page.getByRole('list', { name: 'Completed modules' }).getByRole('listitem');
    await expect(modules).toHaveText([/Fire safety100%/]);
    await examine(visitor, 'training-result-after-pass');

    await goTo(visitor, 'My Progress');
    await tabTo(page, page.getByRole('link', { name: 'See your result' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/training/result');
    await expect(page.getByRole('heading', { name: 'Your Result' })).toBeVisible();
    await expect(title).toBeVisible();
    await examine(visitor, 'training-result');

    await call(portal, startRun, { id: session.user.id, token: admin.token, body: {} });
    await page.goto('/training');
    await press(page.getByRole('link', { name: 'See your earlier result' }));
    await expect(modules).toHaveText([/Fire safety100%/]);
    await answerQuiz(portal, { token: session.token, moduleId: module.id, answer: 'Left' });
    await page.goto('/training/result');
    await press(page.getByRole('link', { name: /completed on/ }));
    await expect(page).toHaveURL('/training/result/1');
    await expect(title).toBeVisible();
  });
});
