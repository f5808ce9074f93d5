import { formatsOf } from '@portal/contract/formats';
import type { InsightTexts } from './en.ts';

const { number } = formatsOf('tr');

const people = (count: number) => `${number(count)} kişi`;

export const texts: InsightTexts = {
  page: {
    insightOf: (module) => `Analiz: ${module}`,
    unnamed: 'Modül analizi',
    asOf: (time) => `Sayım zamanı: ${time}`,
    back: 'Modüllere dön',
    loading: 'Analiz yükleniyor…',
    loadFailed: 'Analiz yüklenemedi',
    notFound: {
      title: 'Modül bulunamadı',
      reason: 'Modül silinmiş veya adres yanlış yazılmış olabilir.',
    },
    tooFew: {
      title: (least) => `Bu modülü açanların sayısı ${number(least)} kişiden az`,
      reason: (least) =>
        `Bu kadar az kişiye ait veriler kimin ne cevap verdiğini gösterebilir. Veriler, modülü ${people(least)} açtığında gösterilir.`,
    },
  },
  people: {
    title: 'Kişiler',
    opened: 'Açanlar',
    watched: 'Sonuna kadar izleyenler',
    tried: 'Sınava girenler',
    passed: 'Geçenler',
    shareOfTrainees: ({ share, trainees }) => `${share} (${number(trainees)} katılımcı içinde)`,
    shareOfOpened: (share) => `${share} (açanlar içinde)`,
  },
  curve: {
    title: 'İzleme eğrisi',
    description: 'Her kişinin ulaştığı en ileri noktaya göre, hâlâ izleyenlerin oranı.',
    summary: ({ half, end }) =>
      `Hâlâ izleyenlerin oranı: videonun yarısında ${half}, sonunda ${end}.`,
    greatestLoss: (loss) =>
      `En büyük kayıp videonun %${loss.from} ile %${loss.to} arasında: ${people(loss.people)}.`,
    greatestLossAt: (loss) =>
      `En büyük kayıp videonun %${loss.from} ile %${loss.to} arasında (${loss.fromClock}–${loss.toClock}): ${people(loss.people)}.`,
    noLoss: 'Herkes sonuna kadar izliyor.',
    percent: (percent) => `%${percent}`,
    table: {
      caption: 'Videonun her bölümünde hâlâ izleyenler',
      part: 'Videonun bölümü',
      people: 'Kişi',
      share: 'Oran',
    },
  },
  questions: {
    title: 'En zor sorular',
    firstTries: 'Her kişinin bu turdaki ilk denemesinde verdiği cevaplar.',
    suspects: (count) => `${number(count)} soruda cevap anahtarı yanlış olabilir.`,
    numbersHidden: 'Az sayıda kişinin cevaplarını ele verecek sayılar gösterilmez.',
    showAll: (count) => `${number(count)} sorunun tümünü göster`,
    leftOut: ({ count, least }) =>
      `${number(count)} soru gösterilmiyor: ilk denemede ${number(least)} kişiden azına soruldu.`,
    wrongOf: (share, count) => `${share} yanlış cevap (${people(count)})`,
  },
  key: {
    mayBeWrong: 'Anahtar yanlış olabilir',
    beats: (answer) =>
      `Diğer sorularda başarılı olan kişiler ${answer} cevabını, doğru olarak işaretlenen cevaptan daha sık seçti. Lütfen hangi cevabın doğru olduğunu kontrol edin.`,
    unnamed:
      'Diğer sorularda başarılı olan kişiler başka bir cevabı, doğru olarak işaretlenen cevaptan daha sık seçti. Lütfen hangi cevabın doğru olduğunu kontrol edin.',
    edit: 'Bu soruyu düzenle',
  },
  answers: {
    caption: 'Her cevabın kaç kez seçildiği',
    answer: 'Cevap',
    people: 'Kişi',
    share: 'Oran',
    none: 'Cevap yok',
    right: 'Doğru cevap',
    notShown: 'gösterilmiyor',
  },
};
