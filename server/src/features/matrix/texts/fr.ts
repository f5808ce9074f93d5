import type { MatrixFileTexts } from './en.ts';

export const texts: MatrixFileTexts = {
  module: 'Module',
  standing: 'Situation',
  due: 'Échéance',
  completed: 'Terminé le',
  validUntil: 'Valable jusqu’au',
  source: 'Source',
  watchedHere: 'Suivi ici',
  recordedBy: (name) => `Enregistré par ${name}`,
  recorded: 'Enregistré',
};
