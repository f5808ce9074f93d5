import { formatsOf } from '@portal/contract/formats';
import type { CompaniesTexts } from './en.ts';

const { list, number, plural } = formatsOf('es');

export const texts: CompaniesTexts = {
  companies: 'Empresas',
  loading: 'Cargando empresas…',
  failedToLoad: 'No se han podido cargar las empresas.',
  newCompany: 'Nueva empresa',
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Eliminar ${name}`,
  counted: (time) => `Recuento: ${time}`,
  modules: (count) => plural(count, { one: '1 módulo', other: `${number(count)} módulos` }),
  trainees: (count) =>
    plural(count, { one: '1 participante', other: `${number(count)} participantes` }),

  figure: {
    none: 'Aún no hay datos',
    completed: (percent) => `${number(percent)}\u00a0% completado`,
    stuck: (count) => `${number(count)} sin avances`,
    average: (percent) => `Puntuación media: ${percent}\u00a0%`,
    upToDate: (percent) => `${number(percent)}\u00a0% al día`,
    noneRequired: 'Sin módulos obligatorios',
  },

  table: {
    name: 'Empresa',
    people: 'Personas',
    completed: 'Completado',
    stuck: 'Sin avances',
    average: 'Puntuación media',
    upToDate: 'Al día',
    percent: (percent) => `${number(percent)}\u00a0%`,
    actions: 'Acciones',
  },

  toolbar: {
    view: 'Vista',
    search: 'Buscar empresas',
    order: 'Orden',
    orders: {
      name: 'Nombre A–Z',
      '-name': 'Nombre Z–A',
      '-people': 'Más personas primero',
      people: 'Menos personas primero',
      '-completed': 'Más completado primero',
      completed: 'Menos completado primero',
      '-stuck': 'Más sin avances primero',
      stuck: 'Menos sin avances primero',
      '-average': 'Media más alta primero',
      average: 'Media más baja primero',
      '-upToDate': 'Más al día primero',
      upToDate: 'Menos al día primero',
    },
    layout: 'Vista',
    layouts: { cards: 'Tarjetas', list: 'Lista' },
  },

  collection: {
    found: (count, total) => `Empresas encontradas: ${count} de ${total}`,
    figuresFailed: (reason) => `No se han podido cargar los datos. ${reason}`,
    none: {
      title: 'Aún no hay empresas',
      text: 'Cada empresa tiene sus propios módulos de formación, y sus participantes se registran en ella.',
      add: 'Añadir la primera empresa',
    },
    noneFound: {
      title: 'No se ha encontrado ninguna empresa',
      text: (search) => `Ningún nombre contiene «${search}».`,
      showAll: 'Mostrar todas las empresas',
    },
  },

  create: {
    title: 'Nueva empresa',
    submit: 'Crear empresa',
    busy: 'Creando…',
    done: 'Empresa creada',
    failed: 'No se ha podido crear la empresa. Inténtelo de nuevo.',
    lost: 'La empresa que está introduciendo aún no se ha guardado y se perdería.',
  },
  change: {
    title: 'Editar empresa',
    submit: 'Guardar cambios',
    busy: 'Guardando…',
    done: 'Empresa actualizada',
    failed: 'No se ha podido actualizar la empresa. Inténtelo de nuevo.',
    lost: 'Sus cambios en esta empresa aún no se han guardado y se perderían.',
  },
  form: {
    name: 'Nombre de la empresa',
    logo: 'Logotipo',
    newLogo: 'Nuevo logotipo',
    logoHint: (types, size, side) =>
      `${types}, máximo ${size} y ${number(side)} × ${number(side)} píxeles`,
    logoStays: 'El logotipo se mantiene si no elige otro.',
    emptyFile: 'Este archivo está vacío. Elija otro.',
    largePicture: (size) => `Esta imagen ocupa más de ${size}. Elija una más pequeña.`,
  },

  leave: { title: '¿Salir sin guardar?', confirm: 'Salir' },

  deletion: {
    title: (name) => `¿Eliminar ${name}?`,
    confirm: 'Eliminar empresa',
    busy: 'Eliminando…',
    deleted: (name) => `Empresa eliminada: ${name}`,
    consequences: (undo) => `${undo} La empresa se elimina con:`,
    lines: {
      modules: (modules, videos, questions) =>
        `Todos los módulos (${modules}), con ${plural(videos, { one: '1 vídeo', other: `${number(videos)} vídeos` })} y ${plural(questions, { one: '1 pregunta', other: `${number(questions)} preguntas` })}`,
      modulesUncounted: (modules) => `Todos los módulos (${modules}), con sus vídeos y preguntas`,
      trainees: (trainees) =>
        `Todos los participantes de la empresa (${trainees}), cuyas cuentas dejan de funcionar de inmediato`,
      progress: (passedModules, attempts) =>
        `Todo el progreso y los resultados de evaluación: ${plural(passedModules, { one: '1 módulo superado', other: `${number(passedModules)} módulos superados` })}, ${plural(attempts, { one: '1 intento de cuestionario', other: `${number(attempts)} intentos de cuestionario` })}`,
      progressUncounted: 'Todo el progreso y los resultados de evaluación',
      messages: (things) => list(things),
      helpRequests: (count) =>
        plural(count, {
          one: '1 solicitud de ayuda',
          other: `${number(count)} solicitudes de ayuda`,
        }),
      feedback: (count) => plural(count, { one: '1 opinión', other: `${number(count)} opiniones` }),
      admins: (names) => `El acceso de los administradores limitados a ella: ${list(names)}`,
    },
    administratorsLeft: (count) =>
      plural(count, {
        one: 'No se puede eliminar la empresa: tiene datos asociados que no se pueden eliminar. 1 administrador pertenece a ella.',
        other: `No se puede eliminar la empresa: tiene datos asociados que no se pueden eliminar. ${number(count)} administradores pertenecen a ella.`,
      }),
    notFound: 'La empresa no existe o ya se ha eliminado',
    forbidden: 'No tiene permiso para eliminar esta empresa',
    failed: (reason) => `No se ha podido eliminar la empresa: ${reason}`,
  },

  firstSteps: {
    title: 'Primeros pasos',
    dismiss: 'Ocultar los primeros pasos',
    modules: 'Añada un módulo de formación',
    settings: 'Incorpore a personas con el enlace de registro',
    progress: 'Vea el progreso de los participantes',
    done: 'Hecho',
  },

  profile: { title: 'Nombre y logotipo', edit: 'Editar empresa' },

  settings: {
    loading: 'Cargando la configuración…',
    failedToLoad: 'No se ha podido cargar la configuración.',
    link: 'Enlace de registro',
    copyLink: 'Copiar enlace',
    linkNote: {
      invitation:
        'Por ahora no admite a nadie, porque los participantes solo se unen por invitación.',
      listed:
        'Los participantes se registran en esta empresa con él o eligiendo la empresa en la lista.',
      unlisted:
        'Los participantes solo pueden registrarse en esta empresa con él, porque la empresa no está en la lista.',
    },
    save: 'Guardar configuración',
    saved: 'Configuración guardada',
    discard: 'Descartar cambios',
    lost: 'Sus cambios en esta configuración aún no se han guardado y se perderían.',
    conflict: (reason) => `${reason} Sus cambios no se han guardado.`,
    reload: 'Cargar la configuración actual',
  },

  signUp: {
    legend: 'Quién puede registrarse',
    open: 'Cualquier persona',
    openNote:
      'No se necesita código ni invitación. Un resultado no demuestra entonces quién lo ha logrado, porque una persona puede registrarse varias veces. Si necesita una prueba, use un código de registro o invitaciones.',
    code: 'Con un código de registro',
    codeNote: 'Los participantes necesitan el código de la empresa.',
    newCodeNote: 'El portal crea un código al guardar. Déselo a sus participantes.',
    domains: 'Con un correo de la empresa',
    domainsNote: 'Cada dirección se confirma por correo.',
    domainsNoteWithoutMail:
      'Cada dirección se confirma por correo. Hace falta un servidor de correo: pida al operador del portal que configure SMTP_URL.',
    invitation: 'Solo por invitación',
    invitationNote:
      'Los administradores añaden o importan a los participantes. Nadie puede registrarse.',
    emailDomains: 'Dominios de correo',
    emailDomainsHint: 'Uno por línea, como example.com. No se incluyen los subdominios.',
    confirmEmail: 'Confirmar cada dirección por correo',
    confirmEmailNote:
      'La cuenta se crea cuando el participante abre el enlace recibido por correo.',
    needsMailServer:
      'Hace falta un servidor de correo: pida al operador del portal que configure SMTP_URL.',
    listed: 'Mostrar la empresa en la lista pública',
    listedNote:
      'Si no, los visitantes no la encuentran en la lista ni por su nombre, solo con su enlace de registro, y los participantes de otras empresas no encuentran en el chat a las personas de esta empresa.',
    crossCompanyChat: 'Chat con personas de otras empresas',
    crossCompanyChatNote:
      'Si no, los participantes de esta empresa y las personas de otras empresas no se encuentran ni pueden escribirse. Los chats que ya tengan se pueden seguir leyendo. Los administradores que ven la empresa pueden escribir a sus participantes.',
    language: 'Idioma',
    languageHint:
      'Para los correos y las pantallas de quienes no han elegido idioma y cuyo navegador no indica ninguno de estos.',
    noLanguage: 'Ninguno',
    timeZone: 'Zona horaria',
    timeZoneHint: 'Para las fechas de los informes. Si no se indica, se usa la del servidor.',
    timeZoneExample: 'Ciudad, como Madrid',
  },

  joinCode: {
    title: 'Código de registro',
    note: 'Los participantes lo introducen al registrarse. No se distinguen mayúsculas ni guiones.',
    copy: 'Copiar código',
    replace: 'Nuevo código',
    replacing: {
      title: '¿Sustituir el código de registro?',
      text: (code) =>
        `El código ${code} deja de valer de inmediato: los participantes que lo tengan ya no podrán registrarse con él. Quienes ya se hayan registrado se quedan.`,
      confirm: 'Crear un código nuevo',
      busy: 'Sustituyendo…',
      done: 'La empresa tiene un nuevo código de registro',
    },
  },

  again: {
    open: 'Repetir la formación',
    title: (name) => `¿Repetir la formación con todas las personas de ${name}?`,
    confirm: 'Repetir la formación',
    busy: 'Iniciando…',
    counting: 'Contando los participantes…',
    noTrainees: 'La empresa no tiene participantes a los que formar.',
    starts: (count) =>
      plural(count, {
        one: 'Se inicia un nuevo ciclo para 1 participante:',
        other: `Se inicia un nuevo ciclo para ${number(count)} participantes:`,
      }),
    lines: {
      completed: (count) =>
        plural(count, {
          one: '1 completó la formación y empieza de nuevo',
          other: `${number(count)} completaron la formación y empiezan de nuevo`,
        }),
      inTraining: (count) =>
        plural(count, {
          one: '1 tiene la formación en curso, y su ciclo actual termina sin completar',
          other: `${number(count)} tienen la formación en curso, y sus ciclos actuales terminan sin completar`,
        }),
      notStarted: (count) =>
        plural(count, {
          one: '1 aún no ha empezado',
          other: `${number(count)} aún no han empezado`,
        }),
      all: 'Todos empiezan por el primer módulo. Los resultados anteriores se conservan en la página de cada participante.',
    },
    noTraineesLeft: 'La empresa ya no tiene participantes.',
    otherCount: (count) =>
      plural(count, {
        one: 'La empresa tiene ahora 1 participante. Revise las nuevas cifras y confirme de nuevo.',
        other: `La empresa tiene ahora ${number(count)} participantes. Revise las nuevas cifras y confirme de nuevo.`,
      }),
  },
};
