import type { StuckReason } from '@portal/contract/trainees';
import { expect, it } from 'vitest';
import { whyStuck } from './stuck.ts';

const RETRY_AT = '2026-11-20T10:00:00.000Z';
const EXIT = 'Where is the exit?';

const module = {
  name: 'Fire safety',
  openedAt: 1,
  isWatched: true,
  videoDuration: 240,
  watchedTo: 240,
};
const standing = { retryAt: null, triesLeft: null, isBlocked: false };
const stuck = { module, failed: 0, standing, mostOftenWrong: null };
const failed = { ...stuck, failed: 4, mostOftenWrong: EXIT };
const failure = {
  reason: 'failed',
  moduleName: 'Fire safety',
  failed: 4,
  mostOftenWrong: EXIT,
  isBlocked: false,
  retryAt: null,
} as const;

it.for<[string, Parameters<typeof whyStuck>[0], StuckReason]>([
  [
    'has not opened the module',
    { ...stuck, module: { ...module, openedAt: null, isWatched: false } },
    { reason: 'not-started', moduleName: 'Fire safety' },
  ],
  [
    'has not watched the video to its end',
    { ...stuck, module: { ...module, isWatched: false, watchedTo: 65.9 } },
    { reason: 'not-watched', moduleName: 'Fire safety', watchedTo: 65.9, videoDuration: 240 },
  ],
  ['has made no try', stuck, { reason: 'no-try', moduleName: 'Fire safety' }],
  [
    'has failed without a wrong answer',
    { ...stuck, failed: 1 },
    { ...failure, failed: 1, mostOftenWrong: null },
  ],
  ['has failed several times', failed, failure],
  [
    'must wait for the next try',
    { ...failed, standing: { ...standing, retryAt: Date.parse(RETRY_AT) } },
    { ...failure, retryAt: RETRY_AT },
  ],
  [
    'needs an admin',
    { ...failed, standing: { retryAt: null, triesLeft: 0, isBlocked: true } },
    { ...failure, isBlocked: true },
  ],
  [
    'has failed a long question',
    { ...failed, mostOftenWrong: `${'x'.repeat(120)}yz` },
    { ...failure, mostOftenWrong: `${'x'.repeat(120)}…` },
  ],
])('a trainee who %s', ([, facts, reason]) => {
  expect(whyStuck(facts)).toEqual(reason);
});
