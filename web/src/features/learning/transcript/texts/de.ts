import { formatsOf } from '@portal/contract/formats';
import type { TranscriptTexts } from './en.ts';

const { number } = formatsOf('de');

export const texts: TranscriptTexts = {
  title: 'Transkript',
  notLoaded: 'Das Transkript konnte nicht geladen werden',
  search: 'Transkript durchsuchen',
  chooseLine: 'Wählen Sie eine Zeile, um zu ihrer Stelle im Video zu springen.',
  chooseReachedLine:
    'Wählen Sie eine Zeile, um zu ihr zurückzuspringen. Zeilen, die Sie noch nicht erreicht haben, können Sie lesen.',
  noneFound: 'Keine Zeile enthält diese Wörter.',
  found: ({ found, all }) => `${number(found)} von ${number(all)} Zeilen`,
  follow: 'Dem Video folgen',
  notWatchedYet: ', noch nicht angesehen',
};
