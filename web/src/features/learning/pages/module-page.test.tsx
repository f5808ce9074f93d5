import {
  completeVideo,
  getTrainingModule,
  listTrainingModules,
  reportWatching,
  submitQuiz,
  type TrainingModule,
} from '@portal/contract/learning';
import { describe, expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee, quizModule, tour, videoModule } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { toast } from '#web/ui/toast.ts';
import type { ModuleVisitState } from '../model/module-view.ts';
import { ModulePage } from './module-page.tsx';

const place = { at: '/training/module/5', path: '/training/module/:moduleId' };
const inNewRun = { ...quizModule, runId: 71 };

const it = screenIt.extend('open', async ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(getTrainingModule, quizModule);
  server.answer(listTrainingModules, []);
  return async () => {
    show(<ModulePage />, place);
    await expect.element(page.getByRole('radio', { name: /Left$/ })).toBeVisible();
  };
});

const notice = page.getByText(/^Your training has started again, with the first module\./);
const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`${name}$`) });

/** Shows a toast: any that the page has shown before it can be seen as well. */
async function untilLaterToast(): Promise<void> {
  toast.info('Later');
  await expect.element(toasts.getByText('Later')).toBeVisible();
}

/** Reloads the module, as a frame of the live channel does. */
const reload = () =>
  queryClient.invalidateQueries({
    queryKey: callKey(getTrainingModule, { params: { id: 5 } }),
  });

describe('a video of which the server has credited less, as after sleep or a long time offline', () => {
  it('names what is missing, once, and goes on there', async ({ show, signIn, server }) => {
    signIn(asTrainee);
    server.answer(listTrainingModules, []);
    const video = { ...videoModule, timeSpent: 5, watchedTo: 5, position: 4 };
    server.answer(getTrainingModule, video);
    show(<ModulePage />, place);
    server.answer(reportWatching, { success: true, timeSpent: 5, position: 4, watchedTo: 5 });
    const details = { watchedSeconds: 3, watchedTo: 3, requiredSeconds: 4.75 };
    server.answer(
      completeVideo,
      refusal('VIDEO_NOT_WATCHED', 'This video is not watched to its end yet.', details),
    );
    const finish = page.getByRole('button', { name: 'Mark as Watched', exact: true });
    await expect.element(finish).toBeEnabled();
    await finish.click();
    const sentence = page.getByText(
      '0:02 of this video is still to be watched. You can go on from 0:03.',
    );
    await expect.element(sentence).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Resume at 0:03' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Mark as Watched/ })).toBeDisabled();
    await untilLaterToast();
    expect(toasts.getByRole('listitem').elements()).toHaveLength(1);
  });
});

const notFound = page.getByRole('heading', { name: 'Module Not Found' });

describe('a module that does not exist', () => {
  it.for(['999999', 'nonsense'])(
    'is reported, and leads back: %s',
    async (id, { show, signIn, server }) => {
      signIn(asTrainee);
      server.answer(getTrainingModule, refusal('NOT_FOUND', 'Module not found'));
      const { address } = show(<ModulePage />, { ...place, at: `/training/module/${id}` });
      await expect.element(notFound).toBeVisible();
      await expect
        .element(
          page.getByText(
            "The requested module could not be found or you don't have access to it.",
            {
              exact: true,
            },
          ),
        )
        .toBeVisible();
      await page.getByRole('link', { name: 'Back to Training', exact: true }).click();
      await expect.poll(address).toBe('/training');
    },
  );

  it('is reported to a trainee who submits its quiz', async ({ open, server }) => {
    await open();
    await userEvent.keyboard('1{Enter}1');
    const missing = refusal('NOT_FOUND', 'Module not found');
    server.answer(submitQuiz, missing);
    server.answer(getTrainingModule, missing);
    await page.getByRole('button', { name: 'Submit Quiz' }).click();
    await expect.element(notFound).toBeVisible();
  });
});

const review = [
  {
    id: 51,
    question: 'Where is the exit?',
    answer: 'Left',
    explanation: 'Follow the green signs.',
    chosen: 'Right',
  },
];
const passedModule = { ...quizModule, completed: true, pass: true, score: 80, review };
const question = page.getByText('Question 1 of 2');

