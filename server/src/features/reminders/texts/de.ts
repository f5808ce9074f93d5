import { formatsOf } from '@portal/contract/formats';
import type { ReminderTexts } from './en.ts';

const { number, percent, plural } = formatsOf('de');

export const texts: ReminderTexts = {
  line: {
    before: (module, day) => `${module}: fällig am ${day}`,
    today: (module) => `${module}: heute fällig`,
    overdue: (module, day) => `${module}: war fällig am ${day}`,
    renewal: (module, day) => `${module}: kann erneuert werden, gilt bis ${day}`,
    again: (module, day) => `${module}: muss bis ${day} noch einmal absolviert werden`,
  },
  subject: (modules) =>
    plural(modules, {
      one: `Erinnerung: ${number(modules)} Modul zu erledigen`,
      other: `Erinnerung: ${number(modules)} Module zu erledigen`,
    }),
  intro: 'Das ist in Ihrer Schulung zu erledigen:',
  calendar: 'Unter „Mein Fortschritt“ können Sie diese Termine in Ihren Kalender aufnehmen.',
  button: 'Schulung öffnen',
  mandatory: 'Sie erhalten diese E-Mail, weil Ihr Unternehmen diese Module verlangt.',
  optional:
    'Erinnerungen vor der Fälligkeit und an mögliche Erneuerungen können Sie in Ihren Benachrichtigungseinstellungen abbestellen. Die anderen sendet Ihr Unternehmen.',
  summary: {
    subject: 'Wochenübersicht: Wer ist im Verzug',
    intro: 'Teilnehmende nach dem schlechtesten Stand ihrer Module:',
    upToDate: (company, share) => `${company}: ${percent(share)} fristgerecht`,
    late: (people) => `Überfällig oder abgelaufen: ${number(people)}`,
    dueSoon: (people) => `Diese Woche fällig: ${number(people)}`,
    expiring: (people) => `Zu erneuern: ${number(people)}`,
    more: (companies) =>
      plural(companies, {
        one: `Es gibt ${number(companies)} weiteres Unternehmen.`,
        other: `Es gibt ${number(companies)} weitere Unternehmen.`,
      }),
    button: 'Teilnehmende öffnen',
    ending:
      'Sie erhalten diese E-Mail einmal in der Woche als Admin. Um sie abzubestellen, speichern Sie Ihre Benachrichtigungseinstellungen mit ausgeschalteten E-Mail-Benachrichtigungen.',
  },
};
