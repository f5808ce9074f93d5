import { formatsOf } from '@portal/contract/formats';
import type { ReportsTexts } from './en.ts';

const { number, percent, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const zoneOf = (timeZone: string) => `جميع التواريخ بالمنطقة الزمنية ${isolated(timeZone)}.`;

export const texts: ReportsTexts = {
  page: {
    title: 'تقرير التدريب',
    titleOf: (company) => `تقرير التدريب: ${isolated(company)}`,
    documentTitle: (company) => `تقرير: ${isolated(company)}`,
    back: 'جميع التقارير',
    timeZone: zoneOf,
    loading: 'جارٍ تحميل التقرير…',
    loadFailed: 'تعذّر تحميل التقرير',
    print: 'طباعة',
    printFailed: 'تعذّر تحميل التقرير',
    showMore: 'عرض المزيد من المتدربين',
  },
  section: { title: 'التقرير', link: 'التقرير', printOrDownload: 'الطباعة أو التنزيل' },
  paper: {
    printed: ({ now, timeZone }) => `${now}. ${zoneOf(timeZone)}`,
    isPart: ({ shown, total }) =>
      `هؤلاء أول ${number(shown)} من أصل ${number(total)} من المتدربين بترتيب الأسماء. يتضمن الملف المنزَّل الجميع.`,
  },
  figures: {
    title: 'الأرقام',
    people: 'الأشخاص',
    completed: 'أكملوا التدريب',
    averageScore: 'متوسط الدرجات',
    stuck: 'المتعثرون',
    completedPercent: percent,
    scorePercent: percent,
    completedOf: ({ completed, people }) => `${number(completed)} من أصل ${number(people)}`,
    stuckAfter: (days) =>
      plural(days, {
        one: 'بلا تقدم منذ أكثر من يوم',
        two: 'بلا تقدم منذ أكثر من يومين',
        few: `بلا تقدم منذ أكثر من ${number(days)} أيام`,
        many: `بلا تقدم منذ أكثر من ${number(days)} يومًا`,
        other: `بلا تقدم منذ أكثر من ${number(days)} يوم`,
      }),
    counted: (time) => `وقت الإحصاء: ${time}`,
  },
  trainees: {
    title: (company) => `متدربو ${isolated(company)}`,
    noTrainees: {
      title: 'لا يوجد متدربون بعد',
      hint: 'يعرض التقرير متدربي الشركة مع وحداتهم.',
    },
    noMembers: {
      title: 'لا يوجد متدربون في هذا الاختيار',
      hint: 'اختر مجموعة أخرى أو جميع المجموعات.',
    },
    noModules: {
      title: 'لا توجد وحدات بعد',
      hint: 'يعرض التقرير نتيجة كل متدرب في كل وحدة من وحدات الشركة.',
      open: 'فتح وحدات الشركة',
    },
    inWords: 'كلمات بدلًا من الرموز',
    trainee: 'المتدرب',
    noCertificate: 'لا توجد',
    passMark: (value) => `درجة النجاح ${percent(value)}`,
    modulesCompleted: ({ completed, total }) =>
      `الوحدات المكتملة: ${number(completed)} من أصل ${number(total)}`,
    completedOn: (date) => `تم الإكمال في ${date}`,
    completedWithNew: (date, newModules) => `تم الإكمال في ${date}؛ ${newModules}`,
  },
  result: {
    score: percent,
    on: (date) => `في ${date}`,
    opened: (date) => `فُتحت في ${date}`,
    inOneLine: ({ status, score, completedOn, openedOn }) => {
      const begin = score === null ? status : `${status} ${percent(score)}`;
      const completed = completedOn === null ? '' : `، في ${completedOn}`;
      const opened = openedOn === null ? '' : `، فُتحت في ${openedOn}`;
      return `${begin}${completed}${opened}`;
    },
    symbols: 'الرموز',
  },
};
