import { formatsOf } from '@portal/contract/formats';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import type { JobTexts } from './en.ts';

const { number, plural } = formatsOf('es');

const trainees = (count: number) =>
  plural(count, { one: '1 participante', other: `${number(count)} participantes` });
const traineesOf = (done: number, total: number) =>
  done === total ? trainees(total) : `${number(done)} de ${trainees(total)}`;
const requests = (count: number) =>
  plural(count, { one: '1 solicitud de ayuda', other: `${number(count)} solicitudes de ayuda` });
const results = (count: number) =>
  plural(count, { one: '1 resultado', other: `${number(count)} resultados` });
/** A count after a label, which needs no agreement with it: 'Participantes eliminados: 3 de 12'. */
const countOf = (done: number, total: number) =>
  done === total ? number(total) : `${number(done)} de ${number(total)}`;
const sent = (count: number) =>
  plural(count, { one: '1 enviada', other: `${number(count)} enviadas` });
const refused = (count: number) =>
  plural(count, {
    one: '1 rechazada por el servidor de correo',
    other: `${number(count)} rechazadas por el servidor de correo`,
  });

const exception = (noun: string, title: string): JobTexts['actions']['extend'] => ({
  running: (total) => `Añadiendo una ${noun} para ${trainees(total)}…`,
  done: (done, total) => `${title} añadida para ${traineesOf(done, total)}`,
  cancelled: (done, total) => `Cancelado. ${title} añadida para ${traineesOf(done, total)}`,
  stopped: (done, total) => `Detenido. ${title} añadida para ${traineesOf(done, total)}`,
  undoing: `Deshaciendo la ${noun}…`,
  undone: `${title} deshecha`,
  partlyUndone: (kept) => `${title} deshecha, excepto para ${trainees(kept)}`,
  refused: (count) =>
    `No se ha añadido ninguna ${noun} para ${trainees(count)}: otra empresa, excepción ya registrada o cuenta eliminada entretanto.`,
});

