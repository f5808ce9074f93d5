import type { MatrixFileTexts } from './en.ts';

export const texts: MatrixFileTexts = {
  module: 'Modul',
  standing: 'Situație',
  due: 'Termen',
  completed: 'Finalizat',
  validUntil: 'Valabil până la',
  source: 'Sursă',
  watchedHere: 'Vizionat aici',
  recordedBy: (name) => `Înregistrat de ${name}`,
  recorded: 'Înregistrat',
};
