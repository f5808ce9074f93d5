import { formatsOf } from '@portal/contract/formats';
import type { TraineeTexts } from './en.ts';

const { duration, list, number, plural } = formatsOf('es');

const trainees = (count: number) =>
  plural(count, { one: '1 participante', other: `${number(count)} participantes` });

const traineesOfList = (count: number, isFiltered: boolean) =>
  isFiltered ? `${trainees(count)} (con filtro)` : trainees(count);

const decimal = (value: number) => value.toFixed(1).replace('.', ',');

export const noMailServer =
  'No hay ningún servidor de correo configurado: las invitaciones solo se escriben en la carpeta de salida del portal, donde las encuentra el operador.';

const noMailServerSoPassword = (password: string) =>
  `No hay ningún servidor de correo configurado, así que el portal no puede enviar correos. Establezca ${password} con «Editar» y comuníquesela.`;

export const texts: TraineeTexts = {
  traineesOfList,
  percent: (percent) => `${percent}\u00a0%`,
  modulesOf: (completed, total) =>
    plural(total, {
      one: `${completed} de 1 módulo`,
      other: `${completed} de ${number(total)} módulos`,
    }),
  completedOn: (date) => `Completado el ${date}`,
  completedWithNew: (date, newModules) => `Completado el ${date}; ${newModules}`,
  unknownCompany: 'Empresa desconocida',
  backToTrainees: 'Volver a los participantes',
  refresh: 'Actualizar',
  refreshing: 'Actualizando…',
  updating: 'Actualizando…',
  lastUpdated: (time) => `Última actualización: ${time}`,
  edit: 'Editar',
  refused: {
    'mailbox-unknown': 'Invitación rechazada: buzón desconocido',
    'mailbox-full': 'Invitación rechazada: buzón lleno',
    'address-invalid': 'Invitación rechazada: dirección no válida',
    'refused-by-policy': 'Invitación rechazada por las normas del servidor de correo',
    other: 'Invitación rechazada por el servidor de correo',
  },
  refusal: {
    advice:
      'Corrija el correo con «Editar», lo que envía una nueva invitación, o reenvíe la invitación.',
    reply: 'Respuesta del servidor de correo',
  },

  list: {
    label: 'Participantes',
    add: 'Añadir participante',
    import: 'Importar',
    importTrainees: 'Importar participantes',
    importResults: 'Importar resultados anteriores',
    export: 'Exportar',
    loading: 'Cargando participantes…',
    notLoaded: 'No se han podido cargar los participantes',
    retrying: 'Volviendo a cargar los participantes…',
    refreshed: 'Datos de los participantes actualizados',
    search: 'Buscar participantes',
    searchPlaceholder: 'Nombre, correo o empresa',
    status: 'Estado',
    everyStatus: 'Todos los estados',
    statuses: {
      stuck: 'Sin avances desde hace más de 7 días',
      'not-completed': 'No completado',
      'invitation-refused': 'Invitación rechazada',
    },
    statusInModule: 'Estado en el módulo',
    inTraining: 'En toda la formación',
    inModule: (name) => `En ${name}`,
    inChosenModule: 'En el módulo elegido',
    inDeletedModule: 'En un módulo eliminado',
    sortBy: 'Ordenar por',
    sorts: {
      name: 'Nombre A–Z',
      '-name': 'Nombre Z–A',
      newest: 'Más recientes primero',
      oldest: 'Más antiguos primero',
      email: 'Correo A–Z',
      '-email': 'Correo Z–A',
      '-progress': 'Mayor progreso primero',
      progress: 'Menor progreso primero',
      '-score': 'Puntuación más alta primero',
      score: 'Puntuación más baja primero',
      '-active': 'Actividad más reciente primero',
      active: 'Actividad más antigua primero',
      standing: 'Peor situación primero',
      '-standing': 'Mejor situación primero',
      due: 'Vencimiento más cercano primero',
      '-due': 'Vencimiento más lejano primero',
    },
    showingAll: (total) => `Mostrando ${trainees(total)}`,
    showingRange: (first, last, total) =>
      `Mostrando ${number(first)}–${number(last)} de ${trainees(total)}`,
    found: (count) =>
      plural(count, {
        one: '1 participante encontrado',
        other: `${number(count)} participantes encontrados`,
      }),
    byStatus: 'Participantes por estado',
    standing: 'Situación',
    everyStanding: 'Todas las situaciones',
    due: 'Vencimiento',
    everyDue: 'Todos los vencimientos',
    dueWithin: { week: 'Vence en 7 días o menos', month: 'Vence en 30 días o menos' },
    dueBetween: 'Vence desde – hasta…',
    dueFrom: 'Vence desde el',
    dueUntil: 'Vence hasta el',
  },

  table: {
    caption: 'Participantes y su progreso',
    trainee: 'Participante',
    company: 'Empresa',
    progress: 'Progreso',
    averageScore: 'Punt. media',
    time: 'Tiempo',
    joined: 'Alta',
    lastActive: 'Última actividad',
    standing: 'Situación',
    actions: 'Acciones',
    overallProgressOf: (name) => `Progreso general de ${name}`,
    stuck: 'Sin avances',
    invited: (date) => `Invitación: ${date}`,
    opened: (date) => `Primer módulo: ${date}`,
    reminded: (time) => `Recordatorio: ${time}`,
    viewProgress: 'Ver progreso',
    viewProgressOf: (name) => `Ver el progreso de ${name}`,
    editOne: (name) => `Editar a ${name}`,
    deleteOne: (name) => `Eliminar a ${name}`,
    selectOne: (name) => `Seleccionar a ${name}`,
  },

  none: {
    title: 'No se han encontrado participantes.',
    noMatch: 'Ningún participante coincide con su búsqueda.',
    noneContains: (search) => `Ningún nombre, correo o empresa contiene «${search}».`,
    clearSearch: 'Borrar búsqueda',
    noneMatch: 'Ningún participante coincide con estos filtros.',
    clearFilters: 'Borrar filtros',
    otherFilters: 'Elija otro estado, módulo o empresa, o vea a todos los participantes.',
    showAll: 'Mostrar todas las empresas',
    showAllSeen: 'Mostrar todo lo que usted ve',
    companyDeleted: 'Esta empresa se ha eliminado.',
    groupsEmpty: 'Los grupos que usted ve aún no tienen miembros.',
    noneYet: 'Esta empresa aún no tiene participantes.',
    noneYetInvite:
      'Esta empresa aún no tiene participantes. Envíeles el enlace de registro de la empresa o añádalos uno a uno.',
    addCompany: 'Añada primero una empresa',
    noCompany: 'Cada participante pertenece a una empresa, y aún no hay ninguna.',
    invite:
      'Los participantes se registran por su cuenta: envíeles este enlace. También puede añadirlos uno a uno.',
    signUpLink: 'Enlace de registro',
    copyLink: 'Copiar enlace',
  },

  bulk: {
    selected: (count) =>
      plural(count, {
        one: '1 participante seleccionado',
        other: `${number(count)} participantes seleccionados`,
      }),
    allSelected: (count) =>
      plural(count, {
        one: 'Está seleccionado el único participante encontrado',
        other: `Están seleccionados los ${number(count)} participantes encontrados`,
      }),
    selectAll: (total) =>
      plural(total, {
        one: 'Seleccionar el único encontrado',
        other: `Seleccionar los ${number(total)} encontrados`,
      }),
    atMost: (max) =>
      `Se pueden seleccionar como máximo ${number(max)} participantes de uno en uno.`,
    narrow: 'Acote la lista con una búsqueda o una empresa y seleccione todos los encontrados.',
    move: 'Trasladar a otra empresa',
    moveShort: 'Trasladar',
    invite: 'Reenviar invitaciones',
    inviteShort: 'Reenviar',
    certificates: 'Certificados en ZIP',
    certificatesShort: 'Certificados',
    exceptions: 'Prorrogar, eximir o pausar…',
    exceptionsShort: 'Excepción',
    starting: 'Iniciando…',
    changed: (found, expected) =>
      plural(found, {
        one: `La lista ha cambiado: ahora se encuentra 1 participante, no ${number(expected)}.`,
        other: `La lista ha cambiado: ahora se encuentran ${number(found)} participantes, no ${number(expected)}.`,
      }),
    nothingDone: 'La lista ha cambiado entretanto. No se ha hecho nada.',
    backToList: 'Volver a la lista',
    deleteTitle: (count, isFiltered) => `¿Eliminar ${traineesOfList(count, isFiltered)}?`,
    delete: (count) => `Eliminar ${trainees(count)}`,
    deletedWith: (count) =>
      plural(count, {
        one: 'Se eliminan la cuenta y todo el progreso, los intentos de cuestionario, las solicitudes de ayuda y las opiniones.',
        other:
          'Se eliminan las cuentas y todo el progreso, los intentos de cuestionario, las solicitudes de ayuda y las opiniones.',
      }),
    afterDeletion:
      'Todas las sesiones de estas cuentas se cierran de inmediato. En el chat, las otras personas conservan las conversaciones, con «Usuario eliminado» en lugar de los nombres.',
    inviteTitle: (count, isFiltered) =>
      `¿Reenviar invitaciones a ${traineesOfList(count, isFiltered)}?`,
    inviteCount: (count) => `Invitar a ${trainees(count)}`,
    noMailServer: noMailServerSoPassword('una contraseña para cada participante'),
    whoIsInvited: (days) =>
      `Los participantes que aún no han elegido una contraseña reciben un correo con un enlace para hacerlo, válido durante ${duration(days, 'day')}.`,
    othersLeftOut: 'Los demás no reciben nada. Esto no se puede deshacer.',
    moveTitle: (count, isFiltered) => `Trasladar a ${traineesOfList(count, isFiltered)}`,
    moveCount: (count) => `Trasladar a ${trainees(count)}`,
    newCompany: 'Nueva empresa',
    companyMissing: 'Seleccione una empresa',
  },

  groups: {
    label: 'Grupos',
    others: (names) => list(names),
    fixed: 'También en',
    noGroup: 'ningún grupo',
    search: 'Buscar grupos',
    chosen: (count) => plural(count, { one: '1 elegido', other: `${number(count)} elegidos` }),
    deleted: 'Grupo eliminado',
    add: 'Añadir a un grupo…',
    addShort: '+ Grupo',
    remove: 'Quitar de un grupo…',
    removeShort: '− Grupo',
    addTitle: (count, isFiltered) => `Añadir a ${traineesOfList(count, isFiltered)} a un grupo`,
    addCount: (count) => `Añadir a ${trainees(count)}`,
    removeTitle: (count, isFiltered) => `Quitar a ${traineesOfList(count, isFiltered)} de un grupo`,
    removeCount: (count) => `Quitar a ${trainees(count)}`,
    group: 'Grupo',
    missing: 'Seleccione un grupo',
    newGroup: 'Nuevo grupo',
    newName: 'Nombre del nuevo grupo',
    existing: 'Elegir un grupo existente',
    none: 'Ningún grupo de esta empresa tiene miembros.',
    notLoaded: (reason) => `No se han podido cargar los grupos. ${reason}`,
    companyMissing: 'Elija primero una empresa',
    companyFirst:
      'Un grupo pertenece a una sola empresa. Filtre la lista por empresa y seleccione después a los participantes.',
  },

  moved: (count) =>
    plural(count, {
      one: 'El participante empieza un nuevo ciclo con los módulos de la empresa elegida. Los ciclos anteriores siguen visibles. El traslado se puede deshacer hasta que empiece ese ciclo.',
      other:
        'Los participantes empiezan un nuevo ciclo con los módulos de la empresa elegida. Los ciclos anteriores siguen visibles. El traslado se puede deshacer hasta que alguno de ellos empiece ese ciclo.',
    }),

  deletion: {
    title: (name) => `¿Eliminar a ${name}?`,
    confirm: 'Eliminar participante',
    deleting: 'Eliminando…',
    failed: (reason) => `No se ha podido eliminar al participante: ${reason}`,
    deletedWith: (email) => `La cuenta ${email} se elimina con:`,
    progress: (completed, total) =>
      plural(total, {
        one: `todo el progreso (${completed} de 1 módulo completado)`,
        other: `todo el progreso (${completed} de ${number(total)} módulos completados)`,
      }),
    attempts: 'todos los intentos de cuestionario y las puntuaciones',
    requests: 'todas las solicitudes de ayuda',
    feedback: 'todas las opiniones',
    afterwards:
      'Todas las sesiones de esta cuenta se cierran de inmediato. En el chat, las otras personas conservan la conversación, con «Usuario eliminado» en lugar del nombre.',
  },

  export: {
    title: 'Exportar progreso',
    description:
      'Una fila por cada participante de la lista, en un archivo CSV para su hoja de cálculo.',
    others:
      'Para exportar otros, cierre este cuadro de diálogo y cambie la búsqueda o los filtros de la lista.',
    preparing: 'Preparando…',
    download: 'Descargar',
    started: (fileName) => `Se está descargando ${fileName}`,
  },

  addition: {
    title: 'Añadir participante',
    submit: 'Añadir participante',
    adding: 'Añadiendo…',
    failed: (reason) => `No se ha podido añadir al participante. ${reason}`,
    added: (name) => `Se ha añadido a ${name}`,
    invited: (email) => `Hay una invitación en camino a ${email}.`,
    lost: 'El participante que está introduciendo aún no se ha guardado y se perdería.',
    passwordHint: (min) =>
      `Al menos ${min} caracteres; permite iniciar sesión de inmediato. Déjela vacía para enviar una invitación.`,
  },

  change: {
    title: 'Editar participante',
    submit: 'Guardar cambios',
    failed: (reason) => `No se ha podido actualizar al participante. ${reason}`,
    changed: (name) => `Se han guardado los cambios de ${name}`,
    lost: 'Sus cambios en este participante aún no se han guardado y se perderían.',
    passwordHint: (min) =>
      `Déjela vacía para no cambiarla; al menos ${min} caracteres. Una contraseña nueva cierra las sesiones del participante.`,
    companyHint: 'En otra empresa, el participante ve los módulos de esa empresa.',
    companyDeleted: 'La empresa elegida se ha eliminado entretanto.',
  },

  form: {
    password: 'Contraseña',
    newPassword: 'Nueva contraseña',
    company: 'Empresa',
    searchCompanies: 'Buscar empresas',
    noCompanies: 'Aún no hay ninguna empresa. Cree una en Módulos de formación.',
    companiesNotLoaded: (reason) => `No se han podido cargar las empresas. ${reason}`,
    leaveTitle: '¿Salir sin guardar?',
    leave: 'Salir',
  },

  withoutPassword: {
    form: {
      byEmail: (days) =>
        `Sin contraseña, el participante recibe un correo con un enlace para elegir una, válido durante ${duration(days, 'day')}.`,
      noMailServer: `Sin contraseña, se invita al participante a elegir una. ${noMailServer}`,
    },
    file: {
      byEmail: (days) =>
        `Un participante sin contraseña en el archivo recibe un correo con un enlace para elegir una, válido durante ${duration(days, 'day')}.`,
      noMailServer: `A un participante sin contraseña en el archivo se le invita a elegir una. ${noMailServer}`,
    },
  },

  inTrash: {
    title: 'Este correo está en la papelera',
    description:
      'Al restaurar, la persona vuelve con todos sus resultados. Una persona nueva empieza sin ninguno.',
    restore: (name) => `Restaurar a ${name} con todos los resultados`,
    restoring: 'Restaurando…',
    addAnew: 'Añadir como persona nueva',
    adding: 'Añadiendo…',
    deletedBy: (date, admin) => `Eliminado el ${date} por ${admin}`,
    results: (modules, attempts) => {
      const passed = plural(modules, {
        one: '1 módulo superado',
        other: `${number(modules)} módulos superados`,
      });
      const tried = plural(attempts, {
        one: '1 intento de cuestionario',
        other: `${number(attempts)} intentos de cuestionario`,
      });
      return `${passed}, ${tried}`;
    },
    companyInTrash: 'La empresa también está en la papelera.',
    restoreCompany: 'Restaurarla primero',
  },

  sendLink: {
    invitation: {
      title: (name) => `¿Reenviar la invitación a ${name}?`,
      confirm: 'Reenviar invitación',
      mail: (email, validity) =>
        `${email} recibe un correo con un enlace para elegir una contraseña, válido durante ${duration(validity, 'day')}.`,
      sent: (email) => `La invitación está en camino a ${email}.`,
      failed: (reason) => `No se ha podido enviar la invitación. ${reason}`,
    },
    reset: {
      title: (name) => `¿Enviar a ${name} un enlace para restablecer la contraseña?`,
      confirm: 'Enviar enlace',
      mail: (email, validity) =>
        `${email} recibe un correo con un enlace para elegir una nueva contraseña, válido durante ${duration(validity, 'minute')}. La contraseña actual funciona hasta entonces.`,
      sent: (email) => `El enlace para restablecer la contraseña está en camino a ${email}.`,
      failed: (reason) => `No se ha podido enviar el enlace. ${reason}`,
    },
    sending: 'Enviando…',
    noMailServer: noMailServerSoPassword('una nueva contraseña'),
  },

  detail: {
    heading: 'Progreso individual',
    loading: 'Cargando el progreso…',
    notLoaded: 'No se ha podido cargar el progreso',
    refreshed: 'Datos de progreso actualizados',
    notFound: 'Participante no encontrado',
    notFoundReason:
      'Puede que la cuenta se haya eliminado o que la dirección no sea del todo correcta.',
    openChat: 'Abrir un chat con esta persona',
    trackingActive: 'Seguimiento del progreso en tiempo real activo',
    trackingPaused: 'Seguimiento del progreso en tiempo real en pausa',
    lastActive: (time) => `Última actividad: ${time}`,
    joined: (date) => `Alta: ${date}`,
    invited: (date) => `Invitación: ${date}`,
    firstOpened: (date) => `Primer módulo abierto: ${date}`,
    noPassword: 'Invitación enviada, aún sin contraseña elegida',
    runStarted: (run, date) => `Ciclo ${run}, iniciado el ${date}`,
    whyStuck: '¿Por qué no avanza esta persona?',
    modules: 'Progreso por módulo',
    noModules: 'No hay módulos asignados',
    noModulesReason:
      'La empresa aún no tiene módulos de formación. Aparecerán aquí en cuanto los haya.',
  },

  figures: {
    overall: 'Progreso general',
    overallBar: 'Progreso general',
    modulesCompleted: 'Módulos completados',
    ofModules: (total) =>
      plural(total, { one: 'de 1 módulo', other: `de ${number(total)} módulos` }),
    averageScore: 'Puntuación media',
    averageOfNone: 'no hay módulos asignados',
    averageWithoutQuiz: 'ningún módulo tiene cuestionario',
    averageOf: (modules) =>
      plural(modules, { one: 'en 1 módulo', other: `en los ${number(modules)} módulos` }),
    averageOfQuizzes: (modules) =>
      plural(modules, {
        one: 'en 1 módulo con cuestionario',
        other: `en los ${number(modules)} módulos con cuestionario`,
      }),
    timeInvested: 'Tiempo dedicado',
    minutes: (minutes) => `${minutes}\u00a0min`,
    underOneMinute: '<\u00a01\u00a0min',
    hours: (hours) =>
      plural(hours, { one: `${decimal(hours)} hora`, other: `${decimal(hours)} horas` }),
    underTenthOfHour: '<\u00a00,1 horas',
    share: (percent) => `${decimal(percent)}\u00a0%`,
    shareRule: 'Cómo se calcula el progreso',
    equalShares: 'Todos los módulos cuentan por igual.',
    equalSharesOf: (share, modules) =>
      `Todos los módulos cuentan por igual: ${share} (100\u00a0% ÷ ${modules}).`,
    passedAt: (passMark) =>
      `El progreso general cuenta los módulos cuyo cuestionario se ha superado (${passMark}\u00a0% o más).`,
    passedAtOwnMark:
      'El progreso general cuenta los módulos cuyo cuestionario se ha superado (con la nota mínima del módulo).',
    total: 'Total',
    completed: 'Completados',
    remaining: 'Restantes',
  },

  module: {
    locked: 'Bloqueado',
    shareOfOverall: (share) => `${share} del total`,
    quizRequired: (passMark) => `Cuestionario obligatorio (nota mínima: ${passMark}\u00a0%)`,
    noQuiz: 'Sin cuestionario: se completa con el vídeo',
    evidence: 'Evidencias',
    evidenceOf: (moduleName) => `Evidencias: ${moduleName}`,
    filmNeverLoaded: 'vídeo nunca cargado',
    duration: 'Duración',
    noVideo: 'Sin vídeo',
    timeSpent: 'Tiempo dedicado',
    timeWatched: (time, percent) => `${time} (${percent}\u00a0% visto)`,
    score: (percent) => `Puntuación: ${percent}`,
    passed: 'Superado',
    notPassed: 'No superado',
    scoreBar: (moduleName, passMark) =>
      `${moduleName}: puntuación respecto a la nota mínima del ${passMark}\u00a0%`,
    noAttempt: 'Aún no hay intentos',
    notWatched: 'Aún no visto hasta el final',
  },
};
