import { formatsOf } from '@portal/contract/formats';
import type { DeletionsTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

/** In the genitive, after 'впродовж'. */
const daysInTrash = (days: number) =>
  plural(days, {
    one: `${number(days)} дня`,
    other: `${number(days)} днів`,
  });

export const texts: DeletionsTexts = {
  cannotBeUndone: {
    always: 'Це неможливо відмінити.',
    withoutTrash: 'Це неможливо відмінити: кошик вимкнено, тому дані одразу видаляються назавжди.',
    afterDays: (days) =>
      `Відмінити це можна лише впродовж ${daysInTrash(days)}, доки дані в кошику.`,
  },
  actionCannotBeUndone: {
    always: 'Цю дію неможливо відмінити.',
    withoutTrash:
      'Цю дію неможливо відмінити: кошик вимкнено, тому дані одразу видаляються назавжди.',
    afterDays: (days) =>
      `Відмінити цю дію можна лише впродовж ${daysInTrash(days)}, доки дані в кошику.`,
  },
  deleted: (name) => `Видалено: ${name}`,
  restored: (name) => `Відновлено: ${name}`,
  restoredTrainees: (count) =>
    count === 0 ? 'Нікого не відновлено.' : `Відновлено учасників: ${number(count)}.`,
  remaining: (count) =>
    count === 1
      ? '1 учасник залишається в кошику, бо його електронну адресу тепер використовує інший обліковий запис.'
      : `У кошику залишається учасників: ${number(count)}, бо їхні електронні адреси тепер використовують інші облікові записи.`,
  merged: (name, into) => `Результати додано: ${name} → ${into}.`,
  restoring: 'Відновлення…',
  notRestored: 'Не вдалося відновити',
  openTrash: 'Відкрити кошик',
};
