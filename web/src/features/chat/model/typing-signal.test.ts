import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypingSignal } from './typing-signal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typing() {
  const said: boolean[] = [];
  return { said, signal: createTypingSignal((isTyping) => said.push(isTyping)) };
}

it('is on with the first key and off three seconds after the last', () => {
  const { said, signal } = typing();
  signal.key();
  vi.advanceTimersByTime(1_500);
  signal.key();
  vi.advanceTimersByTime(2_999);
  expect(said).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([true, false]);
});

it('is repeated while the user types for long', () => {
  const { said, signal } = typing();
  for (let second = 0; second < 5; second += 1) {
    signal.key();
    vi.advanceTimersByTime(1_000);
  }
  expect(said).toEqual([true, true, true]);
});

it('is off at once, and only once, when the message is sent', () => {
  const { said, signal } = typing();
  signal.key();
  signal.stop();
  signal.stop();
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual([true, false]);
});
