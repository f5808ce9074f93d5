import type { RunsTexts } from './en.ts';

export const texts: RunsTexts = {
  run: (number) => `Проходження ${number}`,
  dates: {
    period: (from, to) => `${from} – ${to}`,
    today: 'сьогодні',
  },
  result: {
    completed: 'Завершено',
    notCompleted: 'Не завершено',
    on: (date) => date,
    progress: (percent) => `${percent}%`,
  },
  earlierRuns: {
    title: 'Попередні проходження',
    caption: 'Попередні проходження',
    loadFailed: (reason) => `Не вдалося завантажити проходження. ${reason}`,
    columns: { number: '№', dates: 'Дати', company: 'Компанія', result: 'Результат' },
  },
  trainAgain: {
    button: 'Повторити навчання',
    title: (name) => `Повторити навчання: ${name}?`,
    confirm: 'Повторити навчання',
    starting: 'Запуск…',
    effects: 'Нове проходження почнеться одразу:',
    begins: (name) => `${name} починає з першого модуля та знову розблоковує інші один за одним.`,
    endsCompleted: (number) =>
      `Проходження ${number} закінчиться (завершене). Його результати залишаться в розділі «Попередні проходження».`,
    endsIncomplete: ({ number, percent }) =>
      `Проходження ${number} закінчиться (завершене на ${percent}%). Його результати залишаться в розділі «Попередні проходження».`,
    answersLost: 'Ненадіслані відповіді на тест буде втрачено.',
    started: ({ name, number }) => `${name}: розпочато проходження ${number}`,
    notStarted: (name) => `${name}: нове проходження не розпочато`,
  },
  page: {
    runOf: ({ number, name }) => `Проходження ${number}: ${name}`,
    unnamed: 'Попереднє проходження',
    back: 'Назад до поточного проходження',
    isEarlier:
      'Це попереднє проходження в тому стані, у якому воно закінчилося. Воно більше не змінюється.',
    timeInvested: 'Витрачений час',
    result: 'Результат',
    noModules: { title: 'Модулів немає', reason: 'Компанія не мала навчальних модулів.' },
    loadFailed: 'Не вдалося завантажити проходження',
    notFound: {
      title: 'Проходження не знайдено',
      reason: 'Можливо, учасника видалено або в адресі є помилка.',
    },
  },
};
