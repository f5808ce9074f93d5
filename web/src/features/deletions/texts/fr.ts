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
  restoring: 'Restauration…',
  notRestored: 'La restauration a échoué',
  openTrash: 'Ouvrir la corbeille',
};
