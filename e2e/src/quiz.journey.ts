/** The quiz, one question at a time: keys, tries, failures, and questions that change meanwhile. */
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { deleteModule, getModule, saveQuestions } from '@portal/contract/modules';
import type { QuestionForm } from '@portal/contract/questions';
import type { Browser, Locator, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { untilFocused } from './harness/keyboard.ts';
import { readLetters, seeActions, toasts } from './harness/letters.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { answerQuestions, moduleCard, takeQuiz } from './screens/training.ts';

const QUESTIONS: readonly QuestionForm[] = ['first', 'second', 'third'].map((place) => ({
  question: `What comes ${place}?`,
  options: [`Right ${place}`, `Wrong ${place}`, `Neither ${place}`],
  answer: `Right ${place}`,
  explanation: `Because it is the ${place} of three.`,
}));
const RIGHT = QUESTIONS.map(({ answer }) => answer);
const FAILED = 'Score: 33%. You need 70% to pass. Please try again.';
const PASSED = 'Congratulations! You passed with 100%';

let browser: Browser;
let portal: Portal;
let admin: Session;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  admin = await signInAdmin(portal);
});
afterAll(() => ended.disposeAsync());

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
  await visitor.open(`/training/module/${id}`);
  await visitor.see(`Question 1 of ${questions.length}`);
  return { moduleId: id };
}

describe.concurrent.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('a failed quiz starts over, a passed one explains itself and leads on', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { page, press, see, arriveAt } = visitor;
    const { moduleId } = await beginQuiz(visitor, `Fay ${device.name}`);
    const previous = page.getByRole('button', { name: 'Previous', exact: true });
    expect(await previous.isDisabled()).toBe(true);
    await seeActions(visitor, 'button', 'Next');
    // Nothing waits without a reason: not the way on, and not a way into what is open already.
    await readLetters(visitor, 'Choose an answer to go on.');
    expect(await page.getByRole('button', { name: 'Start Quiz' }).count()).toBe(0);
    await takeQuiz(visitor, ['Right first', 'Wrong second', 'Wrong third']);
    await readLetters(visitor, FAILED, 'Question 1 of 3');
    // In one place, and nothing of the try is left.
    expect(await page.getByText(FAILED).count()).toBe(1);
    expect(await toasts(visitor).count()).toBe(0);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await examine(visitor, 'quiz-failed-score');

    await answerQuestions(visitor, RIGHT.slice(0, 2));
    await press(previous);
    await see('What comes second?');
    expect(await page.getByRole('radio', { name: 'Right second' }).isChecked()).toBe(true);
    await takeQuiz(visitor, RIGHT.slice(1));
    const passedAt = Date.now();
    await readLetters(visitor, PASSED, 'Because it is the third of three.');
    expect(await page.getByText(PASSED).count()).toBe(1);
    await arriveAt('/training');
    expect(Date.now() - passedAt).toBeLessThan(3_000);
    await readLetters(visitor, PASSED);
    await see(moduleCard(visitor, 'Knowing the order').getByText('Score: 100%'));
    await examine(visitor, 'dashboard-after-pass');

    // What was on the screen for a second can be read at leisure.
    await press(toasts(visitor).getByRole('button', { name: 'Review answers' }));
    await arriveAt(`/training/module/${moduleId}`);
    const dialog = page.getByRole('dialog', { name: 'Your answers' });
    await see(dialog.getByText('Because it is the second of three.'));
    await examine(visitor, 'quiz-review');

    // And whenever they come back.
    await visitor.open('/training');
    await press(moduleCard(visitor, 'Knowing the order').getByRole('link', { name: 'Review' }));
    await press(page.getByRole('button', { name: 'Review answers', exact: true }));
    const later = page.getByRole('dialog', { name: 'The right answers' });
    await see(later.getByText('Right third'), later.getByText('Because it is the third of three.'));
    await examine(visitor, 'quiz-review-later');
  });
});

it('keys choose, go on and go back', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see, arriveAt } = visitor;
  await beginQuiz(visitor, 'Kay Keys');
  const { keyboard } = page;
  const chosen = () => page.getByRole('radio', { checked: true }).getAttribute('value');
  await keyboard.press('9');
  await keyboard.press('Enter');
  await see('What comes first?');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await keyboard.press('3');
  expect(await chosen()).toBe('Neither first');
  await page.keyboard.press('Tab');
  await keyboard.press('ArrowUp');
  expect(await chosen()).toBe('Wrong first');
  await keyboard.press('ArrowUp');
  expect(await chosen()).toBe('Right first');
  await keyboard.press('Enter');
  await see('What comes second?');
  await untilFocused(page.locator('legend > span'));
  await keyboard.press('1');
  await keyboard.press('Enter');
  await see('What comes third?');
  await keyboard.press('1');
  await keyboard.press('Enter');
  await readLetters(visitor, PASSED);
  await arriveAt('/training');
});

