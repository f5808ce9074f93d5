import type { ModuleOrderTexts } from './en.ts';

export const texts: ModuleOrderTexts = {
  title: 'Порядок модулів',
  changed: 'Порядок змінено',
  dragHint: 'Перетягніть модуль за ручку або скористайтеся стрілками поруч.',
  keysHint:
    'Коли фокус на ручці, пробіл підіймає модуль. Клавіші зі стрілками переміщують його, пробіл опускає, Escape скасовує.',
  outdated: 'Порядок змінено в іншому місці, відколи ви почали. Збереження замінить його вашим.',
  save: 'Зберегти порядок',
  saved: 'Порядок модулів збережено',
  unsaved: 'Новий порядок ще не збережено, і його буде втрачено.',
  handle: ({ name, place, count }) => `Перемістити «${name}», місце ${place} з ${count}`,
  moveUp: (name) => `Перемістити «${name}» вище`,
  moveDown: (name) => `Перемістити «${name}» нижче`,
  announcements: {
    lifted: ({ name, place, count }) =>
      `Модуль «${name}» піднято, місце ${place} з ${count}. Клавіші зі стрілками переміщують його, пробіл опускає, Escape скасовує.`,
    moved: ({ name, place, count }) => `«${name}», місце ${place} з ${count}.`,
    dropped: ({ name, place, count }) => `Модуль «${name}» опущено, місце ${place} з ${count}.`,
    cancelled: ({ name, place, count }) =>
      `Скасовано. Модуль «${name}» повернуто, місце ${place} з ${count}.`,
  },
  noCompany: 'Компанію не вибрано',
  failed: 'Не вдалося оновити порядок модулів',
  failedTryAgain: 'Не вдалося оновити порядок модулів. Спробуйте ще раз.',
};
