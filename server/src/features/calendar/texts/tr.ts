import { formatsOf } from '@portal/contract/formats';
import type { CalendarTexts } from './en.ts';

const { date } = formatsOf('tr');

export const texts: CalendarTexts = {
  due: (module) => `${module}: son tarih`,
  renewal: (module) => `${module}: yenileme için son gün`,
  validUntil: (day) => `Tamamlamanızın geçerlilik sonu: ${date(day)}.`,
  renewFrom: (day) => `Yenileme başlangıcı: ${date(day)}.`,
  openPortal: (url) => `Modülleriniz: ${url}`,
  mayLag: 'Bu takvim değişiklikleri bir gün geç gösterebilir.',
};
