import type { OwnHelpRequest } from '@portal/contract/help';
import { expect, it } from 'vitest';
import { changesSentence, changeText, changeTitle, unseenChanges } from './own-changes.ts';

const request = (change: Partial<OwnHelpRequest>): OwnHelpRequest => ({
  id: 1,
  status: 'PENDING',
  createdAt: '2026-03-12T12:00:00.000Z',
  updatedAt: '2026-03-12T12:00:00.000Z',
  message: 'Help',
  moduleId: null,
  module: null,
  adminNotes: null,
  hasNews: true,
  hasNewNotes: false,
  ...change,
});

const sentence = (...requests: OwnHelpRequest[]) => {
  const changes = unseenChanges(requests);
  return changes === null ? null : changesSentence(changes);
};

it('is null if nothing was changed', () => {
  expect(unseenChanges([])).toBeNull();
  expect(unseenChanges([request({ hasNews: false })])).toBeNull();
});

it('has the time of the latest change', () => {
  const changes = unseenChanges([
    request({ updatedAt: '2026-03-12T12:00:00.005Z' }),
    request({ updatedAt: '2026-03-12T12:00:00.007Z' }),
    request({ updatedAt: '2026-03-12T13:00:00.000Z', hasNews: false }),
  ]);
  expect(changes?.at).toBe(Date.parse('2026-03-12T12:00:00.007Z'));
  expect(changes?.requests).toHaveLength(2);
});

it('describes the changes in a sentence', () => {
  expect(sentence(request({ adminNotes: 'Call me.', hasNewNotes: true }))).toBe(
    'An admin has answered your help request.',
  );
  expect(sentence(request({ status: 'IN_PROGRESS' }))).toBe(
    'Your help request is now In Progress.',
  );
  expect(sentence(request({}), request({}))).toBe('There is news about 2 of your help requests.');
});

it('names the status if the notes are those that were seen before', () => {
  const closed = request({ status: 'CLOSED', adminNotes: 'Call me.' });
  expect(sentence(closed)).toBe('Your help request is now Closed.');
  expect([changeTitle(closed), changeText(closed)]).toEqual(['Help request: Closed', 'Help']);
});
