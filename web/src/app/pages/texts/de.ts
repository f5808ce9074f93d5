import type { PagesTexts } from './en.ts';

type Try = Parameters<PagesTexts['evidence']['tryPassed']>[0];

function tryAndScore({ number, time, percent, correct, questions, passMark }: Try): string {
  return `Versuch ${number}, ${time}: ${percent}\u00a0% (${correct} von ${questions}), Bestehensgrenze ${passMark}\u00a0%`;
}

export const texts: PagesTexts = {
  company: {
    tabs: {
      modules: 'Module',
      trainees: 'Teilnehmende',
      groups: 'Gruppen',
      progress: 'Fortschritt',
      help: 'Hilfe',
      feedback: 'Feedback',
      settings: 'Einstellungen',
    },
    titles: {
      modules: (company) => `${company} – Schulungsmodule`,
      trainees: (company) => `${company} – Teilnehmende`,
      groups: (company) => `${company} – Gruppen`,
      progress: (company) => `${company} – Fortschritt`,
      help: (company) => `${company} – Hilfe`,
      feedback: (company) => `${company} – Feedback`,
      settings: (company) => `${company} – Einstellungen`,
      company: (company) => `${company} – Unternehmen`,
    },
    parts: (company) => `Bereiche von ${company}`,
    whoMayJoin: 'Wer beitreten darf',
  },
  reports: {
    showAsCards: 'Als Karten anzeigen',
    weeklyReport: 'Wochenbericht',
    print: 'Drucken',
    failed: 'Die Berichte konnten nicht geladen werden',
    loading: 'Unternehmen werden geladen\u00a0…',
    none: {
      title: 'Noch keine Unternehmen',
      message: 'Jedes Unternehmen hat einen Bericht, sobald Sie es hinzugefügt haben.',
      goToModules: 'Zu den Schulungsmodulen',
    },
    noMatch: 'Kein Unternehmen entspricht dieser Suche',
  },
  evidence: {
    print: 'Drucken',
    printOf: (module) => `Nachweis drucken: ${module}`,
    failed: 'Der Nachweis konnte nicht geladen werden',
    runAndTime: (run, time) => `Durchlauf ${run}. Gedruckt: ${time}.`,
    result: 'Ergebnis',
    passed: 'Bestanden',
    notPassed: 'Nicht bestanden',
    passedWithScore: (percent) => `Bestanden, bestes Ergebnis ${percent}\u00a0%`,
    notPassedWithScore: (percent) => `Nicht bestanden, bestes Ergebnis ${percent}\u00a0%`,
    quiz: 'Quiz',
    noQuiz: 'Keines: Das Video schließt das Modul ab',
    passMark: (percent) => `Bestehensgrenze ${percent}\u00a0%`,
    opened: 'Geöffnet',
    watched: 'Angesehen',
    watchedOf: ({ credited, length, percent }) =>
      `${credited} angerechnet bei ${length} Videolänge, ${percent}\u00a0% angesehen`,
    passedOn: 'Bestanden am',
    passedAt: 'Bestanden im',
    questionsSaved: 'Fragen gespeichert',
    videoSaved: 'Video gespeichert',
    notRecorded: 'Nicht erfasst',
    sessions: 'Sitzungen',
    session: ({ from, to }, details) => `${from} bis ${to}: ${details.join(', ')}`,
    credited: (time) => `${time} angerechnet`,
    filmNeverLoaded: 'Video nie geladen',
    filmLoaded: (size) => `${size} des Videos geladen`,
    tryPassed: (attempt) => `${tryAndScore(attempt)}, bestanden`,
    tryNotPassed: (attempt) => `${tryAndScore(attempt)}, nicht bestanden`,
    noAnswers: 'Damals wurden noch keine Antworten gespeichert.',
    rightlyAnswered: (question) => `${question} – richtig`,
    wronglyAnswered: (question) => `${question} – falsch`,
    lettered: (letter, option) => `${letter}) ${option}`,
    chosen: (option) => `${option} [gewählt]`,
    correct: (option) => `${option} [richtig]`,
    chosenAndCorrect: (option) => `${option} [gewählt, richtig]`,
    notAnswered: 'Nicht beantwortet.',
  },
};
