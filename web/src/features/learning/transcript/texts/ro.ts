import { formatsOf } from '@portal/contract/formats';
import type { TranscriptTexts } from './en.ts';

const { number } = formatsOf('ro');

export const texts: TranscriptTexts = {
  title: 'Transcriere',
  notLoaded: 'Transcrierea nu a putut fi încărcată',
  search: 'Căutați în transcriere',
  chooseLine: 'Alegeți un rând pentru a ajunge la locul lui din videoclip.',
  chooseReachedLine:
    'Alegeți un rând pentru a reveni la el. Rândurile la care nu ați ajuns încă pot fi citite.',
  noneFound: 'Niciun rând nu conține aceste cuvinte.',
  found: ({ found, all }) => `Rânduri: ${number(found)} din ${number(all)}`,
  follow: 'Sincronizați cu videoclipul',
  notWatchedYet: ', încă nevizionat',
};
