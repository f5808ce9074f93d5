import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../platform/http/api-error.ts';
import { afterRestoreCheck } from './after-restore-check.ts';

it.each([401, 403])('clears the session on %d', (status) => {
  expect(afterRestoreCheck(new ApiError(status, {}))).toBe('clear');
});

it('keeps the session if only the view of another admin is refused', () => {
  expect(afterRestoreCheck(new ApiError(403, {}), true)).toBe('keep');
  expect(afterRestoreCheck(new ApiError(401, {}), true)).toBe('clear');
});

it.each([500, 503, 404])('keeps the session on %d', (status) => {
  expect(afterRestoreCheck(new ApiError(status, {}))).toBe('keep');
});

it('keeps the session that the server confirms', () => {
  expect(afterRestoreCheck(null)).toBe('keep');
});

it('keeps the session when the network or the code of the check is unavailable', () => {
  expect(afterRestoreCheck(new NetworkError())).toBe('keep');
  expect(afterRestoreCheck(new TypeError('Failed to fetch dynamically imported module'))).toBe(
    'keep',
  );
});
