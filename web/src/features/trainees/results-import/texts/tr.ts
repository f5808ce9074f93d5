import { formatsOf } from '@portal/contract/formats';
import type { ResultsImportTexts } from './en.ts';

const { number } = formatsOf('tr');

const results = (count: number) => `${number(count)} sonuç`;

export const texts: ResultsImportTexts = {
  description: 'Önce dosya kontrol edilir. Siz onaylayana kadar hiçbir sonuç kaydedilmez.',
  fileRules:
    'Katılımcılar e-postalarıyla, modüller katılımcının şirketindeki adlarıyla bulunur. Tarihler hesap tablosu tarihidir ya da 2026-12-25 veya 25/12/2026 gibi yazılır. Sütun adları başka dillerde olabilir. Çalışma kitabında bu sütunları içeren ilk görünür sayfa okunur.',
  effect: (column) =>
    `Sonuçlar tamamlanmış sayılır. Burada izlenmiş olarak değil, kaydedilmiş olarak gösterilir. “${column}” bilgisi olmayan bir sonuç süresiz geçerlidir.`,
  templateFile: 'onceki-sonuclar.csv',
  templateRow: { module: 'Modülün adı', note: 'Kâğıt üzerinde belge' },
  recording: (count) => `${results(count)} kaydediliyor…`,
  recorded: (count) => `${results(count)} kaydedildi`,
  recordedPartly: (done, total) => `${results(done)} kaydedildi (toplam ${number(total)}).`,

  report: {
    new: (count) => `${number(count)} yeni`,
    unchanged: (count) => `${number(count)} zaten kayıtlı`,
    undecided: (count) => `${number(count)} iki şekilde okunabilen tarihli`,
    counts: (counts) => `${counts.join('; ')}.`,
    recordAll: (count) => `${number(count)} sonucu kaydet`,
    orderFirst: 'Lütfen tarihlerin nasıl okunacağını seçin.',
    orderMissing: 'Tarihlerin nasıl okunacağını seçin',
    forEver: (count, column) => `“${column}” bilgisi olmayan ${results(count)} süresiz geçerlidir.`,
    unnamed: 'E-posta yok, modül yok',
    doubtfulNotes: 'Şüpheli notlar',
    doubtfulAdvice: 'Bu notlardaki bazı karakterler yanlış olabilir. Lütfen notlara bakın.',
    notesAreRight: 'Bu notlar doğru',
  },

  dates: {
    question: (text, line) => `Satır ${line}: “${text}” hangi gün?`,
    ambiguous: (count) =>
      `Dosyadaki ${number(count)} tarih iki şekilde okunabilir. Seçim tüm dosya için geçerlidir.`,
    orders: { 'day-first': 'Önce gün gelir', 'month-first': 'Önce ay gelir' },
    only: {
      'day-first': (text, line) => `Satır ${line}, “${text}”: başta yalnızca gün olabilir.`,
      'month-first': (text, line) => `Satır ${line}, “${text}”: başta yalnızca ay olabilir.`,
    },
  },
};
