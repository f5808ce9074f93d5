import { formatsOf } from '@portal/contract/formats';
import type { DeletionsTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: DeletionsTexts = {
  cannotBeUndone: {
    always: 'Nie można tego cofnąć.',
    withoutTrash: 'Nie można tego cofnąć: kosz jest wyłączony, więc usunięcie jest od razu trwałe.',
    afterDays: (days) =>
      plural(days, {
        one: 'Po 1 dniu w koszu nie będzie można tego cofnąć.',
        other: `Po ${number(days)} dniach w koszu nie będzie można tego cofnąć.`,
      }),
  },
  actionCannotBeUndone: {
    always: 'Tej operacji nie można cofnąć.',
    withoutTrash:
      'Tej operacji nie można cofnąć: kosz jest wyłączony, więc usunięcie jest od razu trwałe.',
    afterDays: (days) =>
      plural(days, {
        one: 'Po 1 dniu w koszu tej operacji nie będzie można cofnąć.',
        other: `Po ${number(days)} dniach w koszu tej operacji nie będzie można cofnąć.`,
      }),
  },
  deleted: (name) => `Usunięto: ${name}`,
  restored: (name) => `Przywrócono: ${name}`,
  restoredTrainees: (count) =>
    count === 0 ? 'Nikogo nie przywrócono.' : `Przywróceni uczestnicy: ${number(count)}.`,
  remaining: (count) =>
    plural(count, {
      one: '1 uczestnik pozostaje w koszu, ponieważ jego adresu e-mail używa teraz inne konto.',
      few: `${number(count)} uczestników pozostaje w koszu, ponieważ ich adresów e-mail używają teraz inne konta.`,
      many: `${number(count)} uczestników pozostaje w koszu, ponieważ ich adresów e-mail używają teraz inne konta.`,
      other: `${number(count)} uczestnika pozostaje w koszu, ponieważ ich adresów e-mail używają teraz inne konta.`,
    }),
  merged: (name, into) => `Wyniki osoby ${name} dodano do wyników osoby ${into}.`,
  restoring: 'Przywracanie…',
  notRestored: 'Nie udało się przywrócić',
  openTrash: 'Otwórz kosz',
};
