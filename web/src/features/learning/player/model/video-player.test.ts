import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '#web/platform/http/api-error.ts';
import { type FakeVideo, fakeScreen } from './fake-video.fixture.ts';
import { timelineOf } from './timeline.ts';
import { createVideoPlayer } from './video-player.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  vi.stubGlobal('HTMLMediaElement', {
    HAVE_NOTHING: 0,
    HAVE_METADATA: 1,
    HAVE_CURRENT_DATA: 2,
    HAVE_FUTURE_DATA: 3,
  });
  page.hidden = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Setting = {
  start?: number;
  furthest?: number;
  renew?: () => Promise<readonly string[]>;
  /** The properties in which each element differs. */
  element?: Partial<FakeVideo>;
};

async function playerOf({ start = 0, furthest = start, element = {}, ...given }: Setting = {}) {
  const { renew = async () => ['one', 'two'] } = given;
  const shown = fakeScreen({ one: 4, two: 6, 'one again': 4, 'two again': 6 }, element);
  const player = createVideoPlayer(shown.screen, {
    timeline: timelineOf([{ duration: 4 }, { duration: 6 }]),
    urls: ['one', 'two'],
    start: { position: start, furthest, played: furthest },
    renew,
  });
  await vi.advanceTimersByTimeAsync(0);
  /** Advances the clock and all elements in steps of 10 ms. */
  async function run(seconds: number): Promise<void> {
    for (let i = 0; i < Math.round(seconds * 100); i += 1) {
      for (const video of [...shown.elements]) video.run(0.01);
      await vi.advanceTimersByTimeAsync(10);
    }
  }
  return { shown, video: shown.video, player, run };
}

