import { formatsOf } from '@portal/contract/formats';
import type { ChatTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

export const texts: ChatTexts = {
  title: 'الدردشة بين الشركات',
  description: 'تواصل مع المتدربين والمسؤولين من أي شركة',
  sidePane: 'المحادثات والأشخاص',
  showChats: 'عرض المحادثات',
  newChat: 'محادثة جديدة',
  failedToStart: 'تعذّر بدء المحادثة',
  failedToChange: (reason) => `تعذّر تغيير المحادثة: ${reason}`,
  failedToSend: 'تعذّر إرسال الرسالة',
  today: 'اليوم',
  yesterday: 'أمس',
  unread: (count, shown) =>
    plural(count, {
      one: 'رسالة واحدة غير مقروءة',
      two: 'رسالتان غير مقروءتين',
      few: `${isolated(shown)} رسائل غير مقروءة`,
      other: `${isolated(shown)} رسالة غير مقروءة`,
    }),
  roles: {
    TRAINEE: 'متدرب',
    ADMIN: 'مسؤول',
  },
  rooms: {
    list: 'المحادثات',
    loading: 'جارٍ تحميل المحادثات…',
    notLoaded: 'تعذّر تحميل محادثاتك.',
    none: 'لا توجد محادثات بعد',
    startFirst: 'بدء محادثة جديدة',
    you: 'أنت: ',
    draft: 'مسودة: ',
    muted: 'مكتومة',
  },
  people: {
    list: 'الأشخاص',
    loading: 'جارٍ تحميل الأشخاص…',
    notLoaded: 'تعذّر تحميل قائمة الأشخاص',
    search: 'البحث عن مستخدمين',
    searchPlaceholder: 'البحث بالاسم أو البريد الإلكتروني…',
    typeMore: 'اكتب حرفين على الأقل للعثور على مزيد من الأشخاص.',
    none: 'لم يُعثر على مستخدمين',
    noneHint: 'جرّب جزءًا آخر من الاسم أو البريد الإلكتروني.',
    failedToFetch: 'تعذّر تحميل مستخدمي الشركة',
    failedBecause: (reason) => `تعذّر تحميل المستخدمين: ${reason}`,
    failedForUnknownReason: 'تعذّر تحميل المستخدمين: خطأ غير معروف',
  },
  room: {
    welcome: 'مرحبًا بك في الدردشة بين الشركات',
    start: 'بدء محادثة جديدة',
    opening: 'جارٍ فتح المحادثة…',
    notFound: 'هذه المحادثة غير موجودة',
    notFoundHint: 'العنوان غير صحيح تمامًا، أو أن المحادثة ليست لك.',
    toChats: 'الانتقال إلى محادثاتك',
  },
  conversation: {
    with: (name) => `محادثة مع ${isolated(name)}`,
    toChats: 'العودة إلى المحادثات',
    notificationSettings: 'إعدادات الإشعارات',
    online: 'متصل',
    offline: 'غير متصل',
    connected: 'تم الاتصال',
    disconnected: 'انقطع الاتصال',
    reconnect: 'إعادة الاتصال',
    none: 'لا توجد رسائل بعد',
    noneHint: 'ابدأ المحادثة!',
    notLoaded: 'تعذّر تحميل الرسائل.',
    loading: 'جارٍ تحميل الرسائل…',
    typing: (name) => `${isolated(name)}: جارٍ الكتابة…`,
  },
  menu: {
    open: 'خيارات المحادثة',
    search: 'البحث في المحادثة',
    mute: 'كتم الإشعارات',
    unmute: 'إلغاء كتم الإشعارات',
    muted: 'تم كتم المحادثة',
    unmuted: 'تم إلغاء كتم المحادثة',
    block: (name) => `حظر ${isolated(name)}`,
    unblock: (name) => `إلغاء حظر ${isolated(name)}`,
  },
  search: {
    bar: 'البحث',
    field: 'البحث في المحادثة',
    older: 'نتيجة أقدم',
    newer: 'نتيجة أحدث',
    close: 'إغلاق البحث',
    progress: (searched, total) =>
      `تم البحث في ${number(searched)} من أصل ${number(total)} من الرسائل…`,
    none: 'لا توجد رسائل مطابقة.',
    match: (place, total) => `النتيجة ${place} من ${total}`,
    matchSoFar: (place, total) => `النتيجة ${place} من ${total} حتى الآن`,
  },
  messages: {
    with: (name) => `الرسائل مع ${isolated(name)}`,
    toNewest: 'الانتقال إلى أحدث رسالة',
    unread: (count) =>
      plural(count, {
        one: 'رسالة جديدة واحدة',
        two: 'رسالتان جديدتان',
        few: `${number(count)} رسائل جديدة`,
        other: `${number(count)} رسالة جديدة`,
      }),
    new: 'رسائل جديدة',
    ownSender: 'أنت: ',
    sender: (name) => `${isolated(name)}: `,
    announced: (name, text) => `${isolated(name)}: ${isolated(text)}`,
    sending: 'جارٍ الإرسال…',
    marks: { sent: 'تم الإرسال', read: 'تمت القراءة' },
    notSent: 'لم تُرسل – ',
    notDelivered: 'لم تُسلَّم – ',
    edit: 'تعديل',
    discard: 'تجاهل',
  },
  writing: {
    field: 'الرسالة',
    unsentText: 'نصك، لم يُرسل',
    placeholder: 'اكتب رسالتك هنا…',
    send: 'إرسال الرسالة',
    discard: 'تجاهل',
    tooLong: 'الرسالة أطول من الحد المسموح به. ',
    length: (length, most) => `عدد الأحرف: ${number(length)} من ${number(most)}`,
    messagesLeft: (name, left) => {
      const notAnswered = `لم يصل رد من ${isolated(name)} بعد.`;
      return plural(left, {
        one: `${notAnswered} يمكنك إرسال رسالة واحدة أخرى.`,
        two: `${notAnswered} يمكنك إرسال رسالتين أخريين.`,
        few: `${notAnswered} يمكنك إرسال ${number(left)} رسائل أخرى.`,
        other: `${notAnswered} يمكنك إرسال ${number(left)} رسالة أخرى.`,
      });
    },
    closed: {
      deleted: 'لم يعد هذا الشخص هنا. يمكنك قراءة المحادثة، لكن لا يمكنك الكتابة إليه.',
      separated:
        'لا تسمح شركتاكما بالدردشة بينهما. يمكنك قراءة المحادثة، لكن لا يمكنك الكتابة فيها.',
      blocked: (name) => `لقد حظرت ${isolated(name)}. لا يمكن لأي منكما الكتابة.`,
      unanswered: (name) => `لم يصل رد من ${isolated(name)} بعد. يمكنك الكتابة مجددًا بعد وصول رد.`,
    },
    unblock: (name) => `إلغاء حظر ${isolated(name)}`,
    unblocking: 'جارٍ إلغاء الحظر…',
  },
};
