import type { ModuleOrderTexts } from './en.ts';

const at = (place: number, count: number) => `sıra ${place}/${count}`;

export const texts: ModuleOrderTexts = {
  title: 'Modülleri sırala',
  changed: 'Sıra değişti',
  dragHint: 'Bir modülü tutamacından sürükleyin veya yanındaki okları kullanın.',
  keysHint:
    'Tutamaçtayken Boşluk tuşu modülü tutar. Ok tuşları taşır, Boşluk bırakır, Escape iptal eder.',
  outdated:
    'Siz başladıktan sonra sıra başka bir yerde değiştirildi. Kaydederseniz yerine sizinki geçer.',
  save: 'Sırayı kaydet',
  saved: 'Modüllerin sırası kaydedildi',
  unsaved: 'Yeni sıra henüz kaydedilmedi ve kaybolur.',
  handle: ({ name, place, count }) => `Taşı: ${name}, ${at(place, count)}`,
  moveUp: (name) => `Yukarı taşı: ${name}`,
  moveDown: (name) => `Aşağı taşı: ${name}`,
  announcements: {
    lifted: ({ name, place, count }) =>
      `${name} tutuldu, ${at(place, count)}. Ok tuşları taşır, Boşluk bırakır, Escape iptal eder.`,
    moved: ({ name, place, count }) => `${name}, ${at(place, count)}.`,
    dropped: ({ name, place, count }) => `${name} bırakıldı, ${at(place, count)}.`,
    cancelled: ({ name, place, count }) =>
      `İptal edildi. ${name} yerine döndü, ${at(place, count)}.`,
  },
  noCompany: 'Şirket seçilmedi',
  failed: 'Modül sırası güncellenemedi',
  failedTryAgain: 'Modül sırası güncellenemedi. Lütfen yeniden deneyin.',
};
