import type { MatrixFileTexts } from './en.ts';

export const texts: MatrixFileTexts = {
  module: 'Moduł',
  standing: 'Stan',
  due: 'Termin',
  completed: 'Ukończono',
  validUntil: 'Ważne do',
  source: 'Źródło',
  watchedHere: 'Obejrzano tutaj',
  recordedBy: (name) => `Zapisał(a) ${name}`,
  recorded: 'Zapisano',
};
