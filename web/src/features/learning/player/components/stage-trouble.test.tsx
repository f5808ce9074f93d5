import {
  completeVideo,
  getTrainingModule,
  listTrainingModules,
  reportVideoProblem,
  reportWatching,
  type TrainingModule,
} from '@portal/contract/learning';
import type { Video } from '@portal/contract/videos';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storedReports } from '#web/features/learning/api/unanswered-reports.ts';
import { ModulePage } from '#web/features/learning/pages/module-page.tsx';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { tour, videoModule } from '#web/testing/records.ts';
import { place, player, start, video, it as videoIt } from '#web/testing/video-test.tsx';

const clip = (file: string, duration: number): Video => ({
  ...tour,
  url: new URL(`/clips/${file}`, location.href).href,
  duration,
});

const it = videoIt
  .extend('askForHelp', () => vi.fn())
  .extend('openWith', ({ open: _, server, show, askForHelp }) => {
    server.answer(listTrainingModules, []);
    server.answer(reportVideoProblem, { success: true });
    return (changes: Partial<TrainingModule>) => {
      server.answer(getTrainingModule, { ...videoModule, ...changes });
      show(<ModulePage onAskForHelp={askForHelp} />, place);
    };
  });

const trouble = player.getByRole('alert');
const help = player.getByRole('button', { name: 'Ask for Help' });
const buttonsIn = (message: typeof trouble) =>
  message
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
const nearEnd = { position: 4.4, watchedTo: 4.5, timeSpent: 4.5 };

describe('a video that ends before its stated length', () => {
  it.for([
    // Chromium gives the stated duration as the position of the end.
    ['states the same length in its header', 'stated-6s.webm', 5.9],
    ['states another one', 'tour-5s.webm', 7],
  ] as const)(
    'is named, with one button, if it %s',
    async ([_, file, duration], { openWith, server, askForHelp }) => {
      openWith({ ...nearEnd, videos: [clip(file, duration)] });
      await start.click();
      const length = `0:0${Math.ceil(duration)}`;
      await expect
        .element(trouble)
        .toMatchTextContent(
          new RegExp(`^This video ends at 0:0[45], before its stated length of ${length}\\.`),
        );
      expect(buttonsIn(trouble)).toEqual(['Ask for Help']);
      expect(player.getByText(/^Resume at/).elements()).toEqual([]);
      await expect
        .poll(() => server.received(reportVideoProblem))
        .toEqual([{ params: { id: 5 }, body: { videoId: tour.id, problem: 'cannot-finish' } }]);
      await expect
        .poll(() => server.received(reportWatching).at(-1)?.body.watchedTo)
        .toBeGreaterThan(4.7);
      for (const { body } of server.received(reportWatching))
        expect(Math.max(body.timeSpent, body.watchedTo ?? 0)).toBeLessThan(5.6);
      expect(server.received(completeVideo)).toEqual([]);
      await help.click();
      expect(askForHelp).toHaveBeenCalledOnce();
    },
  );

  it('is watched if what is missing is within the tolerance', async ({ openWith, server }) => {
    server.answer(completeVideo, { success: true, completed: true, quizRequired: false });
    openWith({ ...nearEnd, videos: [clip('tour-5s.webm', 5.2)] });
    await start.click();
    await expect.element(player.getByText('You have watched this video.')).toBeVisible();
    expect(server.received(reportWatching).at(-1)?.body).toMatchObject({ watchedTo: 5.2 });
    expect(server.received(reportVideoProblem)).toEqual([]);
  });
});

describe('a video whose picture the browser cannot decode', () => {
  it('says so, does not play, and leads to help', async ({ openWith, server, askForHelp }) => {
    openWith({ videos: [clip('hevc-2s.mp4', 2)] });
    await expect.element(trouble).toMatchTextContent(/^This browser shows no picture/);
    expect(buttonsIn(trouble)).toEqual(['Ask for Help']);
    await expect.element(player.getByRole('button', { name: 'Play' })).not.toBeInTheDocument();
    expect(video().paused).toBe(true);
    await expect
      .poll(() => server.received(reportVideoProblem))
      .toEqual([{ params: { id: 5 }, body: { videoId: tour.id, problem: 'no-picture' } }]);
    await help.click();
    expect(askForHelp).toHaveBeenCalledOnce();
    expect(server.received(reportWatching)).toEqual([]);
  });

  it('without sound is refused by the browser, which is said as well', async ({
    openWith,
    server,
  }) => {
    // A picture is sent as a video: no browser plays it.
    openWith({ videos: [clip('../lies/picture.mp4', 2)] });
    await expect.element(trouble).toMatchTextContent(/^This browser cannot play this video\./);
    expect(buttonsIn(trouble)).toEqual(['Ask for Help']);
    await expect
      .poll(() => server.received(reportVideoProblem).map(({ body }) => body.problem))
      .toEqual(['cannot-finish']);
  });
});

describe('more than 50 s without an accepted report', () => {
  /** A visit in which 49.8 s are not reported yet. */
  const unreported = it.extend('openUnreported', ({ openWith }) => async () => {
    const { id, runId } = videoModule;
    storedReports.write(id, {
      timeSpent: 51.8,
      position: 1,
      watchedTo: 4,
      videoId: tour.id,
      runId,
    });
    openWith({ timeSpent: 2, watchedTo: 2, position: 1 });
    await expect.element(start).toBeVisible();
    video().loop = true;
  });
  const percent = () =>
    Number(
      page
        .getByText(/% watched$/)
        .first()
        .element()
        .textContent.split('%')[0],
    );

  unreported.for([
    ['the network is lost', NO_CONNECTION],
    ['the server asks to wait', refusal('TOO_MANY_REQUESTS', 'Wait')],
    ['the server restarts', refusal('UNAVAILABLE', 'Soon')],
  ] as const)(
    'waits and continues by itself when %s',
    async ([_, fault], { openUnreported, server }) => {
      server.answer(reportWatching, fault);
      await openUnreported();
      const before = percent();
      await start.click();
      await expect
        .element(trouble)
        .toMatchTextContent(/^Waiting for the network\. Everything until 0:04 is kept\./);
      expect(buttonsIn(trouble)).toEqual(['Try now']);
      expect(video().paused).toBe(true);
      expect(percent()).toBeGreaterThanOrEqual(before);
      const claimed = server.received(reportWatching).at(-1)?.body.timeSpent ?? 0;
      expect(claimed).toBeLessThan(53);
      server.answer(reportWatching, ({ body }) => ({
        success: true,
        timeSpent: body.timeSpent,
        position: body.position ?? 0,
        watchedTo: body.watchedTo ?? 0,
      }));
      // At once: a moment later it has continued by itself, without the button.
      const button = trouble.getByRole('button').element();
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await expect.poll(() => video().paused).toBe(false);
      await expect.element(trouble).not.toBeInTheDocument();
      expect(percent()).toBeGreaterThanOrEqual(before);
    },
  );
});
