import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { WeeklyMailTexts } from './en.ts';

const { number, percent, plural, time, duration } = formatsOf('uk');

export const texts: WeeklyMailTexts = {
  subject: (company) => `Щотижневий звіт: ${company ?? 'усі компанії'}`,
  companies: (count) =>
    plural(count, {
      one: `${number(count)} компанія`,
      few: `${number(count)} компанії`,
      many: `${number(count)} компаній`,
      other: `${number(count)} компанії`,
    }),
  noTrainees: (about) => `${about}: учасників ще немає.`,
  figures: (about, sum) => {
    const people = plural(sum.people, {
      one: `${number(sum.people)} учасник`,
      few: `${number(sum.people)} учасники`,
      many: `${number(sum.people)} учасників`,
      other: `${number(sum.people)} учасника`,
    });
    return `${about}: ${people}, ${number(sum.completed)} із завершеним навчанням (${percent(sum.completedPercent)}), середній результат ${percent(sum.averageScore)}, ${number(sum.stuck)} без прогресу.`;
  },
  stuckIn: (names, unnamed) => {
    const more = unnamed === 0 ? '' : ` та ще ${number(unnamed)}`;
    return `Компанії, у яких є учасники без прогресу: ${names.join(', ')}${more}.`;
  },
  counted: (instant, timeZone) =>
    `Станом на ${time(instant, timeZone)} (${timeZone}). «Без прогресу» означає відсутність будь-якого прогресу понад ${duration(STUCK_AFTER_DAYS, 'day')}.`,
  openReport: 'Відкрити звіт',
  openReports: 'Відкрити звіти',
  ending:
    'Ви отримали цей лист, бо замовили щотижневий звіт. Вимкнути його можна в налаштуваннях сповіщень.',
};
