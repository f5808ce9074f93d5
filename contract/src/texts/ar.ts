import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('ar');

export const texts: Words = {
  status: {
    'not-started': 'لم يتم البدء',
    'in-progress': 'قيد التقدم',
    failed: 'آخر محاولة غير ناجحة',
    completed: 'تم الإكمال',
  },
  standing: {
    overdue: 'متأخرة',
    expired: 'منتهية الصلاحية',
    inGrace: 'في المهلة الإضافية',
    due: 'لها موعد نهائي',
    renewalOpen: 'بحاجة إلى تجديد',
    open: 'مفتوحة',
    valid: 'صالحة',
    waived: 'معفاة',
    paused: 'موقوفة مؤقتًا',
    notRequired: 'غير إلزامية',
  },
  columns: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    company: 'الشركة',
    password: 'كلمة المرور',
    language: 'اللغة',
    groups: 'المجموعات',
    module: 'الوحدة',
    completedOn: 'تاريخ الإكمال',
    validUntil: 'صالح حتى',
    certificate: 'الشهادة',
    note: 'الملاحظة',
    problem: 'المشكلة',
  },
  newModules: (count) =>
    plural(count, {
      one: 'وحدة جديدة واحدة',
      two: 'وحدتان جديدتان',
      few: `${number(count)} وحدات جديدة`,
      other: `${number(count)} وحدة جديدة`,
    }),
  rights: { read: 'القراءة', people: 'الأشخاص', training: 'التدريب' },
  scope: (place, right) => `\u2068${place}\u2069 (${right})`,
  seesEverything: 'يرى كل شيء',
  seesNothing: 'لا يرى شيئًا',
  commandLine: 'سطر الأوامر',
  deletedUser: (number) => `مستخدم محذوف ${number}`,
  notLoggedIn: 'انتهت جلستك. يُرجى تسجيل الدخول مجددًا.',
  noSuchModule: 'تعذّر العثور على الوحدة المطلوبة أو ليست لديك صلاحية الوصول إليها.',
  videoFirst: 'يُرجى إكمال الفيديو قبل بدء الاختبار.',
  noQuiz: 'لا اختبار مطلوب في هذه الوحدة!',
  companyInUse: 'لا يمكن حذف الشركة: لديها بيانات مرتبطة لا يمكن إزالتها',
  durationUnread: 'يُرجى الانتظار حتى تُقرأ مدة الفيديو، أو تجربة رفع ملف فيديو آخر.',
  captionsTooLarge: 'لا يجوز أن يتجاوز حجم التسميات التوضيحية في الحفظ الواحد 256 كيلوبايت.',
  captionsUnknown:
    'هذا ليس ملف تسميات توضيحية. في ملفات WebVTT أو SubRip ‏(\u2068.vtt\u2069، \u2068.srt\u2069) تحمل كل تسمية أوقاتًا مثل «\u206800:00:01.500 --> 00:00:04.000\u2069».',
  fileTooLarge: (megabytes) => `حجم الملف أكبر من الحد المسموح به، وهو ${megabytes} ميغابايت.`,
};
