import type { ModuleProgress } from '@portal/contract/learning';
import { describe, expect, it } from 'vitest';
import { renewalOpen } from '#web/testing/standing-records.ts';
import * as labels from './module-labels.ts';
import { visitOf } from './module-view.ts';

const module: ModuleProgress = {
  moduleId: 7,
  moduleName: 'Safety basics',
  hasPoster: false,
  description: '',
  videoDuration: 600,
  questionCount: 0,
  passMark: 70,
  completed: false,
  unlocked: true,
  marksObtained: 0,
  quizTried: false,
  quizPassed: false,
  retryAt: null,
  triesLeft: null,
  videoCompleted: false,
  timeSpentOnVideo: 0,
  watchedTo: 0,
  position: 0,
  pass: false,
  standing: null,
  canRenew: false,
  blockedBy: null,
};

describe('status', () => {
  it.each([
    [{ completed: true }, 'completed'],
    [{}, 'current'],
    [{ unlocked: false }, 'locked'],
  ])('%j is %s on the dashboard', (facts, status) => {
    expect(labels.moduleStatus({ ...module, ...facts })).toBe(status);
  });

  it.each([
    [{ completed: true }, 'completed'],
    [{ timeSpentOnVideo: 1 }, 'in-progress'],
    [{ quizTried: true }, 'in-progress'],
    [{}, 'not-started'],
  ])('%j is %s on My Progress', (facts, status) => {
    expect(labels.learningStatus({ ...module, ...facts })).toBe(status);
  });
});

it.each([
  [0, null],
  [59.9, '<1 min'],
  [60, '1 min'],
  [89, '1 min'],
  [719, '12 min'],
])('the length of a video of %d seconds is %s', (seconds, text) => {
  expect(labels.videoLength(seconds)).toBe(text);
});

it.each([
  [0, 'No video'],
  [30, '<1 min'],
  [60, '1 min'],
  [149, '2 mins'],
  [150, '3 mins'],
])('formats %d seconds in mins as %s', (seconds, text) => {
  expect(labels.videoMinutes(seconds)).toBe(text);
});

it.each([
  [{ position: 192 }, '3:12'],
  [{ position: 0.4 }, null],
  [{ position: 599.5 }, null],
  [{ position: 192, completed: true }, null],
])('continues from %j at %s', (facts, point) => {
  expect(labels.resumePoint({ ...module, ...facts })).toBe(point);
});

describe('why locked', () => {
  const blocker = { moduleId: 7, moduleName: 'Safety basics' };

  it('names the module to complete and the position to continue from', () => {
    expect(labels.lockedReason(blocker, [{ ...module, position: 192 }])).toEqual({
      sentence: "Finish 'Safety basics' first.",
      action: 'Continue Safety basics at 3:12',
    });
  });

  it.each([[[module]], [[]]])(
    'names the module to open if it was not begun or is not known',
    (known) => {
      expect(labels.lockedReason(blocker, known)).toMatchObject({
        action: 'Open Safety basics',
      });
    },
  );
});

it.each([
  [{}, null],
  [{ watchedTo: 80 }, 13],
  [{ watchedTo: 600 }, 100],
  [{ videoCompleted: true }, 100],
  [{ watchedTo: 80, completed: true }, null],
  [{ watchedTo: 80, unlocked: false }, null],
  [{ videoDuration: 0, videoCompleted: true }, null],
])('the watched part of %j is %j', (facts, percent) => {
  expect(labels.watchedPercent({ ...module, ...facts })).toBe(percent);
});

const watched = { videoCompleted: true, position: 600, questionCount: 3 };
const failed = { ...watched, quizTried: true };
const onlyQuiz = { videoCompleted: true, videoDuration: 0, questionCount: 3 };
const replaced = { questionCount: 3, quizTried: true };