it('the score stands in view above a question longer than the page, which is asked anew', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see } = visitor;
  const question = {
    question: 'And why is that so? '.repeat(95),
    options: Array.from({ length: 9 }, (_, i) => `Reason ${i + 1}`),
    answer: 'Reason 1',
    explanation: '',
  };
  await beginQuiz(visitor, 'Lea Long', [question]);
  await takeQuiz(visitor, ['Reason 9']);
  const score = page.getByText('Score: 0%. You need 70% to pass. Please try again.');
  await see(score);
  await untilFocused(page.locator('legend > span'));
  expect(await score.evaluate((said) => said.getBoundingClientRect().top)).toBeGreaterThan(64);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await readLetters(visitor, PASSED);
});

it('two clicks, and a try again after a lost answer, make one attempt', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see, noise, arriveAt } = visitor;
  await beginQuiz(visitor, 'Dee Double');
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/mcq')) sent.push(request.postDataJSON().submissionId);
  });
  await answerQuestions(visitor, RIGHT.slice(0, 2));
  await page.getByRole('radio', { name: 'Right third' }).check();
  const submit = page.getByRole('button', { name: 'Submit Quiz', exact: true });

  noise.expect(submitQuiz, 'failed');
  // The first answer is lost on its way back, the second request never arrives.
  await page.route('**/mcq', (route) => route.abort('connectionreset'));
  await submit.dblclick();
  await readLetters(visitor, 'Failed to submit quiz. Please try again.');
  await examine(visitor, 'quiz-not-sent');
  expect(sent).toHaveLength(2);
  await page.unroute('**/mcq');
  await submit.dblclick();
  await readLetters(visitor, PASSED);
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  await arriveAt('/training');
  await see(moduleCard(visitor, 'Knowing the order').getByText('Completed'));
});

it('a refusal is said in the words of the server', async () => {
  await using visitor = await visit(browser, portal);
  const { page, noise } = visitor;
  const { moduleId } = await beginQuiz(visitor, 'Rue Refused');
  for (const status of [403, 422]) noise.expect(submitQuiz, status);
  const answers = [
    { status: 403, json: { message: 'Please complete the video before taking the quiz.' } },
    { status: 422, body: '' },
  ];
  await page.route('**/mcq', (route) => route.fulfill(answers.shift()), { times: 2 });
  await takeQuiz(visitor, RIGHT);
  await readLetters(visitor, 'Please complete the video before taking the quiz.');
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await readLetters(visitor, 'Failed to submit quiz');
  expect(await page.getByRole('radio', { name: 'Right third' }).isChecked()).toBe(true);

  for (const gone of [submitQuiz, getTrainingModule]) noise.expect(gone, 404);
  await call(portal, deleteModule, { id: moduleId, token: admin.token });
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await readLetters(visitor, 'Module Not Found');
});

it('questions that changed meanwhile are asked anew, with the answers that still fit', async () => {
  await using visitor = await visit(browser, portal);
  const { page, noise, see } = visitor;
  const { moduleId } = await beginQuiz(visitor, 'Cara Changed');
  await answerQuestions(visitor, RIGHT.slice(0, 2));
  await page.getByRole('radio', { name: 'Right third' }).check();
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
  await see(
    'The questions of this quiz have changed. Your answers that still fit were kept.',
    'Question 2 of 3',
    page.getByRole('radio', { name: 'Right again' }),
  );
  await examine(visitor, 'quiz-changed');
  await page.getByRole('radio', { name: 'Right again' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await see('What comes third?');
  expect(await page.getByRole('radio', { name: 'Right third' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await readLetters(visitor, PASSED);
});

describe.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('a toast covers no button of a dialog, and closes none', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { page, press, see, noise } = visitor;
    await beginQuiz(visitor, `Toni Toast ${device.name}`);
    noise.expect(submitQuiz, 422);
    await page.route('**/mcq', (route) => route.fulfill({ status: 422 }));
    await takeQuiz(visitor, RIGHT);
    const toast = toasts(visitor).filter({ hasText: 'Failed to submit quiz' });
    await see(toast);
    await press(page.getByRole('button', { name: 'Ask for Help' }));
    const dialog = page.getByRole('dialog');
    await see(dialog, toast);
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
    await toast.waitFor({ state: 'hidden' });
    expect(await dialog.isVisible()).toBe(true);
  });
});
