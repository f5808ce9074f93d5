import { formatsOf } from '@portal/contract/formats';
import type { CheckpointMailTexts } from './en.ts';

const { date, number } = formatsOf('uk');

export const texts: CheckpointMailTexts = {
  subject: (company) => `Контрольна точка підписаного журналу: ${company}`,
  intro: (company, file) =>
    `Сертифікати компанії ${company} вносяться до підписаного журналу Training Portal. Файл ${file} – найновіша контрольна точка цього журналу.`,
  use: 'Збережіть цей лист поза порталом. Контрольна точка охоплює всі записи до свого часу: якщо запис згодом змінити або видалити, журнал більше їй не відповідатиме.',
  facts: (entries, signedOn) => `Записів: ${number(entries)}. Дата підпису: ${date(signedOn)}.`,
  button: 'Показати ключі журналу',
  ending:
    'Цей лист надсилається щотижня. Щоб припинити надсилання, адміністратор порталу вилучає цю адресу на сторінці компанії.',
};
