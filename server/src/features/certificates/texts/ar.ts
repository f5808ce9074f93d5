import type { CertificateMailTexts } from './en.ts';

export const texts: CertificateMailTexts = {
  subject: (title) => `شهادتك: \u2068${title}\u2069`,
  intro: (title) => `شهادتك جاهزة: \u2068${title}\u2069`,
  use: 'افتحها لعرضها أو طباعتها أو حفظها بصيغة PDF. ويمكن لأي شخص تعطيه رمزها أن يتحقق منها.',
  button: 'فتح الشهادة',
  ending: 'تصلك هذه الرسالة لأن إشعارات البريد الإلكتروني مفعّلة في إعدادات الإشعارات.',
  withoutPdf: 'لا توجد ملفات PDF لهذه الشهادات. صفحاتها:',
};
