import { type Job, jobKind } from '@portal/contract/jobs';
import { describe, expect, it } from 'vitest';
import { invitationText, jobPercent, jobTitle, refusalText } from './job-words.ts';

const deletionJob: Job = {
  id: 61,
  kind: 'delete',
  state: 'done',
  total: 12,
  done: 12,
  refused: 0,
  problem: null,
  problemReason: null,
  deletionId: 44,
  invitations: null,
  undoable: true,
  createdAt: '2026-10-01T08:00:00.000Z',
  endedAt: '2026-10-01T08:00:05.000Z',
};

describe('words about a job', () => {
  it.each<[string, Partial<Job>]>([
    ['Deleting 12 trainees…', { state: 'running', done: 3 }],
    ['12 trainees deleted', {}],
    ['1 trainee deleted', { done: 1, refused: 11 }],
    ['Invitations sent to 12 trainees', { kind: 'invite' }],
    ['Cancelled: 5 of 12 trainees moved', { kind: 'move', state: 'cancelled', done: 5 }],
    ['Stopped: 0 of 12 trainees deleted', { state: 'failed', done: 0 }],
    ['Undoing the move…', { kind: 'move', state: 'undoing' }],
    ['12 trainees added to the group', { kind: 'add-to-group' }],
    ['Removing 12 trainees from the group…', { kind: 'remove-from-group', state: 'running' }],
    ['Importing 12 trainees…', { kind: 'import', state: 'running', done: 3 }],
    ['3 help requests closed', { kind: 'close-help', done: 3, refused: 9 }],
    ['11 of 12 trainees reminded', { kind: 'remind', done: 11, refused: 0 }],
    ['Starting the renewal for 12 trainees…', { kind: 'renew', state: 'running' }],
    ['Stopped: 3 of 12 results recorded', { kind: 'record-results', state: 'failed', done: 3 }],
    ['Undone: the deletion', { state: 'undone', done: 0 }],
    ['Undone: the deletion, except for 2 trainees', { state: 'undone', done: 2 }],
  ])('%s', (title, changes) => {
    expect(jobTitle({ ...deletionJob, ...changes })).toBe(title);
  });

  it.each(jobKind.options)('a refusal of %s is counted and explained', (kind) => {
    expect(refusalText({ ...deletionJob, kind, refused: 2 })).toMatch(
      /2 (trainees|help requests|results)\b.*\. They /,
    );
    expect(refusalText({ ...deletionJob, kind })).toBeNull();
  });

  it.each([
    [{ total: 50, waiting: 0, refused: 2 }, '48 invited, 2 refused by the mail server.'],
    [
      { total: 50, waiting: 9, refused: 1 },
      '40 invited, 9 on the way, 1 refused by the mail server.',
    ],
    [{ total: 50, waiting: 50, refused: 0 }, '50 invitations are on the way.'],
    [{ total: 1, waiting: 1, refused: 0 }, '1 invitation is on the way.'],
    [{ total: 50, waiting: 0, refused: 0 }, '50 invited.'],
    [null, null],
  ])('of the invitations %j: %s', (invitations, text) => {
    expect(invitationText({ ...deletionJob, invitations })).toBe(text);
  });

  it('counts refused trainees as finished', () => {
    expect(jobPercent({ ...deletionJob, done: 3, refused: 3 })).toBe(50);
    expect(jobPercent({ ...deletionJob, total: 0, done: 0 })).toBe(100);
  });
});
