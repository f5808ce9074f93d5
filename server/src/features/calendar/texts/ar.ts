import { formatsOf } from '@portal/contract/formats';
import type { CalendarTexts } from './en.ts';

const { date } = formatsOf('ar');

export const texts: CalendarTexts = {
  due: (module) => `${module}: الموعد النهائي`,
  renewal: (module) => `${module}: آخر يوم للتجديد`,
  validUntil: (day) => `إكمالك صالح حتى ${date(day)}.`,
  renewFrom: (day) => `يمكنك تجديده ابتداءً من ${date(day)}.`,
  openPortal: (url) => `وحداتك: ${url}`,
  mayLag: 'قد يعرض هذا التقويم التغييرات متأخرة يومًا.',
};
