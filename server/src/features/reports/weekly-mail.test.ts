import type { Language } from '@portal/contract/languages';
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
  required: 0,
  compliant: 0,
});

function textOf(language: Language, rows: readonly FiguresRow[], isOfOne = true): string {
  const { text } = weeklyMail({
    to: { name: 'Ada', language },
    figures: isOfOne ? rows.map((row) => ({ ...row, company_name: 'Acme' })) : rows,
    isAboutOne: isOfOne,
    isLimited: false,
    countedAt: Date.UTC(2026, 9, 25, 1, 5),
    timeZone: 'Europe/Vienna',
    publicUrl: 'https://portal.test',
  });
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u2068\u2069]/g, '');
}

it.each<[Language, string[]]>([
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
  [
    'pl',
    [
      '1 uczestnik, ',
      '1 bez postępu.',
      '2345 uczestników, ',
      '2 bez postępu.',
      'Acme: nie ma jeszcze uczestników.',
    ],
  ],
  [
    'tr',
    [
      '1 katılımcı, ',
      '1 kişi ilerlemiyor.',
      '2.345 katılımcı, ',
      '2 kişi ilerlemiyor.',
      'Acme: henüz katılımcı yok.',
    ],
  ],
  [
    'ro',
    [
      '1 cursant, ',
      '1 fără progres.',
      '2.345 de cursanți, ',
      '2 fără progres.',
      'Acme: încă nu există cursanți.',
    ],
  ],
  [
    'uk',
    [
      '1 учасник, ',
      '1 без прогресу.',
      '2 345 учасників, ',
      '2 без прогресу.',
      'Acme: учасників ще немає.',
    ],
  ],
  [
    'ar',
    [
      'متدرب واحد، ',
      'عدد المتعثرين 1.',
      '2,345 متدربًا، ',
      'عدد المتعثرين 2.',
      'Acme: لا يوجد متدربون بعد.',
    ],
  ],
])('counts in %s', (language, [one = '', oneStuck = '', many = '', twoStuck = '', none = '']) => {
  expect(textOf(language, [figures(1, 1)])).toContain(one);
  expect(textOf(language, [figures(1, 1)])).toContain(oneStuck);
  expect(textOf(language, [figures(2345, 2)])).toContain(many);
  expect(textOf(language, [figures(2345, 2)])).toContain(twoStuck);
  expect(textOf(language, [figures(0, 0)])).toContain(none);
});

it.each<[Language, Readonly<Record<number, string>>]>([
  ['pl', { 3: '3 uczestników', 5: '5 uczestników', 22: '22 uczestników' }],
  ['ro', { 3: '3 cursanți', 20: '20 de cursanți', 101: '101 cursanți' }],
  ['uk', { 3: '3 учасники', 5: '5 учасників', 21: '21 учасник', 22: '22 учасники' }],
  ['ar', { 2: 'متدربان', 3: '3 متدربين', 11: '11 متدربًا', 100: '100 متدرب', 103: '103 متدربين' }],
])('uses all forms of the plural in %s', (language, forms) => {
  const texts = Object.keys(forms).map((count) => textOf(language, [figures(Number(count), 0)]));
  for (const [index, form] of Object.values(forms).entries())
    expect(texts[index]).toMatch(new RegExp(`Acme: ${form}[,،]`));
});

it.each<[Language, string]>([
  ['en', 'Counted on 25 October 2026 at 02:05 (Europe/Vienna).'],
  ['de', 'Stand: 25. Oktober 2026 um 02:05 (Europe/Vienna).'],
  ['fr', 'Chiffres du 25 octobre 2026 à 02:05 (Europe/Vienna).'],
  ['es', 'Datos del 25 de octubre de 2026 a las 2:05 (Europe/Vienna).'],
  ['pl', 'Stan: 25 października 2026 02:05 (Europe/Vienna).'],
  ['tr', 'Sayım zamanı: 25 Ekim 2026 02:05 (Europe/Vienna).'],
  ['ro', 'Situația din 25 octombrie 2026 la 02:05 (Europe/Vienna).'],
  ['uk', 'Станом на 25 жовтня 2026 р. о 02:05 (Europe/Vienna).'],
  ['ar', 'تاريخ الأرقام: 25 أكتوبر 2026 في 2:05 ص (Europe/Vienna).'],
])('writes the time in %s', (language, sentence) => {
  expect(textOf(language, [figures(1, 1)])).toContain(sentence);
});

