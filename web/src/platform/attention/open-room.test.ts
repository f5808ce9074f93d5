import { expect, it } from 'vitest';
import { openRoom } from './open-room.ts';

it('is the conversation that was set last, and none before the first and after the last', () => {
  expect(openRoom.current()).toBeNull();
  openRoom.set(3);
  openRoom.set(5);
  expect(openRoom.current()).toBe(5);
  openRoom.set(null);
  expect(openRoom.current()).toBeNull();
});
