import { formatsOf } from '@portal/contract/formats';
import type { InsightTexts } from './en.ts';

const { number, percent, plural } = formatsOf('ar');

/** After a preposition or another noun. */
const peopleOf = (count: number) =>
  plural(count, {
    one: 'شخص واحد',
    two: 'شخصين',
    few: `${number(count)} أشخاص`,
    many: `${number(count)} شخصًا`,
    other: `${number(count)} شخص`,
  });

/** On their own. */
const people = (count: number) => plural(count, { two: 'شخصان', other: peopleOf(count) });

export const texts: InsightTexts = {
  page: {
    insightOf: (module) => `تحليل \u2068${module}\u2069`,
    unnamed: 'تحليل الوحدة',
    asOf: (time) => `حتى ${time}`,
    back: 'العودة إلى الوحدات',
    loading: 'جارٍ تحميل التحليل…',
    loadFailed: 'تعذّر تحميل التحليل',
    notFound: {
      title: 'الوحدة غير موجودة',
      reason: 'ربما حُذفت، أو أن العنوان غير صحيح تمامًا.',
    },
    tooFew: {
      title: (least) => `فتح هذه الوحدة أقل من ${peopleOf(least)}`,
      reason: (least) =>
        `مع عدد قليل كهذا من الأشخاص، قد تكشف الأرقام إجابة كل منهم. ستظهر الأرقام فور أن يبلغ عدد من فتحوها ${number(least)}.`,
    },
  },
  people: {
    title: 'الأشخاص',
    opened: 'فتحوا الوحدة',
    watched: 'شاهدوا حتى النهاية',
    tried: 'أجروا الاختبار',
    passed: 'اجتازوا الوحدة',
    shareOfTrainees: ({ share, trainees }) =>
      plural(trainees, {
        one: `${share} من متدرب واحد`,
        two: `${share} من متدربين اثنين`,
        few: `${share} من ${number(trainees)} متدربين`,
        many: `${share} من ${number(trainees)} متدربًا`,
        other: `${share} من ${number(trainees)} متدرب`,
      }),
    shareOfOpened: (share) => `${share} ممن فتحوها`,
  },
  curve: {
    title: 'منحنى المشاهدة',
    description: 'نسبة من لا يزالون يشاهدون، بحسب أبعد نقطة وصل إليها كل منهم.',
    summary: ({ half, end }) =>
      `نسبة من لا يزالون يشاهدون: ${half} في منتصف الفيديو، و${end} في نهايته.`,
    greatestLoss: (loss) =>
      `أكبر تراجع بين ${percent(loss.from)} و${percent(loss.to)} من الفيديو: ${people(loss.people)}.`,
    greatestLossAt: (loss) =>
      `أكبر تراجع بين ${percent(loss.from)} و${percent(loss.to)} من الفيديو (من ${loss.fromClock} إلى ${loss.toClock}): ${people(loss.people)}.`,
    noLoss: 'يشاهد الجميع حتى النهاية.',
    percent,
    table: {
      caption: 'من لا يزالون يشاهدون في كل جزء من الفيديو',
      part: 'جزء الفيديو',
      people: 'الأشخاص',
      share: 'النسبة',
    },
  },
  questions: {
    title: 'أصعب الأسئلة',
    firstTries: 'إجابات كل شخص في محاولته الأولى ضمن الجولة الحالية.',
    suspects: (count) =>
      plural(count, {
        one: 'قد تكون الإجابة المعتمدة خاطئة في سؤال واحد.',
        two: 'قد تكون الإجابة المعتمدة خاطئة في سؤالين.',
        few: `قد تكون الإجابة المعتمدة خاطئة في ${number(count)} أسئلة.`,
        many: `قد تكون الإجابة المعتمدة خاطئة في ${number(count)} سؤالًا.`,
        other: `قد تكون الإجابة المعتمدة خاطئة في ${number(count)} سؤال.`,
      }),
    numbersHidden: 'لا تُعرض الأرقام التي قد تكشف إجابات عدد قليل من الأشخاص.',
    showAll: (count) => `عرض جميع الأسئلة (${number(count)})`,
    leftOut: ({ count, least }) =>
      plural(count, {
        one: `سؤال واحد غير معروض: طُرح في المحاولة الأولى على أقل من ${peopleOf(least)}.`,
        two: `سؤالان غير معروضين: طُرح كل منهما في المحاولة الأولى على أقل من ${peopleOf(least)}.`,
        few: `${number(count)} أسئلة غير معروضة: طُرح كل منها في المحاولة الأولى على أقل من ${peopleOf(least)}.`,
        many: `${number(count)} سؤالًا غير معروض: طُرح كل منها في المحاولة الأولى على أقل من ${peopleOf(least)}.`,
        other: `${number(count)} سؤال غير معروض: طُرح كل منها في المحاولة الأولى على أقل من ${peopleOf(least)}.`,
      }),
    wrongOf: (share, count) => `إجابات خاطئة: ${share} من ${peopleOf(count)}`,
  },
  key: {
    mayBeWrong: 'قد تكون الإجابة المعتمدة خاطئة',
    beats: (answer) =>
      `اختار من أجابوا جيدًا عن الأسئلة الأخرى الإجابة ${answer} أكثر من الإجابة المحددة على أنها صحيحة. يُرجى التحقق من الإجابة الصحيحة.`,
    unnamed:
      'اختار من أجابوا جيدًا عن الأسئلة الأخرى إجابة أخرى أكثر من الإجابة المحددة على أنها صحيحة. يُرجى التحقق من الإجابة الصحيحة.',
    edit: 'تعديل هذا السؤال',
  },
  answers: {
    caption: 'عدد مرات اختيار كل إجابة',
    answer: 'الإجابة',
    people: 'الأشخاص',
    share: 'النسبة',
    none: 'بلا إجابة',
    right: 'الإجابة الصحيحة',
    notShown: 'غير معروض',
  },
};
