/** The quiz, one question at a time: keys, attempts, failures, and questions that change during it. */
import { expect, type Locator, type Request } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { deleteModule, getModule, saveQuestions } from '@portal/contract/modules';
import type { QuestionForm } from '@portal/contract/questions';
import { unblockQuiz } from '@portal/contract/runs';
import { listTrainees } from '@portal/contract/trainees';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { passTime, stopClock } from './harness/page-clock.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { signIn } from './screens/accounts.ts';
import { player, startPlaying } from './screens/player.ts';
import { toasts } from './screens/toasts.ts';
import {
  answerQuestions,
  chooseOneOf,
  moduleCard,
  shownOptions,
  takeQuiz,
} from './screens/training.ts';

const QUESTIONS: readonly QuestionForm[] = ['first', 'second', 'third'].map((place) => ({
  question: `What comes ${place}?`,
  options: [`Right ${place}`, `Wrong ${place}`, `Neither ${place}`],
  answer: `Right ${place}`,
  explanation: `Because it is the ${place} of three.`,
}));
const RIGHT = QUESTIONS.map(({ answer }) => answer);
const FAILED = 'Score: 33%. You need 70% to pass. Please try again.';
const PASSED = 'Congratulations! You passed with 100%';

let portal: Portal;
let admin: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
});

/** A trainee before the first of two modules, in a company of their own. */
async function beginQuiz(
  visitor: Visitor,
  name: string,
  questions = QUESTIONS,
): Promise<{ moduleId: number }> {
  const company = await addCompany(portal, admin.token, `${name}s company`);
  const add = (name: string) => addModule(portal, admin.token, company.id, { name, questions });
  const { id } = await add('Knowing the order');
  await add('Afterwards');
  await signIn(visitor, await addTrainee(portal, person(name), company.name));
  await visitor.page.goto(`/training/module/${id}`);
  await expect(visitor.page.getByText(`Question 1 of ${questions.length}`)).toBeVisible();
  return { moduleId: id };
}

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a failed quiz starts over, a passed one shows explanations and leads on', async ({
    visitor,
    page,
    press,
  }) => {
    const { moduleId } = await beginQuiz(visitor, 'Fay');
    const previous = page.getByRole('button', { name: 'Previous', exact: true });
    await expect(previous).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    // Nothing is disabled without a reason: neither the next step nor a module that is already open.
    await expect(page.getByText('Choose an answer to go on.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toHaveCount(0);
    await takeQuiz(visitor, ['Right first', 'Wrong second', 'Wrong third']);
    await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
    await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
    // In the same place, and with nothing left of the attempt.
    await expect(page.getByText(FAILED)).toHaveCount(1);
    await expect(page.getByText('1 of 3 answers were right.', { exact: true })).toBeVisible();
    expect(await toasts(visitor).count()).toBe(0);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await examine(visitor, 'quiz-failed-score');
    await expect(page.getByText('Not passed, best score 33%', { exact: true })).toBeVisible();
    await press(page.getByRole('button', { name: 'Try again', exact: true }));
    await expect(page.getByText(FAILED)).toHaveCount(0);

    // The failed try is said on each screen, and leads back to the quiz.
    await page.goto('/training/progress');
    const card = moduleCard(visitor, 'Knowing the order');
    await expect(card.getByText('In Progress', { exact: true })).toBeVisible();
    const best = card.getByRole('progressbar', { name: 'Not passed yet, best score' });
    await expect(best).toHaveAttribute('aria-valuenow', '33');
    await expect(page.getByText('Of quizzes taken: 33%', { exact: true })).toBeVisible();
    await examine(visitor, 'progress-after-fail');
    await page.goto('/training');
    await expect(
      moduleCard(visitor, 'Knowing the order').getByText('Quiz not passed'),
    ).toBeVisible();
    await expect(page.getByText('Of quizzes taken: 33%', { exact: true })).toBeVisible();
    await examine(visitor, 'dashboard-after-fail');
    await press(
      moduleCard(visitor, 'Knowing the order').getByRole('link', { name: /^Start.*Try the quiz/ }),
    );
    await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();

    await answerQuestions(visitor, RIGHT, 2);
    await press(previous);
    await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: /Right/ })).toBeChecked();
    await takeQuiz(visitor, RIGHT);
    await expect(page.getByText(PASSED, { exact: true })).toBeVisible();
    await expect(page.getByText(PASSED)).toHaveCount(1);
    await expect(page).toHaveURL('/training');
    // The page of the quiz, which said so too, may still be there.
    await expect(page.getByText(PASSED, { exact: true })).toHaveCount(1);
    await expect(moduleCard(visitor, 'Knowing the order').getByText('Score: 100%')).toBeVisible();
    await examine(visitor, 'dashboard-after-pass');

    // Content that was shown for a second can be read for as long as needed.
    await press(toasts(visitor).getByRole('button', { name: 'Review answers' }));
    await expect(page).toHaveURL(`/training/module/${moduleId}`);
    await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    await expect(page.getByText('Because it is the second of three.')).toBeVisible();
    await examine(visitor, 'quiz-review');

    // And on every later visit.
    await page.goto('/training');
    await press(moduleCard(visitor, 'Knowing the order').getByRole('link', { name: 'Review' }));
    await expect(page.getByText('You passed this quiz with 100%.', { exact: true })).toBeVisible();
    await expect(page.getByText('Your answer: Right third')).toBeVisible();
    await expect(page.getByText('Because it is the third of three.')).toBeVisible();
    await expect(page.getByText('Question 1 of 3')).toHaveCount(0);
  });
});

