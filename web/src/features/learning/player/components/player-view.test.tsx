import {
  completeVideo,
  getTrainingModule,
  listTrainingModules,
  reportWatching,
} from '@portal/contract/learning';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ModulePage } from '#web/features/learning/pages/module-page.tsx';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asTrainee, tour, videoModule } from '#web/testing/records.ts';
import { toasts } from '#web/testing/screen-test.tsx';
import { it, place, player, start, video } from '#web/testing/video-test.tsx';

const play = player.getByRole('button', { name: 'Play' });
const pause = player.getByRole('button', { name: 'Pause' });
const bar = player.getByRole('slider', { name: 'Position in the video' });
const volume = player.getByRole('slider', { name: 'Volume' });
const back = player.getByRole('button', { name: 'Back 10 seconds' });
const mute = player.getByRole('button', { name: 'Mute' });
const captions = player.getByRole('button', { name: 'Captions' });
const fullScreen = player.getByRole('button', { name: 'Full screen' });

/**
 * Stops the video in the frame in which it has come so far by itself: a key or a click takes long on a busy machine, and
 * could come after its end.
 */
async function pauseAt(second: number): Promise<void> {
  while (video().currentTime < second) await new Promise(requestAnimationFrame);
  video().pause();
}

describe('large play button', () => {
  it.for([
    [1280, 800],
    [768, 800],
    [390, 800],
    [320, 800],
  ] as const)(
    'is in the middle of the picture, clear of the controls, %d px wide',
    async ([width, height], { open, resize }) => {
      await resize(width, height);
      await open({ position: 3, watchedTo: 3, timeSpent: 3 });
      const picture = player.element().getBoundingClientRect();
      const button = start.element().getBoundingClientRect();
      const middle = (rect: DOMRect) => rect.left + rect.width / 2;
      expect(Math.abs(middle(button) - middle(picture))).toBeLessThan(1);
      expect(button.bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
      expect(button.top).toBeGreaterThan(picture.top);
      const above = button.top + button.height / 2 - picture.top;
      // A small picture has no room for the controls below a button in its middle.
      const isSmall = width < 400;
      if (isSmall) expect(above).toBeGreaterThan(picture.height / 4);
      else expect(Math.abs(above - picture.height / 2)).toBeLessThan(1);
      // Readable over any poster: nothing of it shines through.
      expect(getComputedStyle(start.element()).backgroundColor).not.toMatch(/\/|rgba|transparent/);
    },
  );
});

describe('player', () => {
  it('plays and pauses by its buttons', async ({ open }) => {
    await open();
    video().loop = true;
    await start.click();
    await expect.element(pause).toBeVisible();
    await expect.poll(() => video().currentTime).toBeGreaterThan(0);
    await expect.element(player).toHaveFocus();
    await pause.click();
    await expect.element(start).toBeVisible();
    expect(video().paused).toBe(true);
    await play.click();
    await expect.poll(() => video().paused).toBe(false);
  });

  it('leads Tab to each of its controls, in their order', async ({ open }) => {
    await open();
    player.element().focus();
    for (const control of [start, bar, play, back, mute, volume, captions, fullScreen]) {
      await userEvent.keyboard('{Tab}');
      await expect.element(control).toHaveFocus();
    }
  });

  it('plays and pauses by Space and K', async ({ open }) => {
    await open();
    video().loop = true;
    await start.click();
    await expect.element(player).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(() => video().paused).toBe(true);
    await userEvent.keyboard('k');
    await expect.poll(() => video().paused).toBe(false);
  });

  it('goes on where it was left and reports its place when it is paused', async ({
    open,
    server,
  }) => {
    await open({ position: 3, watchedTo: 3, timeSpent: 3 });
    await expect.element(start).toHaveTextContent('Resume at 0:03');
    // Far enough for the reported place, which is rounded.
    await Promise.all([pauseAt(3.2), start.click()]);
    await expect
      .poll(() => server.received(reportWatching).at(-1)?.body.position)
      .toBeGreaterThan(3);
  });

  it('goes nowhere that was not watched', async ({ open }) => {
    await open({ position: 1, watchedTo: 2, timeSpent: 2 });
    await bar.click({ position: { x: 500, y: 10 } });
    await expect.element(bar).toHaveAttribute('aria-valuetext', '0:02 of 0:05, watched up to 0:02');
    await userEvent.keyboard('{Home}');
    await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{PageUp}');
    await expect.element(bar).toHaveAttribute('aria-valuenow', '2');
    await userEvent.keyboard('{ArrowRight}');
    expect(video().currentTime).toBeLessThanOrEqual(2);
  });

  it('undoes a skip by a script', async ({ open }) => {
    await open({ position: 1, watchedTo: 2, timeSpent: 2 });
    video().currentTime = 4.5;
    await expect.poll(() => video().currentTime).toBeLessThanOrEqual(2);
    video().playbackRate = 2;
    await expect.poll(() => video().playbackRate).toBe(1);
  });

  it('goes back ten seconds, at most to the beginning', async ({ open }) => {
    await open({ timeSpent: 4.8, watchedTo: 4.8, position: 4 });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '4');
    await back.click();
    await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}{End}');
    await expect.element(bar).toHaveAttribute('aria-valuenow', '5');
    await userEvent.keyboard('j');
    await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
  });

  it('is muted and made quieter', async ({ open }) => {
    await open();
    await mute.click();
    await expect.element(volume).toHaveValue('0');
    expect(video().muted).toBe(true);
    await player.getByRole('button', { name: 'Unmute' }).click();
    await expect.element(volume).toHaveValue('100');
    volume.element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(volume).toHaveValue('90');
    expect(video().volume).toBeCloseTo(0.9);
    await userEvent.keyboard('{Home}');
    await expect.element(player.getByRole('button', { name: 'Unmute' })).toBeVisible();
  });

  it('counts each of two quick presses of a volume key', async ({ open }) => {
    await open();
    const press = () =>
      player
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    press();
    // React renders in a microtask; the browser reports the new volume in a later task.
    await Promise.resolve();
    press();
    await expect.element(volume).toHaveValue('80');
  });

  it('takes the keys of sound while the picture has the focus', async ({ open }) => {
    await open();
    player.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(volume).toHaveValue('90');
    await userEvent.keyboard('m');
    await expect.poll(() => video().muted).toBe(true);
    await userEvent.keyboard('m');
    await expect.element(volume).toHaveValue('90');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(volume).toHaveValue('100');
    expect(video().volume).toBe(1);
  });

  it('plays at another speed in a review, remembers it and claims no time for it', async ({
    open,
    server,
  }) => {
    const completed = { completed: true, pass: true, videoCompleted: true };
    const review = { ...completed, position: 1, watchedTo: 4.9, timeSpent: 4.9 };
    await open(review);
    await player.getByRole('button', { name: 'Playback speed: Normal' }).click();
    await page.getByRole('menuitemradio', { name: '2×' }).click();
    await expect.poll(() => video().playbackRate).toBe(2);
    await Promise.all([pauseAt(2), start.click()]);
    await expect.poll(() => server.received(reportWatching).length).toBeGreaterThan(0);
    const claims = server.received(reportWatching).map(({ body }) => body.timeSpent);
    expect(new Set(claims)).toEqual(new Set([4.9]));
    await open(review);
    await expect.element(player.getByRole('button', { name: 'Playback speed: 2×' })).toBeVisible();
    await expect.poll(() => video().playbackRate).toBe(2);
  });

  it('plays at the normal speed until the module is completed', async ({ open }) => {
    localStorage.setItem('playbackSpeed', '2');
    await open({ videoCompleted: true, watchedTo: 4.9, timeSpent: 4.9 });
    await expect
      .element(player.getByRole('button', { name: /^Playback speed/ }))
      .not.toBeInTheDocument();
    expect(video().playbackRate).toBe(1);
  });

  it('fills the screen with its own controls, by its button and by F', async ({ open }) => {
    await open();
    await fullScreen.click();
    const leave = player.getByRole('button', { name: 'Leave full screen' });
    await expect.element(leave).toBeVisible();
    expect(document.fullscreenElement).toBe(player.element());
    await leave.click();
    await expect.poll(() => document.fullscreenElement).toBe(null);
    await userEvent.keyboard('f');
    await expect.element(leave).toBeVisible();
    await userEvent.keyboard('f');
    await expect.poll(() => document.fullscreenElement).toBe(null);
  });

  it('gets a fresh link when the first one fails', async ({ server, signIn, show }) => {
    signIn(asTrainee);
    const dead = { ...tour, url: new URL('/clips/none.webm', location.href).href };
    server.answer(getTrainingModule, { ...videoModule, videos: [dead] });
    show(<ModulePage />, place);
    await expect
      .element(player.getByRole('alert'))
      .toMatchTextContent(/cannot be played right now/);
    await expect.element(play).not.toBeInTheDocument();

    const answer = server.hold(getTrainingModule);
    await player.getByRole('button', { name: 'Retry' }).click();
    await expect.element(player).toHaveFocus();
    await expect.element(player.getByText('Loading video')).toBeInTheDocument();
    answer(videoModule);
    await expect.element(start).toBeVisible();
  });

  it('counts as watched at its end and leads on', async ({ open, server }) => {
    server.answer(completeVideo, {
      success: true,
      completed: true,
      quizRequired: false,
      message: 'Module completed!',
    });
    await open({
      position: 4.4,
      watchedTo: 4.5,
      timeSpent: 4.5,
      next: { moduleId: 6, moduleName: 'Next one', unlocked: true },
    });
    await start.click();
    await expect
      .element(player.getByRole('status').first())
      .toHaveTextContent('You have watched this video.');
    await expect.element(toasts.getByText(/^Module completed successfully!/)).toBeVisible();
    await expect
      .element(player.getByRole('link', { name: 'Next module' }))
      .toHaveAttribute('href', '/training/module/6');
    await expect
      .poll(() => server.received(reportWatching).at(-1)?.body.watchedTo)
      .toBeGreaterThan(4.6);
    video().loop = true;
    await player.getByRole('button', { name: 'Watch again' }).click();
    await expect.poll(() => video().currentTime).toBeLessThan(4);
  });

  it('repeats a last report that the server has credited up to a part of a second', async ({
    open,
    server,
  }) => {
    const claims: number[] = [];
    let credited = 0;
    const atCompletion: { claimed: number | undefined; credited: number }[] = [];
    server.answer(completeVideo, () => {
      atCompletion.push({ claimed: claims.at(-1), credited });
      return { success: true, completed: false, quizRequired: true };
    });
    server.answer(reportWatching, ({ body: { timeSpent, position = 0, watchedTo = 0 } }) => {
      const early = claims.includes(timeSpent) ? 0 : 0.3;
      claims.push(timeSpent);
      credited = timeSpent - early;
      return { success: true, timeSpent: credited, position, watchedTo };
    });
    await open({ position: 4.4, watchedTo: 4.5, timeSpent: 4.5 });
    await start.click();
    await expect
      .element(player.getByRole('status').first())
      .toHaveTextContent('You have watched this video.');
    expect(atCompletion).toHaveLength(1);
    const [{ claimed, credited: creditedThen } = { claimed: 0, credited: 0 }] = atCompletion;
    expect(creditedThen).toBe(claimed);
    expect(creditedThen).toBeGreaterThan(4.6);
  });

  it('shows as watched what the server counts, which never falls', async ({ open, server }) => {
    server.answer(reportWatching, ({ body: { position = 0 } }) => ({
      success: true,
      timeSpent: 3.1,
      position,
      watchedTo: 3.1,
    }));
    await open({ position: 3, watchedTo: 3, timeSpent: 3 });
    const shown = page.getByText(/% watched$/);
    await expect.element(shown).toHaveTextContent('60% watched');
    await Promise.all([pauseAt(3.6), start.click()]);
    await expect.element(shown).toHaveTextContent('62% watched');
    expect(server.received(reportWatching)[0]?.body.watchedTo).toBeGreaterThan(3.5);
  });

  it('reports what was played without a network before it fetches the module again', async ({
    open,
    server,
  }) => {
    await open({ position: 1, watchedTo: 1, timeSpent: 1 });
    server.answer(reportWatching, NO_CONNECTION);
    await Promise.all([pauseAt(1.3), start.click()]);
    await expect.poll(() => server.received(reportWatching)).not.toHaveLength(0);
    const order: string[] = [];
    server.answer(reportWatching, ({ body: { timeSpent, position = 0, watchedTo = 0 } }) => {
      order.push('report');
      return { success: true, timeSpent, position, watchedTo };
    });
    server.answer(getTrainingModule, () => {
      order.push('opening');
      return videoModule;
    });
    const queryKey = callKey(getTrainingModule, { params: { id: 5 } });
    await queryClient.invalidateQueries({ queryKey });
    expect(order).toEqual(['report', 'opening']);
  });

  it('leads back to the place up to which the server counts', async ({ open, server }) => {
    server.answer(
      completeVideo,
      refusal('VIDEO_NOT_WATCHED', 'Not watched', { watchedSeconds: 2, watchedTo: 3 }),
    );
    await open({ timeSpent: 5, watchedTo: 5, position: 4 });
    await page.getByRole('button', { name: 'Mark as Watched' }).click();
    await expect.element(start).toHaveTextContent('Resume at 0:02');
    await expect.element(bar).toHaveAttribute('aria-valuetext', '0:02 of 0:05, watched up to 0:02');
  });

  it('can be marked as watched only when it was watched to its end', async ({ open }) => {
    await open({ position: 2, watchedTo: 2, timeSpent: 2 });
    await expect
      .element(page.getByRole('button', { name: 'Mark as Watched (40%)' }))
      .toBeDisabled();
  });
});

describe('page of a module', () => {
  it('says what has to be finished first', async ({ show, server, signIn }) => {
    signIn(asTrainee);
    const details = { moduleId: 4, moduleName: 'Basics' };
    server.answer(getTrainingModule, refusal('MODULE_LOCKED', 'Locked', details));
    server.answer(listTrainingModules, []);
    show(<ModulePage />, place);
    await expect
      .element(page.getByRole('heading', { name: 'This module is locked' }))
      .toBeVisible();
    await expect.element(page.getByText("Finish 'Basics' first.")).toBeVisible();
    await expect
      .element(page.getByRole('link').first())
      .toHaveAttribute('href', '/training/module/4');
  });

  it('offers another try after a fault of the server', async ({ show, server, signIn }) => {
    signIn(asTrainee);
    server.answer(getTrainingModule, refusal('INTERNAL', 'Something broke'));
    show(<ModulePage />, place);
    await expect.element(page.getByText('This module could not be loaded')).toBeVisible();
    server.answer(getTrainingModule, videoModule);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(player).toBeVisible();
  });
});
