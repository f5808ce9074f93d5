import { formatsOf } from '@portal/contract/formats';
import type { RulesTexts } from './en.ts';

const { date, list, number, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const days = (count: number) =>
  plural(count, {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${number(count)} أيام`,
    many: `${number(count)} يومًا`,
    other: `${number(count)} يوم`,
  });
/** In the genitive. */
const inDays = (count: number) => (count === 2 ? 'يومين' : days(count));
const months = (count: number) =>
  plural(count, {
    one: 'شهر واحد',
    two: 'شهرين',
    few: `${number(count)} أشهر`,
    many: `${number(count)} شهرًا`,
    other: `${number(count)} شهر`,
  });
/** After the preposition 'for'. */
const forTrainees = (count: number) =>
  plural(count, {
    one: 'لمتدرب واحد',
    two: 'لمتدربين اثنين',
    few: `لـ ${number(count)} متدربين`,
    many: `لـ ${number(count)} متدربًا`,
    other: `لـ ${number(count)} متدرب`,
  });
/** In the genitive. */
const modules = (count: number) =>
  plural(count, {
    one: 'وحدة واحدة',
    two: 'وحدتين',
    few: `${number(count)} وحدات`,
    many: `${number(count)} وحدة`,
    other: `${number(count)} وحدة`,
  });

export const texts: RulesTexts = {
  title: 'المطلوب منهم ومدة الاحتساب',
  loading: 'جارٍ تحميل القواعد…',
  loadFailed: 'تعذّر تحميل القواعد.',
  save: 'حفظ القواعد…',
  discard: 'تجاهل التغييرات',
  lost: 'لم تُحفظ تغييراتك على القواعد بعد وستُفقد.',
  leave: { title: 'هل تريد المغادرة بدون حفظ؟', confirm: 'مغادرة' },

  audience: {
    legend: 'المطلوب منهم',
    everyone: 'جميع من في الشركة',
    groups: 'أعضاء المجموعات المختارة فقط',
    choose: 'المجموعات',
    search: 'البحث عن مجموعات',
    chosen: (count) => `المختارة: ${number(count)}`,
    deleted: 'مجموعة محذوفة',
    notLoaded: (reason) => `تعذّر تحميل المجموعات. ${reason}`,
    none: 'لا توجد مجموعات في هذه الشركة بعد.',
    make: 'إنشاء مجموعة',
    forNoOne: 'هذه الوحدة غير مطلوبة من أحد الآن.',
  },
  dueDays: 'الموعد النهائي خلال (أيام)',
  dueHint: {
    company: (count) => `فارغ: كما في الشركة، ${days(count)}.`,
    none: 'فارغ: بلا موعد نهائي.',
  },
  validMonths: 'مدة الاحتساب (أشهر)',
  validHint: 'فارغ: دائمًا.',

  shown: {
    title: 'قواعد التدريب',
    everyone: 'لجميع من في الشركة',
    groups: (names) => `لأعضاء المجموعات: ${names}`,
    noOne: 'غير مطلوبة من أحد الآن',
    due: (count) => `الموعد النهائي خلال ${inDays(count)}`,
    dueAsCompany: (count) => `الموعد النهائي خلال ${inDays(count)}، كما في الشركة`,
    noDue: 'بلا موعد نهائي',
    valid: (count) => `تُحتسب لمدة ${months(count)}`,
    forEver: 'تُحتسب دائمًا',
    countFrom: (day) => `يبدأ الاحتساب في أقرب موعد من ${date(day)}`,
    takenAgain: (day, reason) => `تجب إعادتها حتى ${date(day)}: ${reason}`,
    names: (names) => list(names),
  },

  copy: {
    open: 'نسخ قواعد وحدة أخرى…',
    title: 'نسخ القواعد',
    module: 'الوحدة',
    search: 'البحث عن وحدات',
    empty: 'ليس في الشركة وحدة أخرى.',
    confirm: 'نسخ',
  },

  preview: {
    title: 'هل تريد حفظ هذه القواعد؟',
    modules: (count) => `من أجل ${modules(count)}`,
    counting: 'جارٍ عدّ المتدربين المتأثرين…',
    failed: 'تعذّر عدّ المتدربين المتأثرين.',
    noneAffected: 'لا يتأثر أي متدرب اليوم.',
    countFrom: {
      legend: 'بداية الاحتساب',
      applied: 'من وقت سريانها على كل متدرب',
      appliedNote: 'الوقت الماضي محتسب: قد يصبح متدرب متأخرًا على الفور.',
      today: 'من اليوم',
      todayNote: 'لا يتأخر أي متدرب ولا ينتهي أي إكمال بسبب الماضي.',
      since: (day) => `من ${date(day)}، كما هو الآن`,
      keptInEach: 'كما هو الآن في كل وحدة',
    },
    confirm: 'حفظ القواعد',
    saving: (done, total) => `حُفظ ${number(done)} من أصل ${number(total)}…`,
    retry: 'إعادة المحاولة',
    someFailed: (count) => `تعذّر حفظ ${modules(count)}:`,
    saved: (name) => `تم حفظ قواعد ${isolated(name)}`,
    savedSeveral: (count) => `تم حفظ قواعد ${modules(count)}`,
    undoing: 'جارٍ التراجع…',
    undone: 'عادت القواعد السابقة سارية',
    undoFailed: 'تعذّرت استعادة القواعد السابقة',
  },

  hits: {
    named: (names, more) => list(more > 0 ? [...names, `${number(more)} غيرهم`] : names),
    sentences: {
      added: (count, names) => `تُضاف ${forTrainees(count)}: ${names}.`,
      removed: (count, names) => `تُزال ${forTrainees(count)} قبل البدء بها: ${names}.`,
      removedBegun: (count, names) =>
        `لم تعد مطلوبة بعد البدء بها أو إكمالها ${forTrainees(count)}، ويبقى التقدم محفوظًا: ${names}.`,
      overdue: (count, names) => `متأخرة اليوم ${forTrainees(count)}: ${names}.`,
      overdueByPast: (count, names) =>
        `منهم ${number(count)} فقط لأن الوقت الماضي محتسب: ${names}.`,
      expired: (count, names) => `منتهية الصلاحية اليوم ${forTrainees(count)}: ${names}.`,
    },
  },

  several: {
    open: 'تحديد القواعد…',
    title: 'تحديد قواعد عدة وحدات',
    modules: 'الوحدات',
    all: 'كل الوحدات',
    noneChosen: 'يُرجى اختيار وحدة',
    next: 'متابعة…',
  },
};
