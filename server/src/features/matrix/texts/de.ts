import type { MatrixFileTexts } from './en.ts';

export const texts: MatrixFileTexts = {
  module: 'Modul',
  standing: 'Stand',
  due: 'Fällig am',
  completed: 'Abgeschlossen am',
  validUntil: 'Gültig bis',
  source: 'Quelle',
  watchedHere: 'Hier angesehen',
  recordedBy: (name) => `Eingetragen von ${name}`,
  recorded: 'Eingetragen',
};
