import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { ReportFileTexts, WeeklyMailTexts } from './en.ts';

const { number, percent, plural, time } = formatsOf('de');

function listed(names: readonly string[], unnamed: number): string {
  const more =
    unnamed === 0
      ? ''
      : plural(unnamed, {
          one: ` und ${number(unnamed)} weiteres`,
          other: ` und ${number(unnamed)} weitere`,
        });
  return `${names.join(', ')}${more}`;
}

export const texts: WeeklyMailTexts = {
  subject: (company) => `Wochenbericht: ${company ?? 'alle Unternehmen'}`,
  companies: (count) => `${number(count)} Unternehmen`,
  noTrainees: (about) => `${about}: noch keine Teilnehmenden.`,
  figures: (about, sum) => {
    const people = plural(sum.people, {
      one: `${number(sum.people)} teilnehmende Person`,
      other: `${number(sum.people)} Teilnehmende`,
    });
    return `${about}: ${people}, ${number(sum.completed)} mit abgeschlossenem Training (${percent(sum.completedPercent)}), durchschnittliches Ergebnis ${percent(sum.averageScore)}, ${number(sum.stuck)} ${plural(sum.stuck, { one: 'kommt', other: 'kommen' })} nicht voran.`;
  },
  stuckIn: (names, unnamed) =>
    `Unternehmen, in denen Teilnehmende nicht vorankommen: ${listed(names, unnamed)}.`,
  upToDate: (share) => `Fristgerecht: ${percent(share)} der Teilnehmenden mit Pflichtmodulen.`,
  upToDateIn: (names, unnamed) =>
    `Fristgerechter Anteil in Unternehmen mit Rückständen: ${listed(names, unnamed)}.`,
  counted: (instant, timeZone) =>
    `Stand: ${time(instant, timeZone)} (${timeZone}). Nicht voran kommt, wer seit mehr als ${number(STUCK_AFTER_DAYS)} Tagen keinen Fortschritt hatte.`,
  openReport: 'Bericht öffnen',
  openReports: 'Berichte öffnen',
  ending:
    'Sie erhalten diese E-Mail, weil Sie einen Wochenbericht angefordert haben. Sie können ihn in Ihren Benachrichtigungseinstellungen abbestellen.',
};

export const fileTexts: ReportFileTexts = {
  overallProgress: 'Gesamtfortschritt',
  modulesCompleted: 'Module abgeschlossen',
  modules: 'Module',
  averageScore: 'Durchschnittsergebnis',
  timeSpent: 'Zeitaufwand (Sekunden)',
  lastActivity: 'Letzte Aktivität',
  joined: 'Dabei seit',
  trainingCompleted: 'Schulung abgeschlossen',
  newModules: 'Neue Module seitdem',
  invited: 'Eingeladen',
  firstOpened: 'Erstes Modul geöffnet',
  module: {
    status: (module) => `${module}: Status`,
    opened: (module) => `${module}: geöffnet`,
    completed: (module) => `${module}: abgeschlossen`,
    score: (module, passMark) => `${module}: Ergebnis, Bestehensgrenze ${percent(passMark)}`,
    noQuiz: (module) => `${module}: kein Quiz`,
  },
  companies: 'Unternehmen',
  trainees: 'Teilnehmende',
  completed: 'Abgeschlossen',
  notCompleted: 'Nicht abgeschlossen',
  stuck: 'Ohne Fortschritt',
  upToDate: 'Fristgerecht',
  counted: 'Gezählt',
};
