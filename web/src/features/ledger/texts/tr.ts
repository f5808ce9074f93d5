import { formatsOf } from '@portal/contract/formats';
import type { LedgerTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: LedgerTexts = {
  about:
    'Portal, günlüğü denetim noktalarıyla imzalar. Bir kaydın sonradan değiştirildiği, portala güvenmek gerekmeden bir kanıtla veya daha eski bir denetim noktasıyla anlaşılır.',
  loading: 'İmzalı günlük yükleniyor…',
  loadFailed: 'İmzalı günlük yüklenemedi',
  checkpoint: {
    title: 'Son denetim noktası',
    none: 'İlk denetim noktası henüz imzalanmadı. Bu işlem birkaç saniye sürer.',
    entries: 'Kayıtlar',
    waiting: (count) => `${number(count)} kayıt daha ekleniyor.`,
    signedAt: 'İmzalanma zamanı',
    origin: 'Kaynak',
    rootHash: 'Kök özeti',
    keyIds: 'Anahtar kimlikleri',
    note: 'Denetim noktası',
    copy: 'Denetim noktasını kopyala',
    keep: 'Portalın dışında bir kopya saklayın: Günlüğün yeniden yazılıp yazılmadığını daha sonra gösterir.',
  },
  links: {
    title: 'Herkese açık, giriş yapmadan',
    checkpoint: 'En yeni denetim noktası',
    keys: 'Açık anahtarlar',
    verifier: 'Kanıtları portal olmadan doğrulayan dosya',
  },
  check: {
    title: 'Tüm günlüğün denetimi',
    description:
      'Tüm kayıtları saklanan verilerden ve imzalanan her kökü yeniden hesaplar. Arka planda çalışır.',
    start: 'Şimdi denetle',
    starting: 'Başlatılıyor…',
    cancelling: 'İptal ediliyor…',
    never: 'Günlük henüz denetlenmedi.',
    running: 'Günlük denetleniyor…',
    progress: (checked, total) => `${number(checked)} / ${number(total)} kayıt`,
    clean: (total) =>
      total === 1
        ? 'Tek kayıt, günlüğe yazıldığı gibi.'
        : `${number(total)} kaydın tümü, günlüğe yazıldığı gibi.`,
    empty: 'Günlükte kayıt yok.',
    problems: (count) => `${number(count)} sorun bulundu.`,
    cancelled: (checked, total) =>
      `Denetim, ${number(total)} kaydın ${number(checked)} tanesinden sonra iptal edildi.`,
    at: (time = '') => `Son denetim: ${time}`,
    advice:
      'Saklanan veriler portal dışında değiştirilmiş veya bozulmuş. Lütfen portal işletmecisine bildirin.',
    listOf: (shown, count) =>
      shown === count ? 'Sorunlar' : `${number(count)} sorunun ilk ${number(shown)} tanesi`,
    problem: {
      'leaf-missing': (index) => `Kayıt ${number(index)} eksik.`,
      'certificate-changed': (index) =>
        `Kayıt ${number(index)}: Saklanan sertifika, günlüğe yazılan sertifika değil.`,
      'result-changed': (index) =>
        `Kayıt ${number(index)}: Saklanan sonuç, günlüğe yazılan sonuç değil.`,
      'epoch-changed': (index) =>
        `Kayıt ${number(index)}: Saklanan kaynak veya anahtarlar, günlüğe yazılanlar değil.`,
      'tile-changed': (index) =>
        `Kayıt ${number(index)}: Yayımlanan ağaç onu günlüğe yazıldığı gibi içermiyor.`,
      'checkpoint-changed': (size) =>
        `${number(size)} kayıtlı denetim noktası: İmzalanan kök, kayıtların kökü değil.`,
      'signature-wrong': (size) =>
        `${number(size)} kayıtlı denetim noktası: Şimdiki anahtarlarla imzalanmamış.`,
    },
    certificate: (code) => `Sertifika ${code}`,
  },
};
