import { formatsOf } from '@portal/contract/formats';
import type { RulesTexts } from './en.ts';

const { date, list, number, plural } = formatsOf('de');

/** In the dative, after „innerhalb von“, and in the nominative. */
const days = (count: number) => plural(count, { one: '1 Tag', other: `${number(count)} Tagen` });
const months = (count: number) =>
  plural(count, { one: '1 Monat', other: `${number(count)} Monate` });
/** In the accusative, after „für“. */
const trainees = (count: number) =>
  plural(count, { one: '1 Person', other: `${number(count)} Teilnehmende` });
const modules = (count: number) =>
  plural(count, { one: '1 Modul', other: `${number(count)} Module` });

export const texts: RulesTexts = {
  title: 'Wer es absolvieren muss und wie lange es zählt',
  loading: 'Regeln werden geladen\u00a0…',
  loadFailed: 'Die Regeln konnten nicht geladen werden.',
  save: 'Regeln speichern\u00a0…',
  discard: 'Änderungen verwerfen',
  lost: 'Ihre Änderungen an den Regeln sind noch nicht gespeichert und gehen dann verloren.',
  leave: { title: 'Verlassen, ohne zu speichern?', confirm: 'Verlassen' },

  audience: {
    legend: 'Wer es absolvieren muss',
    everyone: 'Alle im Unternehmen',
    groups: 'Nur Mitglieder gewählter Gruppen',
    choose: 'Gruppen',
    search: 'Gruppen suchen',
    chosen: (count) => `${number(count)} gewählt`,
    deleted: 'Gelöschte Gruppe',
    notLoaded: (reason) => `Die Gruppen konnten nicht geladen werden. ${reason}`,
    none: 'Dieses Unternehmen hat noch keine Gruppen.',
    make: 'Gruppe anlegen',
    forNoOne: 'Dieses Modul ist jetzt für niemanden.',
  },
  dueDays: 'Fällig innerhalb von (Tagen)',
  dueHint: {
    company: (count) => `Leer: wie im Unternehmen, ${days(count)}.`,
    none: 'Leer: nicht fällig.',
  },
  validMonths: 'Zählt (Monate)',
  validHint: 'Leer: für immer.',

  shown: {
    title: 'Schulungsregeln',
    everyone: 'Für alle im Unternehmen',
    groups: (names) => `Für Mitglieder von: ${names}`,
    noOne: 'Jetzt für niemanden',
    due: (count) => `Fällig innerhalb von ${days(count)}`,
    dueAsCompany: (count) => `Fällig innerhalb von ${days(count)}, wie im Unternehmen`,
    noDue: 'Nicht fällig',
    valid: (count) => `Zählt ${months(count)}`,
    forEver: 'Zählt für immer',
    countFrom: (day) => `Frühestens ab ${date(day)} gezählt`,
    takenAgain: (day, reason) => `Erneut zu absolvieren bis ${date(day)}: ${reason}`,
    names: (names) => list(names),
  },

  copy: {
    open: 'Regeln eines anderen Moduls kopieren\u00a0…',
    title: 'Regeln kopieren',
    module: 'Modul',
    search: 'Module suchen',
    empty: 'Das Unternehmen hat kein anderes Modul.',
    confirm: 'Kopieren',
  },

  preview: {
    title: 'Diese Regeln speichern?',
    modules: (count) => `Für ${modules(count)}`,
    counting: 'Betroffene Teilnehmende werden gezählt\u00a0…',
    failed: 'Die betroffenen Teilnehmenden konnten nicht gezählt werden.',
    noneAffected: 'Heute ist niemand betroffen.',
    countFrom: {
      legend: 'Ab wann es zählt',
      applied: 'Seit es für die jeweilige Person galt',
      appliedNote: 'Vergangene Zeit zählt mit: Jemand kann sofort überfällig sein.',
      today: 'Ab heute',
      todayNote: 'Wegen der Vergangenheit ist niemand überfällig, und kein Abschluss läuft ab.',
      since: (day) => `Ab ${date(day)}, wie jetzt`,
      keptInEach: 'Wie jetzt in jedem Modul',
    },
    confirm: 'Regeln speichern',
    saving: (done, total) => `${number(done)} von ${number(total)} gespeichert\u00a0…`,
    retry: 'Erneut versuchen',
    someFailed: (count) =>
      plural(count, {
        one: '1 Modul wurde nicht gespeichert:',
        other: `${number(count)} Module wurden nicht gespeichert:`,
      }),
    saved: (name) => `Die Regeln von ${name} sind gespeichert`,
    savedSeveral: (count) =>
      plural(count, {
        one: 'Die Regeln von 1 Modul sind gespeichert',
        other: `Die Regeln von ${number(count)} Modulen sind gespeichert`,
      }),
    undoing: 'Wird rückgängig gemacht\u00a0…',
    undone: 'Die früheren Regeln gelten wieder',
    undoFailed: 'Die früheren Regeln konnten nicht wiederhergestellt werden',
  },

  hits: {
    named: (names, more) => list(more > 0 ? [...names, `${number(more)} weitere`] : names),
    sentences: {
      added: (count, names) => `Kommt hinzu für ${trainees(count)}: ${names}.`,
      removed: (count, names) =>
        plural(count, {
          one: `Entfällt für 1 Person, die nicht begonnen hat: ${names}.`,
          other: `Entfällt für ${number(count)} Teilnehmende, die nicht begonnen haben: ${names}.`,
        }),
      removedBegun: (count, names) =>
        plural(count, {
          one: `Nicht mehr Pflicht für 1 Person, die es begonnen oder abgeschlossen hat; ihr Fortschritt bleibt: ${names}.`,
          other: `Nicht mehr Pflicht für ${number(count)} Teilnehmende, die es begonnen oder abgeschlossen haben; ihr Fortschritt bleibt: ${names}.`,
        }),
      overdue: (count, names) => `Heute überfällig für ${trainees(count)}: ${names}.`,
      overdueByPast: (count, names) =>
        `Davon ${number(count)} nur, weil vergangene Zeit zählt: ${names}.`,
      expired: (count, names) => `Heute abgelaufen für ${trainees(count)}: ${names}.`,
    },
  },

  several: {
    open: 'Regeln festlegen\u00a0…',
    title: 'Regeln für mehrere Module festlegen',
    modules: 'Module',
    all: 'Alle Module',
    noneChosen: 'Bitte wählen Sie ein Modul',
    next: 'Weiter\u00a0…',
  },
};
