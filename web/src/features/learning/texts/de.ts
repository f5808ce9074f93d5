import { formatsOf } from '@portal/contract/formats';
import type { LearningTexts } from './en.ts';

const { list, number, plural } = formatsOf('de');

export const texts: LearningTexts = {
  percent: (percent) => `${percent}\u00a0%`,
  backToTraining: 'Zurück zur Schulung',
  ofModule: (module) => `: ${module}`,
  actions: { start: 'Starten', continue: 'Fortsetzen', review: 'Ansehen' },
  moduleStatus: { current: 'Aktuell', locked: 'Gesperrt' },
  loading: {
    training: 'Ihre Schulung wird geladen\u00a0…',
    progress: 'Ihr Fortschritt wird geladen\u00a0…',
    module: 'Modul wird geladen\u00a0…',
    result: 'Ihr Ergebnis wird geladen\u00a0…',
  },
  loadError: {
    denied: 'Zugriff verweigert',
    dashboard: {
      title: 'Schulung nicht verfügbar',
      toast: 'Ihre Schulung konnte nicht geladen werden',
      message: 'Ihre Schulung konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
    },
    progress: {
      title: 'Fortschritt nicht verfügbar',
      toast: 'Ihr Fortschritt konnte nicht geladen werden',
      message: 'Ihr Fortschritt konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
    },
    refresh: 'Seite neu laden',
    refreshing: 'Wird neu geladen\u00a0…',
  },
  noModules: {
    title: 'Noch keine Schulungsmodule',
    description:
      'Ihr Unternehmen hat noch keine Schulung für Sie. Sobald es eine gibt, erscheint sie hier.',
  },

  length: {
    none: 'Kein Video',
    belowMinute: '<\u00a01\u00a0Min.',
    short: (minutes) => `${number(minutes)}\u00a0Min.`,
    minutes: (minutes) => `${number(minutes)}\u00a0Min.`,
  },

  nextStep: {
    continueAt: (time) => `Bei ${time} fortsetzen`,
    takeQuiz: 'Zum Quiz',
    tryQuizAgain: 'Quiz erneut versuchen',
    tryAgainIn: (minutes) => `Neuer Versuch in ${number(minutes)}\u00a0Min.`,
    askAdmin: 'Admin fragen',
  },

  locked: {
    finishFirst: (module) => `Schließen Sie zuerst „${module}“ ab.`,
    open: (module) => `${module} öffnen`,
    continueAt: ({ module, time }) => `${module} bei ${time} fortsetzen`,
  },

  average: {
    noQuiz: 'Kein Quiz in dieser Schulung',
    noneTaken: 'Noch kein Quiz abgegeben',
    ofTaken: (percent) => `Nur abgegebene Quiz: ${percent}\u00a0%`,
  },

  ofModules: (total) => `von ${number(total)}`,
  completedOfModules: (completed, total) => `${completed} von ${number(total)}`,

  completed: {
    seeResult: 'Ergebnis ansehen',
    youCompletedOn: (date) => `Sie haben Ihre Schulung am ${date} abgeschlossen.`,
    completedWithNew: (date, added) =>
      plural(added, {
        one: `Abgeschlossen am ${date}; 1 neues Modul`,
        other: `Abgeschlossen am ${date}; ${number(added)} neue Module`,
      }),
  },

  restarted: {
    now: 'Ihre Schulung hat neu begonnen, mit dem ersten Modul. Ihre früheren Ergebnisse bleiben erhalten.',
    quizAnswersLost:
      'Quizantworten, die Sie noch nicht abgegeben hatten, konnten nicht übernommen werden.',
    startedAgainOn: (date) =>
      `Ihre Schulung hat am ${date} neu begonnen. Ihre früheren Ergebnisse bleiben erhalten.`,
    seeEarlierResult: 'Früheres Ergebnis ansehen',
  },

  dashboard: {
    welcome: (name) => `Willkommen, ${name}`,
    trainingAt: (company) => `Ihre Schulung bei ${company}`,
    upNext: 'Als Nächstes',
    continue: 'Fortsetzen',
    quiz: 'Quiz',
    continueModule: (module) => `Fortsetzen: ${module}`,
    continueModuleBy: ({ module, step }) => `Fortsetzen: ${module}, ${step}`,
    overallProgress: 'Gesamtfortschritt',
    modulesCompleted: 'Module abgeschlossen',
    averageScore: 'Durchschnittsergebnis',
    currentModule: 'Aktuelles Modul',
    allCompleted: 'Alle Module abgeschlossen',
    noCurrentModule: 'Keines',
    path: 'Ihr Weg durch die Schulung',
    at: (time) => `bei ${time}`,
    modules: 'Schulungsmodule',
    completedModules: (count) =>
      plural(count, {
        one: '1 abgeschlossenes Modul',
        other: `${number(count)} abgeschlossene Module`,
      }),
  },

  card: {
    module: (place) => `Modul ${place}`,
    videoLength: 'Videolänge:',
    score: (percent) => `Ergebnis: ${percent}\u00a0%`,
    quizNotPassed: 'Quiz nicht bestanden',
    videoWatched: 'Video angesehen',
  },

  progress: {
    overallProgress: 'Gesamtfortschritt',
    ofTraining: 'Ihrer Schulung',
    ring: 'Gesamtfortschritt',
    modulesCompleted: 'Module abgeschlossen',
    averageScore: 'Durchschnittsergebnis',
    overAllQuizzes: 'über alle Quiz',
    timeInvested: 'Zeitaufwand',
    belowMinute: '<\u00a01\u00a0Min.',
    ofVideos: 'Video',
    minutesOfVideos: (minutes) => plural(minutes, { one: 'Minute Video', other: 'Minuten Video' }),
    modules: 'Module',
    duration: 'Länge',
    timeSpent: 'Zeitaufwand',
    quizRequired: (passMark) => `Quiz nötig (Bestehensgrenze ${passMark}\u00a0%)`,
    score: 'Ergebnis',
    bestScore: 'Noch nicht bestanden, bestes Ergebnis',
  },

  module: {
    notFound: 'Modul nicht gefunden',
    isLocked: 'Dieses Modul ist gesperrt',
    notLoaded: 'Dieses Modul konnte nicht geladen werden',
    status: 'Stand des Moduls',
    video: 'Video',
    quiz: 'Quiz',
    watched: (percent) => `${percent}\u00a0% angesehen`,
    quizNotTaken: 'Noch kein Versuch',
    quizNotPassed: (bestScore) => `Nicht bestanden, bestes Ergebnis ${bestScore}\u00a0%`,
    quizPassed: (score) => `Mit ${score}\u00a0% bestanden`,
    next: (module) => `Weiter: ${module}`,
  },

  video: {
    playHere: 'Hier abspielen',
    thisElsewhere: 'Dieses Video läuft in einem anderen Tab.',
    anotherElsewhere: 'Ein anderes Video läuft in einem anderen Tab.',
    moduleCompleted: 'Modul abgeschlossen! Das nächste Modul ist jetzt freigeschaltet.',
    unwatched: ({ missing, from }) =>
      `Von diesem Video fehlen noch ${missing}. Sie können ab ${from} weitersehen.`,
    progress: 'Videofortschritt',
    watched: 'Angesehen',
    markAsWatched: 'Als angesehen markieren',
    markAsWatchedAt: (percent) => `Als angesehen markieren (${percent}\u00a0%)`,
    marking: 'Wird als angesehen markiert\u00a0…',
    notMarked:
      'Das Video konnte nicht als angesehen markiert werden. Bitte versuchen Sie es noch einmal.',
    ended: 'Sie haben dieses Video angesehen.',
    saving: 'Wird als angesehen gespeichert\u00a0…',
    notSaved: 'Es ist noch nicht gespeichert, dass Sie das Video angesehen haben.',
    nextModule: 'Nächstes Modul',
    watchAgain: 'Noch einmal ansehen',
  },

  result: {
    title: 'Ihr Ergebnis',
    notLoaded: 'Ihr Ergebnis konnte nicht geladen werden.',
    notLoadedBecause: (reason) => `Ihr Ergebnis konnte nicht geladen werden. ${reason}`,
    none: 'Noch kein Ergebnis',
    noneDescription: 'Ihr Ergebnis erscheint hier, wenn Sie alle Module abgeschlossen haben.',
    goToTraining: 'Zu meiner Schulung',
    others: 'Weitere Ergebnisse',
    completedOn: (company, date) => `${company}, abgeschlossen am ${date}`,
    trainingCompleted: 'Schulung abgeschlossen',
    completedTrainingOf: (company) => `Sie haben die Schulung von ${company} abgeschlossen.`,
    begun: 'Begonnen',
    completed: 'Abgeschlossen',
    averageScore: 'Durchschnittsergebnis',
    noQuiz: 'Kein Quiz',
    time: 'Zeit',
    modules: (count) => plural(count, { one: '1 Modul', other: `${number(count)} Module` }),
    completedModules: 'Abgeschlossene Module',
    addedLater: 'Später hinzugekommen',
    modulesAddedLater: 'Später hinzugekommene Module',
    completedBy: {
      takenOut: 'Alle Module, die Sie noch bestehen mussten, wurden entfernt.',
      deleted: (module) => `„${module}“ gehört nicht mehr zu Ihrer Schulung.`,
      changed: (module) => `Seit einer Änderung an „${module}“ reichen Ihre Ergebnisse aus.`,
    },
  },

  renewal: {
    renew: 'Erneuern',
    renewing: 'Erneuerung beginnt\u00a0…',
    continue: 'Erneuerung fortsetzen',
    ofModule: (when, module) => `${when}: ${module}`,
    allDone: (day) => `Alles erledigt – als Nächstes fällig am ${day}`,
    earlierCounts: 'Ihr früherer Abschluss zählt bis zu seinem Ende.',
    toRenew:
      'Erneuern Sie dieses Modul, um es noch einmal zu absolvieren. Ihre früheren Ergebnisse bleiben erhalten.',
  },

  why: {
    question: 'Warum habe ich das?',
    everyone: 'Weil es alle in Ihrem Unternehmen absolvieren.',
    groups: (names) => `Weil Sie zu ${list(names)} gehören.`,
    edition: ({ day, reason }) => `Weil es seit ${day} erneut zu absolvieren ist: ${reason}`,
    recorded: 'Ein früheres Ergebnis wurde für Sie eingetragen.',
  },
};