test('the page stays after a pass while the answers are open', async ({ visitor, page, press }) => {
  await page.clock.install();
  await beginQuiz(visitor, 'Rita Reader');
  await answerQuestions(visitor, RIGHT, 2);
  await chooseOneOf(visitor, RIGHT);
  await stopClock(page);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  const show = page.getByRole('button', { name: 'Show answers', exact: true });
  await passTime(page, { stepMs: 20, look: () => show.isVisible() }).toBe(true);
  await press(show);
  const explained = page.getByText('Because it is the third of three.', { exact: true });
  await expect(explained).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(explained).toBeVisible();
  await page.clock.resume();
  await examine(visitor, 'quiz-passed-answers');
  await press(page.getByRole('button', { name: 'Hide answers' }));
  await expect(page).toHaveURL('/training');
});

test('a passed quiz with a video shows the own answers in a dialog', async ({ visitor, page }) => {
  const company = await addCompany(portal, admin.token, 'Video company');
  const clip = fixture('clips/intro-4s.mp4');
  const { id } = await addModule(portal, admin.token, company.id, {
    name: 'Film and quiz',
    clip,
    questions: QUESTIONS,
  });
  await addModule(portal, admin.token, company.id, { name: 'Afterwards', questions: QUESTIONS });
  await signIn(visitor, await addTrainee(portal, person('Vera Video'), company.name));
  const { page: tab, press } = visitor;
  await tab.goto(`/training/module/${id}`);
  await startPlaying(visitor, player(visitor, 'Film and quiz'));
  await press(player(visitor, 'Film and quiz').getByRole('button', { name: 'Start Quiz' }));
  // The card of the quiz would be a second one with this heading.
  await expect(page.getByRole('heading', { name: 'Quiz', exact: true })).toHaveCount(1);
  await examine(visitor, 'quiz-with-video');
  await takeQuiz(visitor, ['Right first', 'Right second', 'Wrong third']);
  await expect(page.getByText('2 of 3 answers were right.', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: 'Back to video' }));
  await examine(visitor, 'module-after-fail');
  await press(page.getByRole('button', { name: 'Try again', exact: true }));
  await takeQuiz(visitor, RIGHT);
  await expect(page).toHaveURL('/training');
  await press(toasts(visitor).getByRole('button', { name: 'Review answers' }));
  const dialog = page.getByRole('dialog', { name: 'Your answers' });
  await expect(dialog.getByText('Your answer: Right second')).toBeVisible();
  await examine(visitor, 'quiz-review-dialog');
});

