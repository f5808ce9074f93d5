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
  const request = { adminNotes: before, updatedAt };
  expect(updateOf(request, { status: 'CLOSED', adminNotes })).toEqual({
    status: 'CLOSED',
    updatedAt,
    ...sent,
  });
});
