import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { reorderFailure, reorderObstacle, reorderRefusal } from './use-save-order.ts';

const ready = { companyId: 3, moduleCount: 2, isSignedIn: true };

test('an order that cannot be sent has its reason', () => {
  expect(reorderObstacle(ready)).toBeNull();
  expect(reorderObstacle({ ...ready, companyId: null })).toBe('No company selected');
  expect(reorderObstacle({ ...ready, moduleCount: 0 })).toBe('No modules to reorder');
  expect(reorderObstacle({ ...ready, isSignedIn: false })).toBe(
    'You are not logged in. Please log in again.',
  );
});

test('an order that was not saved has its reason', () => {
  expect(reorderFailure(new NetworkError())).toBe(
    'Failed to update module order. Please try again.',
  );
  const refused = { code: 'INVALID_INPUT', message: 'The order must name each module.' } as const;
  expect(reorderFailure(new ApiError(400, refused))).toBe('The order must name each module.');
  expect(reorderFailure(new ApiError(502, {}))).toBe('Failed to update module order');
  expect(reorderFailure(new ApiError(401, { code: 'UNAUTHENTICATED', message: 'x' }))).toBe(
    'You are not logged in. Please log in again.',
  );
  expect([reorderRefusal(''), reorderRefusal('No.')]).toEqual([
    'Failed to update module order',
    'No.',
  ]);
});
