import { formatsOf } from '@portal/contract/formats';
import type { MatrixTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

const trainees = (count: number) =>
  plural(count, {
    one: `${number(count)} учасник`,
    few: `${number(count)} учасники`,
    other: `${number(count)} учасників`,
  });

export const texts: MatrixTexts = {
  title: 'Учасники та модулі',
  loadFailed: 'Не вдалося завантажити учасників і модулі',
  trainees,
  trainee: 'Учасник',
  noCertificate: 'Немає сертифіката',
  filters: {
    standing: 'Стан',
    everyStanding: 'Будь-який стан',
    module: 'Модуль',
    everyModule: 'Усі модулі',
    chosenModule: 'Вибраний модуль',
  },
  noTrainees: {
    title: 'За вибраним фільтром учасників немає',
    hint: 'Виберіть іншу групу або інші фільтри.',
  },
  noGaps: 'Немає нічого простроченого чи з терміном',
  others: (count) => `Інші модулі: ${number(count)}`,
  showMore: 'Показати більше учасників',
  print: 'Друкувати',
  paper: {
    due: 'Термін',
    completed: 'Завершено',
    validUntil: 'Чинно до',
    source: 'Джерело',
    watchedHere: 'Переглянуто тут',
    recordedBy: (name) => `Запис: ${name}`,
    recorded: 'Записано',
    isPart: ({ shown, total }) =>
      `Показано перших учасників, спочатку найгірший стан: ${number(shown)} з ${number(total)}. У завантаженому файлі є всі.`,
  },
};