test('keys choose, go on and go back', async ({ visitor, page }) => {
  await beginQuiz(visitor, 'Kay Keys');
  const { keyboard } = page;
  const chosen = () => page.getByRole('radio', { checked: true }).getAttribute('value');
  const question = page.locator('legend > span');
  const goOn = async () => {
    const before = await question.innerText();
    await keyboard.press('Enter');
    await expect(question).not.toHaveText(before, { useInnerText: true });
  };
  /** Presses the number of the correct option. */
  const pressRight = async () => {
    const place = (await shownOptions(visitor)).findIndex((option) => RIGHT.includes(option));
    await keyboard.press(String(place + 1));
  };
  await keyboard.press('9');
  await keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const [first, second, third] = await shownOptions(visitor);
  await keyboard.press('3');
  expect(await chosen()).toBe(third);
  await page.keyboard.press('Tab');
  await keyboard.press('ArrowUp');
  expect(await chosen()).toBe(second);
  await keyboard.press('ArrowUp');
  expect(await chosen()).toBe(first);
  await pressRight();
  await goOn();
  await expect(question).toBeFocused();
  await pressRight();
  await goOn();
  await pressRight();
  await keyboard.press('Enter');
  await expect(page.getByText(PASSED, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/training');
});

test('the score is shown above a question longer than the page, which is asked again', async ({
  visitor,
  page,
}) => {
  const question = {
    question: 'And why is that so? '.repeat(95),
    options: Array.from({ length: 9 }, (_, i) => `Reason ${i + 1}`),
    answer: 'Reason 1',
    explanation: '',
  };
  await beginQuiz(visitor, 'Lea Long', [question]);
  await takeQuiz(visitor, ['Reason 9']);
  const score = page.getByText('Score: 0%. You need 70% to pass. Please try again.');
  await expect(score).toBeVisible();
  await expect(page.locator('legend > span')).toBeFocused();
  expect(await score.evaluate((said) => said.getBoundingClientRect().top)).toBeGreaterThan(64);
  await page.keyboard.press(String((await shownOptions(visitor)).indexOf('Reason 1') + 1));
  await page.keyboard.press('Enter');
  await expect(page.getByText(PASSED, { exact: true })).toBeVisible();
});

test('two clicks, and a retry after a lost answer, make one attempt', async ({
  visitor,
  page,
  noise,
}) => {
  await beginQuiz(visitor, 'Dee Double');
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/mcq')) sent.push(request.postDataJSON().submissionId);
  });
  await answerQuestions(visitor, RIGHT, 2);
  await chooseOneOf(visitor, RIGHT);
  const submit = page.getByRole('button', { name: 'Submit Quiz', exact: true });

  noise.expect(submitQuiz, 'failed');
  // The first answer is lost on its way back, the second request never arrives.
  await page.route('**/mcq', (route) => route.abort('connectionreset'));
  await submit.dblclick();
  await expect(
    page.getByText('Failed to submit quiz. Please try again.', { exact: true }),
  ).toBeVisible();
  await examine(visitor, 'quiz-not-sent');
  expect(sent).toHaveLength(2);
  await page.unroute('**/mcq');
  await submit.dblclick();
  await expect(page.getByText(PASSED, { exact: true })).toBeVisible();
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  await expect(page).toHaveURL('/training');
  await expect(moduleCard(visitor, 'Knowing the order').getByText('Completed')).toBeVisible();
});

