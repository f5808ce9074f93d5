import { formatsOf } from '@portal/contract/formats';
import type { WatchingTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: WatchingTexts = {
  opened: 'Otwarto',
  credited: 'Uznany czas',
  creditedInFilm: ({ credited, film }) => `${credited} w filmie o długości ${film}`,
  neverLoadedWarning:
    'Filmu nie wczytano: czas został zgłoszony, ale portal nie wysłał żadnej części filmu.',
  watchedInSessions: (count) =>
    plural(count, {
      one: 'Obejrzano w 1 sesji',
      other: `Obejrzano w ${number(count)} sesjach`,
    }),
  sessions: {
    title: 'Sesje',
    loading: 'Wczytywanie sesji…',
    loadFailed: (reason) => `Nie udało się wczytać sesji. ${reason}`,
    period: (from, to) => `${from} – ${to}`,
    timeCredited: (time) => `uznano ${time}`,
    filmLoaded: (size) => `wczytano ${size} filmu`,
    filmNeverLoaded: 'filmu nie wczytano',
  },
};
