import { formatsOf } from '@portal/contract/formats';
import type { ComplianceTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

export const texts: ComplianceTexts = {
  tiles: {
    title: 'المتدربون حسب الحالة',
    expiring: 'تنتهي صلاحيتها قريبًا',
    failed: (message) => `تعذّر عدّ الحالات: ${message}`,
  },
  compliance: {
    title: 'بلا تأخير',
    description: 'المتدربون الذين ليس لديهم أي وحدة إلزامية متأخرة أو منتهية الصلاحية',
    failed: 'تعذّر تحميل من هم بلا تأخير',
    people: ({ compliant, required }) =>
      plural(required, {
        one: `${number(compliant)} من متدرب واحد`,
        two: `${number(compliant)} من متدربين اثنين`,
        few: `${number(compliant)} من ${number(required)} متدربين`,
        many: `${number(compliant)} من ${number(required)} متدربًا`,
        other: `${number(compliant)} من ${number(required)} متدرب`,
      }),
    noPeople: 'ليس لدى أي متدرب وحدة إلزامية.',
    summary: ({ month, before, today }) =>
      `بلا تأخير: ${before} في نهاية ${month}، و${today} اليوم.`,
    today: 'اليوم',
    noMonths: 'يُضاف كل شهر هنا ابتداءً من نهاية هذا الشهر.',
    chooseGroup: 'اختر إحدى مجموعاتك لعرض الأشهر السابقة.',
    table: {
      caption: 'المتدربون بلا تأخير',
      month: 'نهاية الشهر',
      compliant: 'بلا تأخير',
      required: 'المتدربون',
      share: 'النسبة',
    },
  },
  weeks: {
    title: 'الأيام الـ 90 القادمة',
    description: 'محسوب لكل متدرب ووحدة، حسب الأسبوع',
    failed: 'تعذّر تحميل الأيام الـ 90 القادمة',
    due: 'يحين موعدها',
    expires: 'تنتهي صلاحيتها',
    none: 'لا يحين أي موعد نهائي ولا تنتهي أي صلاحية.',
    summary: ({ due, expires }) =>
      `في الأيام الـ 90 القادمة: يحين موعد ${number(due)}، وتنتهي صلاحية ${number(expires)}.`,
    table: {
      caption: 'ما يحين موعده وما تنتهي صلاحيته',
      week: 'الأسبوع من',
      module: 'الوحدة',
    },
  },
};
