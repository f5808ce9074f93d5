import type { SignUpTexts } from './en.ts';

export const texts: SignUpTexts = {
  link: 'Enlace de registro',
  linkOf: (group) => `Enlace de registro: ${group}`,
  loading: 'Cargando el enlace de registro…',
  loadFailed: 'No se ha podido cargar el enlace de registro',
  note: 'Los participantes que se registran con este enlace entran en el grupo de inmediato.',
  needsCode: 'También deben introducir el código de registro de la empresa.',
  needsCompanyEmail: 'Necesitan un correo electrónico de la empresa.',
  copy: 'Copiar enlace',
  qrCode: 'Código QR con el enlace de registro',
  print: 'Imprimir',
  invitationOnly: {
    text: 'Nadie puede registrarse con un enlace, porque los participantes de esta empresa solo se unen por invitación. En la configuración puede cambiar quién puede registrarse.',
    settings: 'Abrir la configuración',
  },
  renewal: {
    open: 'Nuevo enlace',
    title: '¿Sustituir el enlace de registro?',
    text: 'El enlace actual deja de valer de inmediato, también en las páginas impresas. Los participantes que se han registrado con él siguen en el grupo.',
    confirm: 'Crear un enlace nuevo',
    busy: 'Sustituyendo…',
    done: 'El grupo tiene un nuevo enlace de registro',
    failed: (reason) => `El enlace no se ha sustituido: ${reason}`,
  },
  paper:
    'Para registrarse en la formación, escanee este código con la cámara de su teléfono o abra la dirección que aparece debajo.',
};
