import { formatsOf } from '@portal/contract/formats';
import type { AccountsTexts } from './en.ts';

const { list, number, plural } = formatsOf('es');

export const texts: AccountsTexts = {
  fields: {
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Nueva contraseña',
    passwordLength: (characters) =>
      plural(characters, {
        one: 'Al menos 1 carácter',
        other: `Al menos ${number(characters)} caracteres`,
      }),
    company: 'Empresa',
  },
  checkInbox: 'Revise su correo',
  signUp: {
    heading: 'Registro de participantes',
    intro: 'Su cuenta se crea en el servidor y pertenece a la empresa que elija.',
    introFor: (company) => `Su cuenta se crea en el servidor y pertenece a ${company}.`,
    inGroup: (group) => `Estará en el grupo ${group}.`,
    haveAccount: '¿Ya tiene una cuenta?',
    loadingCompany: 'Cargando la empresa…',
    companyNotLoaded: (reason) => `No se ha podido cargar la empresa. ${reason}`,
    companiesNotLoaded: (reason) => `No se han podido cargar las empresas. ${reason}`,
    selectCompany: 'Seleccione su empresa',
    searchCompany: 'Busque su empresa',
    noCompany:
      'No hay ninguna empresa que elegir. Si la suya no aparece, pídale su enlace de registro.',
    invitationOnly:
      'Esta empresa solo añade a sus participantes por invitación. Pida a su empresa que le añada.',
    emailAt: (domains) => `Use su correo de ${list(domains, 'or')}`,
    emailAtAnother: (domains) =>
      `Use su correo de ${list([...domains, 'otro dominio de la empresa'], 'or')}`,
    joinCode: 'Código de registro',
    joinCodeHint: 'Se lo facilita su empresa.',
    done: 'Se ha registrado correctamente. Inicie sesión con sus datos.',
    joinCodeRequired: 'El código de registro es obligatorio',
    submit: 'Registrarse',
    submitting: 'Registrando…',
    refused: 'No se ha podido completar el registro. Inténtelo de nuevo.',
    failed: 'No se ha podido completar el registro. Revise sus datos e inténtelo de nuevo.',
  },
  confirmationSent: {
    message: 'Revise su correo: el enlace del mensaje confirma su dirección.',
    sentTo: (email) => `Lo hemos enviado a ${email}.`,
    worksFor: (hours) =>
      plural(hours, {
        one: 'Es válido durante 1 hora.',
        other: `Es válido durante ${number(hours)} horas.`,
      }),
    openIt:
      'Ábralo e introduzca su contraseña: entonces se creará su cuenta. Si no le llega nada, mire en la carpeta de correo no deseado.',
    sendAgain: 'Enviar de nuevo',
    sending: 'Enviando…',
    sentAgain: 'Hemos enviado de nuevo el enlace.',
    changeEmail: 'Cambiar la dirección',
  },
  confirm: {
    heading: 'Confirme su correo electrónico',
    intro: 'Introduzca la contraseña que eligió al registrarse. Después se creará su cuenta.',
    submit: 'Confirmar mi correo',
    submitting: 'Confirmando…',
    confirmed: 'Su correo electrónico está confirmado.',
    deadHeading: 'Este enlace no funciona',
    stillWaits: 'Su registro sigue pendiente: podemos enviarle un enlace nuevo.',
    signUpAgain: 'Si ya había confirmado su correo, inicie sesión. Si no, regístrese de nuevo.',
    sendNewLink: 'Enviar un enlace nuevo',
    sending: 'Enviando…',
    newLinkSent: 'Le hemos enviado un enlace nuevo.',
    newLinkWorks: (hours) =>
      plural(hours, {
        one: 'Es válido durante 1 hora. Si no le llega nada, mire en la carpeta de correo no deseado.',
        other: `Es válido durante ${number(hours)} horas. Si no le llega nada, mire en la carpeta de correo no deseado.`,
      }),
  },
  forgotPassword: {
    heading: 'Contraseña olvidada',
    intro:
      'Indíquenos el correo de su cuenta y le enviaremos un enlace para establecer una nueva contraseña.',
    submit: 'Enviar enlace',
    submitting: 'Enviando…',
    sent: 'Busque en su correo el enlace para restablecer la contraseña',
    worksOnce:
      'Funciona una sola vez y durante una hora. Si no le llega nada, mire en la carpeta de correo no deseado o compruebe que la dirección sea la de su registro.',
    returnToLogin: 'Volver al inicio de sesión',
  },
  resetPassword: {
    heading: 'Restablecer contraseña',
    intro: 'Elija una nueva contraseña. Después se cerrará su sesión en todos los dispositivos.',
    chooseTitle: 'Elija su contraseña',
    welcome: (name) => `Hola, ${name}: elija su contraseña`,
    confirmPassword: 'Confirmar contraseña',
    submit: 'Restablecer contraseña',
    submitting: 'Restableciendo…',
    choose: 'Elegir contraseña',
    loggingIn: 'Iniciando sesión…',
    isSet: 'Su contraseña está establecida.',
    isChanged: 'Su contraseña se ha cambiado.',
    isChangedLogIn: 'Su contraseña se ha cambiado. Inicie sesión con la nueva.',
    hintAfterInvalidLink:
      'Si ya ha establecido una nueva contraseña con este enlace, inicie sesión con ella.',
    askForNewLink: 'Pedir un enlace nuevo',
    hintIfUnknown: 'Si después el enlace no funciona, inicie sesión con la nueva contraseña.',
  },
  passwords: {
    repeat: 'Repita la nueva contraseña',
    differ: 'Las contraseñas no coinciden',
    notChanged: 'Su contraseña no se ha cambiado',
    unknown: 'No se sabe si su contraseña se ha cambiado',
  },
  ownName: {
    title: 'Nombre',
    description: 'Otros usuarios lo ven, también en el chat.',
    role: 'Rol',
    roles: { ADMIN: 'Administrador', TRAINEE: 'Participante' },
    save: 'Guardar nombre',
    changed: 'Su nombre se ha cambiado.',
    notChanged: 'Su nombre no se ha cambiado',
    unknown: 'No se sabe si su nombre se ha cambiado',
  },
  ownPassword: {
    title: 'Contraseña',
    description: 'Una nueva contraseña cierra sus sesiones en todos los demás dispositivos.',
    current: 'Contraseña actual',
    confirmNew: 'Confirmar la nueva contraseña',
    changed: 'Su contraseña se ha cambiado. Sus demás sesiones se han cerrado.',
    submit: 'Cambiar contraseña',
    submitting: 'Cambiando…',
    hintIfUnknown: 'Si después se rechaza la contraseña actual, la nueva ya está establecida.',
  },
  sessions: {
    title: 'Sesiones',
    description:
      'Los dispositivos en los que ha iniciado sesión. Si no reconoce alguno, cierre su sesión y cambie su contraseña.',
    list: 'Sus sesiones',
    loading: 'Cargando sesiones…',
    notLoaded: (reason) => `No se han podido cargar las sesiones. ${reason}`,
    thisDevice: 'Este dispositivo',
    unknownDevice: 'Dispositivo desconocido',
    loggedIn: (time) => `Inicio de sesión: ${time}`,
    lastUsed: (time) => `Último uso: ${time}`,
    end: 'Cerrar',
    endNamed: (device) => `Cerrar la sesión de ${device}`,
    ending: 'Cerrando…',
    ended: 'La sesión se ha cerrado',
    notEnded: 'La sesión no se ha cerrado',
    endUnknown: 'No se sabe si la sesión se ha cerrado',
    endOthers: 'Cerrar todas las demás',
    othersEnded: (count) =>
      plural(count, { one: '1 sesión cerrada', other: `${number(count)} sesiones cerradas` }),
    othersNotEnded: 'Las sesiones no se han cerrado',
    othersEndUnknown: 'No se sabe si las sesiones se han cerrado',
  },
};
