import { TYPING_TIMEOUT_MS } from '@portal/contract/limits';
import { expect, it } from 'vitest';
import { createTypists } from './typists.ts';

it('a typist counts until the end of the signal, or until it was not repeated for too long', () => {
  let now = 0;
  const typists = createTypists(() => now);
  const [ann, ben] = [
    { chatRoomId: 1, userId: 11 },
    { chatRoomId: 1, userId: 12 },
  ];
  typists.set(ann, true);
  typists.set(ben, true);
  expect([typists.has(ann), typists.has(ben)]).toEqual([true, true]);
  expect(typists.has({ chatRoomId: 2, userId: 11 })).toBe(false);
  typists.set(ben, false);
  expect([typists.has(ann), typists.has(ben)]).toEqual([true, false]);

  now = TYPING_TIMEOUT_MS - 1;
  typists.set(ann, true);
  now = TYPING_TIMEOUT_MS;
  expect(typists.has(ann)).toBe(true);
  now = 2 * TYPING_TIMEOUT_MS;
  expect(typists.has(ann)).toBe(false);
});
