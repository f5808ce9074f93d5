import { formatsOf } from '@portal/contract/formats';
import type { RunsTexts } from './en.ts';

const { number: format } = formatsOf('tr');

const run = (number: number) => `${format(number)}. tur`;

export const texts: RunsTexts = {
  run,
  dates: {
    period: (from, to) => `${from} – ${to}`,
    today: 'bugün',
  },
  result: {
    completed: 'Tamamlandı',
    notCompleted: 'Tamamlanmadı',
    on: (date) => date,
    progress: (percent) => `%${percent}`,
  },
  earlierRuns: {
    title: 'Önceki turlar',
    caption: 'Önceki turlar',
    loadFailed: (reason) => `Turlar yüklenemedi. ${reason}`,
    columns: { number: 'Tur', dates: 'Tarihler', company: 'Şirket', result: 'Sonuç' },
  },
  trainAgain: {
    button: 'Yeniden eğitime al',
    title: (name) => `“${name}” yeniden eğitime alınsın mı?`,
    confirm: 'Yeniden eğitime al',
    starting: 'Başlatılıyor…',
    effects: 'Hemen yeni bir tur başlar:',
    begins: (name) => `${name} ilk modülden başlar ve diğerlerinin kilidini yine tek tek açar.`,
    endsCompleted: (number) =>
      `${run(number)} sona erer (tamamlandı). Sonuçları “Önceki turlar” altında kalır.`,
    endsIncomplete: ({ number, percent }) =>
      `${run(number)} sona erer (%${percent} tamamlandı). Sonuçları “Önceki turlar” altında kalır.`,
    answersLost: 'Henüz gönderilmemiş bir sınavın cevapları kaybolur.',
    started: ({ name, number }) => `${name} yeniden eğitimde: ${run(number)} başladı`,
    notStarted: (name) => `Yeni tur başlatılmadı: ${name}`,
  },
  page: {
    runOf: ({ number, name }) => `${run(number)}: ${name}`,
    unnamed: 'Önceki tur',
    back: 'Şu anki tura dön',
    isEarlier: 'Bu sayfa önceki bir turu, bittiği andaki hâliyle gösterir. Tur artık değişmez.',
    timeInvested: 'Harcanan süre',
    result: 'Sonuç',
    noModules: { title: 'Modül yok', reason: 'Şirketin eğitim modülü yoktu.' },
    loadFailed: 'Tur yüklenemedi',
    notFound: {
      title: 'Tur bulunamadı',
      reason: 'Katılımcı silinmiş veya adres yanlış yazılmış olabilir.',
    },
  },
};
