import { formatsOf } from '@portal/contract/formats';
import type { WatchingTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: WatchingTexts = {
  opened: 'Açılma',
  credited: 'Sayılan süre',
  creditedInFilm: ({ credited, film }) => `${credited} (video süresi ${film})`,
  neverLoadedWarning:
    'Video hiç yüklenmedi: süre bildirildi, ama portal videonun hiçbir bölümünü göndermedi.',
  watchedInSessions: (count) => `${number(count)} oturumda izlendi`,
  sessions: {
    title: 'Oturumlar',
    loading: 'Oturumlar yükleniyor…',
    loadFailed: (reason) => `Oturumlar yüklenemedi. ${reason}`,
    period: (from, to) => `${from} – ${to}`,
    timeCredited: (time) => `${time} sayıldı`,
    filmLoaded: (size) => `videodan ${size} yüklendi`,
    filmNeverLoaded: 'video hiç yüklenmedi',
  },
};
