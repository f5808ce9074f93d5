import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { list, number, plural } = formatsOf('ar');

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
  oneRemains: 'لا يمكنك إزالة حسابك أو تقييده، لذا يبقى دائمًا مسؤول يرى كل شيء.',
  ownInvitations: 'الدعوات التي أرسلتها وتنتظر الرد.',
  noInvitation: 'لا توجد دعوة منك تنتظر الرد.',
  openInvite: 'دعوة مسؤول',
  invitationSent: (email) => `الدعوة إلى ${isolated(email)} في الطريق.`,
  table: {
    admin: 'المسؤول',
    state: 'الحالة',
    access: 'الوصول',
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
    more: (name) => `إجراءات أخرى لـ ${name}`,
    remove: (name) => `إزالة ${isolated(name)}`,
  },
  reach: {
    legend: 'ما يراه هذا الشخص',
    everythingText: 'جميع الشركات، ومن هم المسؤولون.',
    limited: 'محدود بـ',
    limitedText: 'الشركات والمجموعات التي تختارها.',
    rightTexts: {
      read: 'العرض والتقارير والتصدير.',
      people:
        'إضافةً إلى ذلك، إضافة الأشخاص وتعديلهم واستيرادهم ودعوتهم وحذفهم، والرد على طلبات مساعدتهم.',
      training:
        'إضافةً إلى ذلك، تعديل الوحدات ومقاطع الفيديو والأسئلة وإعدادات الشركة. للشركات بأكملها فقط.',
    },
    trainingOfGroup: 'التدريب (للشركات بأكملها فقط)',
    company: 'الشركة',
    searchCompanies: 'ابحث عن شركة…',
    noCompanies: 'لا توجد شركات بعد.',
    companiesNotLoaded: (reason) => `تعذر تحميل الشركات. ${reason}`,
    part: 'الجزء',
    whole: 'الشركة بأكملها',
    groupsNotLoaded: (reason) => `تعذر تحميل المجموعات. ${reason}`,
    right: 'الصلاحية',
    row: (place) => `الشركة أو المجموعة ${place}`,
    remove: (place) => `إزالة الشركة أو المجموعة ${place}`,
    add: 'إضافة شركة أو مجموعة',
    summaryOfEverything: 'سيرى هذا الشخص كل شيء.',
    summary: (...parts) => `سيرى هذا الشخص: ${list(parts)}.`,
  },
  viewAs: {
    viewAs: 'العرض بصفته',
    hint: 'يعرض البوابة في علامة تبويب جديدة كما سيراها هذا الشخص. لا يمكن تغيير شيء هناك.',
    blocked: 'لم يفتح المتصفح علامة تبويب جديدة. يُرجى السماح لهذا الموقع بفتح علامات التبويب.',
  },
  change: {
    open: 'تغيير ما يراه هذا المسؤول',
    title: (name) => `تغيير ما يراه ${name}`,
    description: 'يسري التغيير فورًا، حتى في الصفحات المفتوحة والتنزيلات الجارية.',
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    changed: (name) => `تغيّر ما يراه ${name}`,
    leaveTitle: 'هل تريد المغادرة دون حفظ؟',
    leaveMessage: 'لم تُحفظ تغييراتك بعد وستُفقد.',
    leave: 'مغادرة',
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
    description: 'اختر ما سيراه المسؤول الجديد.',
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
