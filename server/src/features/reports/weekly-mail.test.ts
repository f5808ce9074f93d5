import type { MailLanguage } from '@portal/contract/mail-languages';
import { expect, it } from 'vitest';
import type { FiguresRow } from './figure-queries.ts';
import { weeklyMail } from './weekly-mail.ts';

const figures = (people: number, stuck: number, id = 1): FiguresRow => ({
  company_id: id,
  company_name: `Company ${id}`,
  people,
  completed: 0,
  score_sum: 0,
  stuck,
});

function textOf(language: MailLanguage, rows: readonly FiguresRow[], isOfOne = true): string {
  const { text } = weeklyMail({
    to: { name: 'Ada', language },
    figures: rows,
    company: isOfOne ? { id: 1, name: 'Acme' } : null,
    countedAt: Date.UTC(2026, 9, 25, 1, 5),
    timeZone: 'Europe/Vienna',
    publicUrl: 'https://portal.test',
  });
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

it.each<[MailLanguage, string[]]>([
  ['en', ['1 trainee, ', '1 stuck.', '2,345 trainees, ', '2 stuck.', 'Acme: no trainees yet.']],
  [
    'de',
    [
      '1 teilnehmende Person, ',
      '1 kommt nicht voran.',
      '2.345 Teilnehmende, ',
      '2 kommen nicht voran.',
      'Acme: noch keine Teilnehmenden.',
    ],
  ],
  [
    'fr',
    [
      '1 participant, ',
      '1 bloqué.',
      '2 345 participants, ',
      '2 bloqués.',
      'Acme : pas encore de participants.',
    ],
  ],
  [
    'es',
    [
      '1 participante, ',
      '1 estancado.',
      '2345 participantes, ',
      '2 estancados.',
      'Acme: todavía no hay participantes.',
    ],
  ],
])('counts in %s', (language, [one = '', oneStuck = '', many = '', twoStuck = '', none = '']) => {
  expect(textOf(language, [figures(1, 1)])).toContain(one);
  expect(textOf(language, [figures(1, 1)])).toContain(oneStuck);
  expect(textOf(language, [figures(2345, 2)])).toContain(many);
  expect(textOf(language, [figures(2345, 2)])).toContain(twoStuck);
  expect(textOf(language, [figures(0, 0)])).toContain(none);
});

it.each<[MailLanguage, string]>([
  ['en', 'Counted on October 25, 2026 at 2:05 AM (Europe/Vienna).'],
  ['de', 'Stand: 25. Oktober 2026 um 02:05 (Europe/Vienna).'],
  ['fr', 'Chiffres du 25 octobre 2026 à 02:05 (Europe/Vienna).'],
  ['es', 'Datos del 25 de octubre de 2026 a las 2:05 (Europe/Vienna).'],
])('writes the time in %s', (language, sentence) => {
  expect(textOf(language, [figures(1, 1)])).toContain(sentence);
});

it.each<[MailLanguage, string, string]>([
  ['en', 'Stuck trainees by company: Company 11 (11), ', 'Company 2 (2) and 1 more.'],
  [
    'de',
    'Unternehmen, in denen Teilnehmende nicht vorankommen: Company 11 (11), ',
    'Company 2 (2) und 1 weiteres.',
  ],
  [
    'fr',
    'Entreprises où des participants sont bloqués : Company 11 (11), ',
    'Company 2 (2) et 1 autre.',
  ],
  ['es', 'Empresas con participantes estancados: Company 11 (11), ', 'Company 2 (2) y 1 más.'],
])('names ten companies with stuck trainees in %s', (language, start, end) => {
  const rows = Array.from({ length: 11 }, (_, i) => figures(20, i + 1, i + 1));
  const text = textOf(language, rows, false);
  expect(text).toContain(start);
  expect(text).toContain(end);
  expect(text).not.toContain('Company 1 (');
});

it('names no company without stuck trainees', () => {
  expect(textOf('en', [figures(2, 0)], false)).not.toContain('Stuck trainees by company');
});
