import type { PagesTexts } from './en.ts';

type Try = Parameters<PagesTexts['evidence']['tryPassed']>[0];

const tryAndScore = ({ number, time, percent, correct, questions, passMark }: Try) =>
  `Încercarea ${number}, ${time}: ${percent}\u00a0% (${correct} din ${questions}), prag de promovare ${passMark}\u00a0%`;

export const texts: PagesTexts = {
  company: {
    tabs: {
      modules: 'Module',
      trainees: 'Cursanți',
      groups: 'Grupuri',
      progress: 'Progres',
      help: 'Ajutor',
      feedback: 'Feedback',
      settings: 'Setări',
    },
    titles: {
      modules: (company) => `${company} – Module de instruire`,
      trainees: (company) => `${company} – Cursanți`,
      groups: (company) => `${company} – Grupuri`,
      progress: (company) => `${company} – Progres`,
      help: (company) => `${company} – Ajutor`,
      feedback: (company) => `${company} – Feedback`,
      settings: (company) => `${company} – Setări`,
      company: (company) => `${company} – Companie`,
    },
    parts: (company) => `Secțiuni: ${company}`,
    whoMayJoin: 'Înregistrarea cursanților',
  },
  reports: {
    showAsCards: 'Afișați ca fișe',
    weeklyReport: 'Raport săptămânal',
    print: 'Tipăriți',
    failed: 'Rapoartele nu au putut fi încărcate',
    loading: 'Se încarcă companiile…',
    none: {
      title: 'Încă nu există companii',
      message: 'Fiecare companie are un raport imediat ce ați adăugat-o.',
      goToModules: 'La modulele de instruire',
    },
    noMatch: 'Nicio companie nu corespunde căutării',
  },
  evidence: {
    print: 'Tipăriți',
    printOf: (module) => `Tipăriți dovezile: ${module}`,
    failed: 'Dovezile nu au putut fi încărcate',
    runAndTime: (run, time) => `Parcurgerea ${run}. Tipărit: ${time}.`,
    result: 'Rezultat',
    passed: 'Promovat',
    notPassed: 'Nepromovat',
    passedWithScore: (percent) => `Promovat, cel mai bun scor ${percent}\u00a0%`,
    notPassedWithScore: (percent) => `Nepromovat, cel mai bun scor ${percent}\u00a0%`,
    quiz: 'Test',
    noQuiz: 'Niciunul: modulul se finalizează prin vizionarea videoclipului',
    passMark: (percent) => `${percent}\u00a0% pentru promovare`,
    opened: 'Deschis',
    watched: 'Vizionat',
    watchedOf: ({ credited, length, percent }) =>
      `Timp contorizat: ${credited} dintr-un videoclip de ${length}, ${percent}\u00a0% vizionat`,
    passedOn: 'Promovat pe',
    passedAt: 'Promovat la',
    questionsSaved: 'Întrebări salvate',
    videoSaved: 'Videoclip salvat',
    notRecorded: 'Neînregistrat',
    sessions: 'Sesiuni de vizionare',
    session: ({ from, to }, details) => `${from} – ${to}: ${details.join(', ')}`,
    credited: (time) => `timp contorizat: ${time}`,
    filmNeverLoaded: 'videoclip niciodată încărcat',
    filmLoaded: (size) => `s-au încărcat ${size} din videoclip`,
    tryPassed: (attempt) => `${tryAndScore(attempt)}, promovat`,
    tryNotPassed: (attempt) => `${tryAndScore(attempt)}, nepromovat`,
    noAnswers: 'Răspunsurile nu se păstrau la acea vreme.',
    rightlyAnswered: (question) => `${question} – corect`,
    wronglyAnswered: (question) => `${question} – greșit`,
    lettered: (letter, option) => `${letter}) ${option}`,
    chosen: (option) => `${option} [ales]`,
    correct: (option) => `${option} [corect]`,
    chosenAndCorrect: (option) => `${option} [ales, corect]`,
    notAnswered: 'Fără răspuns.',
  },
};
