import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { refusedField, signUpFailure } from './sign-up-refusal.ts';

const taken = new ApiError(409, { code: 'EMAIL_TAKEN', message: 'Already there.' });
const tooCommon = new ApiError(400, {
  code: 'INVALID_INPUT',
  message: 'Too easy.',
  details: { fields: [{ path: 'password', message: 'Too common' }] },
});

it('gives the reason of a refusal, but none for an unexpected failure', () => {
  expect(signUpFailure(taken)).toEqual({
    title: 'Signup failed. Please try again.',
    description: 'Already there.',
  });
  const unexpected = { title: 'Signup failed. Please check your information and try again.' };
  expect(signUpFailure(new NetworkError())).toEqual(unexpected);
  expect(signUpFailure(new ApiError(500, { message: 'Oh.' }))).toEqual(unexpected);
  const fault = new ApiError(500, { code: 'INTERNAL', details: { requestId: 'Ab3' } });
  expect(signUpFailure(fault)).toEqual({ ...unexpected, description: 'Reference: Ab3' });
});

it('finds the field that the refusal is about', () => {
  expect(refusedField(taken)).toBe('email');
  expect(refusedField(tooCommon)).toBe('password');
  expect(refusedField(new ApiError(404, { code: 'NOT_FOUND' }))).toBe('companyName');
  expect(refusedField(new ApiError(429, { code: 'TOO_MANY_REQUESTS' }))).toBeNull();
  expect(refusedField(new ApiError(400, { details: { fields: [{ path: 'role' }] } }))).toBeNull();
  expect(refusedField(new ApiError(400, { details: { fields: [null] } }))).toBeNull();
  expect(refusedField(new NetworkError())).toBeNull();
});
