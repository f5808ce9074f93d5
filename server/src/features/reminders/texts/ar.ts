import { formatsOf } from '@portal/contract/formats';
import type { ReminderTexts } from './en.ts';

const { number, percent, plural } = formatsOf('ar');

export const texts: ReminderTexts = {
  line: {
    before: (module, day) => `\u2068${module}\u2069: الموعد النهائي ${day}`,
    today: (module) => `\u2068${module}\u2069: الموعد النهائي اليوم`,
    overdue: (module, day) => `\u2068${module}\u2069: انقضى الموعد النهائي في ${day}`,
    renewal: (module, day) => `\u2068${module}\u2069: يمكن تجديدها، صالحة حتى ${day}`,
    again: (module, day) => `\u2068${module}\u2069: يجب إكمالها مجددًا حتى ${day}`,
  },
  subject: (modules) =>
    plural(modules, {
      one: 'تذكير: وحدة واحدة للإكمال',
      two: 'تذكير: وحدتان للإكمال',
      few: `تذكير: ${number(modules)} وحدات للإكمال`,
      many: `تذكير: ${number(modules)} وحدة للإكمال`,
      other: `تذكير: ${number(modules)} وحدة للإكمال`,
    }),
  intro: 'هذا ما عليك إنجازه في تدريبك:',
  calendar: 'يمكنك إضافة هذه التواريخ إلى تقويمك من صفحة «تقدمي».',
  button: 'فتح التدريب',
  mandatory: 'تصلك هذه الرسالة لأن شركتك تشترط هذه الوحدات.',
  optional:
    'يمكنك إيقاف التذكيرات التي تسبق الموعد النهائي وتذكيرات التجديد من إعدادات الإشعارات. أما البقية فترسلها شركتك.',
  summary: {
    subject: 'ملخص الأسبوع: من المتأخر',
    intro: 'المتدربون حسب أسوأ حالة لوحداتهم:',
    upToDate: (company, share) => `\u2068${company}\u2069: ${percent(share)} بلا تأخير`,
    late: (people) => `متأخرة أو منتهية الصلاحية: ${number(people)}`,
    dueSoon: (people) => `موعدها النهائي هذا الأسبوع: ${number(people)}`,
    expiring: (people) => `بحاجة إلى تجديد: ${number(people)}`,
    more: (companies) =>
      plural(companies, {
        one: 'هناك شركة واحدة أخرى.',
        two: 'هناك شركتان أخريان.',
        few: `هناك ${number(companies)} شركات أخرى.`,
        many: `هناك ${number(companies)} شركة أخرى.`,
        other: `هناك ${number(companies)} شركة أخرى.`,
      }),
    button: 'فتح المتدربين',
    ending:
      'تصلك هذه الرسالة مرة في الأسبوع بصفتك مسؤولًا. لإيقافها، احفظ إعدادات الإشعارات مع تعطيل إشعارات البريد الإلكتروني.',
  },
};
