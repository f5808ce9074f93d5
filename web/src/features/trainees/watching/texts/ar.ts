import { formatsOf } from '@portal/contract/formats';
import type { WatchingTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

export const texts: WatchingTexts = {
  opened: 'تاريخ الفتح',
  credited: 'المحتسب',
  creditedInFilm: ({ credited, film }) => `${credited} من فيديو مدته ${film}`,
  neverLoadedWarning:
    'لم يُحمَّل الفيديو قط: أُبلغ عن وقت مشاهدة، لكن البوابة لم ترسل أي جزء من الفيديو.',
  watchedInSessions: (count) =>
    plural(count, {
      one: 'شوهد في جلسة واحدة',
      two: 'شوهد في جلستين',
      few: `شوهد في ${number(count)} جلسات`,
      other: `شوهد في ${number(count)} جلسة`,
    }),
  sessions: {
    title: 'الجلسات',
    loading: 'جارٍ تحميل الجلسات…',
    loadFailed: (reason) => `تعذّر تحميل الجلسات. ${reason}`,
    period: (from, to) => `من ${from} إلى ${to}`,
    timeCredited: (time) => `المحتسب ${time}`,
    filmLoaded: (size) => `حُمّل ${size} من الفيديو`,
    filmNeverLoaded: 'لم يُحمَّل الفيديو قط',
  },
};
