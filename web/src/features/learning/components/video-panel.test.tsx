import {
  completeVideo,
  getTrainingModule,
  listTrainingModules,
  reportWatching,
  type TrainingModule,
} from '@portal/contract/learning';
import { describe, expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ModulePage } from '#web/features/learning/pages/module-page.tsx';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee, videoModule } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';

const place = { at: '/training/module/5', path: '/training/module/:moduleId' };
/** Half a second before the end. */
const nearEnd = { position: 4.4, watchedTo: 4.5, timeSpent: 4.5 };
const watched = { timeSpent: 5, watchedTo: 5, position: 4 };
const completed = { success: true, completed: true, quizRequired: false };

const player = page.getByRole('region', { name: 'Video: Fire safety' });
const start = player.getByRole('button', { name: /^(Play video|Resume at .*)$/ });
const bar = player.getByRole('slider', { name: 'Position in the video' });
const retry = player.getByRole('button', { name: 'Try again' });
const goOn = page.getByRole('button', { name: /^Continue at / });
const saving = 'Saving that you watched it…';

const it = screenIt.extend('open', async ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(listTrainingModules, []);
  server.answer(completeVideo, completed);
  server.answer(reportWatching, ({ body }) => ({
    success: true,
    timeSpent: body.timeSpent,
    position: body.position ?? 0,
    watchedTo: body.watchedTo ?? 0,
  }));
  /** Shows the module once its video can be played. */
  return async (changes: Partial<TrainingModule> = {}) => {
    server.answer(getTrainingModule, { ...videoModule, ...changes });
    show(<ModulePage />, place);
    await expect.element(start).toBeVisible();
  };
});

function video(): HTMLVideoElement {
  const found = document.querySelector('video');
  if (found === null) throw new Error('There is no video');
  return found;
}

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
});

describe('a video that the server does not count as watched', () => {
  const refused = it.extend('openRefused', ({ open, server }) => async () => {
    const details = { watchedSeconds: 2, watchedTo: 3 };
    server.answer(completeVideo, refusal('VIDEO_NOT_WATCHED', 'Not watched', details));
    await open(watched);
    await page.getByRole('button', { name: 'Mark as Watched' }).click();
    await expect.element(goOn).toHaveTextContent('Continue at 0:02');
  });

  refused('goes on where it says', async ({ openRefused }) => {
    await openRefused();
    await player.getByRole('button', { name: 'Back 10 seconds' }).click();
    await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
    await goOn.click();
    await expect.element(goOn).not.toBeInTheDocument();
    expect(video().currentTime).toBeGreaterThanOrEqual(2);
  });

  refused('says what is missing only until it is played', async ({ openRefused }) => {
    await openRefused();
    video().loop = true;
    await start.click();
    await expect.element(goOn).not.toBeInTheDocument();
    video().pause();
    await expect.element(start).toBeVisible();
    await expect.element(goOn).not.toBeInTheDocument();
  });
});
