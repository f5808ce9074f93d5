import { formatsOf } from '@portal/contract/formats';
import type { TrashTexts } from './en.ts';

const { list, number, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

export const texts: TrashTexts = {
  deletions: 'المحذوفات',
  loading: 'جارٍ تحميل سلة المحذوفات…',
  loadFailed: 'تعذّر تحميل سلة المحذوفات',
  showOlder: 'عرض محذوفات أقدم',
  found: {
    all: (count) => `المحذوفات التي عُثر عليها: ${number(count)}`,
    soFar: (count) => `المحذوفات التي عُثر عليها حتى الآن: ${number(count)}`,
  },
  switchedOff: {
    title: 'سلة المحذوفات معطّلة',
    message:
      'تُحذف السجلات نهائيًا على الفور. يمكن لمشغّل البوابة تغيير ذلك بالإعداد \u2068TRASH_DAYS\u2069.',
  },
  empty: {
    own: 'يبقى هنا لفترة كل ما تحذفه، وتمكن استعادته خلال هذه الفترة.',
    title: 'سلة المحذوفات فارغة',
    message:
      'يبقى هنا لفترة كل ما يحذفه أحد المسؤولين من متدربين ومجموعات ووحدات وشركات ومسؤولين، وتمكن استعادته خلال هذه الفترة.',
    messageForDays: (days) => {
      const kept = plural(days, {
        one: 'لمدة يوم واحد',
        two: 'لمدة يومين',
        few: `لمدة ${number(days)} أيام`,
        many: `لمدة ${number(days)} يومًا`,
        other: `لمدة ${number(days)} يوم`,
      });
      return `يبقى هنا ${kept} كل ما يحذفه أحد المسؤولين من متدربين ومجموعات ووحدات وشركات ومسؤولين، وتمكن استعادته خلال هذه المدة.`;
    },
  },
  noMatch: {
    own: 'يشمل البحث أسماء ما حذفته أنت.',
    title: 'لا شيء في سلة المحذوفات يطابق هذا البحث',
    message:
      'يشمل البحث أسماء المحذوفين من المتدربين والمسؤولين، والمجموعات والوحدات والشركات المحذوفة.',
    showAll: 'عرض سلة المحذوفات كاملة',
  },
  filters: {
    search: 'البحث في سلة المحذوفات',
    placeholder: 'البحث في الأسماء',
    kind: 'النوع',
    allKinds: 'جميع الأنواع',
    inTrash: '(في سلة المحذوفات)',
  },
  kinds: {
    trainee: 'متدرب',
    group: 'مجموعة',
    module: 'وحدة',
    company: 'شركة',
    admin: 'مسؤول',
  },
  counts: {
    trainees: (count) =>
      plural(count, {
        one: 'متدرب واحد',
        two: 'متدربان اثنان',
        few: `${number(count)} متدربين`,
        many: `${number(count)} متدربًا`,
        other: `${number(count)} متدرب`,
      }),
    modules: (count) =>
      plural(count, {
        one: 'وحدة واحدة',
        two: 'وحدتان',
        few: `${number(count)} وحدات`,
        other: `${number(count)} وحدة`,
      }),
    videos: (count) =>
      plural(count, {
        one: 'فيديو واحد',
        two: 'فيديوهان',
        few: `${number(count)} فيديوهات`,
        other: `${number(count)} فيديو`,
      }),
    questions: (count) =>
      plural(count, {
        one: 'سؤال واحد',
        two: 'سؤالان',
        few: `${number(count)} أسئلة`,
        many: `${number(count)} سؤالًا`,
        other: `${number(count)} سؤال`,
      }),
    results: (count) =>
      plural(count, {
        one: 'وحدة مجتازة واحدة',
        two: 'وحدتان مجتازتان',
        few: `${number(count)} وحدات مجتازة`,
        other: `${number(count)} وحدة مجتازة`,
      }),
    attempts: (count) =>
      plural(count, {
        one: 'محاولة اختبار واحدة',
        two: 'محاولتا اختبار',
        few: `${number(count)} محاولات اختبار`,
        other: `${number(count)} محاولة اختبار`,
      }),
    helpRequests: (count) =>
      plural(count, {
        one: 'طلب مساعدة واحد',
        two: 'طلبا مساعدة',
        few: `${number(count)} طلبات مساعدة`,
        other: `${number(count)} طلب مساعدة`,
      }),
    feedback: (count) =>
      plural(count, {
        one: 'رأي واحد',
        two: 'رأيان',
        few: `${number(count)} آراء`,
        many: `${number(count)} رأيًا`,
        other: `${number(count)} رأي`,
      }),
  },
  countsTogether: (counts) => list(counts, 'and'),
  entry: {
    trainees: 'متدربون',
    ofCompany: (kind, company) => `${kind} من ${isolated(company)}`,
    deletedBy: (admin, time) => `حذف بواسطة ${isolated(admin)} ${time}`,
    deletedTogetherBy: (admin, time) => `حذف جماعي بواسطة ${isolated(admin)} ${time}`,
    withCounts: (counts) => `ومعه: ${counts}`,
    daysLeft: (days) =>
      plural(days, {
        one: 'بقي يوم واحد',
        two: 'بقي يومان',
        few: `بقي ${number(days)} أيام`,
        many: `بقي ${number(days)} يومًا`,
        other: `بقي ${number(days)} يوم`,
      }),
    lessThanDayLeft: 'بقي أقل من يوم',
    deletedSoon: 'حذف نهائي قريبًا',
    restore: 'استعادة',
    restoreNamed: (name) => `استعادة ${isolated(name)}`,
    restoring: 'جارٍ الاستعادة…',
    deleteForGood: 'حذف نهائي',
    deleteNamedForGood: (name) => `حذف ${isolated(name)} نهائيًا`,
  },
  notRestored: (name) => `تعذّرت استعادة ${isolated(name)}`,
  purge: {
    title: (name) => `هل تريد حذف ${name} نهائيًا؟`,
    confirm: 'حذف نهائي',
    deleting: 'جارٍ الحذف…',
    deleted: (name) => `تم حذف ${isolated(name)} نهائيًا`,
    failed: (reason) => `تعذّر الحذف: ${reason}`,
    cannotBeUndone: 'لا يمكن التراجع عن ذلك.',
    withCounts: (counts) => `يشمل الحذف: ${counts}.`,
  },
  restore: {
    restore: 'استعادة',
    restoring: 'جارٍ الاستعادة…',
    company: {
      title: (company) => `هل تريد استعادة ${isolated(company)} أولًا؟`,
      confirm: (company) => `استعادة ${isolated(company)} أولًا`,
      explanation: (name, company, again) =>
        `\u200f${isolated(name)} من شركة ${isolated(company)}، وهي أيضًا في سلة المحذوفات. تُستعاد الشركة أولًا مع كل ما حُذف معها، ثم ${isolated(again)}.`,
    },
    name: {
      company: {
        title: 'اسم الشركة مستخدم',
        label: 'الاسم الجديد للشركة',
        explanation: (company) =>
          `تحمل شركة أخرى الآن الاسم ${isolated(company)}. اختر اسمًا آخر للشركة المستعادة.`,
      },
      group: {
        title: 'اسم المجموعة مستخدم',
        label: 'الاسم الجديد للمجموعة',
        explanation: (group) =>
          `تحمل مجموعة أخرى في الشركة الآن الاسم ${isolated(group)}. اختر اسمًا آخر للمجموعة المستعادة.`,
      },
    },
    email: {
      title: 'البريد الإلكتروني مستخدم',
      labels: {
        trainee: 'البريد الإلكتروني الجديد للمتدرب',
        admin: 'البريد الإلكتروني الجديد للمسؤول',
      },
      explanation: (email, name) =>
        `يستخدم حساب آخر الآن ${isolated(email)}. أدخل لـ ${isolated(name)} بريدًا إلكترونيًا آخر لتسجيل الدخول.`,
      thisEmail: 'هذا البريد الإلكتروني',
      merge: 'دمج…',
      mergeHint: (name) =>
        `أو ادمج الحسابين: تُضاف النتائج إلى نتائج ${isolated(name)}، وهو الحساب الذي يستخدم هذا البريد.`,
    },
    merge: {
      title: 'هل تريد دمج المتدربين؟',
      confirm: 'دمج نهائي',
      merging: 'جارٍ الدمج…',
      runs: (name, other) =>
        `تأتي جولات ${isolated(name)}، مع النتائج والإجابات وجلسات المشاهدة، قبل جولات ${isolated(other)}. لن تتغير بعد ذلك، ويُعاد ترقيم جميع الجولات.`,
      feedback: (other) =>
        `لا يُحتفظ بالآراء إلا في الوحدات التي لا يوجد فيها رأي من ${isolated(other)}. تبقى المحادثات وطلبات المساعدة باسم «مستخدم محذوف».`,
      cannotBeUndone: 'لا يمكن التراجع عن ذلك.',
    },
    others: {
      titleForOne: 'البريد الإلكتروني مستخدم',
      titleForSeveral: 'عناوين بريد إلكتروني مستخدمة',
      confirm: 'استعادة الآخرين',
      taken: (count) =>
        plural(count, {
          one: 'البريد الإلكتروني لهذا المتدرب يستخدمه الآن حساب آخر:',
          two: 'البريد الإلكتروني لهذين المتدربين تستخدمه الآن حسابات أخرى:',
          few: `البريد الإلكتروني لـ ${number(count)} متدربين تستخدمه الآن حسابات أخرى:`,
          many: `البريد الإلكتروني لـ ${number(count)} متدربًا تستخدمه الآن حسابات أخرى:`,
          other: `البريد الإلكتروني لـ ${number(count)} متدرب تستخدمه الآن حسابات أخرى:`,
        }),
      unnamed: (count) =>
        plural(count, {
          one: 'وواحد آخر',
          two: 'واثنان آخران',
          other: `و${number(count)} آخرون`,
        }),
      explanation: (count) =>
        plural(count, {
          one: 'يمكنك استعادة جميع الآخرين الآن. يبقى هذا المتدرب في سلة المحذوفات كعنصر مستقل.',
          other:
            'يمكنك استعادة جميع الآخرين الآن. يبقى هؤلاء المتدربون في سلة المحذوفات كعنصر مستقل.',
        }),
    },
  },
};
