import { formatsOf } from '@portal/contract/formats';
import type { StandingTexts } from './en.ts';

const { plural } = formatsOf('ar');

export const texts: StandingTexts = {
  filters: { late: 'متأخرة أو منتهية الصلاحية', dueSoon: 'موعدها النهائي هذا الأسبوع' },
  overdueSince: (day) => `متأخرة منذ ${day}`,
  wasDue: (day) => `انقضى الموعد النهائي في ${day}`,
  due: (day) => `الموعد النهائي: ${day}`,
  dueToday: 'الموعد النهائي: اليوم',
  dueTomorrow: 'الموعد النهائي: غدًا',
  dueIn: (days) =>
    plural(days, {
      two: 'الموعد النهائي بعد يومين',
      few: `الموعد النهائي بعد ${days} أيام`,
      other: `الموعد النهائي بعد ${days} يومًا`,
    }),
  noDueDate: 'بلا موعد نهائي',
  renewBy: (day) => `يجب التجديد حتى ${day}`,
  validUntil: (day) => `صالحة حتى ${day}`,
  expired: (day) => `انتهت الصلاحية، كانت صالحة حتى ${day}`,
  pausedUntil: (day) => `موقوفة مؤقتًا حتى ${day}`,
};
