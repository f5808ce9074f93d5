import { formatsOf } from '@portal/contract/formats';
import type { DeletionsTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const daysOf = (count: number) =>
  plural(count, {
    one: '1 zi',
    few: `${number(count)} zile`,
    other: `${number(count)} de zile`,
  });

export const texts: DeletionsTexts = {
  cannotBeUndone: {
    always: 'Nu se poate anula.',
    withoutTrash:
      'Nu se poate anula: coșul de gunoi este dezactivat, deci ștergerea este imediat definitivă.',
    afterDays: (days) => `După ${daysOf(days)} în coșul de gunoi nu se mai poate anula.`,
  },
  actionCannotBeUndone: {
    always: 'Această acțiune nu poate fi anulată.',
    withoutTrash:
      'Această acțiune nu poate fi anulată: coșul de gunoi este dezactivat, deci ștergerea este imediat definitivă.',
    afterDays: (days) =>
      `După ${daysOf(days)} în coșul de gunoi, această acțiune nu mai poate fi anulată.`,
  },
  restoring: 'Se restaurează…',
  notRestored: 'Restaurarea nu a reușit',
  openTrash: 'Deschideți coșul de gunoi',
};
