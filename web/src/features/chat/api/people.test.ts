import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { peopleFailure } from './people.ts';

it.each([
  [new ApiError(400, { message: 'Not so.' }), 'Failed to fetch users: Not so.'],
  [new ApiError(502, {}), 'Failed to fetch users: Unknown error'],
  [new NetworkError(), 'Failed to fetch company users'],
])('%o has the message: %s', (error, said) => {
  expect(peopleFailure(error)).toBe(said);
});
