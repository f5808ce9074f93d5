import type { ErrorCode } from '@portal/contract/errors';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { deletionLines, deletionObstacle, deletionRefusal } from './company-deletion.ts';

test('the confirmation counts the modules and trainees that are deleted', () => {
  expect(deletionLines({ moduleCount: 5, traineeCount: 0 }, null)).toEqual([
    'All modules (5), with their videos and questions',
    'All trainees of the company (0), whose accounts end at once',
    'All progress and assessment results',
  ]);
});

const impact = {
  modules: 5,
  videos: 4,
  questions: 1,
  trainees: 12,
  inTraining: 3,
  completedAll: 1,
  results: 20,
  attempts: 31,
  helpRequests: 2,
  feedback: 1,
  administrators: 0,
  admins: [],
};

test('the confirmation has every number once the impact is counted', () => {
  const counts = { moduleCount: 5, traineeCount: 12 };
  expect(deletionLines(counts, impact)).toEqual([
    'All modules (5), with 4 videos and 1 question',
    'All trainees of the company (12), whose accounts end at once',
    'All progress and assessment results: 20 passed modules, 31 quiz attempts',
    '2 help requests and 1 feedback entry',
  ]);
  expect(deletionLines(counts, { ...impact, helpRequests: 0, feedback: 0 })).toHaveLength(3);
});

test('the admins who are limited to the company are named', () => {
  const counts = { moduleCount: 5, traineeCount: 12 };
  expect(deletionLines(counts, { ...impact, admins: ['Gwen', 'Lena'] }).at(-1)).toBe(
    'The access of admins who are limited to it: Gwen and Lena',
  );
});

test('admins of the company are named as an obstacle', () => {
  expect([deletionObstacle(null), deletionObstacle(impact)]).toEqual([null, null]);
  expect(deletionObstacle({ ...impact, administrators: 2 })).toBe(
    'Cannot delete company: It has associated data that cannot be removed: 2 administrators belong to it.',
  );
});

test.each<[number, ErrorCode, string]>([
  [409, 'FOREIGN_KEY', 'Cannot delete company: It has associated data that cannot be removed'],
  [404, 'NOT_FOUND', 'Company not found or already deleted'],
  [403, 'FORBIDDEN', 'You do not have permission to delete this company'],
  [500, 'INTERNAL', 'Failed to delete company: the reason of the server'],
])('%d %s has the message: %s', (status, code, message) => {
  const refusal = new ApiError(status, { code, message: 'the reason of the server' });
  expect(deletionRefusal(refusal)).toBe(message);
});

test('a status without a code and a missing answer have their own reasons', () => {
  expect(deletionRefusal(new ApiError(404, {}))).toBe(
    'Failed to delete company: HTTP error! status: 404',
  );
  expect(deletionRefusal(new NetworkError())).toMatch(
    /^Failed to delete company: The server cannot be reached\./,
  );
});
