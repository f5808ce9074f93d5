import { formatsOf } from '@portal/contract/formats';
import type { CompanyRulesTexts } from './en.ts';

const { list, number, plural, weekday } = formatsOf('ro');

const days = (count: number) =>
  plural(count, {
    one: '1 zi',
    few: `${number(count)} zile`,
    other: `${number(count)} de zile`,
  });

export const texts: CompanyRulesTexts = {
  title: 'Reguli de instruire',
  note: 'Pentru modulele fără reguli proprii. Cine trebuie să parcurgă un modul și cât timp contează se stabilește în modul.',
  none: 'Încă nu există reguli: modulele nu au termen și contează pentru totdeauna.',
  loading: 'Se încarcă regulile…',
  loadFailed: 'Regulile nu au putut fi încărcate.',
  edit: 'Editați regulile',
  save: 'Salvați regulile',
  saved: 'Regulile au fost salvate',
  lost: 'Modificările aduse regulilor nu sunt încă salvate și s-ar pierde.',
  leave: { title: 'Ieșiți fără a salva?', confirm: 'Ieșiți' },
  fields: {
    dueDays: 'Termen (zile)',
    dueHint: 'Socotit de când modulul este obligatoriu. Gol: fără termen.',
    graceDays: 'Grație (zile)',
    graceHint: 'După termen, înainte ca un modul să fie întârziat.',
    renewalDays: 'Reînnoire (zile)',
    renewalHint: 'Înainte de sfârșitul valabilității, în care un modul poate fi reînnoit.',
    reminderDays: 'Mementouri (zile înainte)',
    reminderHint: (max) =>
      `Cel mult ${number(max)} numere, de exemplu 14, 3. Se trimit de la 7:00 în fusul orar al companiei. Se trimit mementouri și în ziua termenului, apoi săptămânal cât timp un modul este întârziat.`,
    digestWeekday: 'Rezumat săptămânal',
    digestHint: 'În această zi administratorii primesc un e-mail despre cine este în întârziere.',
  },
  shown: {
    due: 'Termen',
    dueDays: days,
    noDue: 'Fără termen',
    grace: 'Grație',
    graceDays: days,
    renewal: 'Reînnoire',
    renewalBefore: (count) => `${days(count)} înainte de sfârșit`,
    reminders: 'Mementouri',
    remindersBefore: (counts) => `Cu ${list(counts.map((count) => number(count)))} zile înainte`,
    noReminders: 'Niciunul',
    digest: 'Rezumat săptămânal',
  },
  weekday: (day) => weekday(day),
};
