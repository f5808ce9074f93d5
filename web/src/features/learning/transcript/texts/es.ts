import { formatsOf } from '@portal/contract/formats';
import type { TranscriptTexts } from './en.ts';

const { number } = formatsOf('es');

export const texts: TranscriptTexts = {
  title: 'Transcripción',
  notLoaded: 'No se ha podido cargar la transcripción',
  search: 'Buscar en la transcripción',
  chooseLine: 'Elija una línea para ir a ese punto del vídeo.',
  chooseReachedLine:
    'Elija una línea para volver a ella. Puede leer las líneas a las que aún no ha llegado.',
  noneFound: 'Ninguna línea contiene estas palabras.',
  found: ({ found, all }) => `${number(found)} de ${number(all)} líneas`,
  follow: 'Seguir el vídeo',
  notWatchedYet: ', aún sin ver',
};
