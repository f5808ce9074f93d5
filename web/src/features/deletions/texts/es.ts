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
  restoring: 'Restaurando…',
  notRestored: 'No se ha podido restaurar',
  openTrash: 'Abrir papelera',
};
