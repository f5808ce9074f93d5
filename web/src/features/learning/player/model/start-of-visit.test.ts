import { expect, it } from 'vitest';
import { startOfVisit } from './start-of-visit.ts';

const held = { position: 0, timeSpent: 0, watchedTo: 0, videoCompleted: false };

it('starts a new video at its beginning', () => {
  expect(startOfVisit(held, 100)).toEqual({ position: 0, furthest: 0, played: 0 });
});

it('continues at the position and the furthest second of any device', () => {
  const rewound = { ...held, position: 10, timeSpent: 70, watchedTo: 60 };
  expect(startOfVisit(rewound, 100)).toEqual({ position: 10, furthest: 60, played: 70 });
});

it('does not start beyond the furthest second that the server stores', () => {
  const skipped = { ...held, position: 90, timeSpent: 20, watchedTo: 20 };
  expect(startOfVisit(skipped, 100)).toEqual({ position: 20, furthest: 20, played: 20 });
});

it('limits the furthest second to the length of a video that became shorter', () => {
  const longer = { ...held, position: 90, timeSpent: 90, watchedTo: 90 };
  expect(startOfVisit(longer, 50)).toEqual({ position: 50, furthest: 50, played: 90 });
});

it('allows seeking in the whole of a watched video, and starts at its beginning if it was left at its end', () => {
  const done = { position: 100, timeSpent: 130, watchedTo: 100, videoCompleted: true };
  expect(startOfVisit(done, 100)).toEqual({ position: 0, furthest: 100, played: 130 });
});
