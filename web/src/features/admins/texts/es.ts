import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: AdminsTexts = {
  admins: 'Administradores',
  loading: 'Cargando administradores…',
  loadFailed: 'No se han podido cargar los administradores.',
  oneRemains: 'No puede eliminar su propia cuenta, así que siempre queda un administrador.',
  openInvite: 'Invitar a un administrador',
  invitationSent: (email) => `La invitación a ${email} está en camino.`,
  table: {
    admin: 'Administrador',
    state: 'Estado',
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
    remove: (name) => `Eliminar a ${name}`,
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
    description:
      'Un administrador gestiona todas las empresas y puede invitar y eliminar a otros administradores.',
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
