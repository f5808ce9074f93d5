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
  lowersPassMark: false,
};
const none = {
  completedByDeletion: 0,
  completedByWatching: 0,
  passedByMark: 0,
  completedByMark: 0,
};
const many = { passed: 37, inProgress: 5, watched: 2, ...none };
const one = { passed: 1, inProgress: 1, watched: 1, ...none };
const noLearners = { passed: 0, inProgress: 0, watched: 0, ...none };
const video = { ...nothing, replacesVideo: true };
const questions = { ...nothing, changesQuestions: true };
const noQuestions = { ...questions, isWithoutQuestions: true };

describe('before a module changes', () => {
  test.each([
    [
      video,
      many,
      '37 trainees who have passed keep their passes. 5 trainees who have opened but not passed it start the new video.',
    ],
    [
      video,
      one,
      '1 trainee who has passed keeps the pass. 1 trainee who has opened but not passed it starts the new video.',
    ],
    [
      questions,
      many,
      '37 trainees who have passed keep their passes. 5 trainees who have opened but not passed it get the new questions.',
    ],
    [
      { ...video, changesQuestions: true },
      many,
      '37 trainees who have passed keep their passes. 5 trainees who have opened but not passed it start the new video, and then the new questions.',
    ],
    [
      noQuestions,
      many,
      '37 trainees who have passed keep their passes. 2 trainees who have watched the video complete it now.',
    ],
    [
      noQuestions,
      { ...many, watched: 0 },
      '37 trainees who have passed keep their passes. 5 trainees who have opened but not passed it complete it by watching the video.',
    ],
    [
      { ...noQuestions, isWithoutVideo: true },
      many,
      '37 trainees who have passed keep their passes. 5 trainees who have opened but not passed it no longer see it, because it becomes a draft.',
    ],
    [
      video,
      { ...noLearners, inProgress: 2 },
      '2 trainees who have opened but not passed it start the new video.',
    ],
    [video, { ...noLearners, passed: 2 }, '2 trainees who have passed keep their passes.'],
    [video, noLearners, 'No trainee has started this module yet.'],
  ])('%o of %o', (change, learners, words) => {
    expect(changeWords(change, learners)).toBe(words);
  });

  test.each([
    [
      { ...nothing, lowersPassMark: true },
      { ...many, passedByMark: 3, completedByMark: 1 },
      '37 trainees who have passed keep their passes. 3 trainees whose best score is enough pass now. 1 trainee will have completed the training.',
    ],
    [
      noQuestions,
      { ...many, completedByWatching: 2, completedByDeletion: 9 },
      '37 trainees who have passed keep their passes. 2 trainees who have watched the video complete it now. 2 trainees will have completed their training.',
    ],
    [
      { ...noQuestions, isWithoutVideo: true },
      { ...noLearners, completedByDeletion: 29 },
      '29 trainees will have completed their training.',
    ],
    [
      { ...video, lowersPassMark: true },
      { ...many, passedByMark: 3, completedByMark: 1, completedByWatching: 1 },
      '37 trainees who have passed keep their passes. 5 trainees who have opened but not passed it start the new video.',
    ],
  ])('%o of %o completes trainings', (change, learners, words) => {
    expect(changeWords(change, learners)).toBe(words);
  });

  test('a new name affects no trainee', () => {
    expect(changeWords(nothing, many)).toBeNull();
  });
});

test('before a module is deleted', () => {
  expect(deletionWords({ ...many, feedback: 3, helpRequests: 1 })).toBe(
    '37 trainees who have passed lose their passes. 5 trainees who have opened but not passed it lose their progress in it. 3 feedback entries are deleted with it. 1 help request about it stays, without its name.',
  );
  const open = { ...noLearners, completedByDeletion: 29, feedback: 0, helpRequests: 0 };
  expect(deletionWords(open)).toBe('29 trainees will have completed their training.');
  expect(deletionWords({ ...noLearners, feedback: 0, helpRequests: 0 })).toBe(
    'No trainee has started this module yet.',
  );
  expect(deletionWords({ ...one, feedback: 1, helpRequests: 0 })).toBe(
    '1 trainee who has passed loses the pass. 1 trainee who has opened but not passed it loses the progress in it. 1 feedback entry is deleted with it.',
  );
});

test('before a module is added or moved', () => {
  expect(insertionWords({ inTraining: 5, completedAll: 1 })).toBe(
    '1 trainee who has completed the training stays completed, with this one as a new module. 5 trainees in training get it as the last module.',
  );
  expect(insertionWords({ inTraining: 0, completedAll: 0 })).toBeNull();
  expect(reorderWords({ inTraining: 5, completedAll: 12 })).toBe(
    '5 trainees in training keep every module that is already unlocked. 12 trainees who have completed the training stay completed.',
  );
  expect(reorderWords({ inTraining: 0, completedAll: 0 })).toBeNull();
});
