import { formatsOf } from '@portal/contract/formats';
import type { TranscriptTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: TranscriptTexts = {
  title: 'Video metni',
  notLoaded: 'Video metni yüklenemedi',
  search: 'Video metninde ara',
  chooseLine: 'Videodaki yerine gitmek için bir satır seçin.',
  chooseReachedLine:
    'Geri dönmek için bir satır seçin. Henüz ulaşmadığınız satırları da okuyabilirsiniz.',
  noneFound: 'Bu sözcükleri içeren satır yok.',
  found: ({ found, all }) => `${number(found)}/${number(all)} satır`,
  follow: 'Videoyu takip et',
  notWatchedYet: ', henüz izlenmedi',
};
