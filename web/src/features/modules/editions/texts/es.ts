import { formatsOf } from '@portal/contract/formats';
import type { EditionsTexts } from './en.ts';

const { date, number, plural } = formatsOf('es');

export const texts: EditionsTexts = {
  open: 'Exigir de nuevo…',
  title: 'Exigir de nuevo',
  question: '¿Se debe repetir?',
  completed: (count) =>
    plural(count, {
      one: '1 participante ha completado este módulo.',
      other: `${number(count)} participantes han completado este módulo.`,
    }),
  choice: 'El cambio es',
  correction: 'Una corrección: nada cambia',
  again: 'Contenido nuevo: se debe repetir',
  by: 'Se debe repetir hasta el',
  byHint: 'Los módulos completados antes cuentan hasta este día.',
  reason: 'Motivo',
  reasonHint: 'Lo leen todos los participantes afectados.',
  confirm: 'Exigir de nuevo',
  save: 'Guardar cambios',
  done: (day) => `El módulo se debe repetir hasta el ${date(day)}`,
  savedWithout: 'El módulo se ha guardado, pero aún no que se deba repetir.',
  lost: 'Lo que ha introducido aún no se ha guardado y se perdería.',
  leave: { title: '¿Salir sin guardar?', confirm: 'Salir' },
};