export const texts: JobTexts = {
  panel: 'Acciones en segundo plano',
  cancel: 'Cancelar',
  cancelling: 'Cancelando…',
  undoing: 'Deshaciendo…',
  dismiss: (title) => `Ocultar: ${title}`,
  progress: (finished, total) => `${number(finished)} de ${number(total)}`,
  andOthers: (count) =>
    plural(count, { one: 'y 1 persona más', other: `y ${number(count)} personas más` }),
  restoreInTrash: 'Restaurar desde la papelera',
  showRefusedInvitations: 'Mostrar las rechazadas',
  showNames: 'Mostrar nombres',
  refusedTrainees: 'Participantes con los que no ha sido posible',
  showMore: 'Mostrar más',
  deletedUser: 'Usuario eliminado',
  certificates: { download: 'Descargar ZIP', preparing: 'Preparando…' },
  invitations: {
    allWaiting: (total) =>
      plural(total, {
        one: '1 invitación está en camino.',
        other: `${number(total)} invitaciones están en camino.`,
      }),
    sent: (invited) => `${sent(invited)}.`,
    someWaiting: (invited, waiting) => `${sent(invited)}, ${number(waiting)} en camino.`,
    someRefused: (invited, rejected) => `${sent(invited)}, ${refused(rejected)}.`,
    someWaitingSomeRefused: (invited, waiting, rejected) =>
      `${sent(invited)}, ${number(waiting)} en camino, ${refused(rejected)}.`,
  },
  actions: {
    delete: {
      running: (total) => `Eliminando ${trainees(total)}…`,
      done: (done, total) => `Participantes eliminados: ${countOf(done, total)}`,
      cancelled: (done, total) => `Cancelado. Participantes eliminados: ${countOf(done, total)}`,
      stopped: (done, total) => `Detenido. Participantes eliminados: ${countOf(done, total)}`,
      undoing: 'Deshaciendo la eliminación…',
      undone: 'Eliminación deshecha',
      partlyUndone: (kept) => `Eliminación deshecha, excepto para ${trainees(kept)}`,
      refused: (count) =>
        `No se ha podido eliminar a ${trainees(count)}: otro administrador se adelantó o la cuenta no es de participante.`,
    },
    move: {
      running: (total) => `Trasladando a ${trainees(total)}…`,
      done: (done, total) => `Participantes trasladados: ${countOf(done, total)}`,
      cancelled: (done, total) => `Cancelado. Participantes trasladados: ${countOf(done, total)}`,
      stopped: (done, total) => `Detenido. Participantes trasladados: ${countOf(done, total)}`,
      undoing: 'Deshaciendo el traslado…',
      undone: 'Traslado deshecho',
      partlyUndone: (kept) => `Traslado deshecho, excepto para ${trainees(kept)}`,
      refused: (count) =>
        `No se ha podido trasladar a ${trainees(count)}: la cuenta se eliminó entretanto o ya pertenece a la empresa elegida.`,
    },
    invite: {
      running: (total) => `Enviando invitaciones a ${trainees(total)}…`,
      done: (done, total) => `Invitaciones enviadas a ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Cancelado. Invitaciones enviadas a ${traineesOf(done, total)}`,
      stopped: (done, total) => `Detenido. Invitaciones enviadas a ${traineesOf(done, total)}`,
      undoing: 'Deshaciendo las invitaciones…',
      undone: 'Invitaciones deshechas',
      partlyUndone: (kept) => `Invitaciones deshechas, excepto para ${trainees(kept)}`,
      refused: (count) =>
        `No se ha enviado ninguna invitación a ${trainees(count)}: la contraseña ya está elegida o la cuenta se eliminó entretanto.`,
    },
    'add-to-group': {
      running: (total) => `Añadiendo a ${trainees(total)} al grupo…`,
      done: (done, total) => `Participantes añadidos al grupo: ${countOf(done, total)}`,
      cancelled: (done, total) =>
        `Cancelado. Participantes añadidos al grupo: ${countOf(done, total)}`,
      stopped: (done, total) =>
        `Detenido. Participantes añadidos al grupo: ${countOf(done, total)}`,
      undoing: 'Deshaciendo la incorporación al grupo…',
      undone: 'Incorporación al grupo deshecha',
      partlyUndone: (kept) => `Incorporación al grupo deshecha, excepto para ${trainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: `No se ha podido añadir a 1 participante: ya está en el grupo o en ${number(GROUPS_PER_TRAINEE_MAX)} grupos, pertenece a otra empresa o la cuenta se eliminó entretanto.`,
          other: `No se ha podido añadir a ${trainees(count)}: ya están en el grupo o en ${number(GROUPS_PER_TRAINEE_MAX)} grupos, pertenecen a otra empresa o las cuentas se eliminaron entretanto.`,
        }),
    },
    'remove-from-group': {
      running: (total) => `Quitando a ${trainees(total)} del grupo…`,
      done: (done, total) => `Participantes quitados del grupo: ${countOf(done, total)}`,
      cancelled: (done, total) =>
        `Cancelado. Participantes quitados del grupo: ${countOf(done, total)}`,
      stopped: (done, total) =>
        `Detenido. Participantes quitados del grupo: ${countOf(done, total)}`,
      undoing: 'Deshaciendo la retirada del grupo…',
      undone: 'Retirada del grupo deshecha',
      partlyUndone: (kept) => `Retirada del grupo deshecha, excepto para ${trainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: 'No se ha podido quitar a 1 participante: no estaba en el grupo o la cuenta se eliminó entretanto.',
          other: `No se ha podido quitar a ${trainees(count)}: no estaban en el grupo o las cuentas se eliminaron entretanto.`,
        }),
    },
    extend: exception('prórroga', 'Prórroga'),
    waive: exception('exención', 'Exención'),
    pause: exception('pausa', 'Pausa'),
    remind: {
      running: (total) => `Enviando recordatorios a ${trainees(total)}…`,
      done: (done, total) => `Recordatorios enviados a ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Cancelado. Recordatorios enviados a ${traineesOf(done, total)}`,
      stopped: (done, total) => `Detenido. Recordatorios enviados a ${traineesOf(done, total)}`,
      undoing: 'Deshaciendo los recordatorios…',
      undone: 'Recordatorios deshechos',
      partlyUndone: (kept) => `Recordatorios deshechos, excepto para ${trainees(kept)}`,
      refused: (count) =>
        `No se ha enviado ningún recordatorio a ${trainees(count)}: ya recibió uno en las últimas 24 horas, no hay nada que recordar o la cuenta se eliminó entretanto.`,
    },
    renew: {
      running: (total) => `Iniciando la renovación para ${trainees(total)}…`,
      done: (done, total) => `Renovación iniciada para ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Cancelado. Renovación iniciada para ${traineesOf(done, total)}`,
      stopped: (done, total) => `Detenido. Renovación iniciada para ${traineesOf(done, total)}`,
      undoing: 'Deshaciendo el inicio de las renovaciones…',
      undone: 'Inicio de las renovaciones deshecho',
      partlyUndone: (kept) => `Inicio de las renovaciones deshecho, excepto para ${trainees(kept)}`,
      refused: (count) =>
        `No se ha iniciado ninguna renovación para ${trainees(count)}: no hay nada que renovar o la cuenta se eliminó entretanto.`,
    },
    'train-again': {
      running: (total) => `Iniciando un nuevo ciclo para ${trainees(total)}…`,
      done: (done, total) => `Nuevo ciclo iniciado para ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Cancelado. Nuevo ciclo iniciado para ${traineesOf(done, total)}`,
      stopped: (done, total) => `Detenido. Nuevo ciclo iniciado para ${traineesOf(done, total)}`,
      undoing: 'Deshaciendo el inicio de los nuevos ciclos…',
      undone: 'Inicio de los nuevos ciclos deshecho',
      partlyUndone: (kept) =>
        `Inicio de los nuevos ciclos deshecho, excepto para ${trainees(kept)}`,
      refused: (count) =>
        `No se ha iniciado un nuevo ciclo para ${trainees(count)}: la cuenta se eliminó o pasó a otra empresa entretanto.`,
    },
    'close-help': {
      running: (total) => `Cerrando ${requests(total)}…`,
      done: (done, total) => `Solicitudes de ayuda cerradas: ${countOf(done, total)}`,
      cancelled: (done, total) =>
        `Cancelado. Solicitudes de ayuda cerradas: ${countOf(done, total)}`,
      stopped: (done, total) => `Detenido. Solicitudes de ayuda cerradas: ${countOf(done, total)}`,
      undoing: 'Deshaciendo el cierre…',
      undone: 'Cierre deshecho',
      partlyUndone: (kept) => `Cierre deshecho, excepto para ${requests(kept)}`,
      refused: (count) =>
        plural(count, {
          one: 'No se ha podido cerrar 1 solicitud de ayuda: entretanto, otro administrador la modificó o la cerró, o se eliminó.',
          other: `No se han podido cerrar ${number(count)} solicitudes de ayuda: entretanto, otro administrador las modificó o las cerró, o se eliminaron.`,
        }),
    },
    import: {
      running: (total) => `Importando ${trainees(total)}…`,
      done: (done, total) => `Participantes importados: ${countOf(done, total)}`,
      cancelled: (done, total) => `Cancelado. Participantes importados: ${countOf(done, total)}`,
      stopped: (done, total) => `Detenido. Participantes importados: ${countOf(done, total)}`,
      undoing: 'Deshaciendo la importación…',
      undone: 'Importación deshecha',
      partlyUndone: (kept) => `Importación deshecha, excepto para ${trainees(kept)}`,
      refused: (count) =>
        `No se ha podido importar a ${trainees(count)}: ya existe una cuenta o la empresa se eliminó entretanto.`,
    },
    'record-results': {
      running: (total) => `Registrando ${results(total)}…`,
      done: (done, total) => `Resultados registrados: ${countOf(done, total)}`,
      cancelled: (done, total) => `Cancelado. Resultados registrados: ${countOf(done, total)}`,
      stopped: (done, total) => `Detenido. Resultados registrados: ${countOf(done, total)}`,
      undoing: 'Deshaciendo el registro…',
      undone: 'Registro deshecho',
      partlyUndone: (kept) => `Registro deshecho, excepto ${results(kept)}`,
      refused: (count) =>
        `Sin registrar: ${results(count)}. Ya existe el mismo resultado, o el participante o el módulo se eliminó entretanto.`,
    },
    'collect-certificates': {
      running: (total) => `Preparando los certificados de ${trainees(total)}…`,
      done: (done) => `Certificados listos: ${number(done)}`,
      cancelled: (done) => `Cancelado. Certificados listos: ${number(done)}`,
      stopped: (done) => `Detenido. Certificados listos: ${number(done)}`,
      undoing: 'Deshaciendo…',
      undone: 'Deshecho',
      partlyUndone: (kept) => `Deshecho. Certificados que quedan: ${number(kept)}`,
      refused: (count) =>
        `Sin certificado: ${trainees(count)}. No hay un certificado válido de toda la formación, o la cuenta se eliminó entretanto.`,
    },
  },
};
