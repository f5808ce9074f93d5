import { formatsOf } from '@portal/contract/formats';
import type { ModuleImpactTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

/** Trainees after the preposition 'for', with the verb that describes one, two or more of them. */
const forTrainees = (count: number, verb?: { one: string; two: string; more: string }) => {
  const { one, two, more } = verb ?? { one: '', two: '', more: '' };
  return plural(count, {
    one: `لمتدرب واحد${one}`,
    two: `لمتدربين اثنين${two}`,
    few: `لـ ${number(count)} متدربين${more}`,
    many: `لـ ${number(count)} متدربًا${more}`,
    other: `لـ ${number(count)} متدرب${more}`,
  });
};
const forPassed = (count: number) =>
  forTrainees(count, {
    one: ' اجتاز الوحدة',
    two: ' اجتازا الوحدة',
    more: ' اجتازوا الوحدة',
  });
const forOpened = (count: number) =>
  forTrainees(count, {
    one: ' فتح الوحدة ولم يجتزها',
    two: ' فتحا الوحدة ولم يجتازاها',
    more: ' فتحوا الوحدة ولم يجتازوها',
  });
const forWatched = (count: number) =>
  forTrainees(count, {
    one: ' شاهد الفيديو',
    two: ' شاهدا الفيديو',
    more: ' شاهدوا الفيديو',
  });
const forCompleted = (count: number) =>
  forTrainees(count, {
    one: ' أكمل التدريب',
    two: ' أكملا التدريب',
    more: ' أكملوا التدريب',
  });
const forInTraining = (count: number) =>
  forTrainees(count, {
    one: ' تدريبه جارٍ',
    two: ' تدريبهما جارٍ',
    more: ' تدريبهم جارٍ',
  });

export const texts: ModuleImpactTexts = {
  counting: 'جارٍ إحصاء المتدربين المتأثرين…',
  uncounted: 'تعذّر إحصاء المتدربين المتأثرين.',
  uncountedPassesKept: 'تعذّر إحصاء المتدربين المتأثرين. تبقى حالات الاجتياز محفوظة في كل الأحوال.',
  noneStarted: 'لم يبدأ أي متدرب هذه الوحدة بعد.',
  keepPass: (trainees) => `يبقى الاجتياز محفوظًا ${forPassed(trainees)}.`,
  passByMark: (trainees) => `يتحقق الاجتياز الآن ${forTrainees(trainees)} لأن أفضل درجة تكفي.`,
  willHaveCompleted: (trainees) => `سيكتمل التدريب ${forTrainees(trainees)}.`,
  noLongerSee: (trainees) => `لن تظهر الوحدة بعد الآن ${forOpened(trainees)}، لأنها ستصبح مسودة.`,
  startVideo: (trainees) => `يبدأ الفيديو الجديد ${forOpened(trainees)}.`,
  startVideoAndQuestions: (trainees) =>
    `يبدأ الفيديو الجديد ثم الأسئلة الجديدة ${forOpened(trainees)}.`,
  getQuestions: (trainees) => `تُطرح الأسئلة الجديدة ${forOpened(trainees)}.`,
  completeByWatching: (trainees) => `تكتمل الوحدة بمشاهدة الفيديو ${forOpened(trainees)}.`,
  completeAsWatched: (trainees) => `تكتمل الوحدة الآن ${forWatched(trainees)}.`,
  losePass: (trainees) => `يُلغى الاجتياز ${forPassed(trainees)}.`,
  loseProgress: (trainees) => `يُفقد التقدم في الوحدة ${forOpened(trainees)}.`,
  feedbackDeleted: (entries) =>
    plural(entries, {
      one: 'يُحذف معها رأي واحد.',
      two: 'يُحذف معها رأيان.',
      few: `تُحذف معها ${number(entries)} آراء.`,
      many: `يُحذف معها ${number(entries)} رأيًا.`,
      other: `يُحذف معها ${number(entries)} رأي.`,
    }),
  helpRequestsStay: (requests) =>
    plural(requests, {
      one: 'يبقى طلب مساعدة واحد عنها، بدون اسمها.',
      two: 'يبقى طلبا مساعدة عنها، بدون اسمها.',
      few: `تبقى ${number(requests)} طلبات مساعدة عنها، بدون اسمها.`,
      other: `يبقى ${number(requests)} طلب مساعدة عنها، بدون اسمها.`,
    }),
  stayCompletedWithNew: (trainees) =>
    `يبقى التدريب مكتملًا ${forCompleted(trainees)}، وهذه وحدة جديدة فيه.`,
  getAsLast: (trainees) => `تُضاف كآخر وحدة ${forInTraining(trainees)}.`,
  keepUnlocked: (trainees) => `تبقى كل وحدة مفتوحة كما هي ${forInTraining(trainees)}.`,
  stayCompleted: (trainees) => `يبقى التدريب مكتملًا ${forCompleted(trainees)}.`,
};
