import { formatsOf } from '@portal/contract/formats';
import type { ResultsImportTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

const isolated = (text: string) => `\u2068${text}\u2069`;

/** After a preposition or another noun. */
const ofResults = (count: number) =>
  plural(count, {
    one: 'نتيجة واحدة',
    two: 'نتيجتين',
    few: `${number(count)} نتائج`,
    many: `${number(count)} نتيجة`,
    other: `${number(count)} نتيجة`,
  });

export const texts: ResultsImportTexts = {
  description: 'يُفحص الملف أولًا. لا تُسجَّل أي نتيجة قبل تأكيدك.',
  fileRules:
    'يُعرف المتدربون ببريدهم الإلكتروني، والوحدات باسمها في شركة المتدرب. التاريخ تاريخ من جدول بيانات، أو مكتوب مثل \u20682026-12-25\u2069 أو \u206825/12/2026\u2069. يمكن أن تكون أسماء الأعمدة بلغات أخرى. في المصنّف تُقرأ أول ورقة ظاهرة فيها هذه الأعمدة.',
  effect: (column) =>
    `تُحسب النتائج مكتملة، وتظهر على أنها مسجلة، لا على أنها شوهدت هنا. النتيجة التي ليس لها «${column}» صالحة بلا حد زمني.`,
  // As in the other import: Latin letters.
  templateFile: 'earlier-results.csv',
  templateRow: { module: 'اسم الوحدة', note: 'شهادة ورقية' },
  recording: (count) => `جارٍ تسجيل ${ofResults(count)}…`,
  recorded: (count) => `تم تسجيل ${ofResults(count)}`,
  recordedPartly: (done, total) => `تم تسجيل ${number(done)} من أصل ${ofResults(total)}.`,

  report: {
    new: (count) => `جديدة: ${number(count)}`,
    unchanged: (count) => `مسجلة من قبل: ${number(count)}`,
    undecided: (count) => `فيها تاريخ يمكن قراءته بطريقتين: ${number(count)}`,
    counts: (counts) => `${counts.join('؛ ')}.`,
    recordAll: (count) => `تسجيل ${ofResults(count)}`,
    orderFirst: 'يُرجى أولًا اختيار طريقة قراءة التواريخ.',
    orderMissing: 'اختر طريقة قراءة التواريخ',
    forEver: (count, column) =>
      `نتائج ليس لها «${column}»، وهي صالحة بلا حد زمني: ${number(count)}.`,
    unnamed: 'بلا بريد إلكتروني وبلا وحدة',
    doubtfulNotes: 'ملاحظات مشكوك فيها',
    doubtfulAdvice: 'قد تكون أحرف هذه الملاحظات خاطئة. يُرجى مراجعتها.',
    notesAreRight: 'هذه الملاحظات صحيحة',
  },

  dates: {
    question: (text, line) => `السطر ${line}: أي يوم هو «${isolated(text)}»؟`,
    ambiguous: (count) =>
      `تواريخ الملف التي يمكن قراءتها بطريقتين: ${number(count)}. يسري الاختيار على الملف كله.`,
    orders: { 'day-first': 'اليوم أولًا', 'month-first': 'الشهر أولًا' },
    only: {
      'day-first': (text, line) =>
        `السطر ${line}: في «${isolated(text)}» لا يمكن أن يأتي أولًا إلا اليوم.`,
      'month-first': (text, line) =>
        `السطر ${line}: في «${isolated(text)}» لا يمكن أن يأتي أولًا إلا الشهر.`,
    },
  },
};