it.each([
  [{}, 'Start'],
  [{ timeSpentOnVideo: 30 }, 'Continue'],
  [{ timeSpentOnVideo: 30, position: 30 }, 'Continue at 0:30'],
  [watched, 'Take the quiz'],
  [failed, 'Try the quiz again'],
  [{ ...failed, triesLeft: 1 }, 'Try the quiz again'],
  [{ ...failed, triesLeft: 0 }, 'Ask an admin'],
  [{ ...failed, retryAt: '2026-11-02T09:04:10.000Z' }, 'Try again in 5 min'],
  [{ ...failed, retryAt: '2026-11-02T09:00:00.000Z' }, 'Try the quiz again'],
  [onlyQuiz, 'Start'],
  [{ ...onlyQuiz, quizTried: true }, 'Try the quiz again'],
  // The video was replaced after the try, and is to be watched first.
  [replaced, 'Continue'],
  [{ ...replaced, position: 30 }, 'Continue at 0:30'],
  [{ ...replaced, triesLeft: 0 }, 'Continue'],
])('with %j a trainee goes on by %s', (facts, label) => {
  const begun = { ...module, ...facts };
  const now = new Date('2026-11-02T09:00:00.000Z');
  expect(labels.goOnLabel(begun, now)).toBe(label);
  expect(labels.canGoOn(begun, now)).toBe(!/^(Ask an admin|Try again in)/.test(label));
  const opensQuiz = /^(Take|Try)/.test(label);
  expect(visitOf(begun)).toEqual(opensQuiz ? { quiz: true } : undefined);
});

it.each([
  [{}, 'Continue renewal'],
  [{ timeSpentOnVideo: 30, position: 30 }, 'Continue renewal'],
  [failed, 'Continue renewal'],
  [{ ...failed, retryAt: '2026-11-02T09:05:00.000Z' }, 'Try again in 5 min'],
])('with %j a renewal goes on by %s', (facts, label) => {
  const standing = { ...renewalOpen, renewing: true };
  const renewing = { ...module, completed: true, standing, ...facts };
  expect(labels.goOnLabel(renewing, new Date('2026-11-02T09:00:00.000Z'))).toBe(label);
});

it.each([
  [{}, false],
  [{ quizTried: true }, true],
  // Completed by its video, before it had a quiz.
  [{ quizTried: true, completed: true }, true],
  [{ quizTried: true, quizPassed: true, completed: true }, false],
])('the quiz of %j has failed: %j', (facts, hasFailed) => {
  expect(labels.hasFailed({ ...module, ...facts })).toBe(hasFailed);
});

describe('beside the average score', () => {
  const quiz = { ...module, questionCount: 3 };
  const taken = (marksObtained: number) => ({ ...quiz, quizTried: true, marksObtained });

  it.each([
    [[], 'No quiz in this training'],
    [[module], 'No quiz in this training'],
    [[taken(80), taken(0)], null],
    [[quiz, module], 'No quiz taken yet'],
    [[taken(100), quiz, quiz, quiz], 'Of quizzes taken: 100%'],
    [[taken(33), taken(0), quiz, module], 'Of quizzes taken: 17%'],
  ])('stands the average of the quizzes taken, if it is another one (%#)', (modules, note) => {
    expect(labels.averageNote(modules)).toBe(note);
  });
});

it.each([
  [
    {
      currentModule: { moduleId: 7, moduleName: 'Safety basics' },
      modulesCompleted: 1,
      totalModules: 3,
    },
    'Safety basics',
  ],
  [{ currentModule: null, modulesCompleted: 3, totalModules: 3 }, 'All modules completed'],
  [{ currentModule: null, modulesCompleted: 0, totalModules: 0 }, 'None'],
])('the current module of %j is %s', (dashboard, label) => {
  expect(labels.currentModuleLabel(dashboard)).toBe(label);
});

it('says how much of a refused video is missing and where to continue', () => {
  expect(labels.unwatchedSentence(195, 240)).toBe(
    '0:45 of this video is still to be watched. You can go on from 3:15.',
  );
});