describe('a module without a video', () => {
  it('that is passed shows the own answers beside the right ones, and can be taken again', async ({
    show,
    signIn,
    server,
  }) => {
    signIn(asTrainee);
    server.answer(getTrainingModule, passedModule);
    show(<ModulePage />, place);
    await expect.element(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    await expect
      .element(
        page.getByText(
          'You passed this quiz with 80%. In your latest pass 0 of 1 answer was right.',
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Your answer' }))
      .toHaveTextContent(
        'Wrong:Where is the exit?Your answer: RightRight answer: LeftFollow the green signs.',
      );
    await expect.element(question).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Take Quiz Again' }).click();
    await expect.element(question).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Quiz' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Quiz' }).elements()).toHaveLength(1);
  });

  it.for([
    [390, 740],
    [320, 640],
  ] as const)(
    'scrolls to the question when it is taken again on a phone of %d × %d',
    async ([width, height], { show, signIn, server, resize }) => {
      await resize(width, height);
      signIn(asTrainee);
      const explanation = 'Follow the green signs. '.repeat(60);
      const long = review.map((each) => ({ ...each, explanation }));
      server.answer(getTrainingModule, { ...passedModule, review: long });
      show(<ModulePage />, place);
      const again = page.getByRole('button', { name: 'Take Quiz Again' });
      await again.click();
      const asked = page.getByText('Where is the exit?');
      await expect.element(asked).toBeInViewport({ ratio: 1 });
      await expect.element(page.getByRole('radio', { name: /Left$/ })).toBeInViewport({ ratio: 1 });
      expect(document.activeElement?.textContent).toMatch(/Where is the exit\?$/);
    },
  );

  it('that was passed before answers were kept shows the right ones', async ({
    show,
    signIn,
    server,
  }) => {
    signIn(asTrainee);
    const old = review.map(({ chosen: _, ...each }) => each);
    server.answer(getTrainingModule, { ...passedModule, review: old });
    show(<ModulePage />, place);
    await expect.element(page.getByRole('heading', { name: 'The right answers' })).toBeVisible();
    await expect.element(page.getByText(/^Right answer/)).toBeVisible();
    await expect.element(page.getByText(/^Your answer/)).not.toBeInTheDocument();
  });
});

describe('a link to a quiz that is passed meanwhile, as when the trainee goes back', () => {
  const toQuiz: ModuleVisitState = { quiz: true };

  it.for<[string, TrainingModule['videos'], Locator]>([
    ['its video', [tour], page.getByRole('region', { name: 'Video: Fire safety' })],
    ['its answers', [], page.getByRole('heading', { name: 'Your answers' })],
  ])('opens %s', async ([, videos, shown], { show, signIn, server }) => {
    signIn(asTrainee);
    server.answer(listTrainingModules, []);
    server.answer(getTrainingModule, { ...passedModule, videos });
    show(<ModulePage />, { ...place, state: toQuiz });
    await expect.element(shown).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });
});

