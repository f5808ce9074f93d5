import { formatsOf } from '@portal/contract/formats';
import type { AccountMailTexts } from './en.ts';

const { duration, list } = formatsOf('de');

export const texts: AccountMailTexts = {
  confirmation: ({ company, hours }) => ({
    subject: 'Ihre E-Mail-Adresse für das Training Portal bestätigen',
    paragraphs: [
      `mit dieser Adresse hat sich jemand im Training Portal für ${company} registriert. Um die Adresse zu bestätigen, öffnen Sie den Link und geben Sie das Passwort der Registrierung ein.`,
    ],
    button: 'E-Mail-Adresse bestätigen',
    ending: `Der Link funktioniert einmal und ist ${duration(hours, 'hour')} lang gültig. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es wird kein Konto angelegt.`,
  }),
  invitation: ({ company, sees, days }) => ({
    subject: 'Willkommen im Training Portal',
    paragraphs: [
      company === null
        ? 'Sie sind eingeladen, das Training Portal zu verwalten. Um Ihr Passwort zu wählen, öffnen Sie den Link.'
        : `für Sie wurde im Training Portal ein Konto von ${company} angelegt. Um Ihr Passwort zu wählen, öffnen Sie den Link.`,
      ...(sees.length === 0 ? [] : [`Sie sehen: ${list(sees)}.`]),
    ],
    button: 'Passwort wählen',
    ending: `Der Link funktioniert einmal und ist ${duration(days, 'day')} lang gültig. Danach verwenden Sie „Passwort vergessen?“ auf der Anmeldeseite.`,
  }),
  reset: ({ minutes }) => ({
    subject: 'Ihr Passwort für das Training Portal zurücksetzen',
    paragraphs: [
      'jemand hat angefordert, das Passwort Ihres Kontos im Training Portal zurückzusetzen. Um ein neues Passwort zu wählen, öffnen Sie den Link.',
    ],
    button: 'Neues Passwort wählen',
    ending: `Der Link funktioniert einmal und ist ${duration(minutes, 'minute')} lang gültig. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es ändert sich nichts.`,
  }),
};
