import { formatsOf } from '@portal/contract/formats';
import type { NotificationMailTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const ENDING =
  'Vous recevez cet e-mail parce que les notifications par e-mail sont activées dans vos paramètres de notification.';

export const texts: NotificationMailTexts = {
  unread: ({ unread }) => {
    const messages = plural(unread, {
      one: 'un message non lu',
      other: `${number(unread)} messages non lus`,
    });
    return {
      subject: `Vous avez ${messages}`,
      paragraphs: [`Vous avez ${messages} dans le Training Portal.`],
      button: 'Ouvrir le chat',
      ending: ENDING,
    };
  },
  helpAnswered: {
    subject: 'Votre demande d’aide a reçu une réponse',
    paragraphs: ['Un administrateur a répondu à votre demande d’aide dans le Training Portal.'],
    button: 'Lire la réponse',
    ending: ENDING,
  },
};
