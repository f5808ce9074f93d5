import { formatsOf } from '@portal/contract/formats';
import type { NotificationMailTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

const ENDING =
  'Ви отримали цей лист, бо в налаштуваннях сповіщень увімкнено сповіщення електронною поштою.';

export const texts: NotificationMailTexts = {
  unread: ({ unread }) => {
    const messages = plural(unread, {
      one: `${number(unread)} непрочитане повідомлення`,
      few: `${number(unread)} непрочитані повідомлення`,
      many: `${number(unread)} непрочитаних повідомлень`,
      other: `${number(unread)} непрочитаного повідомлення`,
    });
    return {
      subject: `У Вас ${messages}`,
      paragraphs: [`На Training Portal у Вас ${messages}.`],
      button: 'Відкрити чат',
      ending: ENDING,
    };
  },
  helpAnswered: {
    subject: 'Відповідь на Ваш запит про допомогу',
    paragraphs: ['Адміністратор відповів на Ваш запит про допомогу на Training Portal.'],
    button: 'Прочитати відповідь',
    ending: ENDING,
  },
};
