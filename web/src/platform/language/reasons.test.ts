import { because, issueText } from '@portal/contract/reasons';
import { expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { issueMessage, refusalText } from './reasons.ts';

const refusedWith = (details: Record<string, unknown>) =>
  new ApiError(409, { code: 'CONFLICT', message: 'The English sentence.', details });

it('an error shows the text about its reason', () => {
  const { message } = refusedWith({ reason: 'moduleLocked', values: { name: 'Fire' } });
  expect(message).toBe(refusalText(because('moduleLocked', { name: 'Fire' })));
  expect(message).toBe("This module is locked. Finish 'Fire' first.");
});

it.each([
  { reason: 'ofANewerServer' },
  { reason: 'moduleLocked', values: { title: 'Fire' } },
  { reason: 'moduleLocked', values: 'Fire' },
  {},
])('an error with %j shows the sentence of the server', (details) => {
  expect(refusedWith(details).message).toBe('The English sentence.');
});

it('a problem of a field is shown as a text', () => {
  expect(issueMessage(issueText('tooLong', { max: 80 }))).toBe('At most 80 characters');
  expect(issueMessage("Passwords don't match")).toBe("Passwords don't match");
});
