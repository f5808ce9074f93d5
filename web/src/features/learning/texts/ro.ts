import { formatsOf } from '@portal/contract/formats';
import type { LearningTexts } from './en.ts';

const { list, number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: LearningTexts = {
  percent: (percent) => `${percent}\u00a0%`,
  backToTraining: 'Înapoi la instruire',
  ofModule: (module) => `: ${module}`,
  actions: { start: 'Începeți', continue: 'Continuați', review: 'Revedeți' },
  moduleStatus: { current: 'Curent', locked: 'Blocat' },
  loading: {
    training: 'Se încarcă instruirea dvs.…',
    progress: 'Se încarcă progresul dvs.…',
    module: 'Se încarcă modulul…',
    result: 'Se încarcă rezultatul dvs.…',
  },
  loadError: {
    denied: 'Acces refuzat',
    dashboard: {
      title: 'Panoul nu a putut fi încărcat',
      toast: 'Datele panoului nu au putut fi încărcate',
      message: 'Datele panoului nu au putut fi încărcate. Încercați să reîncărcați pagina.',
    },
    progress: {
      title: 'Progresul nu a putut fi încărcat',
      toast: 'Datele despre progres nu au putut fi încărcate',
      message: 'Datele despre progres nu au putut fi încărcate. Încercați să reîncărcați pagina.',
    },
    refresh: 'Reîncărcați pagina',
    refreshing: 'Se reîncarcă…',
  },
  noModules: {
    title: 'Niciun modul de instruire disponibil',
    description:
      'Compania nu are încă o instruire pentru dvs. Aceasta apare aici imediat ce există.',
  },

  length: {
    none: 'Fără videoclip',
    belowMinute: '<\u00a01\u00a0min',
    short: (minutes) => `${number(minutes)}\u00a0min`,
    minutes: (minutes) => `${number(minutes)}\u00a0min`,
  },

  nextStep: {
    continueAt: (time) => `Continuați de la ${time}`,
    takeQuiz: 'Dați testul',
    tryQuizAgain: 'Încercați din nou testul',
    tryAgainIn: (minutes) => `Încercați din nou peste ${number(minutes)}\u00a0min`,
    askAdmin: 'Întrebați un administrator',
  },

  locked: {
    finishFirst: (module) => `Finalizați mai întâi „${module}”.`,
    open: (module) => `Deschideți „${module}”`,
    continueAt: ({ module, time }) => `Continuați „${module}” de la ${time}`,
  },

  average: {
    noQuiz: 'Niciun test în această instruire',
    noneTaken: 'Încă niciun test dat',
    ofTaken: (percent) => `La testele date: ${percent}\u00a0%`,
  },

  ofModules: (total) => `din ${number(total)}`,
  completedOfModules: (completed, total) => `${completed} din ${number(total)}`,

  completed: {
    seeResult: 'Vedeți rezultatul dvs.',
    youCompletedOn: (date) => `Ați finalizat instruirea pe ${date}.`,
    completedWithNew: (date, added) =>
      `Instruire finalizată pe ${date}; ${counted(added, 'modul nou', 'module noi')}`,
  },

  restarted: {
    now: 'Instruirea dvs. a început din nou, cu primul modul. Rezultatele anterioare se păstrează.',
    quizAnswersLost: 'Răspunsurile la test încă netrimise nu au putut fi preluate.',
    startedAgainOn: (date) =>
      `Instruirea dvs. a început din nou pe ${date}. Rezultatele anterioare se păstrează.`,
    seeEarlierResult: 'Vedeți rezultatul anterior',
  },

  dashboard: {
    welcome: (name) => `Bun venit, ${name}`,
    trainingAt: (company) => `Instruirea dvs. la ${company}`,
    upNext: 'Urmează',
    continue: 'Continuați',
    quiz: 'Test',
    continueModule: (module) => `Continuați: ${module}`,
    continueModuleBy: ({ module, step }) => `Continuați: ${module}, ${step}`,
    overallProgress: 'Progres total',
    modulesCompleted: 'Module finalizate',
    averageScore: 'Scor mediu',
    currentModule: 'Modulul curent',
    allCompleted: 'Toate modulele finalizate',
    noCurrentModule: 'Niciunul',
    path: 'Traseul instruirii dvs.',
    at: (time) => `la ${time}`,
    modules: 'Module de instruire',
    completedModules: (count) => counted(count, 'modul finalizat', 'module finalizate'),
  },

  card: {
    module: (place) => `Modulul ${place}`,
    videoLength: 'Durata videoclipului:',
    score: (percent) => `Scor: ${percent}\u00a0%`,
    quizNotPassed: 'Test nepromovat',
    videoWatched: 'Videoclip vizionat',
  },

  progress: {
    overallProgress: 'Progres total',
    ofTraining: 'din instruirea dvs.',
    ring: 'Progres total',
    modulesCompleted: 'Module finalizate',
    averageScore: 'Scor mediu',
    overAllQuizzes: 'la toate testele',
    timeInvested: 'Timp investit',
    belowMinute: '<\u00a01\u00a0min',
    ofVideos: 'de videoclipuri',
    minutesOfVideos: (minutes) =>
      plural(minutes, {
        one: 'minut de videoclipuri',
        few: 'minute de videoclipuri',
        other: 'de minute de videoclipuri',
      }),
    modules: 'Module',
    duration: 'Durată',
    timeSpent: 'Timp petrecut',
    quizRequired: (passMark) => `Test obligatoriu (${passMark}\u00a0% pentru promovare)`,
    score: 'Scor',
    bestScore: 'Încă nepromovat, cel mai bun scor',
  },

  module: {
    notFound: 'Modulul nu a fost găsit',
    isLocked: 'Acest modul este blocat',
    notLoaded: 'Acest modul nu a putut fi încărcat',
    status: 'Starea modulului',
    video: 'Videoclip',
    quiz: 'Test',
    watched: (percent) => `${percent}\u00a0% vizionat`,
    quizNotTaken: 'Încă nedat',
    quizNotPassed: (bestScore) => `Nepromovat, cel mai bun scor ${bestScore}\u00a0%`,
    quizPassed: (score) => `Promovat cu ${score}\u00a0%`,
    next: (module) => `Urmează: ${module}`,
  },

  video: {
    playHere: 'Redați aici',
    thisElsewhere: 'Acest videoclip rulează în altă filă.',
    anotherElsewhere: 'Alt videoclip rulează în altă filă.',
    moduleCompleted: 'Modul finalizat! Acum puteți trece la modulul următor.',
    unwatched: ({ missing, from }) =>
      `Din acest videoclip mai aveți de vizionat ${missing}. Puteți continua de la ${from}.`,
    progress: 'Progresul videoclipului',
    watched: 'Vizionat',
    markAsWatched: 'Marcați ca vizionat',
    markAsWatchedAt: (percent) => `Marcați ca vizionat (${percent}\u00a0%)`,
    marking: 'Se marchează ca vizionat…',
    notMarked: 'Videoclipul nu a putut fi marcat ca vizionat. Încercați din nou.',
    ended: 'Ați vizionat acest videoclip.',
    saving: 'Se salvează vizionarea…',
    notSaved: 'Vizionarea nu este încă salvată.',
    nextModule: 'Modulul următor',
    watchAgain: 'Vizionați din nou',
  },

  result: {
    title: 'Rezultatul meu',
    notLoaded: 'Rezultatul dvs. nu a putut fi încărcat.',
    notLoadedBecause: (reason) => `Rezultatul dvs. nu a putut fi încărcat. ${reason}`,
    none: 'Încă niciun rezultat',
    noneDescription: 'Rezultatul dvs. apare aici după ce finalizați toate modulele.',
    goToTraining: 'La instruirea mea',
    others: 'Alte rezultate',
    completedOn: (company, date) => `${company}, instruire finalizată pe ${date}`,
    trainingCompleted: 'Instruire finalizată',
    completedTrainingOf: (company) => `Ați finalizat instruirea companiei ${company}.`,
    begun: 'Început',
    completed: 'Finalizat',
    averageScore: 'Scor mediu',
    noQuiz: 'Fără test',
    time: 'Timp',
    modules: (count) => counted(count, 'modul', 'module'),
    completedModules: 'Module finalizate',
    addedLater: 'Adăugate ulterior',
    modulesAddedLater: 'Module adăugate ulterior',
    completedBy: {
      takenOut: 'Toate modulele pe care mai trebuia să le promovați au fost scoase din instruire.',
      deleted: (module) => `„${module}” nu mai face parte din instruirea dvs.`,
      changed: (module) =>
        `Rezultatele dvs. au fost suficiente după modificarea modulului „${module}”.`,
    },
  },

  renewal: {
    renew: 'Reînnoiți',
    renewing: 'Începe reînnoirea…',
    continue: 'Continuați reînnoirea',
    ofModule: (when, module) => `${when}: ${module}`,
    allDone: (day) => `Totul este gata – următorul termen: ${day}`,
    earlierCounts: 'Finalizarea anterioară rămâne valabilă până la sfârșitul ei.',
    toRenew:
      'Reînnoiți acest modul pentru a-l parcurge din nou. Rezultatele anterioare se păstrează.',
  },

  why: {
    question: 'De ce am acest modul?',
    everyone: 'Pentru că toți din compania dvs. îl parcurg.',
    groups: (names) => `Pentru că faceți parte din ${list(names)}.`,
    edition: ({ day, reason }) => `Pentru că trebuie refăcut din ${day}: ${reason}`,
    recorded: 'Un rezultat anterior a fost înregistrat pentru dvs.',
  },
};
