import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Costs, limitsOf, needsOf } from './needs.ts';

const costs: Costs = {
  dashboard: 30,
  modulePage: 150,
  rooms: 200,
  conversation: 110,
  unchangedPoll: 25,
  send: 150,
  login: 12_000,
};

it('needs the calls, cores and bytes of the active people', () => {
  const needs = needsOf(36_000, costs);
  expect(needs.active).toBe(3_600);
  expect(needs.callsPerSecond).toBeCloseTo(135);
  expect(needs.sendsPerSecond).toBeCloseTo(10);
  const micros = 12 * 30 + 12 * 150 + 20 * 200 + 20 * 110 + 60 * 25 + 10 * 150;
  expect(needs.answeringCores).toBeCloseTo(micros / 1_000_000 / 0.6);
  expect(needs.loginCores).toBeCloseTo(12_000 / 1_000_000 / 0.6);
  expect(needs.videoMbitPerSecond).toBeCloseTo(2_700);
});

it('grows with the number of people', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (people) => {
      const one = needsOf(people, costs);
      const two = needsOf(people * 2, costs);
      expect(two.answeringCores / one.answeringCores).toBeCloseTo(2);
      expect(two.callsPerSecond / one.callsPerSecond).toBeCloseTo(2);
    }),
  );
});

it('names the part that gives out first, at the number of people that uses it up', () => {
  const [first] = limitsOf(costs, 2);
  expect(first?.part).toBe('video');
  expect(needsOf(first?.people ?? 0, costs).videoMbitPerSecond).toBeCloseTo(1_000);
  const slow = limitsOf({ ...costs, rooms: 1_000_000 }, 2);
  expect(slow[0]?.part).toBe('answering');
  expect(needsOf(slow[0]?.people ?? 0, { ...costs, rooms: 1_000_000 }).answeringCores).toBeCloseTo(
    1,
  );
  const hashing = limitsOf({ ...costs, login: 100_000_000 }, 4);
  expect(hashing[0]?.part).toBe('logins');
});
