import { beforeEach, expect, it } from 'vitest';
import { spreadReads } from './spread-reads.ts';

const sent: string[] = [];
const send = spreadReads(async (address) => {
  sent.push(String(address));
  // A step in the same task.
  await null;
  sent.push(`after ${address}`);
  return new Response();
});

beforeEach(() => sent.splice(0));

it('sends each read in a task of its own', async () => {
  const answers = [send('/a', { method: 'GET' }), send('/b', { method: 'GET' })];
  expect(sent).toEqual([]);
  await Promise.all(answers);
  expect(sent).toEqual(['/a', 'after /a', '/b', 'after /b']);
});

it('sends a change at once', async () => {
  const answer = send('/a', { method: 'POST' });
  expect(sent).toEqual(['/a']);
  await answer;
});

it('passes a failure on', async () => {
  const failing = spreadReads(() => Promise.reject(new TypeError('failed')));
  await expect(failing('/a', { method: 'GET' })).rejects.toThrow('failed');
});
