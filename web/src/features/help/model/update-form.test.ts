import { expect, it } from 'vitest';
import { updateOf } from './update-form.ts';

const updatedAt = '2026-03-12T12:00:00.000Z';

it.each([
  [null, '', {}],
  [null, '  ', {}],
  [null, ' Call me. ', { adminNotes: 'Call me.' }],
  ['Call me.', 'Call me. ', {}],
  ['Call me.', ' ', { adminNotes: null }],
  ['Call me.', 'Come by.', { adminNotes: 'Come by.' }],
])('notes %j that become %j are sent as %j', (before, adminNotes, sent) => {
  const request = { adminNotes: before, assignee: null, updatedAt };
  expect(updateOf(request, { status: 'CLOSED', adminNotes, assignee: '' })).toEqual({
    status: 'CLOSED',
    updatedAt,
    ...sent,
  });
});

it.each([
  [null, '', {}],
  [null, '5', { assigneeId: 5 }],
  [{ id: 5, name: 'Ada' }, '5', {}],
  [{ id: 5, name: 'Ada' }, '6', { assigneeId: 6 }],
  [{ id: 5, name: 'Ada' }, '', { assigneeId: null }],
])('the assignee %j that becomes %j is sent as %j', (before, assignee, sent) => {
  const request = { adminNotes: null, assignee: before, updatedAt };
  expect(updateOf(request, { status: 'PENDING', adminNotes: '', assignee })).toEqual({
    status: 'PENDING',
    updatedAt,
    ...sent,
  });
});
