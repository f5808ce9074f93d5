import { describe, expect, test } from 'vitest';
import {
  changeWords,
  deletionWords,
  insertionWords,
  type ModuleChange,
  reorderWords,
} from './impact-words.ts';

const nothing: ModuleChange = {
  replacesVideo: false,
  changesQuestions: false,
  isWithoutQuestions: false,
  isWithoutVideo: false,
};
const many = { passed: 37, inProgress: 5, watched: 2 };
const one = { passed: 1, inProgress: 1, watched: 1 };
const noLearners = { passed: 0, inProgress: 0, watched: 0 };
const video = { ...nothing, replacesVideo: true };
const questions = { ...nothing, changesQuestions: true };
const noQuestions = { ...questions, isWithoutQuestions: true };

describe('before a module changes', () => {
  test.each([
    [video, many, '37 passed keep their pass; 5 in progress start the new video.'],
    [video, one, '1 passed keeps the pass; 1 in progress starts the new video.'],
    [questions, many, '37 passed keep their pass; 5 in progress get the new questions.'],
    [
      { ...video, changesQuestions: true },
      many,
      '37 passed keep their pass; 5 in progress start the new video, and the new questions after it.',
    ],
    [noQuestions, many, '37 passed keep their pass; 2 who have watched the video complete it now.'],
    [
      noQuestions,
      { ...many, watched: 0 },
      '37 passed keep their pass; 5 in progress complete it by watching.',
    ],
    [
      { ...noQuestions, isWithoutVideo: true },
      many,
      '37 passed keep their pass; 5 in progress no longer see it: it becomes a draft.',
    ],
    [video, { ...noLearners, inProgress: 2 }, '2 in progress start the new video.'],
    [video, { ...noLearners, passed: 2 }, '2 passed keep their pass.'],
    [video, noLearners, 'No trainee has started this module yet.'],
  ])('%o of %o', (change, learners, words) => {
    expect(changeWords(change, learners)).toBe(words);
  });

  test('a new name affects no trainee', () => {
    expect(changeWords(nothing, many)).toBeNull();
  });
});

test('before a module is deleted', () => {
  expect(deletionWords({ ...many, feedback: 3, helpRequests: 1 })).toBe(
    '37 passed lose that result; 5 in progress lose what they did in it; 3 feedback entries go with it; 1 help request stays, without the module.',
  );
  expect(deletionWords({ ...noLearners, feedback: 0, helpRequests: 0 })).toBe(
    'No trainee has started this module yet.',
  );
});

test('before a module is added or moved', () => {
  expect(insertionWords({ inTraining: 5, completedAll: 1 })).toBe(
    '1 who has completed all modules gets this one to do; 5 in training get it as their last module.',
  );
  expect(insertionWords({ inTraining: 0, completedAll: 0 })).toBeNull();
  expect(reorderWords({ inTraining: 5, completedAll: 12 })).toBe(
    '5 in training keep every module that is open to them; 12 who have completed all modules stay done.',
  );
  expect(reorderWords({ inTraining: 0, completedAll: 0 })).toBeNull();
});
