import type { MatrixFileTexts } from './en.ts';

export const texts: MatrixFileTexts = {
  module: 'الوحدة',
  standing: 'الوضع',
  due: 'الموعد النهائي',
  completed: 'تاريخ الإكمال',
  validUntil: 'صالحة حتى',
  source: 'المصدر',
  watchedHere: 'تمت مشاهدتها هنا',
  recordedBy: (name) => `سجّلها ${name}`,
  recorded: 'مسجّلة',
};
