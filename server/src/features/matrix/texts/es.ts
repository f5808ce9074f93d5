import type { MatrixFileTexts } from './en.ts';

export const texts: MatrixFileTexts = {
  module: 'Módulo',
  standing: 'Situación',
  due: 'Fecha límite',
  completed: 'Completado el',
  validUntil: 'Válido hasta',
  source: 'Origen',
  watchedHere: 'Visto aquí',
  recordedBy: (name) => `Registrado por ${name}`,
  recorded: 'Registrado',
};
