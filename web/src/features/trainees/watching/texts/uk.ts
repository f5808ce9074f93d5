import { formatsOf } from '@portal/contract/formats';
import type { WatchingTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

export const texts: WatchingTexts = {
  opened: 'Відкрито',
  credited: 'Зараховано',
  creditedInFilm: ({ credited, film }) => `${credited} з відео тривалістю ${film}`,
  neverLoadedWarning:
    'Відео не завантажувалося: час зазначено, але портал не надіслав жодної частини відео.',
  watchedInSessions: (count) =>
    plural(count, {
      one: `Переглянуто за ${number(count)} сеанс`,
      few: `Переглянуто за ${number(count)} сеанси`,
      other: `Переглянуто за ${number(count)} сеансів`,
    }),
  sessions: {
    title: 'Сеанси',
    loading: 'Завантаження сеансів…',
    loadFailed: (reason) => `Не вдалося завантажити сеанси. ${reason}`,
    period: (from, to) => `${from} – ${to}`,
    timeCredited: (time) => `зараховано ${time}`,
    filmLoaded: (size) => `завантажено ${size} відео`,
    filmNeverLoaded: 'відео не завантажувалося',
  },
};
