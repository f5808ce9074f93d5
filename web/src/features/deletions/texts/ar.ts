import { formatsOf } from '@portal/contract/formats';
import type { DeletionsTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

const daysOf = (days: number) =>
  plural(days, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${number(days)} أيام`,
    many: `${number(days)} يومًا`,
    other: `${number(days)} يوم`,
  });

const trashOff = 'سلة المحذوفات معطّلة، لذا يكون الحذف نهائيًا على الفور.';

export const texts: DeletionsTexts = {
  cannotBeUndone: {
    always: 'لا يمكن التراجع عن ذلك.',
    withoutTrash: `لا يمكن التراجع عن ذلك: ${trashOff}`,
    afterDays: (days) => `لا يمكن التراجع عن ذلك بعد ${daysOf(days)} في سلة المحذوفات.`,
  },
  actionCannotBeUndone: {
    always: 'لا يمكن التراجع عن هذا الإجراء.',
    withoutTrash: `لا يمكن التراجع عن هذا الإجراء: ${trashOff}`,
    afterDays: (days) => `لا يمكن التراجع عن هذا الإجراء بعد ${daysOf(days)} في سلة المحذوفات.`,
  },
  restoring: 'جارٍ الاستعادة…',
  notRestored: 'تعذّرت الاستعادة',
  openTrash: 'فتح سلة المحذوفات',
};