describe('a link to the answers of a passed quiz', () => {
  it('opens them once, and not again after a look at the quiz', async ({
    show,
    signIn,
    server,
  }) => {
    signIn(asTrainee);
    server.answer(listTrainingModules, []);
    server.answer(getTrainingModule, { ...passedModule, videos: [tour] });
    show(
      <main id="main">
        <ModulePage />
      </main>,
      { ...place, state: { review: true } satisfies ModuleVisitState },
    );
    const dialog = page.getByRole('dialog', { name: 'Your answers' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Take Quiz Again' }).click();
    await page.getByRole('button', { name: 'Back to video' }).click();
    const review = page.getByRole('button', { name: 'Review answers' });
    await expect.element(review).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Fire safety' })).toHaveFocus();
    // The code of the dialog is loaded: an open one would be there with its button.
    expect(dialog.elements()).toEqual([]);
    await review.click();
    await expect.element(dialog).toBeVisible();
  });
});

describe('a quiz that was failed', () => {
  it('is said beside the video, with its best score, and can be tried again', async ({
    show,
    signIn,
    server,
  }) => {
    signIn(asTrainee);
    server.answer(listTrainingModules, []);
    const watched = { videoCompleted: true, timeSpent: 5, watchedTo: 5, score: 0 };
    server.answer(getTrainingModule, { ...videoModule, ...watched, mcqs: quizModule.mcqs });
    show(<ModulePage />, place);
    await expect.element(page.getByText('Not passed, best score 0%')).toBeVisible();
    await expect
      .element(
        page.getByText('You have not passed this quiz yet. Your best score is 0%, 70% to pass.'),
      )
      .toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(question).toBeVisible();
  });
});

describe('a quiz without a try now', () => {
  const watched = { videoCompleted: true, timeSpent: 5, watchedTo: 5 };
  const failed = { ...videoModule, ...watched, mcqs: quizModule.mcqs, score: 33, tryNumber: 4 };
  const best = 'You have not passed this quiz yet. Your best score is 33%, 70% to pass.';

  it('says when the next one is accepted, and offers it then', async ({ show, signIn, server }) => {
    signIn(asTrainee);
    server.answer(listTrainingModules, []);
    server.answer(getTrainingModule, {
      ...failed,
      retryAt: '2040-01-01T00:00:00.000Z',
      retryInSeconds: 3,
    });
    show(<ModulePage />, place);
    await expect
      .element(page.getByText(/70% to pass\. You can try again in 0:0\d\.$/))
      .toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    expect(again.elements()).toEqual([]);
    server.answer(getTrainingModule, failed);
    await expect.element(again).toBeVisible();
    await expect.element(page.getByText(best, { exact: true })).toBeVisible();
  });

  it('sends the trainee to an admin after the last one', async ({ show, signIn, server }) => {
    signIn(asTrainee);
    server.answer(listTrainingModules, []);
    server.answer(getTrainingModule, { ...failed, triesLeft: 0 });
    show(<ModulePage />, place);
    await expect
      .element(
        page.getByText(/70% to pass\. You have used all tries at this quiz\. Please ask an admin/),
      )
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  });
});

describe('a module that was completed before it had questions', () => {
  it.for<[Pick<TrainingModule, 'score' | 'review'>, string]>([
    [{ score: null }, 'Not taken yet'],
    [{ score: 33 }, 'Not passed, best score 33%'],
    [{ score: 80, review }, 'Passed with 80%'],
  ])('says how its quiz stands: %j', async ([facts, text], { show, signIn, server }) => {
    signIn(asTrainee);
    server.answer(listTrainingModules, []);
    server.answer(getTrainingModule, {
      ...videoModule,
      mcqs: quizModule.mcqs,
      completed: true,
      pass: true,
      videoCompleted: true,
      ...facts,
    });
    show(<ModulePage />, place);
    const step = page.getByRole('listitem').filter({ hasText: /^Quiz/ });
    await expect.element(step).toMatchTextContent(new RegExp(`${text}$`));
    const isTicked = step.element().querySelector('.lucide-check') !== null;
    expect(isTicked).toBe(facts.score === 80);
  });
});

describe('a training that has started again', () => {
  it('is named when answers are refused, and the quiz starts over', async ({ open, server }) => {
    await open();
    await userEvent.keyboard('1{Enter}1');
    server.answer(submitQuiz, refusal('RUN_ENDED', 'Your training has started again.'));
    server.answer(getTrainingModule, inNewRun);
    await userEvent.keyboard('{Enter}');
    await expect.element(notice).toBeVisible();
    await expect.element(page.getByText(/answers .* could not be carried over\.$/)).toBeVisible();
    await expect.element(page.getByText('Question 1 of 2')).toBeVisible();
    await expect.element(radio('Left')).not.toBeChecked();
    expect(server.received(submitQuiz)[0]?.body.runId).toBe(70);
    await untilLaterToast();
    expect(toasts.getByText(/started again/).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('is named as soon as the page learns of it', async ({ open, server }) => {
    await open();
    await radio('Left').click();
    server.answer(getTrainingModule, inNewRun);
    await reload();
    await expect.element(notice).toBeVisible();
    await expect.element(radio('Left')).not.toBeChecked();
  });

  it('is named when the end of its video is refused', async ({ show, signIn, server }) => {
    signIn(asTrainee);
    server.answer(listTrainingModules, []);
    const video = { ...videoModule, timeSpent: 5, watchedTo: 5, position: 4 };
    server.answer(getTrainingModule, video);
    show(<ModulePage />, place);
    server.answer(reportWatching, { success: true, timeSpent: 5, position: 4, watchedTo: 5 });
    server.answer(completeVideo, refusal('RUN_ENDED', 'Your training has started again.'));
    const finish = page.getByRole('button', { name: 'Mark as Watched', exact: true });
    await expect.element(finish).toBeEnabled();
    server.answer(getTrainingModule, { ...videoModule, runId: 71 });
    await finish.click();
    await expect.element(notice).toBeVisible();
    await untilLaterToast();
    expect(toasts.getByText(/Failed/).elements()).toEqual([]);
    expect(server.received(completeVideo)[0]?.query).toEqual({ runId: 70 });
  });

  it('is named when it has locked the module', async ({ open, server }) => {
    await open();
    server.answer(
      getTrainingModule,
      refusal('MODULE_LOCKED', 'This module is locked.', { moduleId: 4, moduleName: 'Welcome' }),
    );
    await reload();
    await expect.element(notice).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'This module is locked' }))
      .toBeVisible();
  });

  it('does not bring back answers of the earlier run after a reload', async ({
    open,
    show,
    server,
  }) => {
    await open();
    await radio('Left').click();
    show(<p>Elsewhere</p>);
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    queryClient.clear();
    server.answer(getTrainingModule, inNewRun);
    show(<ModulePage />, place);
    await expect.element(radio('Left')).not.toBeChecked();
    await expect.element(notice).not.toBeInTheDocument();
  });
});
