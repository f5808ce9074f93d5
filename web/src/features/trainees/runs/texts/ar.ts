import { formatsOf } from '@portal/contract/formats';
import type { RunsTexts } from './en.ts';

const { percent } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

export const texts: RunsTexts = {
  run: (number) => `الجولة ${number}`,
  dates: {
    period: (from, to) => `من ${from} إلى ${to}`,
    today: 'اليوم',
  },
  result: {
    completed: 'تم الإكمال',
    notCompleted: 'لم يتم الإكمال',
    on: (date) => `في ${date}`,
    progress: percent,
  },
  earlierRuns: {
    title: 'الجولات السابقة',
    caption: 'الجولات السابقة',
    loadFailed: (reason) => `تعذّر تحميل الجولات. ${reason}`,
    columns: { number: 'الجولة', dates: 'التواريخ', company: 'الشركة', result: 'النتيجة' },
  },
  trainAgain: {
    button: 'إعادة التدريب',
    title: (name) => `هل تريد إعادة تدريب ${name}؟`,
    confirm: 'إعادة التدريب',
    starting: 'جارٍ البدء…',
    effects: 'تبدأ جولة جديدة على الفور:',
    begins: (name) =>
      `يبدأ تدريب ${isolated(name)} من الوحدة الأولى، وتُفتح الوحدات الأخرى واحدة تلو الأخرى من جديد.`,
    endsCompleted: (number) =>
      `تنتهي الجولة ${number} (مكتملة). تبقى نتائجها ضمن «الجولات السابقة».`,
    endsIncomplete: ({ number, percent: completed }) =>
      `تنتهي الجولة ${number} (اكتمل منها ${percent(completed)}). تبقى نتائجها ضمن «الجولات السابقة».`,
    answersLost: 'تُفقد إجابات أي اختبار لم يُرسل بعد.',
    started: ({ name, number }) => `أُعيد تدريب ${isolated(name)}: بدأت الجولة ${number}`,
    notStarted: (name) => `لم تبدأ جولة أخرى لـ ${isolated(name)}`,
  },
  page: {
    runOf: ({ number, name }) => `الجولة ${number} لـ ${isolated(name)}`,
    unnamed: 'جولة سابقة',
    back: 'العودة إلى الجولة الحالية',
    isEarlier: 'هذه جولة سابقة كما كانت عند انتهائها، ولن تتغير بعد الآن.',
    timeInvested: 'الوقت المستغرق',
    result: 'النتيجة',
    noModules: { title: 'لا توجد وحدات', reason: 'لم تكن لدى الشركة وحدات تدريبية.' },
    loadFailed: 'تعذّر تحميل الجولة',
    notFound: {
      title: 'الجولة غير موجودة',
      reason: 'ربما حُذف المتدرب، أو أن العنوان غير صحيح تمامًا.',
    },
  },
};
