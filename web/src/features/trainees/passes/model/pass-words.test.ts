import type { PassedModule } from '@portal/contract/trainees';
import { expect, it } from 'vitest';
import { questionsOf, tryText, videoOf } from './pass-words.ts';

const at = '2026-03-03T09:00:00.000Z';
const pass: PassedModule = {
  at,
  tryNumber: 4,
  passMark: 80,
  questionsSavedAt: at,
  videoSavedAt: at,
  videoSeconds: 300,
};
const unrecorded = { questionsSavedAt: null, videoSavedAt: null, videoSeconds: null };

it('names the try and its pass mark', () => {
  expect(tryText(pass)).toBe('4th try, pass mark 80%');
  expect(tryText({ ...pass, tryNumber: null, passMark: null })).toBeNull();
});

it('distinguishes a missing quiz from one whose version is not recorded', () => {
  expect(questionsOf(pass)).toEqual({ kind: 'saved', at });
  expect(questionsOf({ ...pass, ...unrecorded })).toEqual({ kind: 'unrecorded' });
  expect(questionsOf({ ...pass, ...unrecorded, tryNumber: null })).toEqual({ kind: 'absent' });
});

it('distinguishes a missing video from one that is not recorded', () => {
  expect(videoOf(pass, true)).toEqual({ kind: 'saved', at });
  // A video was added later.
  const without = { ...pass, videoSavedAt: null, videoSeconds: 0 };
  expect(videoOf(without, true)).toEqual({ kind: 'absent' });
  expect(videoOf({ ...pass, ...unrecorded }, true)).toEqual({ kind: 'unrecorded' });
  expect(videoOf({ ...pass, ...unrecorded }, false)).toEqual({ kind: 'absent' });
});
