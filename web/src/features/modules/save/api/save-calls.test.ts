import { expect, test } from 'vitest';
import { ApiError } from '#web/platform/http/api-error.ts';
import { updateCalls } from './save-calls.ts';

const conflict = (details: Record<string, unknown>) =>
  new ApiError(409, { code: 'CONFLICT', message: 'No.', details });

test('a conflict with the current version leads to the comparison', () => {
  expect(updateCalls({ id: 1, companyId: 3 }).eventOf(conflict({ version: 3 }))).toEqual({
    type: 'outdated',
  });
});

test('another conflict stops the save with its message', () => {
  expect(updateCalls({ id: 1, companyId: 3 }).eventOf(conflict({}))).toEqual({
    type: 'failed',
    message: 'Failed to update module: No.',
  });
});
