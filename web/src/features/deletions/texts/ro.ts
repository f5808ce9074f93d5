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
  deleted: (name) => `S-a șters: ${name}`,
  restored: (name) => `S-a restaurat: ${name}`,
  restoredTrainees: (count) =>
    count === 0
      ? 'Niciun cursant nu a fost restaurat.'
      : plural(count, {
          one: '1 cursant a fost restaurat.',
          few: `${number(count)} cursanți au fost restaurați.`,
          other: `${number(count)} de cursanți au fost restaurați.`,
        }),
  remaining: (count) =>
    plural(count, {
      one: '1 cursant rămâne în coșul de gunoi, deoarece alt cont folosește acum adresa sa de e-mail.',
      few: `${number(count)} cursanți rămân în coșul de gunoi, deoarece alte conturi folosesc acum adresele lor de e-mail.`,
      other: `${number(count)} de cursanți rămân în coșul de gunoi, deoarece alte conturi folosesc acum adresele lor de e-mail.`,
    }),
  merged: (name, into) => `Rezultatele au fost îmbinate: ${name} → ${into}.`,
  restoring: 'Se restaurează…',
  notRestored: 'Restaurarea nu a reușit',
  openTrash: 'Deschideți coșul de gunoi',
};
