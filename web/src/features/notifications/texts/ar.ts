import { formatsOf } from '@portal/contract/formats';
import type { NotificationTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const haveCompleted = (trainees: number, company: string) => {
  const of = `من ${company}`;
  return plural(trainees, {
    one: `أكمل متدرب واحد ${of} التدريب`,
    two: `أكمل متدربان ${of} التدريب`,
    few: `أكمل ${number(trainees)} متدربين ${of} التدريب`,
    many: `أكمل ${number(trainees)} متدربًا ${of} التدريب`,
    other: `أكمل ${number(trainees)} متدرب ${of} التدريب`,
  });
};

export const texts: NotificationTexts = {
  notifications: 'الإشعارات',
  withUnread: (unread) => `الإشعارات، غير المقروءة: \u2068${unread}\u2069`,
  list: {
    nothingUnread: 'لا شيء غير مقروء',
    unreadCount: (count) => `${count} غير مقروءة`,
    markAllRead: 'تمييز الكل كمقروء',
    marking: 'جارٍ التمييز…',
    failedToMarkAll: 'تعذّر تمييز الكل كمقروء',
    failedToMark: 'تعذّر التمييز كمقروء',
    unread: 'غير مقروء',
    empty: 'لا توجد إشعارات بعد',
    emptyForAdmins:
      'ستظهر هنا الرسائل الجديدة والتدريبات المكتملة وحالات الاجتياز التي تحتاج إلى تحقق.',
    emptyForTrainees: 'ستظهر هنا الرسائل الجديدة والردود على طلباتك للمساعدة.',
  },
  notices: {
    view: 'عرض',
    newMessage: 'وصلت رسالة جديدة!',
    from: (name) => `من ${isolated(name)}`,
    newMessageTitle: 'رسالة جديدة',
    newMessageBody: 'وصلتك رسالة جديدة',
    helpRequest: 'طلب مساعدة',
    trainingCompleted: 'اكتمل التدريب!',
    completedBy: (name) => `اكتملت جميع وحدات تدريب ${name}!`,
    ownTrainingCompleted: 'لقد أكملت تدريبك!',
    testTitle: 'إشعار تجريبي',
    testBody: 'هذا إشعار تجريبي من \u2068Training Portal\u2069',
    testSent: 'أُرسل الإشعار التجريبي!',
  },
  groupCompletion: {
    byEarlierChanges: (trainees, company) =>
      `${haveCompleted(trainees, company)} بعد تغييرات سابقة في الوحدات.`,
    byModule: {
      deleted: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: حُذفت «${module}».`,
      saved: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: تغيّرت «${module}».`,
      restored: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: استُعيدت «${module}».`,
      rules: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: تغيّرت قواعد «${module}».`,
    },
  },
  reminder: {
    title: 'تذكير بالتدريب',
    again: 'يجب إكمالها مجددًا',
    againBy: (day) => `يجب إكمالها مجددًا حتى ${day}`,
    modules: (count) =>
      plural(count, {
        one: 'وحدة واحدة',
        two: 'وحدتان',
        few: `${number(count)} وحدات`,
        many: `${number(count)} وحدة`,
        other: `${number(count)} وحدة`,
      }),
  },
  settings: {
    title: 'إعدادات الإشعارات',
    cardDescription: 'كيف تُعلمك البوابة بالرسائل الجديدة وغيرها من المستجدات.',
    dialogDescription: 'اختر كيف تصلك الرسائل الجديدة وغيرها من المستجدات.',
    channels: 'القنوات',
    save: 'حفظ الإعدادات',
    saved: 'تم حفظ إعدادات الإشعارات!',
    savedHereOnly: 'تم الحفظ في هذا المتصفح فقط',
    weeklyReportNotSaved: 'لم يُحفظ إعداد التقرير الأسبوعي',
    test: 'تجربة الإشعارات',
  },
  soundNotifications: { label: 'الإشعارات الصوتية', description: 'تشغيل صوت عند وصول الرسائل' },
  toastNotifications: { label: 'الإشعارات المنبثقة', description: 'إشعارات قصيرة داخل التطبيق' },
  browserNotifications: {
    label: 'إشعارات المتصفح',
    description: 'إظهار الإشعارات عندما يكون التطبيق غير نشط',
    unsupported: 'لا يدعم هذا المتصفح الإشعارات.',
    enabled: 'تم تفعيل إشعارات المتصفح!',
    denied: 'تم رفض الإذن لإشعارات المتصفح',
    deniedHint: 'يُرجى تفعيل الإشعارات في إعدادات المتصفح',
  },
  emailNotifications: {
    label: 'إشعارات البريد الإلكتروني',
    description: 'رسائل بريد عن المستجدات المهمة',
    notLoaded: 'تعذّر تحميل الإعداد.',
    reminders:
      'تُرسل بالبريد الإلكتروني في كل الأحوال التذكيرات بالتدريب الذي موعده النهائي اليوم أو المتأخر أو الذي يجب إكماله مجددًا.',
  },
  weeklyReport: {
    label: 'التقرير الأسبوعي',
    description: 'بالبريد الإلكتروني كل يوم اثنين الساعة 8:00',
    withoutMailServer: 'غير ممكن: ليس لدى البوابة خادم بريد (\u2068SMTP_URL\u2069).',
    withoutCompany: 'حُذفت شركة تقريرك، لذا لا يُرسل أي تقرير. اختر شركة أخرى.',
  },
};
