import { formatsOf } from '@portal/contract/formats';
import type { AccountMailTexts } from './en.ts';

const { duration, list } = formatsOf('uk');

export const texts: AccountMailTexts = {
  confirmation: ({ company, hours }) => ({
    subject: 'Підтвердьте електронну адресу для Training Portal',
    paragraphs: [
      `Цю адресу вказано під час реєстрації в компанії ${company} на Training Portal. Щоб підтвердити її, відкрийте посилання та введіть пароль, указаний під час реєстрації.`,
    ],
    button: 'Підтвердити адресу',
    ending: `Посилання спрацює лише один раз і діє ${duration(hours, 'hour')}. Якщо це були не Ви, не зважайте на цей лист: обліковий запис не буде створено.`,
  }),
  invitation: ({ company, sees, days }) => ({
    subject: 'Ласкаво просимо до Training Portal',
    paragraphs: [
      company === null
        ? 'Вас запрошено адмініструвати Training Portal. Щоб створити пароль, відкрийте посилання.'
        : `На Training Portal для Вас створено обліковий запис компанії ${company}. Щоб створити пароль, відкрийте посилання.`,
      ...(sees.length === 0 ? [] : [`Ви бачитимете: ${list(sees)}.`]),
    ],
    button: 'Створити пароль',
    ending: `Посилання спрацює лише один раз і діє ${duration(days, 'day')}. Після цього скористайтеся відновленням пароля на сторінці входу.`,
  }),
  reset: ({ minutes }) => ({
    subject: 'Скидання пароля для Training Portal',
    paragraphs: [
      'Ми отримали запит на скидання пароля Вашого облікового запису на Training Portal. Щоб створити новий пароль, відкрийте посилання.',
    ],
    button: 'Створити новий пароль',
    ending: `Посилання спрацює лише один раз і діє ${duration(minutes, 'minute')}. Якщо це були не Ви, не зважайте на цей лист: нічого не зміниться.`,
  }),
};
