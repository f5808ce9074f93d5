import { formatsOf } from '@portal/contract/formats';
import type { HelpTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: HelpTexts = {
  requests: 'Solicitudes de ayuda',
  loading: 'Cargando solicitudes de ayuda…',
  failedToLoad: 'No se han podido cargar las solicitudes de ayuda',
  found: {
    all: (count) =>
      plural(count, {
        one: '1 solicitud encontrada',
        other: `${number(count)} solicitudes encontradas`,
      }),
    soFar: (count) =>
      plural(count, {
        one: '1 solicitud encontrada hasta ahora',
        other: `${number(count)} solicitudes encontradas hasta ahora`,
      }),
  },
  statuses: {
    PENDING: 'Pendiente',
    IN_PROGRESS: 'En curso',
    RESOLVED: 'Resuelta',
    CLOSED: 'Cerrada',
  },
  module: 'Módulo',
  adminNotes: 'Notas del administrador',

  ask: {
    open: 'Pedir ayuda',
    title: 'Pedir ayuda',
    about: 'Un administrador lee su mensaje y lo responde.',
    aboutModule: 'Un administrador lee su mensaje y ve de qué módulo trata.',
    askedBefore: 'Ya ha pedido ayuda antes:',
    ownRequests: (count) => `Mis solicitudes de ayuda (${count})`,
    message: 'Su mensaje',
    placeholder: '¿Con qué necesita ayuda?',
    send: 'Enviar solicitud',
    sending: 'Enviando…',
    sent: 'Solicitud de ayuda enviada. Un administrador se pondrá pronto en contacto con usted.',
    failed: 'No se ha podido enviar la solicitud de ayuda. Inténtelo de nuevo.',
  },

  own: {
    link: 'Mis solicitudes de ayuda',
    changed: (count, shown) =>
      plural(count, {
        one: `${shown} solicitud con novedades`,
        other: `${shown} solicitudes con novedades`,
      }),
    new: 'Novedad',
    asked: (time) => `Enviada: ${time}`,
    updated: (time) => `Actualizada: ${time}`,
    none: {
      title: 'No hay solicitudes de ayuda',
      text: 'Aún no ha pedido ayuda. Si algo le impide aprender, pregunte.',
    },
  },

  news: {
    answeredTitle: 'Solicitud de ayuda respondida',
    statusTitle: (status) => `Solicitud de ayuda: ${status}`,
    answered: 'Un administrador ha respondido a su solicitud de ayuda.',
    status: (status) => `Nuevo estado de su solicitud de ayuda: ${status}.`,
    several: (count) => `Hay novedades en ${count} de sus solicitudes de ayuda.`,
  },

  list: {
    pending: (count) => plural(count, { one: '1 pendiente', other: `${number(count)} pendientes` }),
    pendingShown: (count, shown) =>
      plural(count, {
        one: `${shown} solicitud pendiente`,
        other: `${shown} solicitudes pendientes`,
      }),
    none: {
      title: 'No hay solicitudes de ayuda',
      text: 'A todos los participantes les va bien.',
    },
    noMatch: {
      title: 'Ninguna solicitud de ayuda coincide con estos filtros',
      showAll: 'Mostrar todas las solicitudes',
    },
    showMore: 'Mostrar más solicitudes',
  },

  filters: {
    search: 'Buscar solicitudes de ayuda',
    searchPlaceholder: 'Mensaje o persona',
    status: 'Estado',
    all: 'Todos',
    assignee: 'Asignación',
    anyAssignee: 'Cualquier asignación',
    assignees: { me: 'Asignadas a mí', none: 'Sin asignar' },
  },

  card: {
    label: (name) => `Solicitud de ${name}`,
    unknownCompany: 'Empresa desconocida',
    chat: 'Abrir un chat con esta persona',
    update: 'Actualizar',
    updateRequestOf: (name) => `Actualizar la solicitud de ${name}`,
    select: (name) => `Seleccionar la solicitud de ${name}`,
  },

  assignee: {
    none: 'Sin asignar',
    you: 'Asignada a usted',
    other: (name) => `Asignada a ${name}`,
    assign: 'Asignármela',
    assignRequestOf: (name) => `Asignármela: solicitud de ${name}`,
    unassign: 'Quitar asignación',
    unassignRequestOf: (name) => `Quitar asignación: solicitud de ${name}`,
  },

  update: {
    title: 'Actualizar solicitud de ayuda',
    request: 'La solicitud',
    status: 'Estado',
    assignee: 'Asignada a',
    noAssignee: 'Ningún administrador',
    notes: 'Notas del administrador',
    notesHint: 'El participante las ve.',
    save: 'Actualizar solicitud',
    saving: 'Actualizando…',
    saved: 'Solicitud de ayuda actualizada',
    failed: 'No se ha podido actualizar la solicitud de ayuda',
    leave: {
      title: '¿Salir sin guardar?',
      text: 'Su respuesta a esta solicitud de ayuda aún no se ha guardado y se perdería.',
      confirm: 'Salir',
    },
  },

  history: {
    title: 'Historial',
    loading: 'Cargando el historial…',
    failed: (reason) => `No se ha podido cargar el historial. ${reason}`,
    none: 'Aún no hay cambios.',
    showAll: (count) => `Mostrar los ${count} cambios`,
    status: (before, after) => `${before} → ${after}`,
    notesAdded: (notes) => `Notas: «${notes}»`,
    notesChanged: (before, after) => `Notas: «${before}» → «${after}»`,
    notesRemoved: (notes) => `Notas eliminadas: «${notes}»`,
    assigned: (name) => `Asignada a ${name}`,
    unassigned: 'Ya no está asignada',
  },

  closing: {
    selectShown: 'Seleccionar todas las mostradas',
    selected: (count) =>
      plural(count, {
        one: '1 solicitud seleccionada',
        other: `${number(count)} solicitudes seleccionadas`,
      }),
    allSelected: (count) =>
      plural(count, {
        one: 'Está seleccionada la única solicitud abierta encontrada',
        other: `Están seleccionadas las ${number(count)} solicitudes abiertas encontradas`,
      }),
    selectAll: (count) =>
      plural(count, {
        one: 'Seleccionar la única abierta encontrada',
        other: `Seleccionar las ${number(count)} abiertas encontradas`,
      }),
    tooMany: (max) =>
      `Se pueden seleccionar como máximo ${number(max)} solicitudes de una en una. Acote la lista con un filtro y seleccione todas las encontradas.`,
    close: (count) =>
      plural(count, { one: 'Cerrar 1 solicitud', other: `Cerrar ${number(count)} solicitudes` }),
    title: (count) =>
      plural(count, {
        one: '¿Cerrar 1 solicitud?',
        other: `¿Cerrar ${number(count)} solicitudes?`,
      }),
    text: 'Los participantes reciben el mismo aviso que si cada solicitud se cerrara por separado. Si entretanto otro administrador cambia una solicitud, esta queda como está. El cierre se puede deshacer.',
    starting: 'Iniciando…',
    otherCount: (found, before) =>
      plural(found, {
        one: `La lista ha cambiado: ahora se encuentra 1 solicitud abierta, no ${number(before)}.`,
        other: `La lista ha cambiado: ahora se encuentran ${number(found)} solicitudes abiertas, no ${number(before)}.`,
      }),
  },
};
