import { STANDING_STATES } from '@portal/contract/requirements';
import { expect, it } from 'vitest';
import { due, expired, overdue, renewalOpen, valid } from '#web/testing/standing-records.ts';
import { lookOf, standingPhrase, standingPhraseSoon, stateWord } from './standing-words.ts';

it.each([
  [due, 'Due 2026-12-03'],
  [overdue, 'Overdue since 2026-11-20'],
  [{ ...overdue, state: 'inGrace' }, 'Was due 2026-11-20'],
  [renewalOpen, 'Renew by 2026-12-03'],
  [expired, 'Expired, was valid until 2026-11-20'],
  [valid, 'Valid until 2027-11-03'],
  [{ ...valid, dueOn: null, validUntil: null }, 'Valid'],
  [{ ...due, state: 'open', dueOn: null }, 'No due date'],
  [{ ...due, state: 'waived', dueOn: null }, 'Waived'],
  [{ ...due, state: 'paused', pausedUntil: '2026-12-24' }, 'Paused until 2026-12-24'],
  [{ ...due, state: 'paused' }, 'Paused'],
  [{ ...due, state: 'notRequired', dueOn: null }, 'Not required'],
] as const)('%j is said as "%s"', (standing, sentence) => {
  const { text, day } = standingPhrase(standing);
  expect(text(day ?? undefined)).toBe(sentence);
});

it.each([
  ['2026-12-03', 'Due today'],
  ['2026-12-02', 'Due tomorrow'],
  ['2026-11-30', 'Due in 3 days'],
  ['2026-11-01', 'Due 2026-12-03'],
])('on %s it is "%s"', (today, sentence) => {
  const { text, day } = standingPhraseSoon(due, today);
  expect(text(day ?? undefined)).toBe(sentence);
});

it('no two states have the same word, and what is late has a symbol of its own', () => {
  expect(new Set(STANDING_STATES.map(stateWord)).size).toBe(STANDING_STATES.length);
  const late = STANDING_STATES.filter((state) => lookOf(state).symbol === 'late');
  expect(late).toEqual(['overdue', 'expired', 'inGrace']);
});
