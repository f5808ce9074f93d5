import { formatsOf } from '@portal/contract/formats';
import type { CompanyRulesTexts } from './en.ts';

const { list, number, plural, weekday } = formatsOf('de');

const days = (count: number) => plural(count, { one: '1 Tag', other: `${number(count)} Tage` });

export const texts: CompanyRulesTexts = {
  title: 'Schulungsregeln',
  note: 'Für Module ohne eigene Regeln. Wer ein Modul absolvieren muss und wie lange es zählt, wird im Modul festgelegt.',
  none: 'Noch keine Regel: Module sind nicht fällig und zählen für immer.',
  loading: 'Regeln werden geladen\u00a0…',
  loadFailed: 'Die Regeln konnten nicht geladen werden.',
  edit: 'Regeln bearbeiten',
  save: 'Regeln speichern',
  saved: 'Regeln gespeichert',
  lost: 'Ihre Änderungen an den Regeln sind noch nicht gespeichert und gehen dann verloren.',
  leave: { title: 'Verlassen, ohne zu speichern?', confirm: 'Verlassen' },
  fields: {
    dueDays: 'Fällig innerhalb von (Tagen)',
    dueHint: 'Gezählt, seit ein Modul Pflicht ist. Leer: nicht fällig.',
    graceDays: 'Karenz (Tage)',
    graceHint: 'Nach der Fälligkeit, bevor ein Modul überfällig ist.',
    renewalDays: 'Erneuerung (Tage)',
    renewalHint: 'Vor dem Ende der Gültigkeit, in denen ein Modul erneuert werden kann.',
    reminderDays: 'Erinnerungen (Tage vorher)',
    reminderHint: (max) =>
      `Bis zu ${number(max)} Zahlen, zum Beispiel 14, 3. Gesendet ab 7:00 Uhr in der Zeitzone des Unternehmens. Erinnert wird außerdem am Tag der Fälligkeit und wöchentlich, wenn ein Modul überfällig ist.`,
    digestWeekday: 'Wöchentliche Zusammenfassung',
    digestHint: 'An diesem Tag erhalten Admins eine E-Mail darüber, wer im Verzug ist.',
  },
  shown: {
    due: 'Fällig innerhalb von',
    dueDays: (count) => plural(count, { one: '1 Tag', other: `${number(count)} Tagen` }),
    noDue: 'Nicht fällig',
    grace: 'Karenz',
    graceDays: days,
    renewal: 'Erneuerung',
    renewalBefore: (count) => `${days(count)} vor dem Ende`,
    reminders: 'Erinnerungen',
    remindersBefore: (counts) => `${list(counts.map((count) => number(count)))} Tage vorher`,
    noReminders: 'Keine',
    digest: 'Wöchentliche Zusammenfassung',
  },
  weekday: (day) => weekday(day),
};
