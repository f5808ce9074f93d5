import { MEDIA_LINK_LIFETIME_MS } from '@portal/contract/limits';
import type { VideoPlayer } from './video-player.ts';

/** The delay after a failure; several attempts fit into the last minute of a link. */
const RETRY_MS = 10_000;
/** The longest time in ms for which the links of a paused video are renewed. */
const PAUSE_MAX_MS = 20 * 60_000;

type Options = {
  readonly player: Pick<VideoPlayer, 'snapshot' | 'subscribe' | 'takeAddresses'>;
  /** The time when the newest links expire, in ISO 8601. */
  readonly expiresAt: () => string;
  /** Fetches fresh addresses; rejects if there are none. */
  readonly renew: () => Promise<readonly string[]>;
};

/**
 * Replaces the player's links before they expire. On a hidden page, or when the video has been paused for long, it
 * waits until the page is visible or the video plays. Returns the function that stops this.
 */
export function keepLinksFresh({ player, expiresAt, renew }: Options): () => void {
  const life = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isRenewing = false;
  let pausedAt: number | null = Date.now();

  const isWanted = () =>
    !document.hidden && (pausedAt === null || Date.now() - pausedAt < PAUSE_MAX_MS);

  function renewAfter(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isDue = true;
      renewIfDue();
    }, delay);
  }

  function renewIfDue(): void {
    if (!isDue || isRenewing || !isWanted()) return;
    isRenewing = true;
    renew().then(takeFresh, tryAgain);
  }

  function takeFresh(urls: readonly string[]): void {
    isRenewing = false;
    if (life.signal.aborted) return;
    isDue = false;
    player.takeAddresses(urls);
    renewAfter(renewalDelay({ expiresAt: expiresAt(), isFresh: true }, Date.now()));
  }

  /** No playback is interrupted yet: the player also requests fresh addresses when one stops working. */
  function tryAgain(): void {
    isRenewing = false;
    if (!life.signal.aborted) renewAfter(RETRY_MS);
  }

  const unsubscribe = player.subscribe(() => {
    const isPlaying = player.snapshot().wantsToPlay;
    if (isPlaying === (pausedAt === null)) return;
    pausedAt = isPlaying ? null : Date.now();
    renewIfDue();
  });
  document.addEventListener('visibilitychange', renewIfDue, { signal: life.signal });
  renewAfter(renewalDelay({ expiresAt: expiresAt(), isFresh: false }, Date.now()));

  return () => {
    life.abort();
    unsubscribe();
    clearTimeout(timer);
  };
}

/** The time in ms for which a link must still work when a file is requested by it. */
const REQUEST_MS = 5_000;

/** Whether links that expire at this time, in ISO 8601, are too old for a request, by the clock of this device. */
export function areLinksExpired(expiresAt: string, now = Date.now()): boolean {
  return Date.parse(expiresAt) - now < REQUEST_MS;
}

const BEFORE_END_MS = 60_000;
/** Every link works for more than half of the longest lifetime. */
const LIFETIME_MIN_MS = MEDIA_LINK_LIFETIME_MS / 2;

type Links = {
  /** ISO 8601. */
  readonly expiresAt: string;
  /** True if the server has just sent them; false if they come from the cache. */
  readonly isFresh: boolean;
};

/**
 * The delay in ms until links are replaced. If the expiry time cannot be right, the clock of this device is wrong, and
 * the delay follows from the shortest lifetime.
 */
export function renewalDelay({ expiresAt, isFresh }: Links, now: number): number {
  const left = Date.parse(expiresAt) - now;
  const least = isFresh ? LIFETIME_MIN_MS : Number.NEGATIVE_INFINITY;
  const isTrue = left >= least && left <= MEDIA_LINK_LIFETIME_MS;
  return Math.max(0, (isTrue ? left : LIFETIME_MIN_MS) - BEFORE_END_MS);
}
