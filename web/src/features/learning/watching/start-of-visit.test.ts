import { expect, it } from 'vitest';
import { startOfVisit } from './start-of-visit.ts';

const held = { position: 0, timeSpent: 0, videoCompleted: false };

it('starts a new video at its beginning', () => {
  expect(startOfVisit(held, 100, 0)).toEqual({ position: 0, furthest: 0, played: 0 });
});

it('goes on where any device has left it', () => {
  const start = startOfVisit({ ...held, position: 40, timeSpent: 40 }, 100, 0);
  expect(start).toEqual({ position: 40, furthest: 40, played: 40 });
});

it('knows in the same browser that more was watched than the place it was left at', () => {
  const start = startOfVisit({ ...held, position: 10, timeSpent: 60 }, 100, 60);
  expect(start).toMatchObject({ position: 10, furthest: 60 });
});

it('believes no place beyond the credited time', () => {
  const start = startOfVisit({ ...held, position: 90, timeSpent: 20 }, 100, 95);
  expect(start).toEqual({ position: 22, furthest: 22, played: 20 });
});

it('leaves a watched video free, from its beginning once it was at its end', () => {
  const done = { position: 100, timeSpent: 130, videoCompleted: true };
  expect(startOfVisit(done, 100, 0)).toEqual({ position: 0, furthest: 100, played: 130 });
});