it.each<[Language, string, string]>([
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
  [
    'pl',
    'Firmy, w których są uczestnicy bez postępu: Company 11 (11), ',
    'Company 2 (2) i jeszcze 1.',
  ],
  [
    'tr',
    'İlerlemeyen katılımcıların bulunduğu şirketler: Company 11 (11), ',
    'Company 2 (2) ve 1 şirket daha.',
  ],
  ['ro', 'Companii cu cursanți fără progres: Company 11 (11), ', 'Company 2 (2) și încă 1.'],
  ['uk', 'Компанії, у яких є учасники без прогресу: Company 11 (11), ', 'Company 2 (2) та ще 1.'],
  ['ar', 'الشركات التي فيها متدربون متعثرون: Company 11 (11)، ', 'Company 2 (2) وشركة واحدة أخرى.'],
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

it('says nothing about who is up to date without required modules', () => {
  for (const isOfOne of [true, false])
    expect(textOf('en', [figures(2, 0)], isOfOne)).not.toContain('Up to date');
});

const upToDate = (compliant: number, required: number, id = 1): FiguresRow => ({
  ...figures(required, 0, id),
  required,
  compliant,
});

it.each<[Language, string, string]>([
  [
    'en',
    'Up to date: 87% of the trainees with required modules.',
    'Up to date in companies with late trainees: Company 2 (50%), Company 1 (75%).',
  ],
  [
    'de',
    'Fristgerecht: 87 % der Teilnehmenden mit Pflichtmodulen.',
    'Fristgerechter Anteil in Unternehmen mit Rückständen: Company 2 (50 %), Company 1 (75 %).',
  ],
  [
    'fr',
    'À jour : 87 % des participants qui ont des modules obligatoires.',
    'Part des participants à jour dans les entreprises avec des retards : Company 2 (50 %), ',
  ],
  [
    'es',
    'Al día: el 87 % de los participantes con módulos obligatorios.',
    'Al día en las empresas con retrasos: Company 2 (50 %), Company 1 (75 %).',
  ],
  [
    'pl',
    'Na bieżąco: 87% uczestników z modułami obowiązkowymi.',
    'Na bieżąco w firmach z zaległościami: Company 2 (50%), Company 1 (75%).',
  ],
  [
    'tr',
    'Zorunlu modülü olan katılımcılar arasında güncel olanlar: %87.',
    'Gecikmesi olan şirketlerde güncel olanların oranı: Company 2 (%50), Company 1 (%75).',
  ],
  [
    'ro',
    'La zi: 87 % dintre cursanții cu module obligatorii.',
    'La zi în companiile cu întârzieri: Company 2 (50 %), Company 1 (75 %).',
  ],
  [
    'uk',
    'Без прострочень: 87% учасників з обов’язковими модулями.',
    'Частка учасників без прострочень у компаніях, де є прострочення: Company 2 (50%), ',
  ],
  [
    'ar',
    'بلا تأخير: 87% من المتدربين الذين لديهم وحدات إلزامية.',
    'نسبة المتدربين بلا تأخير في الشركات التي فيها تأخير: Company 2 (50%)، Company 1 (75%).',
  ],
])('says in %s who is up to date, and in which companies the fewest', (language, all, each) => {
  const rows = [upToDate(6, 8), upToDate(1, 2, 2), upToDate(14, 14, 3), figures(5, 0, 4)];
  const text = textOf(language, rows, false);
  expect(text).toContain(all);
  expect(text).toContain(each);
  expect(text).not.toContain('Company 3');
  const ofOne = textOf(language, [upToDate(7, 8)]);
  expect(ofOne).toContain(all);
  expect(ofOne).not.toContain(each);
});

it('rounds no part up to the whole', () => {
  expect(textOf('en', [upToDate(999, 1_000)])).toContain('Up to date: 99% of');
});

it('says only once that all trainees are up to date', () => {
  const text = textOf('en', [upToDate(2, 2), upToDate(3, 3, 2)], false);
  expect(text).toContain('Up to date: 100% of the trainees');
  expect(text).not.toContain('companies with late trainees');
});
