import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { peopleFailure } from './people.ts';

it.each([
  [
    'a refusal with a reason',
    () => new ApiError(400, { message: 'Not so.' }),
    'Failed to fetch users: Not so.',
  ],
  ['a refusal without one', () => new ApiError(502, {}), 'Failed to fetch users: Unknown error'],
  ['no answer', () => new NetworkError(), 'Failed to fetch company users'],
])('%s has its message', (_, errorOf, said) => {
  expect(peopleFailure(errorOf())).toBe(said);
});
