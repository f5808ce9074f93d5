import { formatsOf } from '@portal/contract/formats';
import type { FailedQuiz, TriesTexts } from './en.ts';

const { number, percent, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const nthTry = (place: number) => `المحاولة رقم ${number(place)}`;

const failedTries = (count: number) =>
  plural(count, {
    one: 'محاولة واحدة غير ناجحة',
    two: 'محاولتان غير ناجحتين',
    few: `${number(count)} محاولات غير ناجحة`,
    other: `${number(count)} محاولة غير ناجحة`,
  });

const inMinutes = (count: number) =>
  plural(count, {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: `${number(count)} دقائق`,
    other: `${number(count)} دقيقة`,
  });

function failedQuiz({ moduleName, failed, question }: FailedQuiz): string {
  const wrong = question === null ? '' : `، وأكثر سؤال أُجيب عنه خطأً: «${question}»`;
  return `${failedTries(failed)} في اختبار «${moduleName}»${wrong}`;
}

export const texts: TriesTexts = {
  nthTry,
  standing: {
    passedAtTry: (place) => `تم الاجتياز في ${nthTry(place)}`,
    failedTries,
    waitsForAdmin: 'في انتظار أحد المسؤولين: استُنفدت جميع المحاولات.',
    canTryAgainAt: (time) => `تتاح المحاولة مجددًا في ${time}`,
  },
  stuck: {
    sentence: (reason, lastActive) => `${reason} (${lastActive}).`,
    notStarted: (moduleName) => `لم يبدأ «${moduleName}»`,
    notWatched: (moduleName, watchedTo, duration) =>
      `لم يُكمل مشاهدة فيديو «${moduleName}»: شاهد ${watchedTo} من ${duration}`,
    noTry: (moduleName) => `لم يُجرِ اختبار «${moduleName}» بعد`,
    failed: failedQuiz,
    waitsForAdmin: (quiz) => `ينتظر أن يعيد أحد المسؤولين فتح الاختبار: ${failedQuiz(quiz)}`,
    canTryAgain: (minutes, quiz) =>
      `تتاح المحاولة مجددًا بعد ${inMinutes(minutes)}: ${failedQuiz(quiz)}`,
    neverActive: 'لا نشاط بعد',
    lastActive: {
      now: 'آخر نشاط قبل أقل من دقيقة',
      minutes: (count) => `آخر نشاط قبل ${inMinutes(count)}`,
      hours: (count) =>
        `آخر نشاط قبل ${plural(count, { one: 'ساعة', two: 'ساعتين', few: `${number(count)} ساعات`, other: `${number(count)} ساعة` })}`,
      days: (count) =>
        `آخر نشاط قبل ${plural(count, { one: 'يوم', two: 'يومين', few: `${number(count)} أيام`, many: `${number(count)} يومًا`, other: `${number(count)} يوم` })}`,
    },
  },
  openAgain: {
    button: 'فتح الاختبار مجددًا',
    buttonOf: (moduleName) => `فتح اختبار ${isolated(moduleName)} مجددًا`,
    opening: 'جارٍ الفتح…',
    opened: (moduleName) => `اختبار ${isolated(moduleName)} مفتوح مجددًا`,
  },
  section: {
    title: 'محاولات الاختبارات',
    loadFailed: (reason) => `تعذّر تحميل محاولات الاختبارات. ${reason}`,
    showOlder: 'عرض محاولات أقدم',
    score: percent,
    passed: 'ناجحة',
    notPassed: 'غير ناجحة',
    wrongQuestions: (count) =>
      plural(count, {
        one: 'سؤال واحد بإجابة خاطئة',
        two: 'سؤالان بإجابة خاطئة',
        few: `${number(count)} أسئلة بإجابة خاطئة`,
        many: `${number(count)} سؤالًا بإجابة خاطئة`,
        other: `${number(count)} سؤال بإجابة خاطئة`,
      }),
    notAnswered: 'بلا إجابة',
  },
  pass: {
    title: 'الاجتياز',
    passedOn: 'تاريخ الاجتياز',
    passedAt: 'تم الاجتياز في',
    tryAndMark: (place, passMark) => `${nthTry(place)}، درجة النجاح ${percent(passMark)}`,
    questionsSaved: 'تاريخ حفظ الأسئلة',
    videoSaved: 'تاريخ حفظ الفيديو',
    videoLength: 'مدة الفيديو',
    notRecorded: 'غير مسجل',
  },
};
