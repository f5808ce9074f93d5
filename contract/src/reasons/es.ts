import { formatsOf } from '../formats.ts';
import { texts as words } from '../texts/es.ts';
import type { ReasonTexts } from './en.ts';

const { duration, list, number, plural } = formatsOf('es');

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

const characters = (count: number) => counted(count, 'carácter', 'caracteres');

/** After 'Esta contraseña', and after a colon. */
const GUESSABLE = {
  blank: 'solo contiene espacios',
  repeated: 'repite un solo carácter',
  known: 'es el nombre, el correo o la empresa',
  common: 'es demasiado común',
};

const SAVE_AS_MP4 = 'Guárdelo como MP4 con vídeo H.264 y sonido AAC.';

const TRY_LATER = 'Inténtelo de nuevo más tarde.';

/** The columns of a template, as a file names them. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  ...words.columns,
  'first name': 'Nombre de pila',
  'last name': 'Apellidos',
  'completed on': words.columns.completedOn,
};

const namesOf = (columns: readonly string[]) =>
  columns.map((column) => COLUMN_NAMES[column] ?? column);

const COLUMN_LABELS: Readonly<Record<string, string>> = {
  name: 'Nombre',
  email: 'Correo electrónico',
  company: 'Empresa',
  password: 'Contraseña',
  language: 'Idioma',
  groups: 'Grupos',
  module: 'Módulo',
  completedOn: 'Terminado el',
  validUntil: 'Válido hasta',
  note: 'Nota',
};

const QUESTION_PARTS = {
  question: 'texto',
  option: 'opción',
  answer: 'respuesta correcta',
  explanation: 'explicación',
};

const numbered = (place: number | null) =>
  place === null ? 'La pregunta' : `La pregunta ${place}`;

const ofQuestion = (place: number | null) => (place === null ? '' : ` de la pregunta ${place}`);

const placeOf = (line: number, sheet: string | null) =>
  sheet === null ? `la línea ${line}` : `la fila ${line} de la hoja «${sheet}»`;

/** A sentence after a colon. */
const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const texts: ReasonTexts = {
  accessDenied: 'Acceso denegado',
  busy: 'El portal está saturado. Inténtelo de nuevo en un momento.',
  contentTypeNotAccepted: 'Este tipo de contenido no se acepta aquí.',
  fileChanged: 'El archivo ha cambiado.',
  internalError: ({ requestId }) =>
    `Se ha producido un error por nuestra parte. Inténtelo de nuevo. Referencia: ${requestId}`,
  invalidInput: 'Los datos introducidos no son válidos.',
  invalidValue: ({ english }) => english,
  invalidCursor: 'El cursor no es válido',
  metricsNotPublic: 'Las métricas no son públicas.',
  noPermission: 'No tiene permiso para hacer esto.',
  needsPortalReach: 'Solo puede hacerlo un administrador que vea todo el portal.',
  needsWholeCompany: 'Esto afecta a toda la empresa, y usted solo ve grupos de ella.',
  needsTrainingRight: 'Para esto necesita el derecho «Formación».',
  needsPeopleRight: 'Para esto necesita el derecho «Personas».',
  needsScope: 'Aquí no ve nada a lo que esto pueda afectar.',
  viewOnly:
    'Está viendo el portal como lo vería otro administrador. Aquí no se puede cambiar nada.',
  trainingNeedsCompany: 'El derecho «Formación» solo vale para empresas enteras.',
  chooseScope: 'Elija al menos una empresa o un grupo.',
  tooManyScopes: ({ max }) => `${number(max)} empresas y grupos como máximo`,
  personInOtherGroup: ({ name }) =>
    `${name} también está en un grupo que usted no ve; por eso solo un administrador de toda la empresa puede eliminar a esta persona.`,
  chooseOwnGroup: 'Elija al menos uno de sus grupos.',
  assigneeOutsideReach: 'Este administrador no ve a la persona que preguntó.',
  inviteWithLessRight:
    'Solo puede dar los derechos «Lectura» y «Personas», en empresas en las que tenga el derecho «Formación».',
  reachOfYourself: 'No puede cambiar lo que usted mismo ve. Pídaselo a otro administrador.',
  reachChanged: 'Se cambió lo que el administrador puede ver; por eso terminó esta acción.',
  noSuchCall: 'Esta llamada no existe.',
  noSuchPart: 'El archivo no tiene esa parte.',
  notFound: ({ english }) => english,
  notLoggedIn: words.notLoggedIn,
  portalRestarts: 'El portal se está reiniciando. Inténtelo de nuevo.',
  portalUnavailable: 'El portal no está disponible. Inténtelo de nuevo en un momento.',
  requestTooLarge: 'La petición es demasiado grande.',
  requestTooSlow: 'La petición se ha enviado demasiado despacio. Inténtelo de nuevo.',
  tooManyCostlyRequests:
    'Demasiadas de sus peticiones no eran válidas o eran muy grandes. Espere un minuto e inténtelo de nuevo.',
  unreadableRequest: 'No se ha podido leer la petición.',

  formNeeded: 'Esta llamada requiere multipart/form-data.',
  formBoundaryTooShort:
    'El formulario necesita un delimitador (boundary) de al menos 12 caracteres.',
  formUnreadable: 'No se ha podido leer el formulario. Envíelo de nuevo.',
  fileNotExpected: ({ field }) => `No se espera ningún archivo en «${field}».`,
  fileRequired: ({ field }) => `Elija un archivo para «${field}».`,
  fileTooLarge: ({ megabytes }) => words.fileTooLarge(megabytes),

  charactersNotStorable: 'Contiene caracteres que no se pueden guardar',
  tooLong: ({ max }) => `Como máximo, ${characters(max)}`,
  nameRequired: 'El nombre es obligatorio',
  companyNameRequired: 'El nombre de la empresa es obligatorio',
  companyRequired: 'La empresa es obligatoria',
  companyNotChosen: 'Seleccione una empresa',
  moduleNameRequired: 'El nombre del módulo es obligatorio',
  groupNameRequired: 'El nombre del grupo es obligatorio',
  groupNameSemicolon: 'El nombre de un grupo no puede contener punto y coma',
  dateInvalid: 'Introduzca una fecha que exista',
  dateInFuture: 'La fecha no puede estar en el futuro',
  datePast: 'La fecha no puede estar en el pasado',
  dateNotAfterToday: 'Elija un día posterior a hoy',
  dateTooFar: ({ years }) =>
    `La fecha no puede estar a más de ${counted(years, 'año', 'años')} de hoy`,
  daysInvalid: ({ min, max }) =>
    `Introduzca un número entero de días del ${number(min)} al ${number(max)}`,
  monthsInvalid: ({ max }) => `Introduzca un número entero de meses del 1 al ${number(max)}`,
  reasonTooShort: ({ min }) => `Indique un motivo de al menos ${characters(min)}`,
  tooManyReminders: ({ max }) => `Como máximo, ${counted(max, 'recordatorio', 'recordatorios')}`,
  remindersTwice: 'Dos recordatorios tienen el mismo número de días',
  tooManyAudienceGroups: ({ max }) => `Como máximo, ${counted(max, 'grupo', 'grupos')}`,
  onlyPauseHasFrom: 'Una pausa, y solo una pausa, necesita su primer día',
  untilNeeded: 'Una pausa o una prórroga, y nada más, necesita su último día',
  untilBeforeFrom: 'El último día no puede ser anterior al primero',
  validUntilBeforeCompletion: 'El último día de validez debe ser posterior al de la finalización',
  resultRecordedAlready: 'Ya hay un resultado registrado de ese día',
  resultNotRecorded: 'Este resultado registrado no se ha encontrado',
  exceptionNotFound: 'Esta excepción no se ha encontrado',
  nothingToRenew: 'Ahora no hay nada que renovar',
  remindedWithinDay:
    'Este participante ha recibido un recordatorio en las últimas 24 horas. Inténtelo más tarde.',
  nothingToRemind: 'Ahora no hay nada que recordar a este participante.',
  noUndoOfRules: 'El cambio ya no se puede deshacer: modifique las reglas de nuevo',
  messageRequired: 'Escriba un mensaje',
  searchTextRequired: 'Escriba un texto',
  emailRequired: 'El correo electrónico es obligatorio',
  emailInvalid: 'Introduzca un correo electrónico válido',
  emailHasBlank: 'Un correo electrónico no puede contener espacios',
  emailHasCharacter: ({ character }) => `Un correo electrónico no puede contener «${character}»`,
  passwordRequired: 'La contraseña es obligatoria',
  passwordTooShort: ({ min }) => `La contraseña debe tener al menos ${characters(min)}`,

  linkExpired: 'Este enlace ha caducado. Recargue la página.',
  linkInvalid: 'Este enlace no es válido.',
  mediaStorageUnavailable: `El almacenamiento de archivos multimedia no está disponible. ${TRY_LATER}`,
  noSuchFile: 'Este archivo no existe o ya no está disponible.',
  fileUnavailable: 'Este archivo ya no está disponible.',
  uploadInterrupted: 'La subida se interrumpió antes de completarse.',
  uploadedPictureMissing: 'La imagen subida ya no está. Envíela de nuevo.',
  uploadedVideoMissing: 'El vídeo subido ya no está. Envíelo de nuevo.',
  videoUnknown: 'Este archivo no es un vídeo MP4, WebM u Ogg, o está dañado.',
  videoOnlySound: 'El archivo no contiene vídeo, solo sonido.',
  videoMatroska: `Los navegadores no reproducen un vídeo Matroska (.mkv). ${SAVE_AS_MP4}`,
  videoNotPlayed: `Los navegadores no pueden reproducir este tipo de vídeo. ${SAVE_AS_MP4}`,
  videoDamaged: 'El vídeo está dañado o incompleto. Expórtelo de nuevo.',
  durationUnread: words.durationUnread,
  pictureUnknown: 'Este archivo no es una imagen PNG, JPEG, WebP, GIF, AVIF o TIFF.',
  pictureHeic:
    'El portal no puede leer imágenes HEIC. Abra la imagen en el teléfono o el ordenador y guárdela o expórtela como JPEG.',
  pictureDamaged: 'La imagen está dañada o incompleta. Guárdela o expórtela de nuevo.',
  pictureTooSlow:
    'La imagen tarda demasiado en leerse. Guárdela de nuevo con menos píxeles o como JPEG.',
  pictureTooLarge: ({ width, height, max }) =>
    `La imagen mide ${number(width)} × ${number(height)} píxeles. Elija una de ${number(max)} × ${number(max)} píxeles como máximo.`,
  captionsTooLarge: words.captionsTooLarge,
  captionsUnknown: words.captionsUnknown,
  captionsNone: 'Este archivo no contiene subtítulos.',
  captionsAllLeftOut: ({ lines, total }) => {
    const end = total > lines.length ? ', …' : '.';
    return plural(total, {
      one: `Se ha omitido el único subtítulo porque no se pueden mostrar sus tiempos: el de la línea ${lines[0]}.`,
      other: `Se han omitido los ${number(total)} subtítulos porque no se pueden mostrar sus tiempos: los de las líneas ${lines.join(', ')}${end}`,
    });
  },
  captionsTooSlow: 'No se han podido leer los subtítulos en un tiempo razonable.',
  captionsLanguageInvalid: 'No es una etiqueta de idioma como «es» o «es-MX»',
  captionsLanguagesTooMany: ({ max }) => `Como máximo, ${counted(max, 'idioma', 'idiomas')}`,
  captionsLanguageRepeated: 'Cada idioma solo puede figurar una vez',

  emailTaken: 'Ya existe una cuenta con este correo.',
  credentialsInvalid: 'Correo electrónico o contraseña incorrectos',
  sessionNotFound: 'Sesión no encontrada',
  userNotFound: 'Usuario no encontrado',
  tooManyAttempts: `Demasiados intentos. ${TRY_LATER}`,
  tooManyAttemptsFromNetwork: 'Demasiados intentos desde su red. Inténtelo de nuevo en un segundo.',
  tooManyFailedLogins: ({ minutes }) =>
    `Demasiados inicios de sesión fallidos. Inténtelo de nuevo en ${minutes === 1 ? 'un minuto' : duration(minutes, 'minute')} o elija una nueva contraseña con «¿Ha olvidado su contraseña?».`,
  tooManyLogins: ({ seconds }) =>
    `Demasiados inicios de sesión en esta cuenta. Inténtelo de nuevo en ${seconds === 1 ? 'un segundo' : duration(seconds, 'second')}.`,
  tooManyWrongPasswords: `Demasiadas contraseñas incorrectas. ${TRY_LATER}`,
  nameChangedTooOften: `Ha cambiado su nombre demasiadas veces. ${TRY_LATER}`,
  passwordChangedElsewhere: 'Su contraseña se acaba de cambiar en otro lugar. Inténtelo de nuevo.',
  currentPasswordWrong: 'Esta no es su contraseña actual.',
  passwordGuessable: ({ kind }) =>
    `Esta contraseña es fácil de adivinar: ${GUESSABLE[kind]}. Elija otra.`,
  resetLinkInvalid: 'Este enlace de restablecimiento no es válido o ha caducado.',
  confirmationLinkInvalid:
    'Este enlace de confirmación no es válido, ya se ha usado o ha caducado.',
  confirmationLinkExpired: 'Este enlace de confirmación ha caducado.',
  confirmationPasswordWrong:
    'Esta no es la contraseña de este registro. Si ha recibido varios correos como este, pruebe con el enlace de otro. Si no se ha registrado, cierre esta página: no se crea ninguna cuenta.',
  tooManyConfirmationMails: ({ minutes }) =>
    `No se ha enviado ningún correo, porque ya se han enviado muchos a esta dirección en una hora. Mire en su bandeja de entrada y en la carpeta de correo no deseado o inténtelo de nuevo en ${duration(minutes, 'minute')}.`,
  tooManyJoinCodes: `Demasiados códigos de registro incorrectos. ${TRY_LATER}`,
  tooManySignUps: `Demasiados registros. ${TRY_LATER}`,
  tooManySignUpsOfAll: `Demasiadas personas se están registrando en este momento. ${TRY_LATER}`,

  timeZoneUnknown: 'Esta zona horaria no se conoce.',

  adminNotFound: 'Administrador no encontrado',
  adminInvitedOften: `A este administrador ya se le ha invitado muchas veces. ${TRY_LATER}`,
  adminIsActive: 'Este administrador ya ha elegido una contraseña. Recargue la página.',
  adminIsYou: 'No puede eliminar su propia cuenta. Otro administrador puede hacerlo.',
  tooManyAdmins: ({ max }) =>
    `El portal ya tiene ${counted(max, 'administrador', 'administradores')}, que es el máximo.`,

  chatDailyLimit: ({ megabytes, count, unit }) =>
    `Ha alcanzado el límite de ${number(megabytes)}\u00a0MB de mensajes al día. Podrá enviar más en ${duration(count, unit)}.`,
  chatSearchTooShort: ({ min }) =>
    `Escriba al menos ${characters(min)} para encontrar a más personas.`,
  peopleLookedUpByYou: ({ minutes }) =>
    `Ha buscado a muchas personas. Inténtelo de nuevo en ${duration(minutes, 'minute')} o pregunte a un administrador.`,
  peopleLookedUpFromNetwork: ({ minutes }) =>
    `Se ha buscado a muchas personas desde su red. Inténtelo de nuevo en ${duration(minutes, 'minute')} o pregunte a un administrador.`,
  messageIdTaken: 'Este identificador ya corresponde a otro mensaje.',
  messagesTooFast: 'Está enviando mensajes demasiado rápido. Espere un momento.',
  conversationNotFound: 'Este chat no existe.',
  personNotFound: 'Esta persona no existe.',
  chatWithYourself: 'No puede iniciar un chat con su propia cuenta.',
  tooManyConversations: `Está iniciando demasiados chats. ${TRY_LATER}`,
  adminsCannotBeBlocked: 'No se puede bloquear a los administradores.',
  messageOfAnother: 'No puede enviar mensajes en nombre de otra persona.',
  partnerDeleted: 'Esta persona ya no está en el portal y no puede recibir mensajes.',
  companiesSeparated:
    'Sus empresas no permiten el chat entre ellas, así que este mensaje no se ha enviado.',
  youHaveBlocked: 'Ha bloqueado a esta persona. Desbloquéela para enviarle mensajes.',
  messageNotDelivered: 'Esta persona no recibe mensajes de usted.',
  messagesUnanswered: ({ max }) =>
    `Ha enviado ${counted(max, 'mensaje', 'mensajes')} sin respuesta. Podrá enviar más cuando esta persona haya respondido.`,

  companyNotFound: 'Empresa no encontrada',
  companyNotFoundOrDeleted: 'La empresa no existe o ya se ha eliminado',
  companyUnknown: 'Esta empresa no existe. Seleccione una empresa.',
  companyNameTaken: 'Ya existe una empresa con este nombre.',
  companyInUse: words.companyInUse,
  signUpLinkInvalid: 'Este enlace de registro ya no funciona. Pida uno nuevo a su empresa.',
  invitationOnly:
    'Esta empresa solo añade a sus participantes por invitación. Pida a su empresa que le añada.',
  joinCodeNeeded: 'Esta empresa exige un código de registro. Pídalo a su empresa.',
  joinCodeWrong:
    'Este código de registro no es correcto. Compruébelo o pida a su empresa el actual.',
  otherEmailDomain: ({ domains, hasOthers }) => {
    const others = hasOthers ? ['otro dominio de la empresa'] : [];
    return `Use su correo de ${list([...domains, ...others], 'or')}.`;
  },
  settingsChangedElsewhere: 'Entretanto, esta configuración se ha modificado en otro lugar.',
  domainRequired: 'Introduzca al menos un dominio.',
  domainInvalid: 'Introduzca dominios como example.com, sin un nombre delante.',
  domainTooLong: ({ max }) => `Como máximo, ${characters(max)} por dominio`,
  tooManyDomains: ({ max }) => `Como máximo, ${counted(max, 'dominio', 'dominios')}`,
  domainsNeedMailServer:
    'Para el registro con un correo de la empresa hace falta un servidor de correo, porque cada dirección se confirma por correo. Pida al operador del portal que configure SMTP_URL.',
  confirmationNeedsMailServer:
    'Las direcciones solo se pueden confirmar con un servidor de correo. Pida al operador del portal que configure SMTP_URL.',
  joinCodeTooShort: ({ min }) =>
    `Un código de registro necesita al menos ${number(min)} letras y cifras.`,
  joinCodeGuessable:
    'Este código de registro es fácil de adivinar. Elija otro o deje que el portal cree uno.',
  timeZoneInvalid: 'Elija una zona horaria como Europe/Madrid.',

  certificateNotFound: 'Certificado no encontrado',
  ledgerCheckNotRunning: 'No hay ninguna comprobación del registro firmado en curso.',
  notInLogYet:
    'Este certificado todavía no está en el registro firmado. Inténtelo de nuevo más tarde.',
  certificateSucceeded: 'Un certificado más reciente ha sustituido a este.',
  certificateWithdrawn: 'Este certificado ya está retirado.',
  certificateWithoutPdf:
    'El portal no tiene fuentes para todos los caracteres de este certificado. Imprima su página en su lugar.',
  colourInvalid: 'Elija un color como #1d4ed8.',

  groupNameTaken: 'La empresa ya tiene un grupo con este nombre.',
  groupNotFound: 'El grupo no existe o ya se ha eliminado',
  tooManyGroups: ({ max }) => `Una empresa puede tener como máximo ${number(max)} grupos.`,
  tooManyGroupsChosen: ({ max }) => `${number(max)} grupos como máximo`,
  tooManyGroupsOfTrainee: ({ name, max }) =>
    `Una persona puede estar en ${number(max)} grupos como máximo: ${name}`,
  insightGroupTooSmall: ({ min }) =>
    `Los resultados de un grupo solo se muestran a partir de ${number(min)} miembros. Este grupo tiene menos.`,

  downloadExpired: 'Este enlace ha caducado. Inicie de nuevo la descarga.',
  downloadUsed: 'Este enlace ya se ha usado. Inicie de nuevo la descarga.',

  moduleNotCompleted: 'Complete este módulo antes de opinar sobre él.',
  ratingRequired: 'Seleccione una valoración',

  helpRequestNotFound: 'Solicitud de ayuda no encontrada',
  helpRequestChanged: 'Entretanto, otra persona ha modificado esta solicitud. Vea cómo está ahora.',
  helpIdTaken: 'Ya se ha enviado otra solicitud de ayuda con este identificador.',
  helpSubjectDeleted: 'Lo que quería consultar se ha eliminado entretanto.',
  tooManyHelpRequests: `Ha enviado muchas solicitudes de ayuda. ${TRY_LATER}`,
  administratorNotFound: 'No se ha encontrado a este administrador.',

  actionNotFound: 'No se ha encontrado esta acción.',
  actionEnded: 'Esta acción ya ha terminado.',
  actionRunning: 'Espere a que termine la acción o cancélela.',
  invitationsNotUndoable: 'Las invitaciones no se pueden deshacer.',
  remindersNotUndoable: 'Los recordatorios no se pueden deshacer.',
  renewalsNotUndoable: 'Las renovaciones no se pueden deshacer.',
  nothingToUndo: 'No hay nada que deshacer.',
  trashTurnedOff: 'La papelera está desactivada.',
  traineesNotInTrash: 'Los participantes ya no están en la papelera.',
  traineesLeaveTrash: 'Los participantes se están restaurando o eliminando definitivamente.',
  noSuchTrainees: 'Ningún participante coincide con esta selección.',
  noSuchRequests: 'Ninguna solicitud abierta coincide con esta selección.',
  traineesChanged: ({ count }) =>
    `El número de participantes ha cambiado: ahora hay ${number(count)}.`,
  requestsChanged: ({ count }) =>
    `El número de solicitudes abiertas ha cambiado: ahora hay ${number(count)}.`,
  emailsTakenNothingRestored: ({ count }) =>
    plural(count, {
      one: 'Otra cuenta usa ahora el correo de 1 participante. No se ha restaurado nada.',
      other: `Otras cuentas usan ahora los correos de ${number(count)} participantes. No se ha restaurado nada.`,
    }),
  runsBegun: ({ count }) =>
    plural(count, {
      one: '1 participante ya ha empezado el nuevo ciclo. No se ha deshecho nada.',
      other: `${number(count)} participantes ya han empezado el nuevo ciclo. No se ha deshecho nada.`,
    }),
  companyPurged: 'La empresa se ha eliminado definitivamente. No se ha deshecho nada.',
  companyInTrash: ({ company }) => `${company} está en la papelera. Restaure primero la empresa.`,
  actionInterrupted: 'El portal se detuvo antes de que empezara la acción. No se ha cambiado nada.',
  moveTargetDeleted: 'La empresa se ha eliminado, así que no se ha trasladado a nadie más.',

  noSuchModule: words.noSuchModule,
  runEnded: 'Su formación ha empezado de nuevo. Recargue esta página.',
  moduleLocked: ({ name }) => `Este módulo está bloqueado. Termine primero «${name}».`,
  runNotFound: 'Ciclo no encontrado',
  runOrModuleNotFound: 'Ciclo o módulo no encontrado',
  resultNotFound: 'Resultado no encontrado',
  attemptNotFound: 'Intento no encontrado',
  quizNotPassed: 'Podrá ver sus respuestas cuando haya superado este cuestionario.',
  videoFirst: words.videoFirst,
  noQuiz: words.noQuiz,
  quizChanged:
    'Las preguntas de este cuestionario han cambiado. Revíselas y envíe de nuevo el cuestionario.',
  answersToUnknownQuestions: 'Algunas respuestas son de preguntas que este cuestionario no tiene.',
  questionUnknown: 'Pregunta desconocida',
  otherTryMade:
    'Sus respuestas no llegaron y entretanto se hizo otro intento. Revíselas y envíe de nuevo el cuestionario.',
  tooManyTries: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  quizBlocked:
    'Ha agotado los intentos de este cuestionario. Pida a un administrador que lo abra de nuevo.',
  tooManyFailedTries: 'Demasiados intentos no superados. Espere antes del siguiente.',
  videoChanged: 'Este vídeo se ha sustituido. Vea el nuevo.',
  videoNotWatched: 'Este vídeo aún no se ha visto hasta el final. Vea el resto.',

  moduleNotFound: 'Módulo no encontrado',
  moduleNotFoundOrDeleted: 'El módulo no existe o ya se ha eliminado',
  videoNotFoundOrDeleted: 'El vídeo no existe o ya se ha eliminado',
  tooManyModules: ({ max }) =>
    `Una empresa puede tener como máximo ${counted(max, 'módulo', 'módulos')}.`,
  moduleChangedElsewhere: 'Entretanto, este módulo se ha modificado en otro lugar.',
  questionsChangedElsewhere: 'Entretanto, otra persona ha modificado las preguntas de este módulo.',
  tooManyQuestionsDrawn: ({ questions, drawn }) =>
    `El módulo solo tiene ${counted(questions, 'pregunta', 'preguntas')}: un intento no puede plantear ${number(drawn)}.`,
  pictureNeedsVideo: 'Suba un vídeo antes que su imagen.',
  captionsNeedVideo: 'Suba un vídeo antes que sus subtítulos.',
  videoCaptionsTooMany: ({ max }) =>
    `Un vídeo puede tener subtítulos como máximo en ${counted(max, 'idioma', 'idiomas')}.`,
  orderChanged:
    'Entretanto, el orden se ha modificado en otro lugar, así que el suyo no se ha guardado.',
  orderWrong:
    'El orden debe contener cada módulo de la empresa una vez, con posiciones desde 0 y sin huecos. Puede que entretanto se haya añadido o eliminado alguno.',
  passMarkInvalid: 'La nota mínima debe ser un número entero del 1 al 100',
  questionsDrawnInvalid: ({ max }) =>
    `El número de preguntas debe ser un número entero del 1 al ${number(max)}`,
  triesMaxInvalid: ({ max }) =>
    `El número de intentos debe ser un número entero del 1 al ${number(max)}`,

  questionsTooMany: ({ max }) => `Como máximo, ${counted(max, 'pregunta', 'preguntas')}`,
  questionsTooLong: ({ max }) =>
    `Las preguntas de un módulo pueden tener en total ${characters(max)} como máximo`,
  questionInvalid: ({ place }) => `${numbered(place)} debe tener un texto válido`,
  answerInvalid: ({ place }) => `${numbered(place)} debe tener una respuesta correcta`,
  answerNotAmongOptions: ({ place }) =>
    `La respuesta correcta${ofQuestion(place)} debe ser una de las opciones indicadas`,
  tooFewOptions: ({ place, min }) =>
    `${numbered(place)} debe tener al menos ${counted(min, 'opción', 'opciones')}`,
  tooFewFilledOptions: ({ place, min }) =>
    `${numbered(place)} debe tener al menos ${counted(min, 'opción rellenada', 'opciones rellenadas')}`,
  tooManyOptions: ({ place, max }) =>
    `${numbered(place)} puede tener como máximo ${counted(max, 'opción', 'opciones')}`,
  optionsAlike: ({ place }) => `Las opciones${ofQuestion(place)} deben ser todas distintas`,
  questionPart: ({ place, part, problem }, say) =>
    `Pregunta ${place}, ${QUESTION_PARTS[part]}: ${say(problem)}`,

  reportNeedsMailServer:
    'El portal no tiene servidor de correo, así que no puede enviar informes semanales. El operador del portal puede configurar SMTP_URL.',

  traineeNotFound: 'Participante no encontrado',
  emailOfTraineeInTrash: ({ email, name, company }) =>
    `El correo ${email} pertenece a un participante que está en la papelera: ${name} (${company}). Restáurelo con todos sus resultados o añada a una persona nueva.`,
  traineeIsActive:
    'Este participante ya ha elegido una contraseña. Envíe en su lugar un enlace de restablecimiento.',
  traineeIsInvited:
    'Este participante aún no ha elegido una contraseña. Reenvíe en su lugar la invitación.',
  tooManyTraineeLinks: ({ max }) =>
    `A este participante ya se le han enviado ${counted(max, 'enlace', 'enlaces')} en una hora. ${TRY_LATER}`,
  otherRunStarted: 'Entretanto se ha iniciado un nuevo ciclo. Véalo primero.',

  importTooSlow:
    'La lectura del archivo requiere demasiado tiempo o memoria. Deje solo las columnas de los participantes, divídalo o guárdelo como CSV.',
  importEmpty: 'El archivo está vacío.',
  importWithoutRows: 'El archivo tiene encabezado, pero ninguna fila.',
  importTooManyRows: ({ max }) =>
    `El archivo tiene más de ${counted(max, 'fila', 'filas')}. Divídalo.`,
  importOldWorkbook:
    'Este es un libro de Excel antiguo o protegido con contraseña. Guárdelo como «Libro de Excel (.xlsx)» sin contraseña y elija ese archivo.',
  importNoTable: 'Este archivo no es CSV ni de Excel. Elija un archivo .csv o .xlsx.',
  importUnknownCharacters:
    'No se reconocen los caracteres de este archivo. Guárdelo como «CSV UTF-8» o como «Libro de Excel (.xlsx)» y elija ese archivo.',
  importUnreadableWorkbook:
    'Este archivo no es un libro de Excel (.xlsx) o está dañado. Guárdelo de nuevo como .xlsx o como CSV.',
  importWorkbookTooManyCells:
    'Este libro de Excel tiene demasiadas celdas. Deje solo las filas y columnas de los participantes o guárdelo como CSV.',
  importWorkbookTooLarge:
    'Este libro de Excel es demasiado grande una vez descomprimido. Deje solo la hoja de los participantes o guárdelo como CSV.',
  importQuoteOpen: ({ line }) => `Las comillas que se abren en la línea ${line} no se cierran.`,
  importRowTooLong: ({ line, max }) =>
    `La fila que empieza en la línea ${line} tiene más de ${characters(max)}. Puede que en ella no se cierren unas comillas.`,
  importColumnsRepeated: ({ first, second, line, sheet }) =>
    `Las columnas «${first}» y «${second}» de ${placeOf(line, sheet)} significan lo mismo. Cambie el nombre de una de ellas o quítela.`,
  importColumnsMissing: ({ columns, missing, line, sheet }) =>
    `${sheet === null ? 'Una línea al principio del archivo' : `Una fila al principio de la hoja «${sheet}»`} debe nombrar las columnas ${list(namesOf(columns))}. La más parecida es ${placeOf(line, sheet)}. Falta: ${namesOf(missing).join(', ')}.`,
  importOnlyInHiddenSheet: ({ sheet, columns }) =>
    `Solo la hoja oculta «${sheet}» nombra las columnas ${list(namesOf(columns))}. Muestre esa hoja o elija otro archivo.`,
  importChangedMeanwhile:
    'Un participante cuyo cambio estaba elegido se ha modificado después de la comprobación. No se ha cambiado nada.',
  nothingToImport: 'No hay nada que importar.',
  importDoubtful: ({ rows }) =>
    `Puede que algunos caracteres de ${counted(rows, 'fila', 'filas')} sean incorrectos. Revise primero los nombres.`,
  importDatesAmbiguous: ({ days }) =>
    plural(days, {
      one: '1 fecha del archivo se puede leer de dos formas. Elija si va primero el día o el mes.',
      other: `${number(days)} fechas del archivo se pueden leer de dos formas. Elija si va primero el día o el mes.`,
    }),
  importNotesDoubtful: ({ rows }) =>
    `Puede que algunos caracteres de ${counted(rows, 'fila', 'filas')} sean incorrectos. Revise primero las notas.`,
  importInTrash: ({ rows }) =>
    plural(rows, {
      one: 'El correo de 1 fila pertenece a un participante que está en la papelera. Elija si desea restaurarlo, añadir a una persona nueva u omitir la fila.',
      other: `Los correos de ${number(rows)} filas pertenecen a participantes que están en la papelera. Elija si desea restaurarlos, añadir a personas nuevas u omitir estas filas.`,
    }),
  allRowsImportable: 'Ahora se pueden importar todas las filas. No se ha cambiado nada.',
  rowsNotImportable: ({ rows }) =>
    plural(rows, {
      one: '1 fila no se puede importar. No se ha cambiado nada.',
      other: `${number(rows)} filas no se pueden importar. No se ha cambiado nada.`,
    }),

  inColumn: ({ column, problem }, say) => {
    const sentence = say(problem);
    const label = COLUMN_LABELS[column];
    // Some sentences name their column, after an article.
    const isNamed = label === undefined || sentence.toLowerCase().includes(label.toLowerCase());
    return isNamed ? sentence : `${label}: ${lowered(sentence)}`;
  },
  formulaWithoutValue: ({ column, cell }) =>
    `${COLUMN_LABELS[column] ?? column}: la fórmula de la celda ${cell} no tiene ningún valor guardado. Abra el archivo en Excel o LibreOffice y guárdelo de nuevo`,
  formulaWithError: ({ column, cell, error }) =>
    `${COLUMN_LABELS[column] ?? column}: la fórmula de la celda ${cell} muestra ${error}`,
  passwordNoText: ({ cell, kind }) =>
    `Contraseña: la celda ${cell} contiene ${kind === 'number' ? 'un número' : 'una fecha'}, no un texto. Dele formato de texto e introduzca de nuevo la contraseña, o déjela vacía`,
  emailInOtherLine: ({ line }) => `Este correo electrónico ya está en la línea ${line}`,
  emailOfAdmin: 'Este correo electrónico es de un administrador',
  companyNotInPortal: ({ company }) => `No hay ninguna empresa «${company}»`,
  importPasswordsTooMany: ({ max }) =>
    `Un archivo solo puede llevar contraseña en ${counted(max, 'fila', 'filas')}; déjela vacía y se invitará al participante por correo a elegir una`,
  importTooManyGroups: ({ company, max }) =>
    `Con los grupos de esta fila, «${company}» tendría más de ${number(max)} grupos`,
  importOtherGroup: ({ group }) => `«${group}» no es uno de sus grupos`,
  importPasswordGuessable: ({ kind }) => `Esta contraseña ${GUESSABLE[kind]}`,
  // The names that the import understands. It does not know the Spanish ones.
  languageUnknown:
    'El idioma debe ser English, Deutsch, Français, Español, Polski, Türkçe, Română, Українська o العربية',

  emailOfNoTrainee: 'No hay ningún participante con este correo electrónico',
  moduleNotInCompany: ({ module, company }) => `«${company}» no tiene ningún módulo «${module}»`,
  companyWithoutRules: ({ company }) =>
    `«${company}» no tiene reglas sobre módulos obligatorios. Allí no se registran resultados anteriores`,
  moduleNameTwice: ({ module, company }) =>
    `«${company}» tiene varios módulos «${module}». Cambie el nombre de todos menos uno`,
  resultInOtherLine: ({ line }) => `Este resultado ya está en la línea ${line}`,
  dayUnreadable: ({ text }) => `«${text}» no se puede leer como fecha. Escríbala como 2026-12-25`,
  dayNotInOrder: ({ text, order }) =>
    order === 'day-first'
      ? `«${text}» no existe si el día va primero. Escriba la fecha como 2026-12-25`
      : `«${text}» no existe si el mes va primero. Escriba la fecha como 2026-12-25`,

  notInTrash: 'Este elemento ya no está en la papelera.',
  emailOfRestoredTaken: ({ email, name }) => `Otra cuenta usa ahora el correo ${email} de ${name}.`,
  emailsOfRestoredTaken: ({ count }) =>
    plural(count, {
      one: 'Otra cuenta usa ahora el correo de 1 participante.',
      other: `Otras cuentas usan ahora los correos de ${number(count)} participantes.`,
    }),
  restoredNameTaken: ({ name }) => `Otra empresa se llama ahora ${name}.`,
  companyInTrashItself: ({ company }) =>
    `${company} también está en la papelera. Restaure primero la empresa.`,
  onlyOneMergeable: 'Solo se puede fusionar una eliminación de un único participante.',
  inUseByAction:
    'Otra acción está modificando este elemento. Inténtelo de nuevo cuando haya terminado.',
  emailNotUsedAnyMore: 'Este participante ya no usa ese correo. Consulte de nuevo la papelera.',
  modulesFull: 'La empresa ya tiene el número máximo de módulos.',
};
