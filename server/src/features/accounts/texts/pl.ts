import { formatsOf } from '@portal/contract/formats';
import type { AccountMailTexts } from './en.ts';

const { duration, list } = formatsOf('pl');

export const texts: AccountMailTexts = {
  confirmation: ({ company, hours }) => ({
    subject: 'Potwierdź adres e-mail w Training Portal',
    paragraphs: [
      `Ten adres został użyty do rejestracji w firmie ${company} w Training Portal. Aby go potwierdzić, otwórz link i wpisz hasło podane przy rejestracji.`,
    ],
    button: 'Potwierdź adres e-mail',
    ending: `Link zadziała tylko raz i jest ważny przez ${duration(hours, 'hour')}. Jeśli to nie Ty, zignoruj tę wiadomość: konto nie zostanie utworzone.`,
  }),
  invitation: ({ company, sees, days }) => ({
    subject: 'Witamy w Training Portal',
    paragraphs: [
      company === null
        ? 'Otrzymujesz zaproszenie do administrowania Training Portal. Aby ustawić hasło, otwórz link.'
        : `W Training Portal utworzono dla Ciebie konto w firmie ${company}. Aby ustawić hasło, otwórz link.`,
      ...(sees.length === 0 ? [] : [`Zobaczysz: ${list(sees)}.`]),
    ],
    button: 'Ustaw hasło',
    ending: `Link zadziała tylko raz i jest ważny przez ${duration(days, 'day')}. Później skorzystaj z odzyskiwania hasła na stronie logowania.`,
  }),
  reset: ({ minutes }) => ({
    subject: 'Zresetuj hasło do Training Portal',
    paragraphs: [
      'Otrzymaliśmy prośbę o zresetowanie hasła do Twojego konta w Training Portal. Aby ustawić nowe hasło, otwórz link.',
    ],
    button: 'Ustaw nowe hasło',
    ending: `Link zadziała tylko raz i jest ważny przez ${duration(minutes, 'minute')}. Jeśli to nie Ty, zignoruj tę wiadomość: nic się nie zmieni.`,
  }),
};
