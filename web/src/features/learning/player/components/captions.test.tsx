import {
  completeVideo,
  getTrainingModule,
  listTrainingModules,
  type TrainingModule,
} from '@portal/contract/learning';
import type { Video } from '@portal/contract/videos';
import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ModulePage } from '#web/features/learning/pages/module-page.tsx';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { tour, videoModule } from '#web/testing/records.ts';
import { it, place, player, start, video } from '#web/testing/video-test.tsx';

const captions = player.getByRole('button', { name: 'Captions' });

const captionsUrl = (name: string) => new URL(`/captions/${name}.vtt`, location.href).href;

describe('link of captions', () => {
  const MINUTE = 60_000;
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
  /** The module with links of its own, which last so many minutes. */
  const linked = (name: string, minutes: number): TrainingModule => {
    const signed = (url: string) => `${url}?link=${name}`;
    const [english] = tour.captions;
    if (english === undefined) throw new Error('The video has no captions');
    const video: Video = {
      ...tour,
      url: signed(tour.url),
      captions: [{ ...english, url: signed(english.url) }],
    };
    return { ...videoModule, videos: [video], mediaExpiresAt: inMinutes(minutes) };
  };
  const tracks = () => [...document.querySelectorAll('track')];
  const requested = () => tracks().map(({ src }) => new URL(src).searchParams.get('link'));
  const loadedCues = () => tracks().map(({ track }) => track.cues?.length);

  const opened = it.extend('openExpiring', ({ server, show, open: _ }) => {
    /** Shows the module with links that last so many minutes; the answer to their renewal is held back. */
    return async (minutes: number) => {
      const renewal = Promise.withResolvers<TrainingModule>();
      let isRenewing = false;
      server.answer(getTrainingModule, () => {
        isRenewing = document.querySelector('video') !== null;
        return isRenewing ? renewal.promise : linked('first', minutes);
      });
      show(<ModulePage />, place);
      await expect.element(start).toBeVisible();
      await expect.poll(() => isRenewing).toBe(true);
      return () => renewal.resolve(linked('fresh', 9));
    };
  });

  opened('is the newest one when they are first shown', async ({ openExpiring }) => {
    const renew = await openExpiring(0.5);
    renew();
    const queryKey = callKey(getTrainingModule, { params: { id: 5 } });
    const known = () => queryClient.getQueryData<TrainingModule>(queryKey)?.videos[0];
    await expect.poll(() => known()?.captions[0]?.url).toMatch(/\?link=fresh$/);
    await captions.click();
    await expect.poll(requested).toEqual(['fresh']);
    await expect.poll(loadedCues).toEqual([2]);
  });

  opened('is not used after its end: a fresh one is waited for', async ({ openExpiring }) => {
    const renew = await openExpiring(-1);
    await captions.click();
    await expect.element(captions).toHaveAttribute('aria-pressed', 'true');
    expect(tracks().map(({ src, track }) => [src, track.mode])).toEqual([['', 'disabled']]);
    renew();
    await expect.poll(requested).toEqual(['fresh']);
    await expect.poll(loadedCues).toEqual([2]);
  });

  opened('is fresh in the video element that takes over', async ({ openExpiring }) => {
    // A video that is loaded to its end would keep its element.
    const nothing = { length: 0, start: () => 0, end: () => 0 };
    vi.spyOn(HTMLMediaElement.prototype, 'buffered', 'get').mockReturnValue(nothing);
    const renew = await openExpiring(0.5);
    await captions.click();
    await expect.poll(loadedCues).toEqual([2]);
    const first = video();
    // The new element is shown before the page has the new module, as on a slow device.
    const waiting: (() => void)[] = [];
    notifyManager.setScheduler((callback) => waiting.push(callback));
    onTestFinished(() => notifyManager.setScheduler(defaultScheduler));
    /** Every address that a track of a later element has had. */
    const later = new Set<string | null>();
    const observer = new MutationObserver(() => {
      for (const each of document.querySelectorAll<HTMLTrackElement>('video track[src]'))
        if (each.parentElement !== first) later.add(new URL(each.src).searchParams.get('link'));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    renew();
    await expect.poll(() => first.isConnected).toBe(false);
    await expect.poll(loadedCues).toEqual([2]);
    for (const notify of waiting.splice(0)) notify();
    await expect.poll(requested).toEqual(['fresh']);
    observer.disconnect();
    expect([...later]).toEqual(['fresh']);
  });

  it('is a fresh one when the first one is refused', async ({ open, server }) => {
    const missing = { url: captionsUrl('none'), label: 'English', language: 'en' };
    await open({ videos: [{ ...tour, captions: [missing] }] });
    const opened = server.received(getTrainingModule).length;
    server.answer(getTrainingModule, videoModule);
    player.element().focus();
    await userEvent.keyboard('c');
    await expect.poll(loadedCues).toEqual([2]);
    expect(video().textTracks[0]?.mode).toBe('showing');
    expect(server.received(getTrainingModule)).toHaveLength(opened + 1);
  });
});

describe('captions', () => {
  it('shows captions by its button and by C, and remembers the choice', async ({ open }) => {
    await open();
    const mode = () => video().textTracks[0]?.mode;
    await expect.element(captions).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(mode).toBe('disabled');
    await captions.click();
    await expect.poll(mode).toBe('showing');
    await userEvent.keyboard('c');
    await expect.poll(mode).toBe('disabled');
    await userEvent.keyboard('c');
    await expect.element(captions).toHaveAttribute('aria-pressed', 'true');
    await open();
    await expect.element(captions).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => video().textTracks[0]?.cues?.length).toBe(2);
  });

  it('hides captions behind the message at the end', async ({ open, server }) => {
    server.answer(completeVideo, { success: true, completed: true, quizRequired: false });
    server.answer(listTrainingModules, []);
    await open({ timeSpent: 5, watchedTo: 5, position: 4.5 });
    const mode = () => video().textTracks[0]?.mode;
    await captions.click();
    await expect.poll(mode).toBe('showing');
    await start.click();
    await expect.element(player.getByText('You have watched this video.')).toBeVisible();
    await expect.poll(mode).toBe('disabled');
    await expect.element(captions).toHaveAttribute('aria-pressed', 'true');
    video().loop = true;
    await player.getByRole('button', { name: 'Watch again' }).click();
    await expect.poll(mode).toBe('showing');
  });

  it('offers several captions by their language, and remembers the choice', async ({ open }) => {
    const german = { url: captionsUrl('demo-1'), label: 'Deutsch', language: 'de' };
    const videos = [{ ...tour, captions: [german, ...tour.captions] }];
    await open({ videos });
    const choice = (name: string) => page.getByRole('menuitemradio', { name });
    captions.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(choice('Off')).toHaveFocus();
    await expect.element(choice('Off')).toHaveAttribute('aria-checked', 'true');
    // The menu moves the focus in a later task, so each key waits for it.
    for (const name of ['Deutsch', 'English']) {
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(choice(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    const track = () => [...video().textTracks].map(({ language, mode }) => [language, mode]);
    await expect.poll(track).toEqual([['en', 'showing']]);
    await open({ videos });
    await expect.poll(track).toEqual([['en', 'showing']]);
    await captions.click();
    await expect.element(choice('English')).toHaveAttribute('aria-checked', 'true');
    await choice('Off').click();
    await expect.poll(track).toEqual([['en', 'disabled']]);
    player.element().focus();
    await userEvent.keyboard('c');
    await expect.poll(track).toEqual([['en', 'showing']]);
  });

  it('have neither a button nor a key where there are no captions', async ({ open }) => {
    await open({ videos: [{ ...tour, captions: [] }] });
    await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect.element(captions).not.toBeInTheDocument();
    player.element().focus();
    await userEvent.keyboard('cm');
    await expect.poll(() => video().muted).toBe(true);
    expect([...video().textTracks].filter(({ mode }) => mode !== 'disabled')).toEqual([]);
  });
});
