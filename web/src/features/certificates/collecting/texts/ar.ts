import { formatsOf } from '@portal/contract/formats';
import type { CollectingTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

/** After a preposition or another noun. */
const ofTrainees = (count: number) =>
  plural(count, {
    one: 'متدرب واحد',
    two: 'متدربين اثنين',
    few: `${number(count)} متدربين`,
    many: `${number(count)} متدربًا`,
    other: `${number(count)} متدرب`,
  });

export const texts: CollectingTexts = {
  open: 'الشهادات في ملف ZIP',
  title: 'الشهادات في ملف ZIP',
  chosen: (count) => `تم تحديد ${ofTrainees(count)}`,
  effect:
    'تُجهَّز في الخلفية أحدث شهادة صالحة لكل متدرب. بعد ذلك يمكنك تنزيلها كلها بصيغة PDF في ملف ZIP واحد.',
  leftOut: 'يُستثنى المتدربون الذين ليست لديهم شهادة صالحة عن التدريب كله.',
  submit: (count) => `تجهيز شهادات ${ofTrainees(count)}`,
  starting: 'جارٍ البدء…',
  changed: (found, expected) =>
    `عدد المتدربين المحددين الآن ${number(found)} وليس ${number(expected)}. هل تريد تجهيز شهاداتهم؟`,
};
