import { formatsOf } from '@portal/contract/formats';
import type { CheckpointMailTexts } from './en.ts';

const { date, number } = formatsOf('ar');

export const texts: CheckpointMailTexts = {
  subject: (company) => `نقطة تحقق من السجل الموقّع: \u2068${company}\u2069`,
  intro: (company, file) =>
    `تُسجَّل شهادات شركة \u2068${company}\u2069 في السجل الموقّع الخاص بـ Training Portal. الملف \u2068${file}\u2069 هو أحدث نقطة تحقق من هذا السجل.`,
  use: 'احتفظ بهذه الرسالة خارج البوابة. تشمل نقطة التحقق جميع القيود حتى وقتها: إذا عُدّل قيد أو حُذف لاحقًا، فلن يعود السجل مطابقًا لها.',
  facts: (entries, signedOn) =>
    `عدد القيود: ${number(entries)}. تاريخ التوقيع: \u2068${date(signedOn)}\u2069.`,
  button: 'عرض مفاتيح السجل',
  ending:
    'تُرسل هذه الرسالة كل أسبوع. لإيقافها، يزيل أحد مسؤولي البوابة هذا العنوان من صفحة الشركة.',
};
