import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { list, number, plural } = formatsOf('es');

export const texts: AdminsTexts = {
  admins: 'Administradores',
  loading: 'Cargando administradores…',
  loadFailed: 'No se han podido cargar los administradores.',
  oneRemains:
    'No puede quitar ni limitar su propia cuenta, así que siempre hay un administrador que lo ve todo.',
  ownInvitations: 'Las invitaciones que ha enviado y que esperan respuesta.',
  noInvitation: 'Ninguna de sus invitaciones espera respuesta.',
  openInvite: 'Invitar a un administrador',
  invitationSent: (email) => `La invitación a ${email} está en camino.`,
  table: {
    admin: 'Administrador',
    state: 'Estado',
    access: 'Acceso',
    lastLogin: 'Último inicio de sesión',
    never: 'Nunca',
    actions: 'Acciones',
    you: 'Usted',
    active: 'Activo',
    invitationRefused: 'Invitación rechazada',
    refusals: {
      'mailbox-unknown': 'buzón desconocido',
      'mailbox-full': 'buzón lleno',
      'address-invalid': 'dirección no válida',
      'refused-by-policy': 'rechazada por las normas del servidor de correo',
      other: 'rechazada por el servidor de correo',
    },
    invited: 'Invitación pendiente',
    mailOnItsWay: 'El correo está en camino',
    linkExpired: 'El enlace ha caducado',
    linkValidUntil: (date) => `Enlace válido hasta el ${date}`,
    more: (name) => `Más acciones para ${name}`,
    remove: (name) => `Eliminar a ${name}`,
  },
  reach: {
    legend: 'Lo que ve esta persona',
    everythingText: 'Todas las empresas y quién es administrador.',
    limited: 'Limitado a',
    limitedText: 'Las empresas y los grupos que usted elija.',
    rightTexts: {
      read: 'ver, crear informes y exportar.',
      people:
        'además, añadir, modificar, importar, invitar y eliminar personas, y responder a sus solicitudes de ayuda.',
      training:
        'además, modificar módulos, vídeos, preguntas y la configuración de la empresa. Solo para empresas enteras.',
    },
    trainingOfGroup: 'Formación (solo empresas enteras)',
    company: 'Empresa',
    searchCompanies: 'Buscar empresas…',
    noCompanies: 'Todavía no hay ninguna empresa.',
    companiesNotLoaded: (reason) => `No se han podido cargar las empresas. ${reason}`,
    part: 'Parte',
    whole: 'Toda la empresa',
    groupsNotLoaded: (reason) => `No se han podido cargar los grupos. ${reason}`,
    right: 'Derecho',
    row: (place) => `Empresa o grupo ${place}`,
    remove: (place) => `Quitar la empresa o el grupo ${place}`,
    add: 'Añadir una empresa o un grupo',
    summaryOfEverything: 'Esta persona lo verá todo.',
    summary: (...parts) => `Esta persona verá: ${list(parts)}.`,
  },
  viewAs: {
    viewAs: 'Ver como',
    hint: 'Muestra el portal en una pestaña nueva tal como lo verá esta persona. Allí no se puede cambiar nada.',
    blocked:
      'El navegador no ha abierto ninguna pestaña nueva. Permita que este sitio abra pestañas.',
  },
  change: {
    open: 'Cambiar lo que ve este administrador',
    title: (name) => `Cambiar lo que ve ${name}`,
    description:
      'El cambio surte efecto de inmediato, también en las páginas abiertas y las descargas en curso.',
    save: 'Guardar',
    saving: 'Guardando…',
    changed: (name) => `Se ha cambiado lo que ve ${name}`,
    leaveTitle: '¿Salir sin guardar?',
    leaveMessage: 'Los cambios todavía no se han guardado y se perderían.',
    leave: 'Salir',
  },
  inviteAgain: {
    failed: 'No se ha enviado la invitación',
    resend: 'Reenviar',
    sending: 'Enviando…',
    resendTo: (name) => `Invitar de nuevo a ${name}`,
    newLink: 'Nuevo enlace',
    creating: 'Creando…',
    newLinkFor: (name) => `Crear un nuevo enlace para ${name}`,
  },
  invite: {
    title: 'Invitar a un administrador',
    description: 'Elija lo que verá el nuevo administrador.',
    linkIsMailed: (days) =>
      plural(days, {
        one: 'A esta dirección se envía un enlace para elegir una contraseña. Funciona una sola vez, durante 1 día.',
        other: `A esta dirección se envía un enlace para elegir una contraseña. Funciona una sola vez, durante ${number(days)} días.`,
      }),
    noMailServer:
      'No se envía ningún correo, porque el portal no tiene servidor de correo (SMTP_URL). La página siguiente muestra un enlace para elegir una contraseña: hágalo llegar al nuevo administrador.',
    worksOnce: (days) =>
      plural(days, {
        one: 'Funciona una sola vez, durante 1 día.',
        other: `Funciona una sola vez, durante ${number(days)} días.`,
      }),
    inviting: 'Invitando…',
    send: 'Enviar invitación',
    createLink: 'Crear enlace',
    leaveTitle: '¿Salir sin invitar?',
    leaveMessage:
      'El administrador que está introduciendo aún no ha recibido la invitación y los datos se perderían.',
    leave: 'Salir',
  },
  link: {
    title: (name) => `Enlace para ${name}`,
    description: 'Con este enlace, el nuevo administrador elige una contraseña.',
    label: 'Enlace de invitación',
    copy: 'Copiar enlace',
    worksOnce: (days) =>
      plural(days, {
        one: 'Funciona una sola vez, durante 1 día, y solo se muestra ahora.',
        other: `Funciona una sola vez, durante ${number(days)} días, y solo se muestra ahora.`,
      }),
    passOn:
      'Quien lo tenga puede iniciar sesión como administrador: hágalo llegar de forma segura. Puede crear otro en cualquier momento, y este dejará de funcionar.',
    done: 'Listo',
  },
  remove: {
    title: (name) => `¿Eliminar a ${name}?`,
    confirm: 'Eliminar administrador',
    removing: 'Eliminando…',
    removed: (name) => `Administrador eliminado: ${name}`,
    failed: (reason) => `No se ha podido eliminar al administrador: ${reason}`,
    linkEnds: (email) => `El enlace enviado a ${email} deja de funcionar.`,
    signedOut: (email) => `Se cierran de inmediato todas las sesiones de ${email}.`,
    consequences:
      'Las solicitudes de ayuda que tenía asignadas quedan sin asignar. La actividad conserva el nombre. En el chat, las otras personas conservan la conversación, con «Usuario eliminado» en lugar del nombre.',
  },
};
