import type { MatrixFileTexts } from './en.ts';

export const texts: MatrixFileTexts = {
  module: 'Модуль',
  standing: 'Стан',
  due: 'Термін',
  completed: 'Завершено',
  validUntil: 'Чинно до',
  source: 'Джерело',
  watchedHere: 'Переглянуто тут',
  recordedBy: (name) => `Запис: ${name}`,
  recorded: 'Записано',
};
