import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { ReportFileTexts, WeeklyMailTexts } from './en.ts';

const { number, percent, plural, time, duration } = formatsOf('uk');

function listed(names: readonly string[], unnamed: number): string {
  const more = unnamed === 0 ? '' : ` та ще ${number(unnamed)}`;
  return `${names.join(', ')}${more}`;
}

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
  stuckIn: (names, unnamed) =>
    `Компанії, у яких є учасники без прогресу: ${listed(names, unnamed)}.`,
  upToDate: (share) => `Без прострочень: ${percent(share)} учасників з обов’язковими модулями.`,
  upToDateIn: (names, unnamed) =>
    `Частка учасників без прострочень у компаніях, де є прострочення: ${listed(names, unnamed)}.`,
  counted: (instant, timeZone) =>
    `Станом на ${time(instant, timeZone)} (${timeZone}). «Без прогресу» означає відсутність будь-якого прогресу понад ${duration(STUCK_AFTER_DAYS, 'day')}.`,
  openReport: 'Відкрити звіт',
  openReports: 'Відкрити звіти',
  ending:
    'Ви отримали цей лист, бо замовили щотижневий звіт. Вимкнути його можна в налаштуваннях сповіщень.',
};

export const fileTexts: ReportFileTexts = {
  overallProgress: 'Загальний прогрес',
  modulesCompleted: 'Завершені модулі',
  modules: 'Модулі',
  averageScore: 'Середній результат',
  timeSpent: 'Витрачений час (секунди)',
  lastActivity: 'Остання активність',
  joined: 'Приєднання',
  trainingCompleted: 'Навчання завершено',
  newModules: 'Нові модулі відтоді',
  invited: 'Запрошено',
  firstOpened: 'Перший модуль відкрито',
  module: {
    status: (module) => `${module}: статус`,
    opened: (module) => `${module}: відкрито`,
    completed: (module) => `${module}: завершено`,
    score: (module, passMark) => `${module}: результат, прохідний бал ${percent(passMark)}`,
    noQuiz: (module) => `${module}: без тесту`,
  },
  companies: 'Компанії',
  trainees: 'Учасники',
  completed: 'Завершили',
  notCompleted: 'Не завершили',
  stuck: 'Без прогресу',
  upToDate: 'Без прострочень',
  counted: 'Підраховано',
};
