import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { describe, expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { reloadQuestions } from '#web/features/learning/api/submit-quiz.ts';
import type { ModuleVisitState } from '#web/features/learning/model/module-view.ts';
import { ModulePage } from '#web/features/learning/pages/module-page.tsx';
import { queryClient } from '#web/platform/query/query-client.ts';
import { type FakeServer, NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asTrainee, quizModule, tour } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';

const place = { at: '/training/module/5', path: '/training/module/:moduleId' };

const it = screenIt.extend('showQuiz', async ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(getTrainingModule, quizModule);
  return async (state?: ModuleVisitState) => {
    const shown = show(<ModulePage />, { ...place, state });
    await expect.element(first).toBeVisible();
    return shown;
  };
});

const first = page.getByRole('group', { name: /Question 1 of 2\s*Where is the exit\?/ });
const second = page.getByRole('group', { name: /Question 2 of 2\s*Who calls for help\?/ });
const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`${name}$`) });
const next = page.getByRole('button', { name: 'Next' });
const previous = page.getByRole('button', { name: 'Previous' });
const submit = page.getByRole('button', { name: /^Submit(ting…| Quiz)$/ });
const showAnswers = page.getByRole('button', { name: 'Show answers' });
const outcome = page.getByRole('status').filter({ hasText: /%|changed/ });

const pressInPage = (button: Locator) =>
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));

const nameOfRadio = (element: Element) => element.closest('label')?.textContent;

const passed = {
  score: 100,
  pass: true,
  correctCount: 2,
  questionCount: 2,
  isBestSoFar: false,
  passMark: 70,
  isBlocked: false,
  review: [
    {
      id: 51,
      question: 'Where is the exit?',
      answer: 'Left',
      explanation: 'Follow the green signs.',
      chosen: 'Left',
    },
    {
      id: 52,
      question: 'Who calls for help?',
      answer: 'I do',
      explanation: '',
      chosen: 'Others',
    },
  ],
};

const FAIL = 'Score: 50%. You need 70% to pass. Please try again.';

const failed = {
  score: 50,
  pass: false,
  correctCount: 1,
  questionCount: 2,
  isBestSoFar: false,
  passMark: 70,
  isBlocked: false,
};

async function answerAll(): Promise<void> {
  await radio('Left').click();
  await next.click();
  await radio('I do').click();
}

