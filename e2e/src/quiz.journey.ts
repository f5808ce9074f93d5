/** The quiz, one question at a time: attempts, failures, and questions that change during it. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { completeVideo, getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { getModule, saveQuestions } from '@portal/contract/modules';
import type { QuestionForm } from '@portal/contract/questions';
import { unblockQuiz } from '@portal/contract/runs';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import { watchByCalls } from './harness/watch-by-calls.ts';
import { goTo } from './screens/accounts.ts';
import { unfoldCompleted } from './screens/folds.ts';
import { player } from './screens/player.ts';
import { toasts } from './screens/toasts.ts';
import {
  answerQuestions,
  chooseOneOf,
  moduleCard,
  shownOptions,
  takeQuiz,
} from './screens/training.ts';

const QUESTIONS: readonly QuestionForm[] = ['first', 'second'].map((place) => ({
  question: `What comes ${place}?`,
  options: [`Right ${place}`, `Wrong ${place}`, `Neither ${place}`],
  answer: `Right ${place}`,
  // Long, so that the dialogs with it are scrolled.
  explanation: `Because it is the ${place} of two.${'\nThere is more to read.'.repeat(20)}`,
}));
const RIGHT = QUESTIONS.map(({ answer }) => answer);
const FAILED = 'Score: 50%. You need 70% to pass. Please try again.';
const PASSED = 'Congratulations! You passed with 100%';

let portal: Portal;
let admin: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
});

interface Taken {
  readonly name: string;
  readonly questions?: readonly QuestionForm[];
  /** How often the trainee has failed the quiz before. */
  readonly failedTries?: number;
}

/** A trainee before the first of two modules, in a company of their own. */
async function beginQuiz(visit: Visit, { name, questions = QUESTIONS, failedTries = 0 }: Taken) {
  const company = await addCompany(portal, admin.token, `${name}s company`);
  const add = (name: string) => addModule(portal, admin.token, company.id, { name, questions });
  const { id } = await add('Knowing the order');
  await add('Afterwards');
  const session = await addTrainee(portal, person(name), company.name);
  for (let tries = 0; tries < failedTries; tries += 1) await failByCalls(session, id);
  const visitor = await visit({ as: session });
  await visitor.page.goto(`/training/module/${id}`);
  await expect(visitor.page.getByText(`Question 1 of ${questions.length}`)).toBeVisible();
  return { visitor, moduleId: id, session };
}

async function failByCalls({ token }: Session, id: number): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  const answers = Object.fromEntries(mcqs.map(({ id: question }) => [question, 'none']));
  const body = { answers, submissionId: crypto.randomUUID() };
  await call(portal, submitQuiz, { id, token, body });
}

