import { expect, it, vi } from 'vitest';
import { oncePerObject } from './once-per-object.ts';

it('computes the result of each object once', () => {
  const compute = vi.fn(({ name }: { name: string }) => name.toUpperCase());
  const upper = oncePerObject(compute);
  const ada = { name: 'ada' };
  const bob = { name: 'bob' };
  expect([upper(ada), upper(bob), upper(ada)]).toEqual(['ADA', 'BOB', 'ADA']);
  expect(compute.mock.calls).toEqual([[ada], [bob]]);
});

it('computes the result again after an error', () => {
  const compute = vi.fn(() => 'done');
  compute.mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  const attempt = oncePerObject(compute);
  const key = {};
  expect(() => attempt(key)).toThrow('not yet');
  expect(attempt(key)).toBe('done');
});
