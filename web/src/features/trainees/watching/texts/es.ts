import { formatsOf } from '@portal/contract/formats';
import type { WatchingTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: WatchingTexts = {
  opened: 'Abierto',
  credited: 'Computado',
  creditedInFilm: ({ credited, film }) => `${credited} de un vídeo de ${film}`,
  neverLoadedWarning:
    'Vídeo nunca cargado: se comunicó tiempo, pero el portal no ha enviado ninguna parte del vídeo.',
  watchedInSessions: (count) =>
    plural(count, {
      one: 'Visto en 1 sesión',
      other: `Visto en ${number(count)} sesiones`,
    }),
  sessions: {
    title: 'Sesiones',
    loading: 'Cargando las sesiones…',
    loadFailed: (reason) => `No se han podido cargar las sesiones. ${reason}`,
    period: (from, to) => `Del ${from} al ${to}`,
    timeCredited: (time) => `${time} de tiempo computado`,
    filmLoaded: (size) => `${size} de vídeo cargado`,
    filmNeverLoaded: 'vídeo nunca cargado',
  },
};
