import { expect, it } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

const KNOWN = ['en', 'de', 'fr'] as const;

it.each([
  ['de', 'de'],
  ['DE-at', 'de'],
  ['de-Latn-DE-1996', 'de'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['pt-BR,pt;q=0.9,de;q=0.8,en;q=0.7', 'de'],
  ['en;q=0.2, de;q=0.9', 'de'],
  ['fr;q=0.5,de;q=0.5', 'fr'],
  [' de ;\tq=1.000 ', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
])('%j prefers %s', (header, language) => {
  expect(acceptedLanguage(header, KNOWN)).toBe(language);
});

it.each([
  undefined,
  '',
  ',,,;;',
  '*',
  'pt-BR, it;q=0.5',
  'de;q=0',
  'de;q=2',
  'de;q=-1',
  'de;q=1e9',
  'de;q=NaN',
  'de;quality=1',
  'de_AT',
  'deutsch',
  'd e',
  'constructor',
  '__proto__',
  "de'; drop table all_users; --",
  '<script>de</script>',
  'de\r\nx: y',
  '\0de',
])('%j names no known language', (header) => {
  expect(acceptedLanguage(header, KNOWN)).toBeNull();
});

it('examines headers of at most 500 characters', () => {
  const header = (length: number) => `${'x,'.repeat((length - 2) / 2)}de`;
  expect(acceptedLanguage(header(500), KNOWN)).toBe('de');
  expect(acceptedLanguage(header(502), KNOWN)).toBeNull();
});
