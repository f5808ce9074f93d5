import { formatsOf } from '@portal/contract/formats';
import type { MatrixTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const trainees = (count: number) =>
  plural(count, {
    zero: 'لا متدربين',
    one: 'متدرب واحد',
    two: 'متدربان اثنان',
    few: `${number(count)} متدربين`,
    many: `${number(count)} متدربًا`,
    other: `${number(count)} متدرب`,
  });

export const texts: MatrixTexts = {
  title: 'المتدربون والوحدات',
  loadFailed: 'تعذّر تحميل المتدربين والوحدات',
  trainees,
  trainee: 'المتدرب',
  noCertificate: 'لا توجد شهادة',
  filters: {
    standing: 'الوضع',
    everyStanding: 'جميع الأوضاع',
    module: 'الوحدة',
    everyModule: 'جميع الوحدات',
    chosenModule: 'الوحدة المختارة',
  },
  noTrainees: {
    title: 'لا يوجد متدربون في هذا الاختيار',
    hint: 'اختر مجموعة أخرى أو عوامل تصفية أخرى.',
  },
  noGaps: 'لا شيء متأخر ولا شيء له موعد نهائي',
  others: (count) => `وحدات أخرى: ${number(count)}`,
  showMore: 'عرض المزيد من المتدربين',
  print: 'طباعة',
  paper: {
    due: 'الموعد النهائي',
    completed: 'تاريخ الإكمال',
    validUntil: 'صالحة حتى',
    source: 'المصدر',
    watchedHere: 'تمت مشاهدتها هنا',
    recordedBy: (name) => `سجّلها ${isolated(name)}`,
    recorded: 'مسجّلة',
    isPart: ({ shown, total }) =>
      `هؤلاء أول ${number(shown)} من أصل ${number(total)} من المتدربين، الوضع الأسوأ أولًا. يتضمن الملف المنزَّل الجميع.`,
  },
};