describe('video player', () => {
  it('plays a review at another speed, which counts as neither played nor reached', async () => {
    const { player, run, video } = await playerOf({ start: 10 });
    player.seek(0);
    player.setSpeed(2);
    player.play();
    await run(1);
    expect(player.snapshot().position).toBeCloseTo(2, 0);
    await run(2);
    expect(video.src).toBe('two');
    expect([video.playbackRate, video.defaultPlaybackRate]).toEqual([2, 2]);
    expect(player.snapshot()).toMatchObject({ furthest: 10, played: 10 });
    video.playbackRate = 16;
    video.emit('ratechange');
    expect(video.playbackRate).toBe(2);
    player.setSpeed(1);
    expect(video.playbackRate).toBe(1);
    await run(1);
    expect(player.snapshot().played).toBeCloseTo(11, 0);
    player.dispose();
  });

  it('keeps the speed when another element takes over', async () => {
    const { shown, player, run } = await playerOf({ start: 10 });
    player.seek(0);
    player.setSpeed(1.5);
    player.play();
    await run(0.2);
    player.takeAddresses(['one again', 'two again']);
    await run(1.5);
    expect(shown.video).toMatchObject({ src: 'one again', playbackRate: 1.5 });
    player.dispose();
  });

  it('plays the videos one after the other to the end of the last', async () => {
    const { player, run, video } = await playerOf();
    player.play();
    await run(5);
    expect(video.src).toBe('two');
    expect(player.snapshot().position).toBeCloseTo(5, 0);
    await run(6);
    expect(player.snapshot()).toMatchObject({ phase: 'ended', position: 10, furthest: 10 });
    expect(player.snapshot().played).toBeGreaterThan(9);
    player.dispose();
  });

  it('continues where an earlier visit stopped', async () => {
    const { video, player } = await playerOf({ start: 5.5 });
    expect(video.src).toBe('two');
    expect(video.currentTime).toBeCloseTo(1.5);
    player.dispose();
  });

  it('undoes changes by the console at once', async () => {
    const { player, run, video } = await playerOf();
    player.play();
    await run(1);
    video.currentTime = 999;
    expect(video.currentTime).toBeCloseTo(1, 0);
    video.playbackRate = 16;
    video.emit('ratechange');
    expect(video.playbackRate).toBe(1);
    expect(player.snapshot().furthest).toBeCloseTo(1, 0);
    player.dispose();
  });

  it('undoes a skip without an event within 100 ms', async () => {
    const { player, run, video } = await playerOf();
    player.play();
    await run(0.5);
    video.run(3);
    await vi.advanceTimersByTimeAsync(100);
    expect(video.currentTime).toBeLessThan(1);
    expect(player.snapshot().furthest).toBeLessThan(1);
    player.dispose();
  });

  it('does not accept an end that was reached by a jump', async () => {
    const { player, run, video } = await playerOf();
    player.play();
    await run(0.5);
    video.run(100);
    expect(video.src).toBe('one');
    expect(player.snapshot().furthest).toBeLessThan(1);
    player.dispose();
  });

  it('seeks back freely and forward only as far as was watched', async () => {
    const { player, run } = await playerOf();
    player.play();
    await run(5);
    player.seek(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(player.snapshot().position).toBeCloseTo(1, 0);
    player.seek(9);
    await vi.advanceTimersByTimeAsync(0);
    expect(player.snapshot().position).toBeCloseTo(5, 0);
    player.dispose();
  });

  it('pauses when the page is hidden', async () => {
    const { player, run, video } = await playerOf();
    player.play();
    await run(0.5);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(video.paused).toBe(true);
    expect(player.snapshot().wantsToPlay).toBe(false);
    player.dispose();
  });

  it('renews an address that no longer works and continues at the same position', async () => {
    const renew = vi.fn(async () => ['one', 'two']);
    const { player, run, video } = await playerOf({ renew });
    player.play();
    await run(2);
    video.error = {};
    video.emit('error');
    await vi.advanceTimersByTimeAsync(0);
    expect(renew).toHaveBeenCalledOnce();
    expect(video.currentTime).toBeCloseTo(2, 0);
    expect(video.paused).toBe(false);
    player.dispose();
  });

  it('reports an error if no address works, and tries again on request', async () => {
    let urls = ['expired', 'expired'];
    const { player, video } = await playerOf({ renew: async () => urls });
    video.error = {};
    video.emit('error');
    await vi.advanceTimersByTimeAsync(0);
    expect(player.snapshot().phase).toBe('failed');
    urls = ['one', 'two'];
    player.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(player.snapshot().phase).toBe('ready');
    player.dispose();
  });

  it('neither credits nor loses time while the computer sleeps', async () => {
    const { player, run, video } = await playerOf();
    player.play();
    await run(2);
    // The clock advances by an hour, the picture does not.
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(player.snapshot().played).toBeCloseTo(2, 1);
    await run(1);
    expect(player.snapshot().played).toBeCloseTo(3, 0);
    expect(player.snapshot().position).toBeCloseTo(3, 0);
    // The lost hour must not allow a jump either.
    video.run(5);
    await vi.advanceTimersByTimeAsync(100);
    expect(player.snapshot().furthest).toBeLessThan(4);
    player.dispose();
  });

  it('continues at the position that another tab has reached', async () => {
    const { player, video } = await playerOf();
    player.adopt({ position: 5.5, furthest: 6, played: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(video.src).toBe('two');
    expect(player.snapshot()).toMatchObject({ index: 1, position: 5.5, furthest: 6, played: 7 });
    // The position never moves back behind what was watched here, and never to the end without playing.
    player.adopt({ position: 10, furthest: 10, played: 1 });
    expect(player.snapshot()).toMatchObject({ position: 9, furthest: 10, played: 7 });
    player.dispose();
  });
});

describe('the end of a file before its stated duration', () => {
  it('counts as the end within the tolerance of a watched video', async () => {
    // 0.25 s at most may be missing of 4 s.
    const { player, run, video } = await playerOf({ element: { fileEnd: 3.8 } });
    player.play();
    await run(3.9);
    expect(video.src).toBe('two');
    expect(player.snapshot().furthest).toBeGreaterThanOrEqual(4);
    player.dispose();
  });

  it('is said when more is missing, and nothing beyond it is credited', async () => {
    const { player, run, video } = await playerOf({ element: { fileEnd: 2 } });
    player.play();
    await run(3);
    expect(player.snapshot()).toMatchObject({ phase: 'ended-early', wantsToPlay: false });
    expect(player.placeInVideo()).toMatchObject({ duration: 4 });
    const { position, furthest, played } = player.snapshot();
    for (const seconds of [position, furthest, played]) {
      expect(seconds).toBeGreaterThan(1.8);
      expect(seconds).toBeLessThanOrEqual(2.02);
    }
    player.play();
    await run(0.5);
    expect(video.currentTime).toBeCloseTo(0.5, 1);
    expect(player.snapshot().phase).toBe('ready');
    player.dispose();
  });

  it('does not matter where the video was watched to its stated end before', async () => {
    const { player, run, video } = await playerOf({ furthest: 10, element: { fileEnd: 2 } });
    player.play();
    await run(2.1);
    expect(video.src).toBe('two');
    player.dispose();
  });
});

describe('a video without a picture', () => {
  it.each([
    ['has no width', { videoWidth: 0 }],
    ['has no frame in 3 s of sound', { draws: false }],
  ])('stops and counts nothing if it %s', async (_, element) => {
    const { player, run, video } = await playerOf({ element });
    player.play();
    await run(3.5);
    expect(video.paused).toBe(true);
    expect(player.snapshot()).toMatchObject({ phase: 'no-picture', played: 0, furthest: 0 });
    player.play();
    await run(1);
    expect(video.paused).toBe(true);
    expect(player.snapshot()).toMatchObject({ phase: 'no-picture', played: 0, furthest: 0 });
    player.dispose();
  });

  it('is not one whose first frame comes late', async () => {
    const { player, run, video } = await playerOf({ element: { draws: false } });
    player.play();
    await run(2.5);
    video.draws = true;
    await run(1);
    expect(player.snapshot().phase).toBe('ready');
    expect(player.snapshot().played).toBeCloseTo(3.5, 1);
    player.dispose();
  });

  it('is not one of slides, with one frame for all of its length', async () => {
    const { player, run, video } = await playerOf();
    player.play();
    await run(0.1);
    video.draws = false;
    await run(3.5);
    expect(player.snapshot()).toMatchObject({ phase: 'ready', wantsToPlay: true });
    player.dispose();
  });
});

describe('a player that is held', () => {
  it('waits, continues by itself, and counts no time between', async () => {
    const { player, run, video } = await playerOf();
    player.play();
    await run(1);
    player.hold(true);
    expect(video.paused).toBe(true);
    expect(player.snapshot()).toMatchObject({ isHeld: true, wantsToPlay: true });
    await run(5);
    player.hold(false);
    await run(1);
    expect(player.snapshot().played).toBeCloseTo(2, 1);
    expect(player.snapshot().position).toBeCloseTo(2, 1);
    player.dispose();
  });

  it('cannot be started, and does not continue if it was paused meanwhile', async () => {
    const { player, run, video } = await playerOf();
    player.play();
    await run(1);
    player.hold(true);
    await video.play();
    expect(video.paused).toBe(true);
    player.pause();
    player.hold(false);
    await run(1);
    expect(video.paused).toBe(true);
    expect(player.snapshot().position).toBeCloseTo(1, 1);
    player.dispose();
  });
});

describe('a connection without ranges', () => {
  it('starts the video over, says so before it plays, and keeps what was watched', async () => {
    const { player, run, video } = await playerOf({ start: 3, element: { maySeek: false } });
    expect(player.snapshot()).toMatchObject({ startsOver: true, position: 0, furthest: 3 });
    expect(video.paused).toBe(true);
    player.play();
    await run(1);
    expect(player.snapshot()).toMatchObject({ startsOver: false, furthest: 3 });
    expect(player.snapshot().position).toBeCloseTo(1, 1);
    player.dispose();
  });

  it('says so also when the trainee goes back', async () => {
    const { player, run } = await playerOf({ element: { maySeek: false } });
    player.play();
    await run(3);
    player.seek(2);
    expect(player.snapshot()).toMatchObject({ startsOver: true, position: 0, wantsToPlay: false });
    player.dispose();
  });

  it('plays on with the old address when a fresh one comes', async () => {
    const { shown, player, run } = await playerOf({ element: { maySeek: false } });
    const first = shown.video;
    player.play();
    await run(2);
    player.takeAddresses(['one again', 'two again']);
    await run(1);
    expect([...shown.elements]).toEqual([first]);
    expect(player.snapshot().position).toBeCloseTo(3, 1);
    player.dispose();
  });
});

describe('a video that cannot be loaded or decoded', () => {
  it('waits for a server that cannot be reached, and continues by itself', async () => {
    let isReached = false;
    const renew = async () => {
      if (!isReached) throw new NetworkError();
      return ['one', 'two'];
    };
    const { player, run, video } = await playerOf({ renew });
    player.play();
    await run(2);
    video.error = { code: 2 };
    video.emit('error');
    await vi.advanceTimersByTimeAsync(0);
    expect(player.snapshot()).toMatchObject({ phase: 'cut-off', wantsToPlay: true });
    // The trainee reads one sentence all the time, also while an attempt runs.
    const phases = new Set<string>();
    const stop = player.subscribe(() => phases.add(player.snapshot().phase));
    player.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...phases]).toEqual(['cut-off']);
    stop();
    isReached = true;
    await vi.advanceTimersByTimeAsync(5_000);
    await run(1);
    expect(player.snapshot()).toMatchObject({ phase: 'ready', wantsToPlay: true });
    expect(player.snapshot().position).toBeCloseTo(3, 0);
    player.dispose();
  });

  it('is loaded again once where it is damaged, and then given up', async () => {
    const { player, run, video } = await playerOf();
    const fail = async () => {
      video.error = { code: 3 };
      video.emit('error');
      await vi.advanceTimersByTimeAsync(0);
    };
    player.play();
    await run(2);
    await fail();
    expect(player.snapshot().phase).toBe('ready');
    await run(0.5);
    await fail();
    expect(player.snapshot()).toMatchObject({ phase: 'not-playable', wantsToPlay: false });
    expect(player.snapshot().played).toBeGreaterThan(2.3);
    expect(player.snapshot().played).toBeLessThanOrEqual(2.5);
    player.dispose();
  });
});

describe('a fresh address', () => {
  const AGAIN = ['one again', 'two again'];

  it('takes over while the video plays, at the same position and the same furthest point', async () => {
    const { shown, player, run } = await playerOf();
    player.play();
    await run(1);
    const before = player.snapshot();
    shown.video.volume = 0.3;
    player.takeAddresses(AGAIN);
    await run(1);
    expect(shown.video.src).toBe('one again');
    expect(shown.elements.size).toBe(1);
    expect(shown.video.volume).toBe(0.3);
    const after = player.snapshot();
    expect(after).toMatchObject({ phase: 'ready', wantsToPlay: true });
    expect(after.position - before.position).toBeGreaterThan(0.85);
    expect(after.furthest - before.furthest).toBeLessThanOrEqual(1.01);
    expect(after.played - before.played).toBeLessThanOrEqual(1.01);
    player.dispose();
    expect(shown.elements.size).toBe(0);
  });

  it('takes over while the video is paused, and plays on request', async () => {
    const { shown, player, run } = await playerOf();
    player.play();
    await run(1);
    player.pause();
    const { position, furthest } = player.snapshot();
    player.takeAddresses(AGAIN);
    await run(0.1);
    expect(shown.video.src).toBe('one again');
    expect(shown.video.paused).toBe(true);
    expect(player.snapshot()).toMatchObject({ position, furthest, wantsToPlay: false });
    player.play();
    await run(0.5);
    expect(player.snapshot().position).toBeCloseTo(position + 0.5, 1);
    player.dispose();
  });

  it('is used in the first element if the browser does not start a second one', async () => {
    const { shown, player, run } = await playerOf();
    const first = shown.video;
    player.play();
    await run(1);
    player.takeAddresses(AGAIN);
    for (const video of shown.elements) if (video !== first) video.mayPlay = false;
    await run(1);
    expect(shown.video).toBe(first);
    expect([...shown.elements]).toEqual([first]);
    expect(first.src).toBe('one again');
    expect(first.paused).toBe(false);
    expect(player.snapshot()).toMatchObject({ phase: 'ready', wantsToPlay: true });
    expect(player.snapshot().position).toBeGreaterThan(1.3);
    player.dispose();
  });

  it('that does not work leaves the old one playing', async () => {
    const { shown, player, run } = await playerOf();
    const first = shown.video;
    player.play();
    await run(1);
    player.takeAddresses(['expired', 'expired']);
    await run(1);
    expect([...shown.elements]).toEqual([first]);
    expect(player.snapshot()).toMatchObject({ phase: 'ready', wantsToPlay: true });
    expect(player.snapshot().position).toBeCloseTo(2, 1);
    player.dispose();
  });

  it('is used at the new position if the user goes back before the handover', async () => {
    const { shown, player, run } = await playerOf();
    player.play();
    await run(2);
    player.takeAddresses(AGAIN);
    await run(0.1);
    player.seek(0.2);
    await run(1);
    expect(shown.video.src).toBe('one again');
    expect(player.snapshot().position).toBeCloseTo(1.2, 0);
    player.dispose();
  });

  it('is used for the next video if the first one ends before the handover', async () => {
    const { shown, player, run } = await playerOf();
    player.play();
    await run(3.5);
    player.takeAddresses(AGAIN);
    await run(1);
    expect(shown.video.src).toBe('two again');
    expect(shown.elements.size).toBe(1);
    expect(player.snapshot()).toMatchObject({ index: 1, wantsToPlay: true });
    player.dispose();
  });

  it('does not allow a skip: positions beyond the furthest point stay unreachable', async () => {
    const { shown, player, run } = await playerOf();
    player.play();
    await run(1);
    player.takeAddresses(AGAIN);
    for (const video of shown.elements) if (video !== shown.video) video.currentTime = 3;
    await run(1);
    expect(player.snapshot().furthest).toBeLessThanOrEqual(2.1);
    player.dispose();
  });
});
