import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { ReportFileTexts, WeeklyMailTexts } from './en.ts';

const { number, percent, plural, time, duration } = formatsOf('ar');

function listed(names: readonly string[], unnamed: number): string {
  const more =
    unnamed === 0
      ? ''
      : plural(unnamed, {
          one: ' وشركة واحدة أخرى',
          two: ' وشركتان أخريان',
          few: ` و${number(unnamed)} شركات أخرى`,
          many: ` و${number(unnamed)} شركة أخرى`,
          other: ` و${number(unnamed)} شركة أخرى`,
        });
  return `${names.map((name) => `\u2068${name}\u2069`).join('، ')}${more}`;
}

export const texts: WeeklyMailTexts = {
  subject: (company) => `التقرير الأسبوعي: ${company ?? 'كل الشركات'}`,
  companies: (count) =>
    plural(count, {
      one: 'شركة واحدة',
      two: 'شركتان',
      few: `${number(count)} شركات`,
      many: `${number(count)} شركة`,
      other: `${number(count)} شركة`,
    }),
  noTrainees: (about) => `\u2068${about}\u2069: لا يوجد متدربون بعد.`,
  figures: (about, sum) => {
    const people = plural(sum.people, {
      one: 'متدرب واحد',
      two: 'متدربان',
      few: `${number(sum.people)} متدربين`,
      many: `${number(sum.people)} متدربًا`,
      other: `${number(sum.people)} متدرب`,
    });
    return `\u2068${about}\u2069: ${people}، أكمل التدريب منهم ${number(sum.completed)} (${percent(sum.completedPercent)})، متوسط الدرجات ${percent(sum.averageScore)}، عدد المتعثرين ${number(sum.stuck)}.`;
  },
  stuckIn: (names, unnamed) => `الشركات التي فيها متدربون متعثرون: ${listed(names, unnamed)}.`,
  upToDate: (share) => `بلا تأخير: ${percent(share)} من المتدربين الذين لديهم وحدات إلزامية.`,
  upToDateIn: (names, unnamed) =>
    `نسبة المتدربين بلا تأخير في الشركات التي فيها تأخير: ${listed(names, unnamed)}.`,
  counted: (instant, timeZone) =>
    `تاريخ الأرقام: ${time(instant, timeZone)} (\u2068${timeZone}\u2069). المتدرب المتعثر هو من لم يحرز أي تقدم منذ أكثر من ${duration(STUCK_AFTER_DAYS, 'day')}.`,
  openReport: 'فتح التقرير',
  openReports: 'فتح التقارير',
  ending: 'تصلك هذه الرسالة لأنك طلبت تقريرًا أسبوعيًا. يمكنك إيقافه من إعدادات الإشعارات.',
};

export const fileTexts: ReportFileTexts = {
  overallProgress: 'التقدم الإجمالي',
  modulesCompleted: 'الوحدات المكتملة',
  modules: 'الوحدات',
  averageScore: 'متوسط الدرجات',
  timeSpent: 'الوقت المستغرق (بالثواني)',
  lastActivity: 'آخر نشاط',
  joined: 'الانضمام',
  trainingCompleted: 'إكمال التدريب',
  newModules: 'الوحدات الجديدة بعد الإكمال',
  invited: 'الدعوة',
  firstOpened: 'أول فتح لوحدة',
  module: {
    status: (module) => `${module}: الحالة`,
    opened: (module) => `${module}: تاريخ الفتح`,
    completed: (module) => `${module}: تاريخ الإكمال`,
    score: (module, passMark) => `${module}: الدرجة، درجة النجاح ${passMark}%`,
    noQuiz: (module) => `${module}: بلا اختبار`,
  },
  companies: 'الشركات',
  trainees: 'المتدربون',
  completed: 'أكملوا التدريب',
  notCompleted: 'لم يكملوا التدريب',
  stuck: 'المتعثرون',
  upToDate: 'بلا تأخير',
  counted: 'وقت الإحصاء',
};
