import { expect, test } from 'vitest';
import { handleKey, type KeyOutcome } from './keyboard-move.ts';

const atRest: KeyOutcome = { order: [1, 2, 3], lifted: null, announcement: '' };
const press = (state: KeyOutcome, ...keys: string[]) =>
  keys.reduce((now, key) => handleKey(key, 2, 'Two', now) ?? now, state);

test('a row is lifted, moved and dropped, and each step is announced', () => {
  const lifted = press(atRest, ' ');
  expect(lifted.announcement).toBe(
    'Two lifted, position 2 of 3. Arrow keys move it, Space drops it, Escape cancels.',
  );
  const up = press(lifted, 'ArrowUp');
  expect(up).toMatchObject({ order: [2, 1, 3], announcement: 'Two, position 1 of 3.' });
  expect(press(up, 'ArrowUp')).toMatchObject({
    order: [2, 1, 3],
    announcement: 'Two, position 1 of 3.',
  });
  expect(press(up, 'End')).toMatchObject({ order: [1, 3, 2] });
  expect(press(up, 'Enter')).toEqual({
    order: [2, 1, 3],
    lifted: null,
    announcement: 'Two dropped, position 1 of 3.',
  });
});

test('Escape moves the row back to where it was lifted', () => {
  expect(press(atRest, ' ', 'ArrowDown', 'Escape')).toEqual({
    order: [1, 2, 3],
    lifted: null,
    announcement: 'Cancelled. Two is back, position 2 of 3.',
  });
});

test('a row that is not lifted does not move, and other keys do nothing', () => {
  expect(handleKey('ArrowUp', 2, 'Two', atRest)).toBeNull();
  expect(handleKey('Escape', 2, 'Two', atRest)).toBeNull();
  expect(handleKey('x', 2, 'Two', press(atRest, ' '))).toBeNull();
  const other = press(atRest, ' ');
  expect(handleKey('ArrowUp', 3, 'Three', other)).toBeNull();
  expect(handleKey(' ', 3, 'Three', other)?.lifted).toEqual({ id: 3, before: [1, 2, 3] });
});
