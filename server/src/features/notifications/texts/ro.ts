import { formatsOf } from '@portal/contract/formats';
import type { NotificationMailTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const ENDING =
  'Primiți acest e-mail deoarece notificările prin e-mail sunt activate în setările de notificare.';

export const texts: NotificationMailTexts = {
  unread: ({ unread }) => {
    const messages = plural(unread, {
      one: 'un mesaj necitit',
      few: `${number(unread)} mesaje necitite`,
      other: `${number(unread)} de mesaje necitite`,
    });
    return {
      subject: `Aveți ${messages}`,
      paragraphs: [`Aveți ${messages} în Training Portal.`],
      button: 'Deschideți chatul',
      ending: ENDING,
    };
  },
  helpAnswered: {
    subject: 'Ați primit un răspuns la cererea de ajutor',
    paragraphs: [
      'Un administrator a răspuns la cererea dumneavoastră de ajutor din Training Portal.',
    ],
    button: 'Citiți răspunsul',
    ending: ENDING,
  },
};