describe('quiz', () => {
  it('goes on only with an answer, and back without losing it', async ({ showQuiz }) => {
    await showQuiz();
    await expect.element(next).toBeDisabled();
    await expect.element(next).toHaveAccessibleDescription('Choose an answer to go on.');
    await expect.element(previous).toBeDisabled();
    await radio('Left').click();
    await next.click();
    await expect.element(second).toBeVisible();
    await expect.element(submit).toBeDisabled();
    await previous.click();
    await expect.element(radio('Left')).toBeChecked();
  });

  it('keeps the last question in its card on the smallest phone', async ({ showQuiz, resize }) => {
    // 320 px without the margins of the page, which are not here.
    await resize(288, 640);
    await showQuiz();
    await radio('Left').click();
    await next.click();
    await expect.element(submit).toHaveAccessibleDescription('Choose an answer to go on.');
    expect(submit.element().getBoundingClientRect().right).toBeLessThan(288);
  });

  it('is answered by the arrow keys and Enter', async ({ showQuiz, server }) => {
    const answer = server.hold(submitQuiz);
    await showQuiz();
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
    await expect.element(radio('Upstairs')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('Left')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.element(second).toBeVisible();
    await userEvent.keyboard('{Tab}{ArrowUp}');
    await expect.element(radio('Others')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.element(submit).toHaveTextContent('Submitting…');
    answer(passed);
    await expect.element(outcome).toBeVisible();
    expect(server.received(submitQuiz).map(({ body }) => body.answers)).toEqual([
      { 51: 'Left', 52: 'Others' },
    ]);
  });

  it('marks the options with letters where one refers to others by them, and is answered by letters', async ({
    signIn,
    server,
    show,
  }) => {
    const options = ['Left', 'Right', 'Upstairs', 'Both A and B'];
    const [one, two] = quizModule.mcqs;
    if (one === undefined || two === undefined) throw new Error('Two questions are missing');
    signIn(asTrainee);
    const mcqs = [{ ...one, options, fixedOrder: true }, two];
    server.answer(getTrainingModule, { ...quizModule, mcqs });
    show(<ModulePage />, place);
    await expect.element(page.getByRole('radio', { name: 'D Both A and B' })).toBeVisible();
    expect(page.getByRole('radio').elements().map(nameOfRadio)).toEqual(
      options.map((option, place) => `${'ABCD'[place]}${option}`),
    );
    await userEvent.keyboard('b');
    await expect.element(radio('Right')).toBeChecked();
    await userEvent.keyboard('4');
    await expect.element(radio('Both A and B')).toBeChecked();
    await userEvent.keyboard('{Enter}a');
    // The options of the next question have no letters.
    await expect.element(second).toBeVisible();
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
  });

  it('is answered by digits from the heading, which has the focus', async ({ showQuiz }) => {
    await showQuiz();
    const focused = () => document.activeElement?.textContent;
    await expect.poll(focused).toMatch(/^Question.*Where is the exit\?$/);
    await userEvent.keyboard('9{Enter}');
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
    await expect.element(first).toBeVisible();
    await userEvent.keyboard('3');
    await expect.element(radio('Upstairs')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.element(second).toBeVisible();
    await expect.poll(focused).toMatch(/^Question.*Who calls for help\?$/);
    await userEvent.keyboard('1');
    await expect.element(radio('I do')).toBeChecked();
  });

  it('is sent once by a double click, and cannot be changed meanwhile', async ({
    showQuiz,
    server,
  }) => {
    const answer = server.hold(submitQuiz);
    await showQuiz();
    await answerAll();
    await submit.dblClick();
    await expect.element(submit).toHaveTextContent('Submitting…');
    await expect.element(previous).toBeDisabled();
    await radio('Others').click();
    await expect.element(radio('I do')).toBeChecked();
    answer(passed);
    await expect.element(outcome).toBeVisible();
    expect(server.received(submitQuiz)).toEqual([
      {
        params: { id: 5 },
        body: {
          answers: { 51: 'Left', 52: 'I do' },
          quizVersion: 4,
          tryNumber: 1,
          runId: 70,
          submissionId: expect.any(String),
          resultOnly: false,
        },
      },
    ]);
  });

  it('is not left for the video before its result is shown', async ({ showQuiz, server }) => {
    server.answer(getTrainingModule, { ...quizModule, videos: [tour] });
    const answer = server.hold(submitQuiz);
    await showQuiz({ quiz: true });
    const back = page.getByRole('button', { name: 'Back to video' });
    await answerAll();
    await submit.click();
    await expect.element(back).toBeDisabled();
    answer(NO_CONNECTION);
    await expect
      .element(toasts.getByText('Failed to submit quiz. Please try again.'))
      .toBeVisible();
    await expect.element(back).toBeEnabled();
  });

  it.for([
    [passed, 'Congratulations! You passed with 100%'],
    [{ ...passed, score: 50, pass: false }, FAIL],
    [NO_CONNECTION, 'Failed to submit quiz. Please try again.'],
  ] as const)(
    'is announced to a trainee who has left the page: result %#',
    async ([answered, sentence], { showQuiz, server }) => {
      const answer = server.hold(submitQuiz);
      const { address } = await showQuiz();
      await answerAll();
      await submit.click();
      await page.getByRole('link', { name: 'Back to Training' }).click();
      await expect.element(submit).not.toBeInTheDocument();
      answer(answered);
      await expect.element(toasts.getByText(sentence)).toBeVisible();
      expect(address()).toBe('/training');
      const isScored = answered !== NO_CONNECTION;
      expect(Object.keys(localStorage).some((key) => key.includes('quizAnswers'))).toBe(!isScored);
    },
  );

  it.for([
    [failed, FAIL],
    [passed, 'Congratulations! You passed with 100%'],
  ] as const)(
    'is at its next try for a trainee who comes back after it was scored: result %#',
    async ([scored, sentence], { showQuiz, show, server }) => {
      const answer = server.hold(submitQuiz);
      await showQuiz();
      await answerAll();
      await submit.click();
      await expect.element(submit).toHaveTextContent('Submitting…');
      show(<p>Elsewhere</p>);
      await expect.element(page.getByText('Elsewhere')).toBeVisible();
      const { pass, score } = scored;
      server.answer(getTrainingModule, { ...quizModule, tryNumber: 2, pass, score });
      answer(scored);
      await expect.element(toasts.getByText(sentence)).toBeVisible();
      const quiz: ModuleVisitState = { quiz: true };
      show(<ModulePage />, { ...place, state: quiz });
      await expect.element(first).toBeVisible();
      await expect.element(radio('Left')).not.toBeChecked();
    },
  );

  it('says that it is passed, and shows each answer beside the right one', async ({
    showQuiz,
    server,
  }) => {
    server.answer(submitQuiz, passed);
    await showQuiz();
    await answerAll();
    // Pressed within the page: it is left a second after a pass, unless the answers are being read.
    pressInPage(submit);
    await expect.element(showAnswers).toHaveFocus();
    expect(page.getByText('Follow the green signs.').element()).not.toBeVisible();
    pressInPage(showAnswers);
    await expect.element(outcome).toHaveTextContent('Congratulations! You passed with 100%');
    await expect.element(submit).not.toBeInTheDocument();
    const answers = page.getByRole('listitem').filter({ hasText: 'Your answer:' });
    await expect
      .element(answers.first())
      .toHaveTextContent('Right:Where is the exit?Your answer: LeftFollow the green signs.');
    await expect
      .element(answers.last())
      .toHaveTextContent('Wrong:Who calls for help?Your answer: OthersRight answer: I do');
  });

  it('leads back to the training after a pass', async ({ showQuiz, server }) => {
    server.answer(submitQuiz, passed);
    const { address } = await showQuiz();
    await answerAll();
    await submit.click();
    await expect.poll(address).toBe('/training');
    await expect.element(toasts.getByText('Congratulations! You passed with 100%')).toBeVisible();
    await expect.element(toasts.getByRole('button', { name: 'Review answers' })).toBeVisible();
  });

  it('starts over after a fail, at the first question', async ({ showQuiz, server }) => {
    server.answer(submitQuiz, failed);
    await showQuiz();
    await answerAll();
    await submit.click();
    await expect.element(outcome).toMatchTextContent(FAIL);
    await expect.element(first).toBeVisible();
    await expect.element(radio('Left')).not.toBeChecked();
    await userEvent.keyboard('1');
    await expect.element(radio('Left')).toBeChecked();
    await expect.element(page.getByText(FAIL)).not.toBeInTheDocument();
  });

  it('says after a fail how many answers were right, and tries again', async ({
    showQuiz,
    server,
  }) => {
    server.answer(submitQuiz, failed);
    await showQuiz();
    await answerAll();
    await submit.click();
    await expect.element(outcome).toMatchTextContent(`${FAIL}1 of 2 answers were right.`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Score: 50%.')).not.toBeInTheDocument();
    await userEvent.keyboard('1');
    await expect.element(radio('Left')).toBeChecked();
  });

  it('says that the shown score is of the best try', async ({ showQuiz, server }) => {
    server.answer(submitQuiz, { ...failed, isBestSoFar: true });
    await showQuiz();
    await answerAll();
    await submit.click();
    await expect
      .element(outcome)
      .toMatchTextContent(
        /^Best score so far: 50%\. .*In your best try 1 of 2 answers were right\./,
      );
  });

  it.for([
    ['pass', passed],
    ['fail', failed],
  ] as const)(
    'keeps the answers and the attempt when the connection is lost, up to a %s',
    async ([, result], { showQuiz, server }) => {
      // The time of toasts passes only while the page is in view: none ends by itself.
      vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
      server.answer(submitQuiz, NO_CONNECTION);
      await showQuiz();
      await answerAll();
      await submit.click();
      await expect
        .element(toasts.getByText('Failed to submit quiz. Please try again.'))
        .toBeVisible();
      await expect.element(radio('I do')).toBeChecked();
      server.answer(submitQuiz, result);
      await submit.click();
      await expect.element(outcome).toBeVisible();
      const ids = server.received(submitQuiz).map(({ body }) => body.submissionId);
      expect(new Set(ids).size).toBe(1);
      await expect
        .element(toasts.getByText('Failed to submit quiz. Please try again.'))
        .not.toBeInTheDocument();
    },
  );

  it('asks changed questions again and keeps the answers that still fit', async ({
    showQuiz,
    server,
  }) => {
    server.answer(submitQuiz, refusal('QUIZ_CHANGED', 'Changed'));
    await showQuiz();
    await answerAll();
    server.answer(getTrainingModule, {
      ...quizModule,
      quizVersion: 5,
      // Another device has failed the try meanwhile.
      tryNumber: quizModule.tryNumber + 1,
      mcqs: [
        ...quizModule.mcqs.slice(0, 1),
        { id: 53, question: 'Who calls for help?', options: ['You', 'Me'], fixedOrder: false },
      ],
    });
    await submit.click();
    await expect.element(outcome).toMatchTextContent(/^The questions of this quiz have changed/);
    await expect.element(radio('You')).not.toBeChecked();
    await previous.click();
    await expect.element(radio('Left')).toBeChecked();
  });

  it.for([
    ['Watch the video first.', 'Watch the video first.'],
    ['', 'Failed to submit quiz'],
  ] as const)(
    'says why the server refuses it: "%s"',
    async ([reason, shown], { showQuiz, server }) => {
      server.answer(submitQuiz, refusal('VIDEO_REQUIRED', reason));
      await showQuiz();
      await answerAll();
      await submit.click();
      await expect.element(toasts.getByText(shown, { exact: true })).toBeVisible();
      await expect.element(radio('I do')).toBeChecked();
    },
  );

  it('is there again after its page was left', async ({ showQuiz, show }) => {
    await showQuiz();
    await radio('Left').click();
    await next.click();
    await radio('Others').click();
    show(<p>Elsewhere</p>);
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    show(<ModulePage />, place);
    await expect.element(radio('Others')).toBeChecked();
    await previous.click();
    await expect.element(radio('Left')).toBeChecked();
  });

  it('starts over if it is opened again before its result is there', async ({
    showQuiz,
    server,
    show,
  }) => {
    const answer = server.hold(submitQuiz);
    await showQuiz();
    await answerAll();
    await submit.click();
    show(<p>Elsewhere</p>);
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    show(<ModulePage />, place);
    await expect.element(radio('I do')).toBeChecked();
    server.answer(getTrainingModule, { ...quizModule, tryNumber: quizModule.tryNumber + 1 });
    answer(failed);
    await expect.element(outcome).toMatchTextContent(`${FAIL}1 of 2 answers were right.`);
    await expect.element(first).toBeVisible();
    await expect.element(radio('Left')).not.toBeChecked();
  });
});

describe('a result that was lost on its way', () => {
  const nextTry = { ...quizModule, tryNumber: 2 };
  const passedModule = {
    ...nextTry,
    completed: true,
    pass: true,
    score: 100,
    review: passed.review,
  };

  /** The answers have arrived, and neither this answer nor the one to its repetition has come back. */
  const lost = it.extend('loseResult', ({ showQuiz, server }) => async () => {
    server.answer(submitQuiz, NO_CONNECTION);
    const shown = await showQuiz();
    await answerAll();
    await submit.click();
    await expect
      .element(toasts.getByText('Failed to submit quiz. Please try again.'))
      .toBeVisible();
    return shown;
  });
  const sentIds = (server: FakeServer) =>
    new Set(server.received(submitQuiz).map(({ body }) => body.submissionId));

  lost(
    'is asked for when the page learns of the next try: a pass',
    async ({ loseResult, server }) => {
      const { address } = await loseResult();
      server.answer(getTrainingModule, passedModule);
      server.answer(submitQuiz, passed);
      await reloadQuestions(quizModule.id);
      await expect.element(outcome).toHaveTextContent('Congratulations! You passed with 100%');
      await expect.element(showAnswers).toBeVisible();
      await expect.poll(address).toBe('/training');
      await expect.element(toasts.getByRole('button', { name: 'Review answers' })).toBeVisible();
      expect(sentIds(server).size).toBe(1);
    },
  );

  lost(
    'is asked for when the page learns of the next try: a fail',
    async ({ loseResult, server }) => {
      await loseResult();
      server.answer(getTrainingModule, { ...nextTry, score: 50 });
      server.answer(submitQuiz, failed);
      await reloadQuestions(quizModule.id);
      await expect.element(outcome).toMatchTextContent(`${FAIL}1 of 2 answers were right.`);
      await expect.element(first).toBeVisible();
      await expect.element(radio('Left')).not.toBeChecked();
      expect(sentIds(server).size).toBe(1);
      expect(server.received(submitQuiz)).toHaveLength(3);
    },
  );

  lost('is asked for once; then the trainee asks', async ({ loseResult, server }) => {
    await loseResult();
    server.answer(getTrainingModule, { ...nextTry, score: 50 });
    await reloadQuestions(quizModule.id);
    await expect.element(submit).toHaveTextContent('Submitting…');
    await expect.element(submit).toHaveTextContent('Submit Quiz');
    server.answer(submitQuiz, failed);
    await submit.click();
    await expect.element(outcome).toMatchTextContent(/^Score: 50%\./);
    expect(sentIds(server).size).toBe(1);
    // Answers that never arrived are not scored by this press either.
    expect(server.received(submitQuiz).at(-1)?.body).toMatchObject({ resultOnly: true });
  });

  lost(
    'of a try that never arrived is another try only by Submit Quiz',
    async ({ loseResult, server }) => {
      await loseResult();
      // Another device has made the first try.
      server.answer(getTrainingModule, { ...nextTry, score: 50 });
      const reason = 'These answers did not arrive. Please submit them again.';
      server.answer(submitQuiz, ({ body }) =>
        body.resultOnly ? refusal('CONFLICT', reason) : failed,
      );
      await reloadQuestions(quizModule.id);
      await expect.element(toasts.getByText(reason)).toBeVisible();
      await expect.element(radio('I do')).toBeChecked();
      await submit.click();
      await expect.element(outcome).toMatchTextContent(/^Score: 50%\./);
      expect(server.received(submitQuiz).at(-1)?.body).toMatchObject({
        answers: { 51: 'Left', 52: 'I do' },
        tryNumber: 2,
      });
      expect(sentIds(server).size).toBe(2);
    },
  );

  lost('is asked for after a reload of the page', async ({ loseResult, server, show }) => {
    await loseResult();
    show(<p>Elsewhere</p>);
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    queryClient.clear();
    server.answer(getTrainingModule, { ...nextTry, score: 50 });
    server.answer(submitQuiz, failed);
    show(<ModulePage />, place);
    await expect.element(outcome).toMatchTextContent(/^Score: 50%\./);
    expect(sentIds(server).size).toBe(1);
  });

  lost('is no part of a passed quiz that is taken again', async ({ loseResult, server, show }) => {
    await loseResult();
    show(<p>Elsewhere</p>);
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    queryClient.clear();
    server.answer(getTrainingModule, passedModule);
    show(<ModulePage />, place);
    const sent = server.received(submitQuiz).length;
    await page.getByRole('button', { name: 'Take Quiz Again' }).click();
    await expect.element(first).toBeVisible();
    await expect.element(radio('Left')).not.toBeChecked();
    expect(server.received(submitQuiz)).toHaveLength(sent);
  });
});
