import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { createReadMark, READ_DELAY_MS } from './read-mark.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers at once, unless a test replaces `state.answer`. */
function createServer() {
  const state: { answer: () => Promise<unknown> } = { answer: () => Promise.resolve() };
  const send = vi.fn((_seq: number) => state.answer());
  const onRead = vi.fn();
  const sent = () => send.mock.calls.map(([seq]) => seq);
  return { state, sent, onRead, mark: createReadMark({ send, onRead }) };
}

it('marks messages seen within a short time by one call, within half a second', async () => {
  const { mark, sent, onRead } = createServer();
  for (let seq = 1; seq <= 40; seq += 1) {
    mark.see(seq);
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(READ_DELAY_MS);
  expect(sent().at(-1)).toBe(40);
  expect(sent().length).toBeLessThanOrEqual(2);
  expect(onRead).toHaveBeenLastCalledWith(40);
  expect(READ_DELAY_MS).toBeLessThan(500);
  mark.see(40);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent().length).toBeLessThanOrEqual(2);
});

it('has one call under way and sends later numbers after it', async () => {
  const { mark, sent, state } = createServer();
  const answers: (() => void)[] = [];
  state.answer = () => new Promise<void>((resolve) => void answers.push(resolve));
  mark.see(1);
  await vi.advanceTimersByTimeAsync(READ_DELAY_MS);
  mark.see(2);
  mark.see(3);
  await vi.advanceTimersByTimeAsync(10 * READ_DELAY_MS);
  expect(sent()).toEqual([1]);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(READ_DELAY_MS);
  expect(sent()).toEqual([1, 3]);
});

it('does not send a number that another tab or device has read', async () => {
  const { mark, sent } = createServer();
  mark.confirm(5);
  mark.see(5);
  mark.see(6);
  mark.confirm(6);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([]);
});

it('sends the pending number at once when the view ends, even during an earlier call', async () => {
  const { mark, sent, state } = createServer();
  state.answer = () => new Promise(() => undefined);
  mark.see(1);
  await vi.advanceTimersByTimeAsync(READ_DELAY_MS);
  mark.see(2);
  mark.flush();
  mark.flush();
  expect(sent()).toEqual([1, 2]);
});

it('repeats a failed call soon, then every five seconds, up to a limit', async () => {
  const { mark, sent, state, onRead } = createServer();
  state.answer = () => Promise.reject(new NetworkError());
  mark.see(1);
  await vi.advanceTimersByTimeAsync(READ_DELAY_MS + 1_000);
  expect(sent()).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  const inAMinute = sent().length;
  expect(inAMinute).toBeGreaterThan(10);
  expect(inAMinute).toBeLessThan(16);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const inAnHour = sent().length;
  expect(inAnHour).toBeLessThan(30);
  state.answer = () => Promise.resolve();
  mark.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(onRead).toHaveBeenCalledExactlyOnceWith(1);
  expect(sent().length).toBe(inAnHour + 1);
});

it('does not repeat a call that the server refused for good, but sends later numbers', async () => {
  const { mark, sent, state } = createServer();
  state.answer = () => Promise.reject(new ApiError(404, {}));
  mark.see(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([1]);
  mark.see(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([1, 2]);
});
