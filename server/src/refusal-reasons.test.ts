/** Each refusal is sent with its reason and values, from which a client makes its own text. */
import { logIn } from '@portal/contract/log-in';
import { readRefusal, sentenceOf } from '@portal/contract/reasons';
import { texts } from '@portal/contract/reasons/en';
import { createTrainee, deleteTrainee, listTrainees } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { makeCompany } from './testing/factories.ts';
import type { Answer } from './testing/open-test-portal.ts';
import { it } from './testing/portal-test.ts';

function expectRefusal({ error }: Answer<unknown>, reason: string, values?: object): void {
  expect(error.details).toMatchObject(values === undefined ? { reason } : { reason, values });
  expect(sentenceOf(readRefusal(error.details) ?? { reason: '' }, texts)).toBe(error.message);
}

it('the call is unknown, or its body unreadable', async ({ portal }) => {
  expectRefusal(await portal.inject({ method: 'GET', url: '/api/nothing' }), 'noSuchCall');
  const broken = { method: 'POST', url: '/api/auth/login', payload: '{' } as const;
  const headers = { 'content-type': 'application/json' };
  expectRefusal(await portal.inject({ ...broken, headers }), 'unreadableRequest');
});

it('the user may not make the call', async ({ portal, trainee }) => {
  expectRefusal(await portal.call(listTrainees, { query: {} }), 'notLoggedIn');
  expectRefusal(await trainee.call(listTrainees, { query: {} }), 'accessDenied');
  const body = { email: trainee.user.email, password: 'wrong-password' };
  expectRefusal(await portal.call(logIn, { body }), 'credentialsInvalid');
});

it('the record does not exist', async ({ admin }) => {
  const answer = await admin.call(deleteTrainee, { params: { id: 999_999_999 } });
  expectRefusal(answer, 'traineeNotFound');
});

it('values are invalid: each has its own reason', async ({ portal, admin }) => {
  const { name: companyName } = await makeCompany(portal);
  const body = { name: ' ', email: 'ann(at)x.test@x', password: 'short', companyName };
  const answer = await admin.call(createTrainee, { body });
  expectRefusal(answer, 'nameRequired');
  expect(answer.error.details['fields']).toEqual([
    { path: 'name', message: 'Name is required', reason: 'nameRequired' },
    {
      path: 'email',
      message: 'An email address cannot contain “(”',
      reason: 'emailHasCharacter',
      values: { character: '(' },
    },
    {
      path: 'password',
      message: 'Password must have at least 6 characters',
      reason: 'passwordTooShort',
      values: { min: 6 },
    },
  ]);
});

it('a value is of a wrong type, which no page sends', async ({ admin }) => {
  const answer = await admin.call(deleteTrainee, { params: { id: 'x' as unknown as number } });
  expectRefusal(answer, 'invalidValue', { english: 'Not a valid id' });
});
