import { formatsOf } from '@portal/contract/formats';
import type { ReportsTexts } from './en.ts';

const { duration, number } = formatsOf('uk');

export const texts: ReportsTexts = {
  page: {
    title: 'Звіт про навчання',
    titleOf: (company) => `Звіт про навчання: ${company}`,
    documentTitle: (company) => `Звіт: ${company}`,
    back: 'Усі звіти',
    timeZone: (timeZone) => `Усі дати – у часовому поясі ${timeZone}.`,
    loading: 'Завантаження звіту…',
    loadFailed: 'Не вдалося завантажити звіт',
    print: 'Друкувати',
    printFailed: 'Не вдалося завантажити звіт',
    showMore: 'Показати більше учасників',
  },
  section: { title: 'Звіт', link: 'Звіт', printOrDownload: 'Друкувати або завантажити' },
  paper: {
    printed: ({ now, timeZone }) => `${now}. Усі дати – у часовому поясі ${timeZone}.`,
    isPart: ({ shown, total }) =>
      `Показано перших учасників за ім’ям: ${number(shown)} з ${number(total)}. У завантаженому файлі є всі.`,
  },
  figures: {
    title: 'Показники',
    people: 'Люди',
    completed: 'Завершили',
    averageScore: 'Середній результат',
    stuck: 'Без прогресу',
    completedPercent: (percent) => `${number(percent)}%`,
    scorePercent: (percent) => `${percent}%`,
    completedOf: ({ completed, people }) => `${number(completed)} з ${number(people)}`,
    stuckAfter: (days) => `Жодного прогресу понад ${duration(days, 'day')}`,
    counted: (time) => `Підраховано ${time}`,
  },
  trainees: {
    title: (company) => `Учасники компанії ${company}`,
    noTrainees: {
      title: 'Учасників ще немає',
      hint: 'Звіт показує учасників компанії з їхніми модулями.',
    },
    noMembers: {
      title: 'За вибраним фільтром учасників немає',
      hint: 'Виберіть іншу групу або всі групи.',
    },
    noModules: {
      title: 'Модулів ще немає',
      hint: 'Звіт показує результат кожного учасника в кожному модулі компанії.',
      open: 'Відкрити модулі компанії',
    },
    inWords: 'Слова замість символів',
    trainee: 'Учасник',
    noCertificate: 'Немає',
    passMark: (percent) => `Прохідний бал ${percent}%`,
    modulesCompleted: ({ completed, total }) =>
      `Завершено модулів: ${number(completed)} з ${number(total)}`,
    completedOn: (date) => `Завершено ${date}`,
    completedWithNew: (date, newModules) => `Завершено ${date}; ${newModules}`,
  },
  result: {
    score: (percent) => `${percent}%`,
    on: (date) => date,
    opened: (date) => `відкрито ${date}`,
    inOneLine: ({ status, score, completedOn, openedOn }) => {
      const begin = score === null ? status : `${status} ${score}%`;
      const completed = completedOn === null ? '' : `, ${completedOn}`;
      const opened = openedOn === null ? '' : `, відкрито ${openedOn}`;
      return `${begin}${completed}${opened}`;
    },
    symbols: 'Символи',
  },
};
