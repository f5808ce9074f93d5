import type { PagesTexts } from './en.ts';

export const texts: PagesTexts = {
  company: {
    tabs: {
      modules: 'Módulos',
      trainees: 'Participantes',
      groups: 'Grupos',
      progress: 'Progreso',
      help: 'Ayuda',
      feedback: 'Opiniones',
      settings: 'Configuración',
    },
    titles: {
      modules: (company) => `${company} – Módulos de formación`,
      trainees: (company) => `${company} – Participantes`,
      groups: (company) => `${company} – Grupos`,
      progress: (company) => `${company} – Progreso`,
      help: (company) => `${company} – Ayuda`,
      feedback: (company) => `${company} – Opiniones`,
      settings: (company) => `${company} – Configuración`,
      company: (company) => `${company} – Empresa`,
    },
    parts: (company) => `Secciones de ${company}`,
    whoMayJoin: 'Quién puede unirse',
  },
  reports: {
    showAsCards: 'Ver como tarjetas',
    weeklyReport: 'Informe semanal',
    print: 'Imprimir',
    failed: 'No se han podido cargar los informes',
    loading: 'Cargando empresas…',
    none: {
      title: 'Aún no hay empresas',
      message: 'Cada empresa tiene un informe en cuanto se añade.',
      goToModules: 'Ir a Módulos de formación',
    },
    noMatch: 'Ninguna empresa coincide con esta búsqueda',
  },
  evidence: {
    print: 'Imprimir',
    printOf: (module) => `Imprimir las evidencias de ${module}`,
    failed: 'No se han podido cargar las evidencias',
    runAndTime: (run, time) => `Ciclo ${run}. Fecha de impresión: ${time}.`,
    result: 'Resultado',
    passed: 'Superado',
    notPassed: 'No superado',
    passedWithScore: (percent) => `Superado, mejor puntuación: ${percent}\u00a0%`,
    notPassedWithScore: (percent) => `No superado, mejor puntuación: ${percent}\u00a0%`,
    quiz: 'Cuestionario',
    noQuiz: 'Ninguno: se completa con el vídeo',
    passMark: (percent) => `Nota mínima: ${percent}\u00a0%`,
    opened: 'Abierto',
    watched: 'Visto',
    watchedOf: ({ credited, length, percent }) =>
      `${credited} de tiempo computado en un vídeo de ${length}, ${percent}\u00a0% visto`,
    passedOn: 'Superado el',
    passedAt: 'Superado en',
    questionsSaved: 'Preguntas guardadas',
    videoSaved: 'Vídeo guardado',
    notRecorded: 'Sin registrar',
    sessions: 'Sesiones de visionado',
    session: ({ from, to }, details) => `Del ${from} al ${to}: ${details.join(', ')}`,
    credited: (time) => `${time} de tiempo computado`,
    filmNeverLoaded: 'vídeo nunca cargado',
    filmLoaded: (size) => `${size} de vídeo cargado`,
    tryPassed: (attempt) => `${tryAndScore(attempt)}, superado`,
    tryNotPassed: (attempt) => `${tryAndScore(attempt)}, no superado`,
    noAnswers: 'En esa fecha no se guardaban las respuestas.',
    rightlyAnswered: (question) => `${question} – correcta`,
    wronglyAnswered: (question) => `${question} – incorrecta`,
    lettered: (letter, option) => `${letter}) ${option}`,
    chosen: (option) => `${option} [elegida]`,
    correct: (option) => `${option} [correcta]`,
    chosenAndCorrect: (option) => `${option} [elegida, correcta]`,
    notAnswered: 'Sin responder.',
  },
};

type Try = Parameters<PagesTexts['evidence']['tryPassed']>[0];

function tryAndScore({ number, time, percent, correct, questions, passMark }: Try): string {
  return `Intento ${number}, ${time}: ${percent}\u00a0% (${correct} de ${questions}), nota mínima ${passMark}\u00a0%`;
}
