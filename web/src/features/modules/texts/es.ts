import { formatsOf } from '@portal/contract/formats';
import type { ModulesTexts } from './en.ts';

const { list, number, plural } = formatsOf('es');

const videos = (count: number) =>
  plural(count, { one: '1 vídeo', other: `${number(count)} vídeos` });
const questions = (count: number) =>
  plural(count, { one: '1 pregunta', other: `${number(count)} preguntas` });

const saveAsMp4 = 'Guarde el vídeo como MP4 con vídeo H.264 y sonido AAC.';

export const texts: ModulesTexts = {
  fields: {
    name: 'Nombre del módulo',
    description: 'Descripción',
    video: 'Vídeo',
    captions: 'Subtítulos',
    passMark: 'Nota mínima (%)',
    questionsDrawn: 'Preguntas por intento',
    triesMax: 'Intentos',
    ownCertificate: 'Certificado propio',
  },
  draft: 'Borrador',
  draftHidden: 'No tiene vídeo ni preguntas, así que los participantes no lo ven.',
  loadFailed: 'No se han podido cargar los módulos.',
  noneToReorder: 'No hay módulos que reordenar',
  page: { add: 'Añadir módulo de formación', reorder: 'Reordenar módulos' },
  list: {
    label: 'Módulos',
    loading: 'Cargando módulos…',
    empty: 'Aún no hay módulos',
    emptyHint:
      'Un módulo es un vídeo, un cuestionario o ambos. Los participantes los hacen en el orden de esta lista.',
    addFirst: 'Añadir el primer módulo',
  },
  row: {
    mcqs: questions,
    videos,
    duration: 'Duración',
    videoMissing: 'Falta el vídeo',
    videoMissingHint: 'El archivo del vídeo no está en el almacenamiento multimedia.',
    created: (date) => `Creado el ${date}`,
    createdBy: (date, admin) => `Creado el ${date} por ${admin}`,
    insightOf: (module) => `Análisis de ${module}`,
    edit: (module) => `Editar ${module}`,
    delete: (module) => `Eliminar ${module}`,
    continue: 'Continuar',
    continueNamed: (module) => `Continuar ${module}`,
    discard: 'Descartar',
    discardNamed: (module) => `Descartar ${module}`,
  },
  playbackLimits: {
    ogg: `Los navegadores actuales ya no reproducen vídeo Ogg (Theora). ${saveAsMp4}`,
    picture: `Muchos navegadores no reproducen el formato de imagen de este vídeo. ${saveAsMp4}`,
    sound: `Muchos navegadores reproducen este vídeo sin sonido. ${saveAsMp4}`,
    quicktime: `Algunos navegadores no reproducen archivos QuickTime. ${saveAsMp4}`,
  },
  captionsWarnings: {
    encodingGuessed:
      'El archivo no indica su codificación y se ha leído como texto de Europa occidental (Windows-1252). Compruebe que las letras sean correctas o guárdelo en UTF-8.',
    leftOut: ({ lines, count, total }) => {
      const named = lines.join(', ');
      const more = count > lines.length ? ', …' : '';
      return plural(count, {
        one: `Se ha omitido 1 de ${total} subtítulos porque no se pueden mostrar sus tiempos: el de la línea ${named}.`,
        other: `Se han omitido ${count} de ${total} subtítulos porque no se pueden mostrar sus tiempos: los de las líneas ${named}${more}.`,
      });
    },
    allLate:
      'Todos los subtítulos están después del final del vídeo, por lo que nunca se muestra ninguno.',
    someLate:
      'Algunos subtítulos están después del final del vídeo. Compruebe que correspondan a este vídeo.',
  },
  problems: {
    noPicture: (trainees) =>
      plural(trainees, {
        one: '1 participante no vio ninguna imagen.',
        other: `${number(trainees)} participantes no vieron ninguna imagen.`,
      }),
    noPictureOrMore: (trainees) =>
      `${number(trainees)} participantes o más no vieron ninguna imagen.`,
    cannotFinish: (trainees) =>
      plural(trainees, {
        one: '1 participante no pudo terminar este vídeo.',
        other: `${number(trainees)} participantes no pudieron terminar este vídeo.`,
      }),
    cannotFinishOrMore: (trainees) =>
      `${number(trainees)} participantes o más no pudieron terminar este vídeo.`,
  },
  dialog: {
    editTitle: 'Editar módulo',
    duration: 'Duración',
    questions: 'Preguntas',
    company: 'Empresa',
    quiz: 'Cuestionario',
    quizSettings: (quiz) =>
      [
        `nota mínima ${quiz.passMark}\u00a0%`,
        ...(quiz.questionsDrawn === null ? [] : [`${questions(quiz.questionsDrawn)} por intento`]),
        ...(quiz.triesMax === null
          ? []
          : [
              plural(quiz.triesMax, {
                one: '1 intento',
                other: `${number(quiz.triesMax)} intentos`,
              }),
            ]),
      ].join(', '),
    thenReplace: (warning) => `${warning} Después, sustituya el vídeo con «Editar».`,
    edit: 'Editar',
    insight: 'Análisis',
    addAnother: 'Añadir otro módulo',
  },
  captions: {
    none: 'Sin subtítulos',
    listed: (names) => `Subtítulos: ${names.join(', ')}`,
    unnamed: 'Subtítulos',
    inLanguage: (name, language) => `${name} (${language})`,
  },
  questions: {
    title: 'Preguntas',
    none: 'Este módulo no tiene preguntas.',
    explanation: 'Explicación:',
    correctAnswer: 'Respuesta correcta',
    fixedOrder: 'Cada intento muestra las opciones en este orden.',
  },
  video: {
    label: (module) => `Vídeo de ${module}`,
    missing: 'Falta el archivo de este vídeo',
    missingHint:
      'Ya no está en el almacenamiento multimedia, así que los participantes no pueden verlo. Restáurelo desde una copia de seguridad o suba el vídeo de nuevo.',
    unplayable: 'El vídeo no se puede reproducir',
    unplayableHint:
      'Puede que este navegador no conozca su formato o que se haya perdido la conexión.',
  },
  loadError: {
    title: 'No se ha podido cargar el módulo',
    notFound: 'Módulo no encontrado',
    notFoundHint:
      'No existe este módulo. Puede que se haya eliminado o que la dirección tenga un error.',
  },
  deletion: {
    title: '¿Eliminar este módulo?',
    confirm: 'Eliminar módulo',
    deleting: 'Eliminando…',
    deletedWith: (module) => {
      const content = [
        ...(module.videos === 0 ? [] : [videos(module.videos)]),
        ...(module.questions === 0 ? [] : [questions(module.questions)]),
        'todo el progreso y los resultados que contiene',
      ];
      return `${module.name} se elimina con ${list(content)}.`;
    },
    invalid: 'Datos del módulo no válidos',
    failed: (reason) => `No se ha podido eliminar el módulo: ${reason}`,
  },
  company: {
    loading: 'Cargando la empresa…',
    loadFailed: 'No se han podido cargar las empresas.',
    notFound: 'Empresa no encontrada',
    notFoundOrDeleted: 'La empresa no existe o ya se ha eliminado',
    notFoundHint: 'La dirección puede ser antigua o tener un error.',
    backToCompanies: 'Volver a las empresas',
  },
  leave: { title: '¿Salir sin guardar?', confirm: 'Salir' },
  save: {
    saving: 'Guardando el módulo…',
    uploadCancelled: 'Subida cancelada.',
    retrySaves: 'Lo que ha introducido sigue aquí. «Reintentar» lo guarda todo.',
    retrySavesWithoutUpload:
      'Lo que ha introducido sigue aquí y no hace falta enviar de nuevo el vídeo. «Reintentar» lo guarda todo.',
    addFailed: (reason) => `No se han podido añadir el módulo, el vídeo o las preguntas: ${reason}`,
    updateFailed: (reason) => `No se ha podido actualizar el módulo: ${reason}`,
    noModuleId: 'No se ha podido crear el módulo: no se ha recibido su ID',
    aboutCaptions: (module) => `Sobre los subtítulos de «${module}»`,
    withoutPicture: 'Guardado sin imagen',
    choosePicture: 'Puede elegir una con «Editar».',
  },
};
