import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { deletionRefusal } from './delete-module.ts';

test('each failed deletion of a module has its message', () => {
  const notFound = { code: 'NOT_FOUND', message: 'Module not found or already deleted' } as const;
  expect(deletionRefusal(new ApiError(404, notFound))).toBe(
    'Failed to delete module: Module not found or already deleted',
  );
  expect(deletionRefusal(new ApiError(400, { code: 'INVALID_INPUT', message: 'x' }))).toBe(
    'Invalid module data',
  );
  expect(deletionRefusal(new NetworkError())).toMatch(/^Failed to delete module: The server/);
});
