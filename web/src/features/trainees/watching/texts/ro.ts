import { formatsOf } from '@portal/contract/formats';
import type { WatchingTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

export const texts: WatchingTexts = {
  opened: 'Deschis',
  credited: 'Contorizat',
  creditedInFilm: ({ credited, film }) => `${credited} dintr-un videoclip de ${film}`,
  neverLoadedWarning:
    'Videoclip niciodată încărcat: s-a raportat timp, dar portalul nu a trimis nicio parte din videoclip.',
  watchedInSessions: (count) =>
    plural(count, {
      one: 'Vizionat într-o sesiune',
      few: `Vizionat în ${number(count)} sesiuni`,
      other: `Vizionat în ${number(count)} de sesiuni`,
    }),
  sessions: {
    title: 'Sesiuni',
    loading: 'Se încarcă sesiunile…',
    loadFailed: (reason) => `Sesiunile nu au putut fi încărcate. ${reason}`,
    period: (from, to) => `${from} – ${to}`,
    timeCredited: (time) => `timp contorizat: ${time}`,
    filmLoaded: (size) => `s-au încărcat ${size} din videoclip`,
    filmNeverLoaded: 'videoclip niciodată încărcat',
  },
};
