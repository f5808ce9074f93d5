import { expect, test } from 'vitest';
import { firstStepsOf } from './first-steps.ts';

test.each([
  [{ moduleCount: 0, traineeCount: 0, isProgressSeen: false }, [false, false, false]],
  [{ moduleCount: 1, traineeCount: 0, isProgressSeen: false }, [true, false, false]],
  [{ moduleCount: 0, traineeCount: 2, isProgressSeen: false }, [false, true, false]],
  [{ moduleCount: 1, traineeCount: 2, isProgressSeen: true }, [true, true, true]],
])('after %j the steps are done: %j', (facts, done) => {
  expect(firstStepsOf(facts).map(({ isDone }) => isDone)).toEqual(done);
});
