import { formatsOf } from '../../formats.ts';
import type { CertificateWords } from './en.ts';

const { date, percent } = formatsOf('ar');

export const texts: CertificateWords = {
  heading: 'شهادة إكمال',
  training: (company) => `التدريب في ${company}`,
  holder: 'صاحب الشهادة',
  company: 'الشركة',
  completedOn: 'تاريخ الإكمال',
  issuedOn: 'تاريخ إصدار الشهادة',
  validUntil: 'صالحة حتى',
  forEver: 'بلا تاريخ انتهاء',
  modules: 'الوحدات',
  module: 'الوحدة',
  score: 'الدرجة',
  watched: 'تمت المشاهدة',
  edition: 'الإصدار',
  percent,
  recorded: (on) => `سُجّل في ${date(on)}`,
  recordedBy: (name, on) => `سجّله ${name} في ${date(on)}`,
  recordedLabels: { by: 'سجّله', on: 'تاريخ التسجيل' },
  beforeCertificates: 'سُجّل قبل بدء العمل بالشهادات',
  code: 'الرمز',
  check: 'يمكن التحقق من هذه الشهادة على العنوان',
  status: {
    valid: 'صالحة',
    expired: 'منتهية الصلاحية',
    renewed: 'مجدَّدة',
    replaced: 'مستبدلة',
    withdrawn: 'مسحوبة',
  },
};
