import { formatsOf } from '@portal/contract/formats';
import type { TranscriptTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: TranscriptTexts = {
  title: 'Transkrypcja',
  notLoaded: 'Nie udało się wczytać transkrypcji',
  search: 'Szukaj w transkrypcji',
  chooseLine: 'Wybierz wiersz, aby przejść do tego miejsca w filmie.',
  chooseReachedLine:
    'Wybierz wiersz, aby do niego wrócić. Możesz czytać także wiersze, do których film jeszcze nie dotarł.',
  noneFound: 'Żaden wiersz nie zawiera tych słów.',
  found: ({ found, all }) =>
    plural(all, {
      one: `${number(found)} z 1 wiersza`,
      other: `${number(found)} z ${number(all)} wierszy`,
    }),
  follow: 'Podążaj za filmem',
  notWatchedYet: ', jeszcze nieobejrzany',
};
