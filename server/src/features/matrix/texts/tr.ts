import type { MatrixFileTexts } from './en.ts';

export const texts: MatrixFileTexts = {
  module: 'Modül',
  standing: 'Yükümlülük',
  due: 'Son tarih',
  completed: 'Tamamlanma tarihi',
  validUntil: 'Geçerlilik sonu',
  source: 'Kaynak',
  watchedHere: 'Burada izlendi',
  recordedBy: (name) => `Kaydeden: ${name}`,
  recorded: 'Kaydedildi',
};
