import { expect, it } from 'vitest';
import { whyStuck } from './stuck.ts';

const NOW = 1_000_000_000;
const MINUTE_MS = 60_000;

const module = {
  name: 'Fire safety',
  openedAt: 1,
  isWatched: true,
  videoDuration: 240,
  watchedTo: 240,
  triesMax: null,
};
const standing = { retryAt: null, triesLeft: null, isBlocked: false };
const stuck = {
  module,
  failed: 0,
  standing,
  mostOftenWrong: null,
  lastActiveAt: NOW - 3 * 24 * 60 * MINUTE_MS,
  now: NOW,
};
const failed = { ...stuck, failed: 4, mostOftenWrong: 'Where is the exit?' };

it.for<[string, Parameters<typeof whyStuck>[0]]>([
  [
    'Has not started ‘Fire safety’ (never active).',
    { ...stuck, module: { ...module, openedAt: null, isWatched: false }, lastActiveAt: null },
  ],
  [
    'Has not finished the video of ‘Fire safety’: 1:05 of 4:00 watched (last active 3 days ago).',
    { ...stuck, module: { ...module, isWatched: false, watchedTo: 65.9 } },
  ],
  ['Has not taken the quiz of ‘Fire safety’ yet (last active 3 days ago).', stuck],
  [
    'Failed the quiz of ‘Fire safety’ once (last active less than a minute ago).',
    { ...stuck, failed: 1, lastActiveAt: NOW },
  ],
  [
    'Failed the quiz of ‘Fire safety’ 4 times, most often wrong: ‘Where is the exit?’ (last active 1 hour ago).',
    { ...failed, lastActiveAt: NOW - 61 * MINUTE_MS },
  ],
  [
    'Can try again in 5 minutes: failed the quiz of ‘Fire safety’ 4 times, most often wrong: ‘Where is the exit?’ (last active 1 minute ago).',
    {
      ...failed,
      standing: { ...standing, retryAt: NOW + 4.5 * MINUTE_MS },
      lastActiveAt: NOW - MINUTE_MS,
    },
  ],
  [
    'Waits for an admin to open the quiz again: failed the quiz of ‘Fire safety’ 4 times, most often wrong: ‘Where is the exit?’ (last active 3 days ago).',
    { ...failed, standing: { retryAt: null, triesLeft: 0, isBlocked: true } },
  ],
])('%s', ([sentence, facts]) => {
  expect(whyStuck(facts)).toBe(sentence);
});
