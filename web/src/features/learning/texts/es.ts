import { formatsOf } from '@portal/contract/formats';
import type { LearningTexts } from './en.ts';

const { list, number, plural } = formatsOf('es');

export const texts: LearningTexts = {
  percent: (percent) => `${percent}\u00a0%`,
  backToTraining: 'Volver a la formación',
  ofModule: (module) => `: ${module}`,
  actions: { start: 'Empezar', continue: 'Continuar', review: 'Repasar' },
  moduleStatus: { current: 'Actual', locked: 'Bloqueado' },
  loading: {
    training: 'Cargando su formación…',
    progress: 'Cargando su progreso…',
    module: 'Cargando el módulo…',
    result: 'Cargando su resultado…',
  },
  loadError: {
    denied: 'Acceso denegado',
    dashboard: {
      title: 'No se puede cargar el panel',
      toast: 'No se han podido cargar los datos del panel',
      message: 'No se han podido cargar los datos del panel. Pruebe a recargar la página.',
    },
    progress: {
      title: 'No se puede cargar el progreso',
      toast: 'No se han podido cargar los datos de progreso',
      message: 'No se han podido cargar los datos de progreso. Pruebe a recargar la página.',
    },
    refresh: 'Recargar página',
    refreshing: 'Recargando…',
  },
  noModules: {
    title: 'No hay módulos de formación disponibles',
    description:
      'Su empresa aún no tiene formación para usted. Aparecerá aquí en cuanto haya alguna.',
  },

  length: {
    none: 'Sin vídeo',
    belowMinute: '<\u00a01\u00a0min',
    short: (minutes) => `${number(minutes)}\u00a0min`,
    minutes: (minutes) => `${number(minutes)}\u00a0min`,
  },

  nextStep: {
    continueAt: (time) => `Continuar desde ${time}`,
    takeQuiz: 'Hacer el cuestionario',
    tryQuizAgain: 'Intentar de nuevo el cuestionario',
    tryAgainIn: (minutes) => `Nuevo intento en ${number(minutes)}\u00a0min`,
    askAdmin: 'Consultar a un administrador',
  },

  locked: {
    finishFirst: (module) => `Termine primero «${module}».`,
    open: (module) => `Abrir ${module}`,
    continueAt: ({ module, time }) => `Continuar ${module} desde ${time}`,
  },

  average: {
    noQuiz: 'Esta formación no tiene cuestionarios',
    noneTaken: 'Aún no ha hecho ningún cuestionario',
    ofTaken: (percent) => `De los cuestionarios hechos: ${percent}\u00a0%`,
  },

  ofModules: (total) => `de ${number(total)}`,
  completedOfModules: (completed, total) => `${completed} de ${number(total)}`,

  completed: {
    seeResult: 'Ver su resultado',
    youCompletedOn: (date) => `Completó su formación el ${date}.`,
    completedWithNew: (date, added) =>
      plural(added, {
        one: `Completada el ${date}; 1 módulo nuevo`,
        other: `Completada el ${date}; ${number(added)} módulos nuevos`,
      }),
  },

  restarted: {
    now: 'Su formación ha empezado de nuevo, por el primer módulo. Sus resultados anteriores se conservan.',
    quizAnswersLost:
      'Las respuestas de cuestionario que no había enviado no se han podido conservar.',
    startedAgainOn: (date) =>
      `Su formación empezó de nuevo el ${date}. Sus resultados anteriores se conservan.`,
    seeEarlierResult: 'Ver su resultado anterior',
  },

  dashboard: {
    welcome: (name) => `Hola, ${name}`,
    trainingAt: (company) => `Su formación en ${company}`,
    upNext: 'A continuación',
    continue: 'Continuar',
    quiz: 'Cuestionario',
    continueModule: (module) => `Continuar: ${module}`,
    continueModuleBy: ({ module, step }) => `Continuar: ${module}, ${step}`,
    overallProgress: 'Progreso general',
    modulesCompleted: 'Módulos completados',
    averageScore: 'Puntuación media',
    currentModule: 'Módulo actual',
    allCompleted: 'Todos los módulos completados',
    noCurrentModule: 'Ninguno',
    path: 'Su itinerario de formación',
    at: (time) => `desde ${time}`,
    modules: 'Módulos de formación',
    completedModules: (count) =>
      plural(count, {
        one: '1 módulo completado',
        other: `${number(count)} módulos completados`,
      }),
  },

  card: {
    module: (place) => `Módulo ${place}`,
    videoLength: 'Duración del vídeo:',
    score: (percent) => `Puntuación: ${percent}\u00a0%`,
    quizNotPassed: 'Cuestionario no superado',
    videoWatched: 'Vídeo visto',
  },

  progress: {
    overallProgress: 'Progreso general',
    ofTraining: 'de su formación',
    ring: 'Progreso general',
    modulesCompleted: 'Módulos completados',
    averageScore: 'Puntuación media',
    overAllQuizzes: 'de todos los cuestionarios',
    timeInvested: 'Tiempo dedicado',
    belowMinute: '<\u00a01\u00a0min',
    ofVideos: 'de vídeos',
    minutesOfVideos: (minutes) =>
      plural(minutes, { one: 'minuto de vídeos', other: 'minutos de vídeos' }),
    modules: 'Módulos',
    duration: 'Duración',
    timeSpent: 'Tiempo dedicado',
    quizRequired: (passMark) => `Cuestionario obligatorio (nota mínima: ${passMark}\u00a0%)`,
    score: 'Puntuación',
    bestScore: 'Aún no superado, mejor puntuación',
  },

  module: {
    notFound: 'Módulo no encontrado',
    isLocked: 'Este módulo está bloqueado',
    notLoaded: 'No se ha podido cargar este módulo',
    status: 'Estado del módulo',
    video: 'Vídeo',
    quiz: 'Cuestionario',
    watched: (percent) => `${percent}\u00a0% visto`,
    quizNotTaken: 'Aún sin hacer',
    quizNotPassed: (bestScore) => `No superado, mejor puntuación: ${bestScore}\u00a0%`,
    quizPassed: (score) => `Superado con un ${score}\u00a0%`,
    next: (module) => `Siguiente: ${module}`,
  },

  video: {
    playHere: 'Reproducir aquí',
    thisElsewhere: 'Este vídeo se está reproduciendo en otra pestaña.',
    anotherElsewhere: 'Se está reproduciendo otro vídeo en otra pestaña.',
    moduleCompleted: '¡Módulo completado! Ya puede pasar al siguiente módulo.',
    unwatched: ({ missing, from }) =>
      `Aún le quedan por ver ${missing} de este vídeo. Puede continuar desde ${from}.`,
    progress: 'Progreso del vídeo',
    watched: 'Visto',
    markAsWatched: 'Marcar como visto',
    markAsWatchedAt: (percent) => `Marcar como visto (${percent}\u00a0%)`,
    marking: 'Marcando como visto…',
    notMarked: 'No se ha podido marcar el vídeo como visto. Inténtelo de nuevo.',
    ended: 'Ha visto este vídeo.',
    saving: 'Guardando como visto…',
    notSaved: 'Aún no se ha guardado como visto.',
    nextModule: 'Módulo siguiente',
    watchAgain: 'Ver de nuevo',
  },

  result: {
    title: 'Su resultado',
    notLoaded: 'No se ha podido cargar su resultado.',
    notLoadedBecause: (reason) => `No se ha podido cargar su resultado. ${reason}`,
    none: 'Aún no hay resultado',
    noneDescription: 'Su resultado aparecerá aquí cuando haya completado todos los módulos.',
    goToTraining: 'Ir a mi formación',
    others: 'Otros resultados',
    completedOn: (company, date) => `${company}, completada el ${date}`,
    trainingCompleted: 'Formación completada',
    completedTrainingOf: (company) => `Ha completado la formación de ${company}.`,
    begun: 'Inicio',
    completed: 'Finalización',
    averageScore: 'Puntuación media',
    noQuiz: 'Sin cuestionarios',
    time: 'Tiempo',
    modules: (count) => plural(count, { one: '1 módulo', other: `${number(count)} módulos` }),
    completedModules: 'Módulos completados',
    addedLater: 'Añadidos después',
    modulesAddedLater: 'Módulos añadidos después',
    completedBy: {
      takenOut: 'Se retiraron todos los módulos que aún le faltaban por superar.',
      deleted: (module) => `«${module}» ya no forma parte de su formación.`,
      changed: (module) => `Tras un cambio en «${module}», sus resultados fueron suficientes.`,
    },
  },

  renewal: {
    renew: 'Renovar',
    renewing: 'Iniciando la renovación…',
    continue: 'Continuar la renovación',
    ofModule: (when, module) => `${when}: ${module}`,
    allDone: (day) => `Todo hecho: el próximo vencimiento es el ${day}`,
    earlierCounts: 'Su resultado anterior cuenta hasta que termine su validez.',
    toRenew:
      'Renueve este módulo para realizarlo de nuevo. Sus resultados anteriores se conservan.',
  },

  why: {
    question: '¿Por qué tengo esto?',
    everyone: 'Porque lo realizan todas las personas de su empresa.',
    groups: (names) => `Porque usted está en ${list(names)}.`,
    edition: ({ day, reason }) => `Porque se debe repetir desde el ${day}: ${reason}`,
    recorded: 'Se registró un resultado anterior para usted.',
  },
};
