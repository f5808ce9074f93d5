import { formatsOf } from '@portal/contract/formats';
import type { DeletionsTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: DeletionsTexts = {
  cannotBeUndone: {
    always: 'Esto no se puede deshacer.',
    withoutTrash:
      'Esto no se puede deshacer: la papelera está desactivada, así que la eliminación es definitiva e inmediata.',
    afterDays: (days) =>
      plural(days, {
        one: 'Esto no se puede deshacer después de 1 día en la papelera.',
        other: `Esto no se puede deshacer después de ${number(days)} días en la papelera.`,
      }),
  },
  actionCannotBeUndone: {
    always: 'Esta acción no se puede deshacer.',
    withoutTrash:
      'Esta acción no se puede deshacer: la papelera está desactivada, así que la eliminación es definitiva e inmediata.',
    afterDays: (days) =>
      plural(days, {
        one: 'Esta acción no se puede deshacer después de 1 día en la papelera.',
        other: `Esta acción no se puede deshacer después de ${number(days)} días en la papelera.`,
      }),
  },
  deleted: (name) => `Eliminado: ${name}`,
  restored: (name) => `Restaurado: ${name}`,
  restoredTrainees: (count) =>
    count === 0
      ? 'No se ha restaurado a ningún participante.'
      : plural(count, {
          one: '1 participante restaurado.',
          other: `${number(count)} participantes restaurados.`,
        }),
  remaining: (count) =>
    plural(count, {
      one: '1 participante sigue en la papelera, porque otra cuenta usa ahora su correo electrónico.',
      other: `${number(count)} participantes siguen en la papelera, porque otras cuentas usan ahora sus correos electrónicos.`,
    }),
  merged: (name, into) => `Los resultados de ${name} se han añadido a los de ${into}.`,
  restoring: 'Restaurando…',
  notRestored: 'No se ha podido restaurar',
  openTrash: 'Abrir papelera',
};
