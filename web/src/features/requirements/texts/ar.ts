import { formatsOf } from '@portal/contract/formats';
import type { CompanyRulesTexts } from './en.ts';

const { list, number, plural, weekday } = formatsOf('ar');

const days = (count: number) =>
  plural(count, {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${number(count)} أيام`,
    many: `${number(count)} يومًا`,
    other: `${number(count)} يوم`,
  });

export const texts: CompanyRulesTexts = {
  title: 'قواعد التدريب',
  note: 'للوحدات التي ليست لها قواعد خاصة. يُحدَّد المطلوب منهم ومدة الاحتساب في الوحدة نفسها.',
  none: 'لا توجد قواعد بعد: ليس للوحدات موعد نهائي وتُحتسب دائمًا.',
  loading: 'جارٍ تحميل القواعد…',
  loadFailed: 'تعذّر تحميل القواعد.',
  edit: 'تعديل القواعد',
  save: 'حفظ القواعد',
  saved: 'تم حفظ القواعد',
  lost: 'لم تُحفظ تغييراتك على القواعد بعد وستُفقد.',
  leave: { title: 'هل تريد المغادرة بدون حفظ؟', confirm: 'مغادرة' },
  fields: {
    dueDays: 'الموعد النهائي خلال (أيام)',
    dueHint: 'يُحسب من وقت طلب الوحدة. فارغ: بلا موعد نهائي.',
    graceDays: 'المهلة الإضافية (أيام)',
    graceHint: 'بعد الموعد النهائي، قبل أن تُعد الوحدة متأخرة.',
    renewalDays: 'التجديد (أيام)',
    renewalHint: 'قبل نهاية الصلاحية، وفيها يمكن تجديد الوحدة.',
    reminderDays: 'التذكيرات (قبل كم يوم)',
    reminderHint: (max) =>
      `${number(max)} أرقام على الأكثر، مثل 14, 3. تُرسل ابتداءً من الساعة 7:00 بالمنطقة الزمنية للشركة. ويُرسل تذكير أيضًا في يوم الموعد النهائي، ثم أسبوعيًا عند تأخر وحدة.`,
    digestWeekday: 'الملخص الأسبوعي',
    digestHint: 'في هذا اليوم يتلقى المسؤولون رسالة عن المتأخرين.',
  },
  shown: {
    due: 'الموعد النهائي خلال',
    dueDays: (count) => (count === 2 ? 'يومين' : days(count)),
    noDue: 'بلا موعد نهائي',
    grace: 'المهلة الإضافية',
    graceDays: days,
    renewal: 'التجديد',
    renewalBefore: (count) => `قبل النهاية: ${days(count)}`,
    reminders: 'التذكيرات',
    remindersBefore: (counts) =>
      `عدد الأيام قبل الموعد: ${list(counts.map((count) => number(count)))}`,
    noReminders: 'لا شيء',
    digest: 'الملخص الأسبوعي',
  },
  weekday: (day) => weekday(day),
};
