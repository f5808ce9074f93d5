import { formatsOf } from '@portal/contract/formats';
import type { NotificationMailTexts } from './en.ts';

const { number, plural } = formatsOf('de');

const ENDING =
  'Sie erhalten diese E-Mail, weil E-Mail-Benachrichtigungen in Ihren Benachrichtigungseinstellungen eingeschaltet sind.';

export const texts: NotificationMailTexts = {
  unread: ({ unread }) => {
    const messages = plural(unread, {
      one: 'eine ungelesene Nachricht',
      other: `${number(unread)} ungelesene Nachrichten`,
    });
    return {
      subject: `Sie haben ${messages}`,
      paragraphs: [`im Training Portal gibt es ${messages} für Sie.`],
      button: 'Chat öffnen',
      ending: ENDING,
    };
  },
  helpAnswered: {
    subject: 'Ihre Hilfeanfrage wurde beantwortet',
    paragraphs: ['Ihre Hilfeanfrage im Training Portal wurde von der Administration beantwortet.'],
    button: 'Antwort lesen',
    ending: ENDING,
  },
};
