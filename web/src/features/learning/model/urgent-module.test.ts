import type { ModuleProgress } from '@portal/contract/learning';
import type { Standing } from '@portal/contract/requirements';
import { expect, it } from 'vitest';
import { due, expired, overdue, renewalOpen, valid } from '#web/testing/standing-records.ts';
import { isToBeTaken } from './renewal.ts';
import { mostUrgent, nextDueDay } from './urgent-module.ts';

const module: ModuleProgress = {
  moduleId: 1,
  moduleName: 'Fire safety',
  hasPoster: false,
  description: '',
  videoDuration: 600,
  questionCount: 2,
  passMark: 70,
  completed: false,
  unlocked: true,
  marksObtained: 0,
  quizTried: false,
  quizPassed: false,
  retryAt: null,
  triesLeft: null,
  videoCompleted: false,
  timeSpentOnVideo: 0,
  watchedTo: 0,
  position: 0,
  pass: false,
  standing: null,
  canRenew: false,
  blockedBy: null,
};
const modulesWith = (...standings: (Standing | null)[]) =>
  standings.map((standing, moduleId) => ({ ...module, moduleId, standing }));

it.each([
  ['the worst state', [renewalOpen, due, expired, overdue], 3],
  ['what has expired before what is due', [due, expired], 1],
  ['the earlier day', [{ ...due, dueOn: '2026-12-09' }, due], 1],
  ['the first one in the order of the training', [due, due], 0],
])('%s comes first', (_, standings, place) => {
  expect(mostUrgent(modulesWith(...standings))?.moduleId).toBe(place);
});

it.each([
  [[null]],
  [[valid, { ...due, state: 'open', dueOn: null } as const]],
  [[{ ...due, state: 'waived', dueOn: null } as const, { ...due, state: 'paused' } as const]],
])('nothing of %j is urgent', (standings) => {
  expect(mostUrgent(modulesWith(...standings))).toBeNull();
});

const done = (standing: Standing) => ({ ...module, completed: true, standing });

it.each([
  ['2027-11-03', [done(valid), done({ ...valid, dueOn: '2028-01-31' })]],
  ['2027-11-03', [done(valid), ...modulesWith({ ...due, state: 'waived', dueOn: null })]],
  [null, [done(valid), ...modulesWith({ ...due, state: 'open', dueOn: null })]],
  [null, [done({ ...valid, dueOn: null, validUntil: null })]],
])('the next completion ends on %s', (day, moduleProgress) => {
  expect(nextDueDay({ moduleProgress })).toBe(day);
});

it.each([
  ['never completed', module, true],
  ['completed', { ...module, completed: true, standing: valid }, false],
  ['to be renewed', { ...module, completed: true, canRenew: true, standing: renewalOpen }, false],
  ['expired', { ...module, canRenew: true, standing: expired }, false],
  [
    'being renewed',
    { ...module, completed: true, standing: { ...renewalOpen, renewing: true } },
    true,
  ],
] as const)('a module is to be taken: %s', (_, facts, expected) => {
  expect(isToBeTaken(facts)).toBe(expected);
});
