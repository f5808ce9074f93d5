import type { PagesTexts } from './en.ts';

export const texts: PagesTexts = {
  company: {
    tabs: {
      modules: 'Modules',
      trainees: 'Participants',
      groups: 'Groupes',
      progress: 'Progression',
      help: 'Aide',
      feedback: 'Avis',
      settings: 'Paramètres',
    },
    titles: {
      modules: (company) => `${company} – Modules de formation`,
      trainees: (company) => `${company} – Participants`,
      groups: (company) => `${company} – Groupes`,
      progress: (company) => `${company} – Progression`,
      help: (company) => `${company} – Aide`,
      feedback: (company) => `${company} – Avis`,
      settings: (company) => `${company} – Paramètres`,
      company: (company) => `${company} – Entreprise`,
    },
    parts: (company) => `Rubriques\u00a0: ${company}`,
    whoMayJoin: 'Qui peut s’inscrire',
  },
  reports: {
    showAsCards: 'Afficher en cartes',
    weeklyReport: 'Rapport hebdomadaire',
    print: 'Imprimer',
    failed: 'Impossible de charger les rapports',
    loading: 'Chargement des entreprises…',
    none: {
      title: 'Aucune entreprise pour l’instant',
      message: 'Chaque entreprise a un rapport dès que vous l’avez ajoutée.',
      goToModules: 'Aller aux modules de formation',
    },
    noMatch: 'Aucune entreprise ne correspond à cette recherche',
  },
  evidence: {
    print: 'Imprimer',
    printOf: (module) => `Imprimer le justificatif\u00a0: ${module}`,
    failed: 'Impossible de charger le justificatif',
    runAndTime: (run, time) => `Cycle ${run}. Imprimé le ${time}.`,
    result: 'Résultat',
    passed: 'Réussi',
    notPassed: 'Non réussi',
    passedWithScore: (percent) => `Réussi, meilleur score ${percent}\u202f%`,
    notPassedWithScore: (percent) => `Non réussi, meilleur score ${percent}\u202f%`,
    quiz: 'Quiz',
    noQuiz: 'Aucun\u00a0: regarder la vidéo suffit',
    passMark: (percent) => `${percent}\u202f% pour réussir`,
    opened: 'Ouvert le',
    watched: 'Vidéo regardée',
    watchedOf: ({ credited, length, percent }) =>
      `${credited} pris en compte pour une vidéo de ${length}, ${percent}\u202f% regardés`,
    passedOn: 'Réussi le',
    passedAt: 'Réussite',
    questionsSaved: 'Questions enregistrées le',
    videoSaved: 'Vidéo enregistrée le',
    notRecorded: 'Non enregistré',
    sessions: 'Sessions de visionnage',
    session: ({ from, to }, details) => `Du ${from} au ${to}\u00a0: ${details.join(', ')}`,
    credited: (time) => `${time} pris en compte`,
    filmNeverLoaded: 'vidéo jamais chargée',
    filmLoaded: (size) => `${size} de la vidéo chargés`,
    tryPassed: (attempt) => `${tryAndScore(attempt)}, réussi`,
    tryNotPassed: (attempt) => `${tryAndScore(attempt)}, non réussi`,
    noAnswers: 'Les réponses n’étaient pas conservées à cette date.',
    rightlyAnswered: (question) => `${question} – juste`,
    wronglyAnswered: (question) => `${question} – faux`,
    lettered: (letter, option) => `${letter}) ${option}`,
    chosen: (option) => `${option} [choisie]`,
    correct: (option) => `${option} [correcte]`,
    chosenAndCorrect: (option) => `${option} [choisie, correcte]`,
    notAnswered: 'Sans réponse.',
  },
};

type Try = Parameters<PagesTexts['evidence']['tryPassed']>[0];

function tryAndScore({ number, time, percent, correct, questions, passMark }: Try): string {
  return `Tentative ${number}, ${time}\u00a0: ${percent}\u202f% (${correct} sur ${questions}), ${passMark}\u202f% pour réussir`;
}