test('a refusal is shown with the message of the server', async ({ visitor, page, noise }) => {
  const { moduleId } = await beginQuiz(visitor, 'Rue Refused');
  for (const status of [403, 422]) noise.expect(submitQuiz, status);
  const answers = [
    { status: 403, json: { message: 'Please complete the video before taking the quiz.' } },
    { status: 422, body: '' },
  ];
  await page.route('**/mcq', (route) => route.fulfill(answers.shift()), { times: 2 });
  // After each refusal the page reads the module again: it must not find it deleted before the last click.
  const moduleIsRead = () => page.waitForResponse(`**/api/trainee/modules/${moduleId}`);
  const readFirst = moduleIsRead();
  await takeQuiz(visitor, RIGHT);
  await expect(
    page.getByText('Please complete the video before taking the quiz.', { exact: true }),
  ).toBeVisible();
  await readFirst;
  const readAgain = moduleIsRead();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByText('Failed to submit quiz', { exact: true })).toBeVisible();
  await readAgain;
  await expect(page.getByRole('radio', { name: /Right/ })).toBeChecked();

  for (const missing of [submitQuiz, getTrainingModule]) noise.expect(missing, 404);
  await call(portal, deleteModule, { id: moduleId, token: admin.token });
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByText('Module Not Found', { exact: true })).toBeVisible();
});

test('questions that changed during the quiz are asked again, with the answers that still fit', async ({
  visitor,
  page,
  noise,
}) => {
  const { moduleId } = await beginQuiz(visitor, 'Cara Changed');
  await answerQuestions(visitor, RIGHT, 2);
  await chooseOneOf(visitor, RIGHT);
  const { mcqs } = await call(portal, getModule, { id: moduleId, token: admin.token });
  const [first, second, third] = mcqs;
  if (!first || !second || !third) throw new Error('The module lost its questions');
  const changed = { ...second, options: ['Another', 'Right again'], answer: 'Right again' };
  await call(portal, saveQuestions, {
    id: moduleId,
    token: admin.token,
    body: { mcqs: [first, changed, third] },
  });
  noise.expect(submitQuiz, 409);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
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

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('a toast covers no button of a dialog, and closes none', async ({
      visitor,
      page,
      press,
      noise,
    }) => {
      await beginQuiz(visitor, `Toni Toast ${device.name}`);
      noise.expect(submitQuiz, 422);
      await page.route('**/mcq', (route) => route.fulfill({ status: 422 }));
      await takeQuiz(visitor, RIGHT);
      const toast = toasts(visitor).filter({ hasText: 'Failed to submit quiz' });
      await expect(toast).toBeVisible();
      await press(page.getByRole('button', { name: 'Ask for Help' }));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(toast).toBeVisible();
      const box = async (part: Locator) => {
        const found = await part.boundingBox();
        if (found === null) throw new Error('It is not to be seen');
        return { top: found.y, bottom: found.y + found.height };
      };
      const isFree = async () => {
        const shown = await box(toast);
        const buttons = await Promise.all((await dialog.getByRole('button').all()).map(box));
        return buttons.every(({ top, bottom }) => top >= shown.bottom || bottom <= shown.top);
      };
      // Both slide to their places.
      await expect.poll(isFree).toBe(true);
      await press(toast.getByRole('button', { name: 'Close toast' }));
      await expect(toast).toBeHidden();
      await expect(dialog).toBeVisible();
    });
  });

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('the fourth try waits, also after a reload, until an admin opens the quiz again', async ({
    visitor,
    page,
  }) => {
    const name = 'Wanda Waits';
    const { moduleId } = await beginQuiz(visitor, name);
    const wrong = QUESTIONS.map(({ options: [, option = ''] }) => option);
    const countdown = page.getByText(/^You can try again in \d+:\d\d$/);
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
      await takeQuiz(visitor, wrong);
      if (tries < 2) await expect(page.getByText('Score: 0%.')).toBeVisible();
    }
    await expect(countdown).toBeVisible();
    await examine(visitor, 'quiz-wait');
    await page.reload();
    await expect(countdown).toBeVisible();
    await visitor.untilLive();
    const trainees = await call(portal, listTrainees, { token: admin.token });
    const traineeId = trainees.find((trainee) => trainee.name === name)?.id ?? 0;
    const path = `/admin/trainees/:id/modules/${moduleId}/unblock` as const;
    await call(portal, { ...unblockQuiz, path }, { id: traineeId, token: admin.token });
    await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
    await expect(countdown).toBeHidden();
    await takeQuiz(visitor, RIGHT);
    await expect(page.getByText(PASSED, { exact: true })).toBeVisible();
  });
});
