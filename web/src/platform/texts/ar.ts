import { formatsOf } from '@portal/contract/formats';
import type { PlatformTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

export const texts: PlatformTexts = {
  ago: {
    now: 'الآن',
    minutes: (count) =>
      plural(count, {
        one: 'قبل دقيقة',
        two: 'قبل دقيقتين',
        few: `قبل ${number(count)} دقائق`,
        other: `قبل ${number(count)} دقيقة`,
      }),
    hours: (count) =>
      plural(count, {
        one: 'قبل ساعة',
        two: 'قبل ساعتين',
        few: `قبل ${number(count)} ساعات`,
        other: `قبل ${number(count)} ساعة`,
      }),
    yesterday: 'أمس',
    days: (count) =>
      plural(count, {
        one: 'قبل يوم',
        two: 'قبل يومين',
        few: `قبل ${number(count)} أيام`,
        many: `قبل ${number(count)} يومًا`,
        other: `قبل ${number(count)} يوم`,
      }),
  },
  failures: {
    timeout: 'لم يستجب الخادم في الوقت المناسب. يُرجى التحقق من الاتصال والمحاولة مجددًا.',
    unreachable: 'يتعذّر الوصول إلى الخادم. يُرجى التحقق من الاتصال والمحاولة مجددًا.',
    accessRefused: 'شيء ما بينك وبين البوابة يرفض الوصول. يُرجى التحقق من الاتصال والمحاولة مجددًا.',
    fileTooLargeOnTheWay:
      'شيء ما بينك وبين البوابة يرفض الملفات بهذا الحجم. اختر ملفًا أصغر، أو اطلب من مشغّل البوابة رفع حد الخادم الوكيل.',
    status: (status) => `خطأ HTTP، الحالة: ${status}`,
    unknown: 'حدث خطأ غير معروف',
    reference: (id) => `المرجع: \u2068${id}\u2069`,
  },
  deletedUser: 'مستخدم محذوف',
  fileFormats: {
    xlsx: '\u2068Excel (XLSX)\u2069',
    csv: 'CSV، مفصول بفواصل',
    'csv-semicolon': 'CSV، مفصول بفواصل منقوطة',
  },
  signUpMail: {
    subject: 'تدريبك: يُرجى إنشاء حساب',
    body: (address) =>
      `مرحبًا،\n\nيُرجى فتح هذا الرابط لإنشاء حساب لتدريبك، واختيار كلمة مرور هناك:\n${address}\n`,
  },
  losses: {
    chatOutbox: 'رسالة في الدردشة لم تُرسل',
    chatDraft: 'رسالة في الدردشة لم تكتمل كتابتها',
    helpDraft: 'طلب مساعدة لم تكتمل كتابته',
    quizAnswers: 'إجابات اختبار لم تُرسل',
    watchReport: 'وقت مشاهدة لم يصل إلى البوابة بعد',
  },
};
