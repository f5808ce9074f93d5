import { formatsOf } from '@portal/contract/formats';
import type { AccountMailTexts } from './en.ts';

const { duration, list } = formatsOf('ar');

export const texts: AccountMailTexts = {
  confirmation: ({ company, hours }) => ({
    subject: 'تأكيد بريدك الإلكتروني في Training Portal',
    paragraphs: [
      `استُخدم هذا العنوان للتسجيل في شركة \u2068${company}\u2069 في Training Portal. لتأكيده، افتح الرابط وأدخل كلمة المرور التي اختيرت عند التسجيل.`,
    ],
    button: 'تأكيد البريد الإلكتروني',
    ending: `يعمل الرابط مرة واحدة فقط، ومدة صلاحيته ${duration(hours, 'hour')}. إذا لم تكن أنت من سجّل، فتجاهل هذه الرسالة: لن يُنشأ أي حساب.`,
  }),
  invitation: ({ company, sees, days }) => ({
    subject: 'مرحبًا بك في Training Portal',
    paragraphs: [
      company === null
        ? 'تمت دعوتك لإدارة Training Portal. لاختيار كلمة المرور، افتح الرابط.'
        : `أُنشئ لك في Training Portal حساب تابع لشركة \u2068${company}\u2069. لاختيار كلمة المرور، افتح الرابط.`,
      ...(sees.length === 0 ? [] : [`سترى: ${list(sees)}.`]),
    ],
    button: 'اختيار كلمة المرور',
    ending: `يعمل الرابط مرة واحدة فقط، ومدة صلاحيته ${duration(days, 'day')}. بعد ذلك، استخدم خيار استعادة كلمة المرور في صفحة تسجيل الدخول.`,
  }),
  reset: ({ minutes }) => ({
    subject: 'إعادة تعيين كلمة المرور في Training Portal',
    paragraphs: [
      'تلقينا طلبًا لإعادة تعيين كلمة مرور حسابك في Training Portal. لاختيار كلمة مرور جديدة، افتح الرابط.',
    ],
    button: 'اختيار كلمة مرور جديدة',
    ending: `يعمل الرابط مرة واحدة فقط، ومدة صلاحيته ${duration(minutes, 'minute')}. إذا لم تكن أنت من أرسل الطلب، فتجاهل هذه الرسالة: لن يتغير شيء.`,
  }),
};
