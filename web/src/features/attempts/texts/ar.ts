import { formatsOf } from '@portal/contract/formats';
import type { AttemptsTexts } from './en.ts';

const { number, percent } = formatsOf('ar');

export const texts: AttemptsTexts = {
  list: {
    loading: 'جارٍ تحميل المحاولات…',
    loadFailed: (reason) => `تعذّر تحميل المحاولات. ${reason}`,
    none: 'لا توجد محاولة للاختبار بعد',
    showOlder: 'عرض محاولات أقدم',
    showAnswers: 'إظهار الإجابات',
    showAnswersOf: ({ date, score }) => `إظهار إجابات ${date}، ${percent(score)}`,
    answersNotKept: 'لم تكن الإجابات تُحفظ في ذلك الوقت.',
  },
  facts: {
    score: percent,
    bestScoreSoFar: (value) => `أفضل درجة حتى ذلك الحين: ${percent(value)}`,
    passed: 'ناجحة',
    notPassed: 'غير ناجحة',
    correctOf: ({ correct, total }) => `الصحيحة: ${number(correct)} من أصل ${number(total)}`,
  },
  answers: {
    loading: 'جارٍ تحميل الإجابات…',
    loadFailed: 'تعذّر تحميل الإجابات',
    right: 'صحيحة',
    wrong: 'خاطئة',
    notAnswered: 'لم تتم الإجابة عن هذا السؤال.',
    chosen: 'الإجابة المختارة',
    chosenByYou: 'إجابتك',
    correct: 'الإجابة الصحيحة',
    explanation: 'الشرح:',
  },
  ofTrainee: {
    link: 'المحاولات',
    title: (moduleName) => `محاولات \u2068${moduleName}\u2069`,
    back: 'جميع المحاولات',
  },
  own: {
    title: 'محاولاتك',
    hint: 'بعد أن تنجح يمكنك الاطلاع على إجابات كل محاولة.',
    answersTitle: 'إجابات هذه المحاولة',
    answersLabel: 'الإجابات',
  },
};
