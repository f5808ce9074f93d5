import { formatsOf } from '@portal/contract/formats';
import type { WatchingTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: WatchingTexts = {
  opened: 'Ouvert le',
  credited: 'Temps pris en compte',
  creditedInFilm: ({ credited, film }) => `${credited} pour une vidéo de ${film}`,
  neverLoadedWarning:
    'Vidéo jamais chargée\u00a0: du temps a été déclaré, mais le portail n’a envoyé aucune partie de la vidéo.',
  watchedInSessions: (count) =>
    plural(count, {
      one: `Regardé en ${number(count)} session`,
      other: `Regardé en ${number(count)} sessions`,
    }),
  sessions: {
    title: 'Sessions',
    loading: 'Chargement des sessions…',
    loadFailed: (reason) => `Impossible de charger les sessions. ${reason}`,
    period: (from, to) => `${from} – ${to}`,
    timeCredited: (time) => `${time} pris en compte`,
    filmLoaded: (size) => `${size} de la vidéo chargés`,
    filmNeverLoaded: 'vidéo jamais chargée',
  },
};
