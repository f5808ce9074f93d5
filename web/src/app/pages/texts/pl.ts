import type { PagesTexts } from './en.ts';

export const texts: PagesTexts = {
  company: {
    tabs: {
      modules: 'Moduły',
      trainees: 'Uczestnicy',
      groups: 'Grupy',
      progress: 'Postęp',
      help: 'Pomoc',
      feedback: 'Opinie',
      settings: 'Ustawienia',
    },
    titles: {
      modules: (company) => `${company} – Moduły szkoleń`,
      trainees: (company) => `${company} – Uczestnicy`,
      groups: (company) => `${company} – Grupy`,
      progress: (company) => `${company} – Postęp`,
      help: (company) => `${company} – Pomoc`,
      feedback: (company) => `${company} – Opinie`,
      settings: (company) => `${company} – Ustawienia`,
      company: (company) => `${company} – Firma`,
    },
    parts: (company) => `Części strony firmy ${company}`,
    whoMayJoin: 'Kto może dołączyć',
  },
  reports: {
    showAsCards: 'Pokaż jako karty',
    weeklyReport: 'Raport tygodniowy',
    print: 'Drukuj',
    failed: 'Nie udało się wczytać raportów',
    loading: 'Wczytywanie firm…',
    none: {
      title: 'Nie ma jeszcze firm',
      message: 'Każda firma ma raport od chwili dodania.',
      goToModules: 'Przejdź do modułów szkoleń',
    },
    noMatch: 'Żadna firma nie pasuje do wyszukiwania',
  },
  evidence: {
    print: 'Drukuj',
    printOf: (module) => `Drukuj dokumentację modułu ${module}`,
    failed: 'Nie udało się wczytać dokumentacji',
    runAndTime: (run, time) => `Cykl ${run}. Wydrukowano ${time}.`,
    result: 'Wynik',
    passed: 'Zaliczono',
    notPassed: 'Nie zaliczono',
    passedWithScore: (percent) => `Zaliczono, najlepszy wynik ${percent}%`,
    notPassedWithScore: (percent) => `Nie zaliczono, najlepszy wynik ${percent}%`,
    quiz: 'Quiz',
    noQuiz: 'Brak: moduł zalicza się przez obejrzenie filmu',
    passMark: (percent) => `próg zaliczenia ${percent}%`,
    opened: 'Otwarto',
    watched: 'Obejrzano',
    watchedOf: ({ credited, length, percent }) =>
      `uznano ${credited} w filmie o długości ${length}, obejrzano ${percent}%`,
    passedOn: 'Data zaliczenia',
    passedAt: 'Podstawa zaliczenia',
    questionsSaved: 'Pytania zapisano',
    videoSaved: 'Film zapisano',
    notRecorded: 'Nie odnotowano',
    sessions: 'Sesje oglądania',
    session: ({ from, to }, details) => `${from} – ${to}: ${details.join(', ')}`,
    credited: (time) => `uznano ${time}`,
    filmNeverLoaded: 'filmu nie wczytano',
    filmLoaded: (size) => `wczytano ${size} filmu`,
    tryPassed: (attempt) => `${tryAndScore(attempt)}, zaliczono`,
    tryNotPassed: (attempt) => `${tryAndScore(attempt)}, nie zaliczono`,
    noAnswers: 'Odpowiedzi nie były wtedy zapisywane.',
    rightlyAnswered: (question) => `${question} – dobrze`,
    wronglyAnswered: (question) => `${question} – źle`,
    lettered: (letter, option) => `${letter}) ${option}`,
    chosen: (option) => `${option} [wybrana]`,
    correct: (option) => `${option} [poprawna]`,
    chosenAndCorrect: (option) => `${option} [wybrana, poprawna]`,
    notAnswered: 'Brak odpowiedzi.',
  },
};

type Try = Parameters<PagesTexts['evidence']['tryPassed']>[0];

function tryAndScore({ number, time, percent, correct, questions, passMark }: Try): string {
  return `Podejście ${number}, ${time}: ${percent}% (${correct} z ${questions}), próg zaliczenia ${passMark}%`;
}
