import { erasedName } from '@portal/contract/recorded-names';
import { expect, it } from 'vitest';
import { countsText, deletedByOf, nameOf, timeLeft } from './trash-words.ts';

const company = { kind: 'company', subjectId: 3 } as const;

it.each([
  [{}, null],
  [{ trainees: 0, modules: 0 }, null],
  [{ modules: 1 }, '1 module'],
  [{ feedback: 1, videos: 2 }, '2 videos and 1 feedback entry'],
  [{ trainees: 1200, questions: 1, results: 3 }, '1,200 trainees, 1 question and 3 passed modules'],
])('%j is %s', (counts, text) => {
  expect(countsText({ ...company, counts })).toBe(text);
});

it('does not repeat the number of trainees who were deleted together', () => {
  const counts = { trainees: 12, attempts: 4 };
  expect(countsText({ kind: 'trainee', subjectId: null, counts })).toBe('4 quiz attempts');
});

it.each([
  [{ ...company, name: 'Acme', counts: { trainees: 12 } }, 'Acme'],
  [{ kind: 'trainee', subjectId: 7, name: 'Tess', counts: { trainees: 1 } }, 'Tess'],
  [{ kind: 'trainee', subjectId: null, name: '', counts: { trainees: 1204 } }, '1,204 trainees'],
] as const)('%j is named %s', (entry, name) => {
  expect(nameOf(entry)).toBe(name);
});

it('names the admin who has deleted it, also after the account was deleted', () => {
  expect(deletedByOf({ deletedBy: { id: 1, name: 'Ada Admin' } })).toBe('Ada Admin');
  expect(deletedByOf({ deletedBy: { id: 1, name: erasedName(1) } })).toBe('Deleted user 1');
});

it.each([
  [30 * 24 - 0.1, '30 days left'],
  [36, '2 days left'],
  [25, '1 day left'],
  [23, 'Less than a day left'],
  [-1, 'Deleted for good soon'],
])('%d hours before the end are %s', (hours, text) => {
  const now = new Date('2026-03-12T12:00:00Z');
  expect(timeLeft(new Date(now.getTime() + hours * 3_600_000).toISOString(), now)).toBe(text);
});
