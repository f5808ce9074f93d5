import { formatsOf } from '@portal/contract/formats';
import type { WatchingTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: WatchingTexts = {
  opened: 'Geöffnet',
  credited: 'Angerechnet',
  creditedInFilm: ({ credited, film }) => `${credited} bei ${film} Videolänge`,
  neverLoadedWarning:
    'Video nie geladen: Es wurde Zeit gemeldet, doch das Portal hat keinen Teil des Videos gesendet.',
  watchedInSessions: (count) =>
    plural(count, {
      one: 'In 1 Sitzung angesehen',
      other: `In ${number(count)} Sitzungen angesehen`,
    }),
  sessions: {
    title: 'Sitzungen',
    loading: 'Sitzungen werden geladen\u00a0…',
    loadFailed: (reason) => `Die Sitzungen konnten nicht geladen werden. ${reason}`,
    period: (from, to) => `${from} bis ${to}`,
    timeCredited: (time) => `${time} angerechnet`,
    filmLoaded: (size) => `${size} des Videos geladen`,
    filmNeverLoaded: 'Video nie geladen',
  },
};
