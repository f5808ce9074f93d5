import { formatsOf } from '@portal/contract/formats';
import type { LearningTexts } from './en.ts';

const { list, number, plural } = formatsOf('pl');

export const texts: LearningTexts = {
  percent: (percent) => `${percent}%`,
  backToTraining: 'Wróć do szkolenia',
  ofModule: (module) => `: ${module}`,
  actions: { start: 'Rozpocznij', continue: 'Kontynuuj', review: 'Powtórz' },
  moduleStatus: { current: 'Bieżący', locked: 'Zablokowany' },
  loading: {
    training: 'Wczytywanie szkolenia…',
    progress: 'Wczytywanie postępu…',
    module: 'Wczytywanie modułu…',
    result: 'Wczytywanie wyniku…',
  },
  loadError: {
    denied: 'Brak dostępu',
    dashboard: {
      title: 'Nie można wczytać szkolenia',
      toast: 'Nie udało się wczytać danych szkolenia',
      message: 'Nie udało się wczytać danych szkolenia. Spróbuj odświeżyć stronę.',
    },
    progress: {
      title: 'Nie można wczytać postępu',
      toast: 'Nie udało się wczytać danych o postępie',
      message: 'Nie udało się wczytać danych o postępie. Spróbuj odświeżyć stronę.',
    },
    refresh: 'Odśwież stronę',
    refreshing: 'Odświeżanie…',
  },
  noModules: {
    title: 'Brak modułów szkolenia',
    description:
      'Twoja firma nie ma jeszcze dla Ciebie szkolenia. Pojawi się tutaj, gdy tylko będzie gotowe.',
  },

  length: {
    none: 'Bez filmu',
    belowMinute: '<1\u00a0min',
    short: (minutes) => `${number(minutes)}\u00a0min`,
    minutes: (minutes) => `${number(minutes)}\u00a0min`,
  },

  nextStep: {
    continueAt: (time) => `Kontynuuj od ${time}`,
    takeQuiz: 'Rozwiąż quiz',
    tryQuizAgain: 'Podejdź do quizu ponownie',
    tryAgainIn: (minutes) => `Spróbuj ponownie za ${number(minutes)}\u00a0min`,
    askAdmin: 'Zapytaj administratora',
  },

  locked: {
    finishFirst: (module) => `Najpierw ukończ moduł „${module}”.`,
    open: (module) => `Otwórz: ${module}`,
    continueAt: ({ module, time }) => `Kontynuuj: ${module}, od ${time}`,
  },

  average: {
    noQuiz: 'To szkolenie nie ma quizów',
    noneTaken: 'Jeszcze bez rozwiązanych quizów',
    ofTaken: (percent) => `Z rozwiązanych quizów: ${percent}%`,
  },

  ofModules: (total) => `z ${number(total)}`,
  completedOfModules: (completed, total) => `${completed} z ${number(total)}`,

  completed: {
    seeResult: 'Zobacz wynik',
    youCompletedOn: (date) => `Szkolenie ukończono ${date}.`,
    completedWithNew: (date, added) =>
      plural(added, {
        one: `Ukończono ${date}; 1 nowy moduł`,
        few: `Ukończono ${date}; ${number(added)} nowe moduły`,
        other: `Ukończono ${date}; ${number(added)} nowych modułów`,
      }),
  },

  restarted: {
    now: 'Szkolenie zaczyna się od nowa, od pierwszego modułu. Wcześniejsze wyniki są zachowane.',
    quizAnswersLost: 'Nieprzesłanych odpowiedzi w quizie nie udało się przenieść.',
    startedAgainOn: (date) =>
      `Szkolenie rozpoczęto ponownie ${date}. Wcześniejsze wyniki są zachowane.`,
    seeEarlierResult: 'Zobacz wcześniejszy wynik',
  },

  dashboard: {
    welcome: (name) => `Witaj, ${name}`,
    trainingAt: (company) => `Twoje szkolenie w firmie ${company}`,
    upNext: 'Następny moduł',
    continue: 'Kontynuuj',
    quiz: 'Quiz',
    continueModule: (module) => `Kontynuuj: ${module}`,
    continueModuleBy: ({ module, step }) => `Kontynuuj: ${module}, ${step}`,
    overallProgress: 'Ogólny postęp',
    modulesCompleted: 'Ukończone moduły',
    averageScore: 'Średni wynik',
    currentModule: 'Bieżący moduł',
    allCompleted: 'Wszystkie moduły ukończone',
    noCurrentModule: 'Brak',
    path: 'Twoja ścieżka szkolenia',
    at: (time) => `od ${time}`,
    modules: 'Moduły szkolenia',
    completedModules: (count) =>
      plural(count, {
        one: '1 ukończony moduł',
        few: `${number(count)} ukończone moduły`,
        other: `${number(count)} ukończonych modułów`,
      }),
  },

  card: {
    module: (place) => `Moduł ${place}`,
    videoLength: 'Długość filmu:',
    score: (percent) => `Wynik: ${percent}%`,
    quizNotPassed: 'Quiz niezaliczony',
    videoWatched: 'Film obejrzany',
  },

  progress: {
    overallProgress: 'Ogólny postęp',
    ofTraining: 'szkolenia',
    ring: 'Ogólny postęp',
    modulesCompleted: 'Ukończone moduły',
    averageScore: 'Średni wynik',
    overAllQuizzes: 'ze wszystkich quizów',
    timeInvested: 'Poświęcony czas',
    belowMinute: '<1\u00a0min',
    ofVideos: 'filmów',
    minutesOfVideos: (minutes) =>
      plural(minutes, { one: 'minuta filmów', few: 'minuty filmów', other: 'minut filmów' }),
    modules: 'Moduły',
    duration: 'Czas trwania',
    timeSpent: 'Poświęcony czas',
    quizRequired: (passMark) => `Wymagany quiz (próg zaliczenia ${passMark}%)`,
    score: 'Wynik',
    bestScore: 'Jeszcze nie zaliczono, najlepszy wynik',
  },

  module: {
    notFound: 'Nie znaleziono modułu',
    isLocked: 'Ten moduł jest zablokowany',
    notLoaded: 'Nie udało się wczytać tego modułu',
    status: 'Status modułu',
    video: 'Film',
    quiz: 'Quiz',
    watched: (percent) => `Obejrzano ${percent}%`,
    quizNotTaken: 'Jeszcze nierozwiązany',
    quizNotPassed: (bestScore) => `Nie zaliczono, najlepszy wynik ${bestScore}%`,
    quizPassed: (score) => `Zaliczono z wynikiem ${score}%`,
    next: (module) => `Następny: ${module}`,
  },

  video: {
    playHere: 'Odtwarzaj tutaj',
    thisElsewhere: 'Ten film jest odtwarzany na innej karcie.',
    anotherElsewhere: 'Na innej karcie jest odtwarzany inny film.',
    moduleCompleted: 'Moduł ukończony! Możesz przejść do następnego modułu.',
    unwatched: ({ missing, from }) =>
      `Do obejrzenia pozostało jeszcze ${missing} tego filmu. Możesz kontynuować od ${from}.`,
    progress: 'Postęp filmu',
    watched: 'Obejrzano',
    markAsWatched: 'Oznacz jako obejrzany',
    markAsWatchedAt: (percent) => `Oznacz jako obejrzany (${percent}%)`,
    marking: 'Oznaczanie jako obejrzany…',
    notMarked: 'Nie udało się oznaczyć filmu jako obejrzanego. Spróbuj ponownie.',
    ended: 'Film obejrzany do końca.',
    saving: 'Zapisywanie, że film został obejrzany…',
    notSaved: 'Obejrzenie filmu nie zostało jeszcze zapisane.',
    nextModule: 'Następny moduł',
    watchAgain: 'Obejrzyj ponownie',
  },

  result: {
    title: 'Twój wynik',
    notLoaded: 'Nie udało się wczytać wyniku.',
    notLoadedBecause: (reason) => `Nie udało się wczytać wyniku. ${reason}`,
    none: 'Nie ma jeszcze wyniku',
    noneDescription: 'Wynik pojawi się tutaj po ukończeniu wszystkich modułów.',
    goToTraining: 'Przejdź do szkolenia',
    others: 'Inne wyniki',
    completedOn: (company, date) => `${company}, ukończono ${date}`,
    trainingCompleted: 'Szkolenie ukończone',
    completedTrainingOf: (company) => `Szkolenie firmy ${company} zostało ukończone.`,
    begun: 'Rozpoczęto',
    completed: 'Ukończono',
    averageScore: 'Średni wynik',
    noQuiz: 'Bez quizu',
    time: 'Czas',
    modules: (count) =>
      plural(count, {
        one: '1 moduł',
        few: `${number(count)} moduły`,
        other: `${number(count)} modułów`,
      }),
    completedModules: 'Ukończone moduły',
    addedLater: 'Dodane później',
    modulesAddedLater: 'Moduły dodane później',
    completedBy: {
      takenOut: 'Wszystkie moduły, które pozostały do zaliczenia, zostały usunięte.',
      deleted: (module) => `Moduł „${module}” nie należy już do Twojego szkolenia.`,
      changed: (module) =>
        `Po zmianie modułu „${module}” Twoje wyniki wystarczają do ukończenia szkolenia.`,
    },
  },

  renewal: {
    renew: 'Odnów',
    renewing: 'Rozpoczynanie odnowienia…',
    continue: 'Kontynuuj odnowienie',
    ofModule: (when, module) => `${when}: ${module}`,
    allDone: (day) => `Wszystko ukończone – następny termin: ${day}`,
    earlierCounts: 'Wcześniejsze ukończenie liczy się do końca swojej ważności.',
    toRenew: 'Odnów ten moduł, aby przejść go ponownie. Wcześniejsze wyniki zostają zachowane.',
  },

  why: {
    question: 'Dlaczego mam ten moduł?',
    everyone: 'Ponieważ wszyscy w Twojej firmie go przechodzą.',
    groups: (names) => `Ponieważ należysz do: ${list(names)}.`,
    edition: ({ day, reason }) => `Ponieważ od ${day} trzeba go ukończyć ponownie: ${reason}`,
    recorded: 'Zapisano dla Ciebie wcześniejszy wynik.',
  },
};
