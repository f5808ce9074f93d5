import { formatsOf } from '@portal/contract/formats';
import type { QuizTexts } from './en.ts';

const { number, percent, plural } = formatsOf('ar');

const questionsOf = (count: number) =>
  plural(count, {
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: `${number(count)} أسئلة`,
    many: `${number(count)} سؤالًا`,
    other: `${number(count)} سؤال`,
  });

const rightOf = ({ right, questions }: { right: number; questions: number }) =>
  `عدد الإجابات الصحيحة ${number(right)} من أصل ${number(questions)}`;

export const texts: QuizTexts = {
  title: 'الاختبار',
  intro: ({ questions, passMark }) =>
    plural(questions, {
      one: `سؤال واحد. درجة النجاح ${percent(passMark)}.`,
      other: `${questionsOf(questions)}، واحدًا تلو الآخر. درجة النجاح ${percent(passMark)}.`,
    }),
  questions: questionsOf,
  notPassedYet: ({ score, passMark }) =>
    `لم تجتز هذا الاختبار بعد. أفضل درجة لك ${percent(score)}، ودرجة النجاح ${percent(passMark)}.`,
  alreadyPassed: 'لقد اجتزت هذا الاختبار. لن تخفض أي محاولة لاحقة درجتك.',

  start: 'بدء الاختبار',
  tryAgain: 'المحاولة مجددًا',
  tryQuizAgain: 'محاولة الاختبار مجددًا',
  takeAgain: 'إعادة الاختبار',

  question: ({ place, count }) => `السؤال ${number(place)} من ${number(count)}`,
  backToVideo: 'العودة إلى الفيديو',
  previous: 'السابق',
  next: 'التالي',
  chooseAnswer: 'اختر إجابة للمتابعة.',
  submit: 'إرسال الإجابات',
  submitting: 'جارٍ الإرسال…',
  submitFailed: 'تعذّر إرسال إجابات الاختبار',
  submitFailedTryAgain: 'تعذّر إرسال إجابات الاختبار. يُرجى المحاولة مجددًا.',
  beginAgain: 'المحاولة مجددًا',
  questionsChanged: 'تغيّرت أسئلة هذا الاختبار. احتُفظ بإجاباتك التي ما زالت مناسبة.',

  passed: (score) => `تهانينا! لقد نجحت بدرجة ${percent(score)}`,
  notPassed: ({ score, passMark, isBestSoFar, isBlocked }) => {
    const label = isBestSoFar ? 'أفضل درجة حتى الآن' : 'الدرجة';
    const next = isBlocked ? 'لم تتبقَّ أي محاولة.' : 'يُرجى المحاولة مجددًا.';
    return `${label}: ${percent(score)}. درجة النجاح ${percent(passMark)}. ${next}`;
  },
  rightAnswers: (values) => `${rightOf(values)}.`,
  rightAnswersOfBest: (values) => `في أفضل محاولة لك كان ${rightOf(values)}.`,
  passedWith: (score) => `لقد اجتزت هذا الاختبار بدرجة ${percent(score)}.`,
  passedWithAndLatest: ({ score, right, questions }) =>
    `لقد اجتزت هذا الاختبار بدرجة ${percent(score)}. في آخر اجتياز لك كان ${rightOf({ right, questions })}.`,
  toPass: 'درجة النجاح',

  tries: {
    openIn: (clock) => `يمكنك المحاولة مجددًا بعد ${clock}`,
    openInSentence: (clock) => `يمكنك المحاولة مجددًا بعد ${clock}.`,
    openInMinutes: (minutes) =>
      plural(minutes, {
        one: 'يمكنك المحاولة مجددًا بعد دقيقة.',
        two: 'يمكنك المحاولة مجددًا بعد دقيقتين.',
        few: `يمكنك المحاولة مجددًا بعد ${number(minutes)} دقائق.`,
        other: `يمكنك المحاولة مجددًا بعد ${number(minutes)} دقيقة.`,
      }),
    openNow: 'يمكنك المحاولة مجددًا الآن.',
    shortOpenIn: (clock) => `المحاولة مجددًا بعد ${clock}`,
    shortNoneLeft: 'نفدت المحاولات',
    noneLeft: 'لقد استنفدت جميع محاولات هذا الاختبار. يُرجى الطلب من أحد المسؤولين فتحه مجددًا.',
    left: (count) =>
      plural(count, {
        one: 'بقيت محاولة واحدة، وبعدها يجب أن يفتح أحد المسؤولين الاختبار مجددًا.',
        two: 'بقيت محاولتان، وبعدهما يجب أن يفتح أحد المسؤولين الاختبار مجددًا.',
        few: `بقيت ${number(count)} محاولات، وبعدها يجب أن يفتح أحد المسؤولين الاختبار مجددًا.`,
        other: `بقيت ${number(count)} محاولة، وبعدها يجب أن يفتح أحد المسؤولين الاختبار مجددًا.`,
      }),
    watchMeanwhile: 'المشاهدة مجددًا في أثناء ذلك',
  },

  review: {
    open: 'مراجعة الإجابات',
    dialog: 'الإجابات',
    show: 'إظهار الإجابات',
    hide: 'إخفاء الإجابات',
    yourAnswers: 'إجاباتك',
    rightAnswers: 'الإجابات الصحيحة',
    yourAnswer: 'إجابتك:',
    rightAnswer: 'الإجابة الصحيحة:',
    none: 'لا إجابة',
    right: 'صحيحة:',
    wrong: 'خاطئة:',
  },
};
