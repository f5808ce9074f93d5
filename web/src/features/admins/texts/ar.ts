import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const daysOf = (days: number) =>
  plural(days, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${number(days)} أيام`,
    many: `${number(days)} يومًا`,
    other: `${number(days)} يوم`,
  });

export const texts: AdminsTexts = {
  admins: 'المسؤولون',
  loading: 'جارٍ تحميل المسؤولين…',
  loadFailed: 'تعذّر تحميل المسؤولين.',
  oneRemains: 'لا يمكنك إزالة نفسك، لذا يبقى مسؤول واحد دائمًا.',
  openInvite: 'دعوة مسؤول',
  invitationSent: (email) => `الدعوة إلى ${isolated(email)} في الطريق.`,
  table: {
    admin: 'المسؤول',
    state: 'الحالة',
    lastLogin: 'آخر تسجيل دخول',
    never: 'لم يتم بعد',
    actions: 'الإجراءات',
    you: 'أنت',
    active: 'نشط',
    invitationRefused: 'رُفضت الدعوة',
    refusals: {
      'mailbox-unknown': 'صندوق البريد غير معروف',
      'mailbox-full': 'صندوق البريد ممتلئ',
      'address-invalid': 'العنوان غير صالح',
      'refused-by-policy': 'بموجب قواعد خادم البريد',
      other: 'من خادم البريد',
    },
    invited: 'أُرسلت الدعوة',
    mailOnItsWay: 'الرسالة في الطريق',
    linkExpired: 'انتهت صلاحية الرابط',
    linkValidUntil: (date) => `الرابط صالح حتى ${date}`,
    remove: (name) => `إزالة ${isolated(name)}`,
  },
  inviteAgain: {
    failed: 'لم تُرسل الدعوة',
    resend: 'إعادة الإرسال',
    sending: 'جارٍ الإرسال…',
    resendTo: (name) => `دعوة ${isolated(name)} مجددًا`,
    newLink: 'رابط جديد',
    creating: 'جارٍ الإنشاء…',
    newLinkFor: (name) => `إنشاء رابط جديد لـ ${isolated(name)}`,
  },
  invite: {
    title: 'دعوة مسؤول',
    description: 'يدير المسؤول جميع الشركات، ويمكنه دعوة مسؤولين آخرين وإزالتهم.',
    linkIsMailed: (days) =>
      `يُرسل بالبريد إلى هذا العنوان رابط لاختيار كلمة مرور. يعمل مرة واحدة، لمدة ${daysOf(days)}.`,
    noMailServer:
      'لا تُرسل أي رسالة، لأن البوابة ليس لديها خادم بريد (\u2068SMTP_URL\u2069). تعرض الصفحة التالية رابطًا لاختيار كلمة مرور: مرّره إلى المسؤول الجديد.',
    worksOnce: (days) => `يعمل مرة واحدة، لمدة ${daysOf(days)}.`,
    inviting: 'جارٍ إرسال الدعوة…',
    send: 'إرسال الدعوة',
    createLink: 'إنشاء رابط',
    leaveTitle: 'هل تريد المغادرة بدون إرسال الدعوة؟',
    leaveMessage: 'لم تُرسل دعوة المسؤول الذي تُدخل بياناته بعد، وسيُفقد ما أدخلته.',
    leave: 'مغادرة',
  },
  link: {
    title: (name) => `رابط لـ ${name}`,
    description: 'بهذا الرابط يختار المسؤول الجديد كلمة مرور.',
    label: 'رابط الدعوة',
    copy: 'نسخ الرابط',
    worksOnce: (days) => `يعمل مرة واحدة، لمدة ${daysOf(days)}، ولا يظهر إلا الآن.`,
    passOn:
      'من لديه الرابط يمكنه تسجيل الدخول كمسؤول: مرّره بطريقة آمنة. يمكنك إنشاء رابط آخر في أي وقت، وعندها ينتهي هذا الرابط.',
    done: 'تم',
  },
  remove: {
    title: (name) => `هل تريد إزالة ${name}؟`,
    confirm: 'إزالة المسؤول',
    removing: 'جارٍ الإزالة…',
    removed: (name) => `تمت إزالة المسؤول ${name}`,
    failed: (reason) => `تعذّرت إزالة المسؤول: ${reason}`,
    linkEnds: (email) => `ينتهي الرابط المُرسل إلى ${isolated(email)}.`,
    signedOut: (email) => `يُسجَّل خروج ${isolated(email)} من كل مكان على الفور.`,
    consequences:
      'تصبح طلبات المساعدة المُسندة إلى هذا الشخص غير مُسندة. يحتفظ سجل النشاط باسمه. تبقى المحادثات لدى من راسلوه، ويظهر فيها «مستخدم محذوف» بدلًا من الاسم.',
  },
};
