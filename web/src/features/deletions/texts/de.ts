import { formatsOf } from '@portal/contract/formats';
import type { DeletionsTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: DeletionsTexts = {
  cannotBeUndone: {
    always: 'Das lässt sich nicht rückgängig machen.',
    withoutTrash:
      'Das lässt sich nicht rückgängig machen: Der Papierkorb ist ausgeschaltet, daher wird sofort endgültig gelöscht.',
    afterDays: (days) =>
      plural(days, {
        one: 'Nach 1 Tag im Papierkorb lässt sich das nicht mehr rückgängig machen.',
        other: `Nach ${number(days)} Tagen im Papierkorb lässt sich das nicht mehr rückgängig machen.`,
      }),
  },
  actionCannotBeUndone: {
    always: 'Diese Aktion lässt sich nicht rückgängig machen.',
    withoutTrash:
      'Diese Aktion lässt sich nicht rückgängig machen: Der Papierkorb ist ausgeschaltet, daher wird sofort endgültig gelöscht.',
    afterDays: (days) =>
      plural(days, {
        one: 'Nach 1 Tag im Papierkorb lässt sich diese Aktion nicht mehr rückgängig machen.',
        other: `Nach ${number(days)} Tagen im Papierkorb lässt sich diese Aktion nicht mehr rückgängig machen.`,
      }),
  },
  restoring: 'Wird wiederhergestellt\u00a0…',
  notRestored: 'Die Wiederherstellung ist fehlgeschlagen',
  openTrash: 'Papierkorb öffnen',
};
