import type { PosterTexts } from './en.ts';

export const texts: PosterTexts = {
  label: 'Kapak resmi',
  preparing: 'Resim hazırlanıyor…',
  chooseMoment: 'Videodan seç',
  chooseFile: 'Dosya seç',
  chooseFileLabel: 'Resim dosyası seç',
  keep: 'Koru',
  keepLabel: 'Kapak resmini koru',
  remove: 'Kaldır',
  removeLabel: 'Kapak resmini kaldır',
  unusable:
    'Bu dosya kapak resmi olarak kullanılamaz. Lütfen bir PNG, JPEG, WebP, GIF veya AVIF dosyası seçin; HEIC resimleri önce JPEG olarak kaydedin.',
  state: {
    choosing: 'Videodan bir resim seçiliyor…',
    noneFound: 'Bu videodan resim alınamadı. Kendiniz seçebilir veya resimsiz kaydedebilirsiniz.',
    removed: 'Kaydettiğinizde kaldırılır.',
    none: 'Modül kapak resmi olmadan gösterilir.',
    stored: 'Katılımcılar bu resmi modülde ve video başlamadan önce görür.',
    automatic:
      'Videodan otomatik olarak seçildi. Katılımcılar bu resmi modülde ve video başlamadan önce görür.',
    fromMoment: (moment) => `Videonun ${moment} konumundan, modülle birlikte kaydedilir.`,
    fromFile: (name) => `${name}, modülle birlikte kaydedilir.`,
  },
  chooser: {
    title: 'Videodan bir kare',
    moment: 'Videodaki konum',
    momentOf: ({ moment, duration }) => `${moment} / ${duration}`,
    failed: 'Bu tarayıcı videodan resim alamıyor.',
    use: 'Bu resmi kullan',
  },
};