/** Opens the answers in the frame that shows their button: the page returns a second after a pass. */
function showAnswersAtOnce({ page }: Visitor): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const buttons = [...document.querySelectorAll('button')];
          const show = buttons.find(({ innerText }) => innerText.trim() === 'Show answers');
          if (show === undefined) return void requestAnimationFrame(look);
          show.click();
          resolve();
        };
        look();
      }),
  );
}

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a failed quiz starts over, a passed one shows explanations and leads on', async ({
    visit,
  }) => {
    const { visitor, moduleId } = await beginQuiz(visit, { name: 'Fay' });
    const { page, press } = visitor;
    // Nothing is disabled without a reason: neither the next step nor a module that is already open.
    await expect(page.getByText('Choose an answer to go on.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toHaveCount(0);
    await takeQuiz(visitor, ['Right first', 'Wrong second']);
    await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
    await expect(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    // In the same place, and with nothing left of the attempt.
    await expect(page.getByText(FAILED)).toHaveCount(1);
    await expect(page.getByText('1 of 2 answers were right.', { exact: true })).toBeVisible();
    expect(await toasts(visitor).count()).toBe(0);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    const attempts = page.getByRole('listitem').filter({ hasText: 'of 2 correct' });
    await expect(attempts).toHaveText([/50%.*Not passed.*1 of 2 correct$/]);
    await expect(page.getByRole('button', { name: /^Show answers/ })).toHaveCount(0);
    await expect(page.getByText('Not passed, best score 50%', { exact: true })).toBeVisible();
    await examine(visitor, 'quiz-failed-score');

    // The failed try is said on each screen, and leads back to the quiz.
    await goTo(visitor, 'My Progress');
    const card = moduleCard(visitor, 'Knowing the order');
    await expect(card.getByText('In Progress', { exact: true })).toBeVisible();
    const best = card.getByRole('progressbar', { name: 'Not passed yet, best score' });
    await expect(best).toHaveAttribute('aria-valuenow', '50');
    await expect(page.getByText('Of quizzes taken: 50%', { exact: true })).toBeVisible();
    await examine(visitor, 'progress-after-fail');
    await page.goto('/training');
    await expect(card.getByText('Quiz not passed')).toBeVisible();
    await expect(page.getByText('Of quizzes taken: 50%', { exact: true })).toBeVisible();
    await examine(visitor, 'dashboard-after-fail');
    await press(card.getByRole('link', { name: /^Start.*Try the quiz/ }));
    await expect(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();

    await answerQuestions(visitor, RIGHT, 1);
    await chooseOneOf(visitor, RIGHT);
    const answersAreOpen = showAnswersAtOnce(visitor);
    await press(page.getByRole('button', { name: 'Submit Quiz', exact: true }));
    await answersAreOpen;
    await expect(page.getByText(PASSED, { exact: true })).toBeVisible();
    await expect(page.getByText('Because it is the second of two.')).toBeVisible();
    // It stays while they are open.
    await examine(visitor, 'quiz-passed-answers');
    await press(page.getByRole('button', { name: 'Hide answers' }));
    await expect(page).toHaveURL('/training');
    // The page of the quiz, which said so too, may still be there.
    await expect(page.getByText(PASSED, { exact: true })).toHaveCount(1);
    await unfoldCompleted(visitor);
    await expect(card.getByText('Score: 100%')).toBeVisible();
    await examine(visitor, 'dashboard-after-pass');

    // Content that was shown for a second can be read for as long as needed.
    await press(toasts(visitor).getByRole('button', { name: 'Review answers' }));
    await expect(page).toHaveURL(`/training/module/${moduleId}`);
    await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    await expect(page.getByText('Because it is the second of two.')).toBeVisible();

    // The answers are shown on every later visit, like the answers of each attempt.
    await page.goto('/training');
    await unfoldCompleted(visitor);
    await press(card.getByRole('link', { name: 'Review' }));
    await expect(page.getByText('You passed this quiz with 100%.', { exact: true })).toBeVisible();
    await expect(page.getByText('Your answer: Right second')).toBeVisible();
    await expect(page.getByText('Because it is the second of two.')).toBeVisible();
    await expect(page.getByText('Question 1 of 2')).toHaveCount(0);
    await expect(attempts).toHaveText([/100%.*Passed/, /50%.*Not passed/]);
    await examine(visitor, 'own-attempts');
    await press(page.getByRole('button', { name: /^Show answers .* 50%$/ }));
    const answers = page.getByRole('dialog', { name: 'Answers of this attempt' });
    await expect(answers.getByRole('listitem').filter({ hasText: 'Wrong' })).not.toHaveCount(0);
    await expect(answers.getByText('Your answer')).toHaveCount(2);
    await expect(answers.getByText('Because it is the first of two.')).toBeVisible();
    await examine(visitor, 'own-attempt-answers');
  });
});

test('a failed quiz with a video is passed, and shows the own answers in a dialog', async ({
  visit,
}) => {
  const company = await addCompany(portal, admin.token, 'Video company');
  const { id } = await addModule(portal, admin.token, company.id, {
    name: 'Film and quiz',
    clip: fixture('clips/recorded-2s.webm'),
    questions: QUESTIONS,
  });
  await addModule(portal, admin.token, company.id, { name: 'Afterwards', questions: QUESTIONS });
  const vera = await addTrainee(portal, person('Vera Video'), company.name);
  await watchByCalls(portal, { token: vera.token, moduleId: id, seconds: 2 });
  await call(portal, completeVideo, { id, token: vera.token });
  await failByCalls(vera, id);
  const visitor = await visit({ as: vera });
  const { page, press } = visitor;
  await page.goto(`/training/module/${id}`);
  await expect(player(visitor, 'Film and quiz')).toBeVisible();
  await examine(visitor, 'module-after-fail');
  await press(page.getByRole('button', { name: 'Try again', exact: true }));
  // The card of the quiz would be a second one with this heading.
  await expect(page.getByRole('heading', { name: 'Quiz', exact: true })).toHaveCount(1);
  await takeQuiz(visitor, RIGHT);
  await expect(page).toHaveURL('/training');
  await press(toasts(visitor).getByRole('button', { name: 'Review answers' }));
  const dialog = page.getByRole('dialog', { name: 'Your answers' });
  await expect(dialog.getByText('Your answer: Right second')).toBeVisible();
  await examine(visitor, 'quiz-review-dialog');
});

test('the score is shown above a question longer than the page, which is asked again', async ({
  visit,
}) => {
  const question = {
    question: 'And why is that so? '.repeat(95),
    options: Array.from({ length: 9 }, (_, i) => `Reason ${i + 1}`),
    answer: 'Reason 1',
    explanation: '',
  };
  const { visitor } = await beginQuiz(visit, { name: 'Lea Long', questions: [question] });
  const { page } = visitor;
  await takeQuiz(visitor, ['Reason 9']);
  const score = page.getByText('Score: 0%. You need 70% to pass. Please try again.');
  await expect(score).toBeVisible();
  await expect(page.locator('legend > span')).toBeFocused();
  expect(await score.evaluate((said) => said.getBoundingClientRect().top)).toBeGreaterThan(64);
  await page.keyboard.press(String((await shownOptions(visitor)).indexOf('Reason 1') + 1));
  await page.keyboard.press('Enter');
  await expect(page.getByText(PASSED, { exact: true })).toBeVisible();
});

test('answers are kept when the connection fails and when the questions change', async ({
  visit,
}) => {
  const { visitor, moduleId } = await beginQuiz(visit, { name: 'Cara Changed' });
  const { page, press, noise } = visitor;
  await answerQuestions(visitor, RIGHT, 1);
  await chooseOneOf(visitor, RIGHT);
  const submit = page.getByRole('button', { name: 'Submit Quiz', exact: true });

  noise.expect(submitQuiz, 'failed');
  await page.route('**/mcq', (route) => route.abort('connectionreset'));
  await press(submit);
  await expect(
    page.getByText('Failed to submit quiz. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: /Right/ })).toBeChecked();
  await examine(visitor, 'quiz-not-sent');
  await page.unroute('**/mcq');
  // A press on a toast is outside the dialog, and closes only the toast.
  await press(page.getByRole('button', { name: 'Ask for Help' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await press(toasts(visitor).getByRole('button', { name: 'Close toast' }));
  await expect(toasts(visitor)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toBeHidden();

  const { mcqs } = await call(portal, getModule, { id: moduleId, token: admin.token });
  const [first, second] = mcqs;
  if (!first || !second) throw new Error('The module lost its questions');
  const changed = { ...second, options: ['Another', 'Right again'], answer: 'Right again' };
  await call(portal, saveQuestions, {
    id: moduleId,
    token: admin.token,
    body: { mcqs: [first, changed] },
  });
  noise.expect(submitQuiz, 409);
  await press(submit);
  await expect(
    page.getByText(
      'The questions of this quiz have changed. Your answers that still fit were kept.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Right again' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await examine(visitor, 'quiz-changed');
  await takeQuiz(visitor, [...RIGHT, 'Right again']);
  await expect(page.getByText(PASSED, { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('the fourth try waits, also after a reload, until an admin opens the quiz again', async ({
    visit,
  }) => {
    const { visitor, moduleId, session } = await beginQuiz(visit, {
      name: 'Wanda Waits',
      failedTries: 2,
    });
    const { page } = visitor;
    const wrong = QUESTIONS.map(({ options: [, option = ''] }) => option);
    const countdown = page.getByText(/^You can try again in \d+:\d\d$/);
    await takeQuiz(visitor, wrong);
    await expect(countdown).toBeVisible();
    await page.reload();
    await expect(countdown).toBeVisible();
    await examine(visitor, 'quiz-wait');
    await visitor.untilLive();
    const path = `/admin/trainees/:id/modules/${moduleId}/unblock` as const;
    await call(portal, { ...unblockQuiz, path }, { id: session.user.id, token: admin.token });
    await expect(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    await expect(countdown).toBeHidden();
    await takeQuiz(visitor, RIGHT);
    await expect(page.getByText(PASSED, { exact: true })).toBeVisible();
  });
});
