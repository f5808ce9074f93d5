import { expect, it } from 'vitest';
import { changeSentences } from './help-status.ts';

const PENDING = { before: 'PENDING', after: 'PENDING' } as const;
const NONE = { before: null, after: null };

it.each([
  [{ before: 'PENDING', after: 'IN_PROGRESS' }, NONE, ['Pending → In Progress']],
  [PENDING, { before: null, after: 'a' }, ['Notes: “a”']],
  [PENDING, { before: 'a', after: 'b' }, ['Notes: “a” → “b”']],
  [PENDING, { before: 'a', after: null }, ['Notes removed: “a”']],
  [
    { before: 'RESOLVED', after: 'CLOSED' },
    { before: null, after: 'a' },
    ['Resolved → Closed', 'Notes: “a”'],
  ],
] as const)('%j with notes %j', (status, adminNotes, said) => {
  expect(changeSentences({ status, adminNotes, assignee: NONE })).toEqual(said);
});

it.each([
  [null, 'Ada', 'Assigned to Ada'],
  ['Ada', 'Bob', 'Assigned to Bob'],
  ['Ada', null, 'Not assigned any more'],
])('the assignee %j that becomes %j', (before, after, said) => {
  const change = { status: PENDING, adminNotes: NONE, assignee: { before, after } };
  expect(changeSentences(change)).toEqual([said]);
});
