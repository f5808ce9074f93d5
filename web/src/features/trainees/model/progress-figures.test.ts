import type { TraineeModuleProgress } from '@portal/contract/trainees';
import { expect, test } from 'vitest';
import {
  averageOfText,
  hoursText,
  minutesText,
  percentOfPassMark,
  progressStatus,
  shareText,
} from './progress-figures.ts';

test.each([
  [0, '0%'],
  [1, '100.0%'],
  [3, '33.3%'],
  [7, '14.3%'],
  [8, '12.5%'],
])('of %d modules each counts %s', (moduleCount, share) => {
  expect(shareText(moduleCount)).toBe(share);
});

test.each([
  [0, 0],
  [35, 50],
  [63, 90],
  [70, 100],
  [90, 100],
])('a score of %d fills %d percent of the bar', (score, filled) => {
  expect(percentOfPassMark(score, 70)).toBeCloseTo(filled);
});

test.each([
  [0, '0 min', null],
  [20, '<1 min', '<0.1 hours'],
  [30, '1 min', '<0.1 hours'],
  [180, '3 min', '0.1 hours'],
  [3600, '60 min', '1.0 hour'],
  [8100, '135 min', '2.3 hours'],
])('%d seconds are %s or %s', (seconds, minutes, hours) => {
  expect([minutesText(seconds), hoursText(seconds)]).toEqual([minutes, hours]);
});

test.each([
  ['no module', [], 'no modules assigned'],
  ['a quiz', [2], 'across 1 module'],
  ['four quizzes', [1, 2, 3, 1], 'across all 4 modules'],
  ['four quizzes and a video', [1, 2, 0, 3, 1], 'across all 4 modules with a quiz'],
  ['a quiz and a video', [0, 2], 'across 1 module with a quiz'],
  ['a video', [0], 'no module has a quiz'],
])('the average over %s is one %s', (_case, counts, text) => {
  expect(averageOfText(counts.map((questionCount) => ({ questionCount })))).toBe(text);
});

test.each([
  [{ pass: true, isLocked: true }, 'completed'],
  [{ isLocked: true, timeSpent: 5 }, 'locked'],
  [{ timeSpent: 5 }, 'in-progress'],
  [{ score: 0 }, 'in-progress'],
  [{}, 'not-started'],
])('a module with %j is %s', (facts: Partial<TraineeModuleProgress>, status) => {
  expect(progressStatus({ ...untouched, ...facts })).toBe(status);
});

const untouched: TraineeModuleProgress = {
  moduleId: 1,
  moduleName: 'Safety basics',
  isLocked: false,
  openedAt: null,
  watchSessions: 0,
  earnedInRun: null,
  filmLoaded: null,
  videoDuration: 60,
  timeSpent: 0,
  watchedTo: 0,
  videoCompleted: false,
  questionCount: 3,
  passMark: 70,
  score: null,
  passed: null,
  standing: null,
  pass: false,
};
