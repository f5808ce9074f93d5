import { formatsOf } from '@portal/contract/formats';
import type { DeletionsTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: DeletionsTexts = {
  cannotBeUndone: {
    always: 'La suppression est irréversible.',
    withoutTrash:
      'La corbeille est désactivée\u00a0: la suppression est immédiate et irréversible.',
    afterDays: (days) =>
      plural(days, {
        one: `La suppression devient irréversible après ${number(days)} jour dans la corbeille.`,
        other: `La suppression devient irréversible après ${number(days)} jours dans la corbeille.`,
      }),
  },
  actionCannotBeUndone: {
    always: 'Cette action est irréversible.',
    withoutTrash:
      'Cette action est irréversible\u00a0: la corbeille est désactivée, la suppression est donc immédiate et définitive.',
    afterDays: (days) =>
      plural(days, {
        one: `Cette action devient irréversible après ${number(days)} jour dans la corbeille.`,
        other: `Cette action devient irréversible après ${number(days)} jours dans la corbeille.`,
      }),
  },
  deleted: (name) => `Supprimé\u00a0: ${name}`,
  restored: (name) => `Restauré\u00a0: ${name}`,
  restoredTrainees: (count) =>
    count === 0
      ? 'Aucun participant n’a été restauré.'
      : plural(count, {
          one: `${number(count)} participant restauré.`,
          other: `${number(count)} participants restaurés.`,
        }),
  remaining: (count) =>
    plural(count, {
      one: `${number(count)} participant reste dans la corbeille, car un autre compte utilise maintenant son adresse e-mail.`,
      other: `${number(count)} participants restent dans la corbeille, car d’autres comptes utilisent maintenant leurs adresses e-mail.`,
    }),
  merged: (name, into) => `Les résultats de ${name} ont été ajoutés à ceux de ${into}.`,
  restoring: 'Restauration…',
  notRestored: 'La restauration a échoué',
  openTrash: 'Ouvrir la corbeille',
};
