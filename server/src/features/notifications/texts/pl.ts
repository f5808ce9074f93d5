import { formatsOf } from '@portal/contract/formats';
import type { NotificationMailTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

const ENDING =
  'Otrzymujesz tę wiadomość, ponieważ w ustawieniach powiadomień są włączone powiadomienia e-mail.';

export const texts: NotificationMailTexts = {
  unread: ({ unread }) => {
    const messages = plural(unread, {
      one: 'nieprzeczytaną wiadomość',
      few: `${number(unread)} nieprzeczytane wiadomości`,
      many: `${number(unread)} nieprzeczytanych wiadomości`,
      other: `${number(unread)} nieprzeczytanej wiadomości`,
    });
    return {
      subject: `Masz ${messages}`,
      paragraphs: [`Masz ${messages} w Training Portal.`],
      button: 'Otwórz czat',
      ending: ENDING,
    };
  },
  helpAnswered: {
    subject: 'Odpowiedź na Twoją prośbę o pomoc',
    paragraphs: ['Administrator odpowiedział na Twoją prośbę o pomoc w Training Portal.'],
    button: 'Przeczytaj odpowiedź',
    ending: ENDING,
  },
};
