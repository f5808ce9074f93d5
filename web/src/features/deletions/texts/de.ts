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
  deleted: (name) => `${name} wurde gelöscht`,
  restored: (name) => `${name} wiederhergestellt`,
  restoredTrainees: (count) =>
    count === 0
      ? 'Niemand wurde wiederhergestellt.'
      : plural(count, {
          one: '1 Person wiederhergestellt.',
          other: `${number(count)} Teilnehmende wiederhergestellt.`,
        }),
  remaining: (count) =>
    plural(count, {
      one: '1 Person bleibt im Papierkorb, weil ein anderes Konto die E-Mail-Adresse jetzt verwendet.',
      other: `${number(count)} Teilnehmende bleiben im Papierkorb, weil andere Konten ihre E-Mail-Adressen jetzt verwenden.`,
    }),
  merged: (name, into) => `Die Ergebnisse von ${name} wurden denen von ${into} hinzugefügt.`,
  restoring: 'Wird wiederhergestellt\u00a0…',
  notRestored: 'Die Wiederherstellung ist fehlgeschlagen',
  openTrash: 'Papierkorb öffnen',
};
