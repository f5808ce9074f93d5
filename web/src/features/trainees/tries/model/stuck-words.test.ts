import type { StuckReason } from '@portal/contract/trainees';
import { expect, it } from 'vitest';
import { stuckText } from './stuck-words.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const after = (ms: number) => new Date(NOW.getTime() + ms).toISOString();

const moduleName = 'Fire safety';
const failed = {
  reason: 'failed',
  moduleName,
  failed: 4,
  mostOftenWrong: 'Where is the exit?',
  isBlocked: false,
  retryAt: null,
} as const;
const threeDays = after(-3 * 24 * HOUR_MS);

it.for<[string, StuckReason, lastUpdated: string | null]>([
  ['Has not started ‘Fire safety’ (never active).', { reason: 'not-started', moduleName }, null],
  [
    'Has not finished the video of ‘Fire safety’: 1:05 of 4:00 watched (last active 3 days ago).',
    { reason: 'not-watched', moduleName, watchedTo: 65.9, videoDuration: 240 },
    threeDays,
  ],
  [
    'Has not taken the quiz of ‘Fire safety’ yet (last active 47 hours ago).',
    { reason: 'no-try', moduleName },
    after(-47 * HOUR_MS),
  ],
  [
    'Failed the quiz of ‘Fire safety’ once (last active less than a minute ago).',
    { ...failed, failed: 1, mostOftenWrong: null },
    after(0),
  ],
  [
    'Failed the quiz of ‘Fire safety’ 4 times, most often wrong: ‘Where is the exit?’ (last active 1 hour ago).',
    // The wait has ended since the page was loaded.
    { ...failed, retryAt: after(-1) },
    after(-61 * MINUTE_MS),
  ],
  [
    'Can try again in 5 minutes: failed the quiz of ‘Fire safety’ 4 times, most often wrong: ‘Where is the exit?’ (last active 1 minute ago).',
    { ...failed, retryAt: after(4.5 * MINUTE_MS) },
    after(-MINUTE_MS),
  ],
  [
    'Waits for an admin to open the quiz again: failed the quiz of ‘Fire safety’ 4 times, most often wrong: ‘Where is the exit?’ (last active 3 days ago).',
    { ...failed, isBlocked: true },
    threeDays,
  ],
])('%s', ([sentence, stuck, lastUpdated]) => {
  expect(stuckText({ stuck, lastUpdated }, NOW)).toBe(sentence);
});

it('says nothing about a trainee who gets on', () => {
  expect(stuckText({ stuck: null, lastUpdated: null }, NOW)).toBeNull();
});
