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
  deleted: (name) => `تم حذف ${name} بنجاح!`,
  restored: (name) => `تمت الاستعادة بنجاح: ${name}`,
  restoredTrainees: (count) =>
    count === 0 ? 'لم تتم استعادة أي متدرب.' : `المتدربون المستعادون: ${number(count)}.`,
  remaining: (count) =>
    count === 1
      ? 'يبقى متدرب واحد في سلة المحذوفات، لأن حسابًا آخر يستخدم بريده الإلكتروني الآن.'
      : `المتدربون الباقون في سلة المحذوفات: ${number(count)}، لأن حسابات أخرى تستخدم عناوين بريدهم الإلكتروني الآن.`,
  merged: (name, into) => `أُضيفت نتائج ${name} إلى نتائج ${into}.`,
  restoring: 'جارٍ الاستعادة…',
  notRestored: 'تعذّرت الاستعادة',
  openTrash: 'فتح سلة المحذوفات',
};
