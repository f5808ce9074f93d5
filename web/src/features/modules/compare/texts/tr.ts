import type { ModuleVersionsTexts } from './en.ts';

export const texts: ModuleVersionsTexts = {
  title: 'Bu modül başka bir yerde değiştirildi',
  description: 'Değişikliklerinizin hiçbiri henüz kaydedilmedi. Hangi sürümün kalacağını seçin.',
  choices:
    '“Benimkini koru” değişikliklerinizi kaydeder; değiştirmedikleriniz diğer sürümdeki gibi kalır. “Diğerini göster” değişikliklerinizi siler.',
  back: 'Düzenlemeye dön',
  showTheirs: 'Diğerini göster',
  keepMine: 'Benimkini koru',
  loading: 'Diğer sürüm yükleniyor…',
  loadFailed: 'Diğer sürüm yüklenemedi',
  yours: 'Sizinki',
  theirs: 'Diğeri',
  unchanged: 'Bunu değiştirmediniz.',
  fields: {
    picture: 'Kapak resmi',
    question: (place) => `Soru ${place}`,
  },
  empty: 'Boş',
  switchedOn: 'Açık',
  switchedOff: 'Kapalı',
  video: {
    none: 'Video yok',
    chosen: ({ file, length }) => `${file} (${length})`,
    another: (length) => `Başka bir video (${length})`,
    asBefore: (length) => `Önceki video (${length})`,
  },
  picture: {
    none: 'Kapak resmi yok',
    chosen: 'Yeni bir kapak resmi',
    another: 'Başka bir kapak resmi',
    asBefore: 'Önceki kapak resmi',
  },
  captions: {
    none: 'Altyazı yok',
    without: (name) => `Kaldırılan: ${name}`,
    added: (name) => `Yeni: ${name}`,
  },
  question: {
    none: 'Soru yok',
    fixedOrder: 'Seçenekler bu sırada kalır.',
    explanation: (explanation) => `Açıklama: ${explanation}`,
  },
};
