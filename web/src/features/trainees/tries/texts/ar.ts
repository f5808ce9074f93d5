import { formatsOf } from '@portal/contract/formats';
import type { TriesTexts } from './en.ts';

const { number, percent, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const nthTry = (place: number) => `المحاولة رقم ${number(place)}`;

export const texts: TriesTexts = {
  nthTry,
  standing: {
    passedAtTry: (place) => `تم الاجتياز في ${nthTry(place)}`,
    failedTries: (count) =>
      plural(count, {
        one: 'محاولة واحدة غير ناجحة',
        two: 'محاولتان غير ناجحتين',
        few: `${number(count)} محاولات غير ناجحة`,
        other: `${number(count)} محاولة غير ناجحة`,
      }),
    waitsForAdmin: 'في انتظار أحد المسؤولين: استُنفدت جميع المحاولات.',
    canTryAgainAt: (time) => `تتاح المحاولة مجددًا في ${time}`,
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
