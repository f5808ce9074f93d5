import { formatsOf } from '@portal/contract/formats';
import type { HelpTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

export const texts: HelpTexts = {
  requests: 'طلبات المساعدة',
  loading: 'جارٍ تحميل طلبات المساعدة…',
  failedToLoad: 'تعذّر تحميل طلبات المساعدة',
  found: {
    all: (count) => `الطلبات التي عُثر عليها: ${number(count)}`,
    soFar: (count) => `الطلبات التي عُثر عليها حتى الآن: ${number(count)}`,
  },
  statuses: {
    PENDING: 'قيد الانتظار',
    IN_PROGRESS: 'قيد المعالجة',
    RESOLVED: 'تم الحل',
    CLOSED: 'مغلق',
  },
  module: 'الوحدة',
  adminNotes: 'ملاحظات المسؤول',

  ask: {
    open: 'طلب المساعدة',
    title: 'طلب المساعدة',
    about: 'يقرأ أحد المسؤولين رسالتك ويجيب عنها.',
    aboutModule: 'يقرأ أحد المسؤولين رسالتك ويرى الوحدة التي تتعلق بها.',
    askedBefore: 'سبق أن طلبت المساعدة:',
    ownRequests: (count) => `طلباتي للمساعدة (${number(count)})`,
    message: 'رسالتك',
    placeholder: 'ما الذي تحتاج إلى المساعدة فيه؟',
    send: 'إرسال الطلب',
    sending: 'جارٍ الإرسال…',
    sent: 'أُرسل طلب المساعدة بنجاح! سيتواصل معك أحد المسؤولين قريبًا.',
    failed: 'تعذّر إرسال طلب المساعدة. يُرجى المحاولة مجددًا.',
  },

  own: {
    link: 'طلباتي للمساعدة',
    changed: (count, shown) =>
      plural(count, {
        one: 'طلب واحد فيه جديد',
        two: 'طلبان فيهما جديد',
        few: `${isolated(shown)} طلبات فيها جديد`,
        many: `${isolated(shown)} طلبًا فيها جديد`,
        other: `${isolated(shown)} طلب فيها جديد`,
      }),
    new: 'جديد',
    asked: (time) => `أُرسل ${time}`,
    updated: (time) => `آخر تحديث: ${time}`,
    none: {
      title: 'لا توجد طلبات مساعدة',
      text: 'لم تطلب المساعدة بعد. إذا أعاقك شيء عن التعلم، فلا تتردد في السؤال.',
    },
  },

  news: {
    answeredTitle: 'تم الرد على طلب المساعدة',
    statusTitle: (status) => `طلب المساعدة: ${status}`,
    answered: 'رد أحد المسؤولين على طلبك للمساعدة.',
    status: (status) => `حالة طلبك للمساعدة الآن: ${status}.`,
    several: (count) => `هناك مستجدات بشأن ${number(count)} من طلباتك للمساعدة.`,
  },

  list: {
    pending: (count) => `${number(count)} قيد الانتظار`,
    pendingShown: (count, shown) =>
      plural(count, {
        one: 'طلب واحد قيد الانتظار',
        two: 'طلبان قيد الانتظار',
        few: `${isolated(shown)} طلبات قيد الانتظار`,
        many: `${isolated(shown)} طلبًا قيد الانتظار`,
        other: `${isolated(shown)} طلب قيد الانتظار`,
      }),
    none: { title: 'لا توجد طلبات مساعدة', text: 'أمور جميع المتدربين على ما يرام!' },
    noMatch: {
      title: 'لا توجد طلبات مساعدة تطابق عوامل التصفية هذه',
      showAll: 'عرض جميع الطلبات',
    },
    showMore: 'عرض المزيد من الطلبات',
  },

  filters: {
    search: 'البحث في طلبات المساعدة',
    searchPlaceholder: 'رسالة أو شخص',
    status: 'الحالة',
    all: 'الكل',
    assignee: 'مُسند إلى',
    anyAssignee: 'أي مسؤول',
    assignees: { me: 'مُسند إليّ', none: 'غير مُسند' },
  },

  card: {
    label: (name) => `طلب ${isolated(name)}`,
    unknownCompany: 'شركة غير معروفة',
    chat: 'فتح محادثة مع هذا المتدرب',
    update: 'تحديث',
    updateRequestOf: (name) => `تحديث طلب ${isolated(name)}`,
    select: (name) => `تحديد طلب ${isolated(name)}`,
  },

  assignee: {
    none: 'غير مُسند',
    you: 'مُسند إليك',
    other: (name) => `مُسند إلى ${isolated(name)}`,
    assign: 'إسناد إليّ',
    assignRequestOf: (name) => `إسناد إليّ: طلب ${isolated(name)}`,
    unassign: 'إلغاء الإسناد',
    unassignRequestOf: (name) => `إلغاء الإسناد: طلب ${isolated(name)}`,
  },

  update: {
    title: 'تحديث طلب المساعدة',
    request: 'الطلب',
    status: 'الحالة',
    assignee: 'مُسند إلى',
    noAssignee: 'لا أحد من المسؤولين',
    notes: 'ملاحظات المسؤول',
    notesHint: 'تظهر للمتدرب.',
    save: 'تحديث الطلب',
    saving: 'جارٍ التحديث…',
    saved: 'تم تحديث طلب المساعدة بنجاح',
    failed: 'تعذّر تحديث طلب المساعدة',
    leave: {
      title: 'هل تريد المغادرة بدون حفظ؟',
      text: 'لم يُحفظ ردك على طلب المساعدة هذا بعد وسيُفقد.',
      confirm: 'مغادرة',
    },
  },

  history: {
    title: 'السجل',
    loading: 'جارٍ تحميل السجل…',
    failed: (reason) => `تعذّر تحميل السجل. ${reason}`,
    none: 'لا توجد تغييرات بعد.',
    showAll: (count) => `عرض جميع التغييرات (${number(count)})`,
    status: (before, after) => `${before} ← ${after}`,
    notesAdded: (notes) => `الملاحظات: «${isolated(notes)}»`,
    notesChanged: (before, after) => `الملاحظات: «${isolated(before)}» ← «${isolated(after)}»`,
    notesRemoved: (notes) => `أُزيلت الملاحظات: «${isolated(notes)}»`,
    assigned: (name) => `أُسند إلى ${isolated(name)}`,
    unassigned: 'لم يعد مُسندًا',
  },

  closing: {
    selectShown: 'تحديد كل المعروض',
    selected: (count) =>
      plural(count, {
        one: 'تم تحديد طلب واحد',
        two: 'تم تحديد طلبين',
        few: `تم تحديد ${number(count)} طلبات`,
        many: `تم تحديد ${number(count)} طلبًا`,
        other: `تم تحديد ${number(count)} طلب`,
      }),
    allSelected: (count) => `تم تحديد جميع الطلبات المفتوحة التي عُثر عليها (${number(count)})`,
    selectAll: (count) => `تحديد جميع الطلبات المفتوحة التي عُثر عليها (${number(count)})`,
    tooMany: (max) =>
      `الحد الأقصى للطلبات التي يمكن تحديدها واحدًا تلو الآخر هو ${number(max)}. ضيّق القائمة بعوامل التصفية، ثم حدد كل ما عُثر عليه.`,
    close: (count) =>
      plural(count, {
        one: 'إغلاق طلب واحد',
        two: 'إغلاق طلبين',
        few: `إغلاق ${number(count)} طلبات`,
        many: `إغلاق ${number(count)} طلبًا`,
        other: `إغلاق ${number(count)} طلب`,
      }),
    title: (count) =>
      plural(count, {
        one: 'هل تريد إغلاق طلب واحد؟',
        two: 'هل تريد إغلاق طلبين؟',
        few: `هل تريد إغلاق ${number(count)} طلبات؟`,
        many: `هل تريد إغلاق ${number(count)} طلبًا؟`,
        other: `هل تريد إغلاق ${number(count)} طلب؟`,
      }),
    text: 'يُخطَر المتدربون كما لو أن كل طلب أُغلق على حدة. يبقى الطلب الذي يغيّره مسؤول آخر في هذه الأثناء كما هو. يمكن التراجع عن الإغلاق.',
    starting: 'جارٍ البدء…',
    otherCount: (found, before) =>
      `تغيّرت القائمة: عدد الطلبات المفتوحة التي عُثر عليها الآن ${number(found)} وليس ${number(before)}.`,
  },
};
