import {
  completeVideo,
  listTrainingModules,
  reportWatching,
  type TrainingModule,
} from '@portal/contract/learning';
import { describe, expect, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asTrainee, quizModule, tour, videoModule } from '#web/testing/records.ts';
import { player, start, video, it as videoIt } from '#web/testing/video-test.tsx';

/** Half a second before the end. */
const nearEnd = { position: 4.4, watchedTo: 4.5, timeSpent: 4.5 };
const watched = { timeSpent: 5, watchedTo: 5, position: 4 };
const completed = { success: true, completed: true, quizRequired: false };

const again = player.getByRole('button', { name: 'Watch again' });
const retry = player.getByRole('button', { name: 'Try again' });
const missing = page.getByText(/ of this video is still to be watched\./);
const saving = 'Saving that you watched it…';
const unsaved = 'That you watched it is not saved yet.';

const it = videoIt.extend('answers', { auto: true }, ({ server }) => {
  server.answer(listTrainingModules, []);
  server.answer(completeVideo, completed);
});

/** The sentences over the last picture, from now on. */
function endSentences(): string[] {
  const shown: string[] = [];
  const observer = new MutationObserver(() => {
    const sentence = player.query()?.querySelector('p[role=status]')?.textContent;
    if (sentence !== undefined && shown.at(-1) !== sentence) shown.push(sentence);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return shown;
}

describe('the end of a video', () => {
  it('says from its beginning that the watching is being saved', async ({ open, server }) => {
    await open(nearEnd);
    const sentences = endSentences();
    const accept = server.hold(reportWatching);
    await start.click();
    await expect.element(player.getByText(saving)).toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
    accept({ success: true, ...watched });
    await expect.element(player.getByText('You have watched this video.')).toBeVisible();
    expect(sentences).toEqual([saving, 'You have watched this video.']);
    expect(server.received(completeVideo)).toHaveLength(1);
  });

  it('is completed only after a report that has arrived', async ({ open, server }) => {
    await open(nearEnd);
    const onItsWay = server.hold(reportWatching);
    await start.click();
    await expect.element(player.getByText(saving)).toBeVisible();
    await expect.poll(() => server.received(reportWatching)).toHaveLength(1);
    const again = server.hold(reportWatching);
    // The network comes back while the report still waits for it.
    onItsWay(NO_CONNECTION);
    await expect.poll(() => server.received(reportWatching)).toHaveLength(2);
    expect(server.received(completeVideo)).toHaveLength(0);
    again({ success: true, ...watched });
    await expect.element(player.getByText('You have watched this video.')).toBeVisible();
    expect(server.received(completeVideo)).toHaveLength(1);
  });

  it('offers to save again after a failure, and focuses the player', async ({ open, server }) => {
    server.answer(completeVideo, refusal('CONFLICT', 'Not now'));
    await open(nearEnd);
    await start.click();
    await expect.element(player.getByText(unsaved)).toBeVisible();
    server.answer(completeVideo, completed);
    await retry.click();
    await expect.element(player).toHaveFocus();
    await expect.element(player.getByText('You have watched this video.')).toBeVisible();
  });

  it('plays again from the beginning, with the focus on the player', async ({ open }) => {
    await open(nearEnd);
    await start.click();
    await expect.element(again).toBeVisible();
    video().loop = true;
    await again.click();
    await expect.element(player).toHaveFocus();
    await expect.poll(() => video().paused).toBe(false);
    await userEvent.keyboard(' ');
    await expect.poll(() => video().paused).toBe(true);
  });
});

describe('the quiz at the end of a video', () => {
  const quiz = { ...nearEnd, mcqs: quizModule.mcqs, score: 50 };
  const tryAgain = player.getByRole('button', { name: 'Try Quiz Again' });

  it('is offered while a try is open', async ({ open }) => {
    await open(quiz);
    await start.click();
    await expect.element(again).toBeVisible();
    await expect.element(tryAgain).toBeVisible();
  });

  it.for<[Partial<TrainingModule>, shown: RegExp, announced: RegExp]>([
    [{ retryInSeconds: 299 }, /^Try again in 4:5\d$/, /^You can try again in 5 minutes\.$/],
    [{ triesLeft: 0 }, /^No tries left$/, /^You have used all tries at this quiz\./],
  ])(
    'is not offered while none is open, and the reason is shown and announced: %j',
    async ([standing, shown, announced], { open }) => {
      await open({ ...quiz, ...standing });
      await start.click();
      await expect.element(again).toBeVisible();
      await expect.element(player.getByText(shown)).toBeVisible();
      await expect.element(player.getByText(announced)).toBeInTheDocument();
      await expect.element(tryAgain).not.toBeInTheDocument();
    },
  );
});

describe('a video that the server does not count as watched', () => {
  const refused = it.extend('openRefused', ({ open, server }) => async () => {
    const details = { watchedSeconds: 2, watchedTo: 3 };
    server.answer(completeVideo, refusal('VIDEO_NOT_WATCHED', 'Not watched', details));
    await open(watched);
    await page.getByRole('button', { name: 'Mark as Watched' }).click();
    await expect.element(missing).toBeVisible();
  });

  refused('goes on where it says, by one button', async ({ openRefused }) => {
    await openRefused();
    await expect.element(missing).toMatchTextContent(/You can go on from 0:02\.$/);
    await expect.element(start).toHaveTextContent('Resume at 0:02');
    expect(page.getByRole('button', { name: /^(Resume|Continue) at / }).elements()).toHaveLength(1);
    await start.click();
    await expect.element(player).toHaveFocus();
    expect(video().currentTime).toBeGreaterThanOrEqual(2);
  });

  refused('says what is missing only until it is played', async ({ openRefused }) => {
    await openRefused();
    video().loop = true;
    await start.click();
    await expect.element(missing).not.toBeInTheDocument();
    video().pause();
    await expect.element(start).toBeVisible();
    await expect.element(missing).not.toBeInTheDocument();
  });
});

it('takes the video over from another tab, with the focus on the player', async ({ open }) => {
  await open();
  const otherTab = new BroadcastChannel('portal-watching');
  onTestFinished(() => otherTab.close());
  const progress = { position: 1, furthest: 1, played: 1 };
  const shown = { userId: asTrainee.id, moduleId: videoModule.id, videoId: tour.id };
  otherTab.postMessage({ ...shown, ...progress, event: 'plays' });
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect.element(player).toHaveFocus();
  await expect.poll(() => video().paused).toBe(false);
});
