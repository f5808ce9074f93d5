import { helpStatus } from '@portal/contract/help';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterUpdate, isAnswer, isSameForTrainee, isSameHelpState } from './answering.ts';

const status = fc.constantFrom(...helpStatus.options);
const notes = fc.option(fc.string({ minLength: 1 }));
const assigneeId = fc.option(fc.nat());
const state = fc.record({ status, notes, assigneeId });

describe('an update', () => {
  it('sets the status and keeps notes and assignee when it has none', () => {
    fc.assert(
      fc.property(state, status, (before, wanted) => {
        expect(afterUpdate(before, { status: wanted })).toEqual({ ...before, status: wanted });
      }),
    );
  });

  it('clears notes by null or an empty text, and keeps any others', () => {
    fc.assert(
      fc.property(state, status, notes, (before, wanted, given) => {
        const update = { status: wanted, adminNotes: given };
        expect(afterUpdate(before, update).notes).toBe(given);
        expect(afterUpdate(before, { ...update, adminNotes: '' }).notes).toBeNull();
      }),
    );
  });

  it('sets or removes the assignee, which alone is no change for the trainee', () => {
    fc.assert(
      fc.property(state, assigneeId, (before, given) => {
        const after = afterUpdate(before, { status: before.status, assigneeId: given });
        expect(after).toEqual({ ...before, assigneeId: given });
        expect(isSameForTrainee(before, after)).toBe(true);
        expect(isSameHelpState(before, after)).toBe(before.assigneeId === given);
        expect(isAnswer(before, after)).toBe(false);
      }),
    );
  });

  it('is unchanged when it is applied twice', () => {
    fc.assert(
      fc.property(state, status, fc.option(notes, { nil: undefined }), (before, wanted, given) => {
        const update = { status: wanted, adminNotes: given };
        const once = afterUpdate(before, update);
        expect(isSameHelpState(once, afterUpdate(once, update))).toBe(true);
        expect(isAnswer(once, once)).toBe(false);
      }),
    );
  });
});

describe('isAnswer', () => {
  it.each([
    ['new notes', { status: 'PENDING', notes: null }, { status: 'PENDING', notes: 'a' }, true],
    ['other notes', { status: 'CLOSED', notes: 'a' }, { status: 'CLOSED', notes: 'b' }, true],
    ['cleared notes', { status: 'PENDING', notes: 'a' }, { status: 'PENDING', notes: null }, false],
    ['resolved', { status: 'PENDING', notes: null }, { status: 'RESOLVED', notes: null }, true],
    [
      'closed after being resolved',
      { status: 'RESOLVED', notes: 'a' },
      { status: 'CLOSED', notes: 'a' },
      false,
    ],
    [
      'in progress',
      { status: 'PENDING', notes: null },
      { status: 'IN_PROGRESS', notes: null },
      false,
    ],
    ['reopened', { status: 'CLOSED', notes: 'a' }, { status: 'PENDING', notes: 'a' }, false],
  ] as const)('%s', (_, before, after, expected) => {
    expect(isAnswer(before, after)).toBe(expected);
  });
});
