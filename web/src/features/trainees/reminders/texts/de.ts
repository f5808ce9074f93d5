import type { ReminderTexts } from './en.ts';

export const texts: ReminderTexts = {
  open: 'Erinnern…',
  sending: 'Wird gesendet\u00a0…',
  one: {
    title: (name) => `${name} erinnern?`,
    submit: 'Erinnern',
    sent: (name) => `Erinnerung an ${name} gesendet`,
  },
  many: {
    title: 'Erinnerungen senden?',
    submit: 'Erinnerungen senden',
    ownText: 'Jede Person erhält einen Text mit ihren eigenen Modulen, in ihrer eigenen Sprache.',
    leftOut:
      'Ausgelassen wird, wer in den letzten 24 Stunden erinnert wurde oder wo nichts fällig ist.',
    example: (name) => `Zum Beispiel an ${name}:`,
  },
  byMail: 'Die Erinnerung erscheint im Portal und wird per E-Mail gesendet.',
  withoutMail: 'Die Erinnerung erscheint nur im Portal, es wird keine E-Mail gesendet.',
  nothing: (name) => `Für ${name} gibt es jetzt nichts zu erinnern.`,
  notLoaded: (reason) => `Der Text konnte nicht geladen werden. ${reason}`,
};
