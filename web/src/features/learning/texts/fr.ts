import { formatsOf } from '@portal/contract/formats';
import type { LearningTexts } from './en.ts';

const { list, number, plural } = formatsOf('fr');

export const texts: LearningTexts = {
  percent: (percent) => `${percent}\u202f%`,
  backToTraining: 'Retour à la formation',
  ofModule: (module) => `\u00a0: ${module}`,
  actions: { start: 'Commencer', continue: 'Continuer', review: 'Revoir' },
  moduleStatus: { current: 'Actuel', locked: 'Verrouillé' },
  loading: {
    training: 'Chargement de votre formation…',
    progress: 'Chargement de votre progression…',
    module: 'Chargement du module…',
    result: 'Chargement de votre résultat…',
  },
  loadError: {
    denied: 'Accès refusé',
    dashboard: {
      title: 'Impossible de charger le tableau de bord',
      toast: 'Impossible de charger le tableau de bord',
      message: 'Les données du tableau de bord n’ont pas pu être chargées. Actualisez la page.',
    },
    progress: {
      title: 'Impossible de charger la progression',
      toast: 'Impossible de charger la progression',
      message: 'Les données de progression n’ont pas pu être chargées. Actualisez la page.',
    },
    refresh: 'Actualiser la page',
    refreshing: 'Actualisation…',
  },
  noModules: {
    title: 'Aucun module de formation disponible',
    description:
      'Votre entreprise n’a pas encore de formation pour vous. Elle apparaîtra ici dès qu’il y en aura une.',
  },

  length: {
    none: 'Pas de vidéo',
    belowMinute: '<\u00a01\u00a0min',
    short: (minutes) => `${number(minutes)}\u00a0min`,
    minutes: (minutes) => `${number(minutes)}\u00a0min`,
  },

  nextStep: {
    continueAt: (time) => `Reprendre à ${time}`,
    takeQuiz: 'Faire le quiz',
    tryQuizAgain: 'Réessayer le quiz',
    tryAgainIn: (minutes) => `Réessayer dans ${number(minutes)}\u00a0min`,
    askAdmin: 'Contacter un administrateur',
  },

  locked: {
    finishFirst: (module) => `Terminez d’abord «\u00a0${module}\u00a0».`,
    open: (module) => `Ouvrir ${module}`,
    continueAt: ({ module, time }) => `Reprendre ${module} à ${time}`,
  },

  average: {
    noQuiz: 'Pas de quiz dans cette formation',
    noneTaken: 'Aucun quiz effectué pour l’instant',
    ofTaken: (percent) => `Quiz effectués\u00a0: ${percent}\u202f%`,
  },

  ofModules: (total) => `sur ${number(total)}`,
  completedOfModules: (completed, total) => `${completed} sur ${number(total)}`,

  completed: {
    seeResult: 'Voir votre résultat',
    youCompletedOn: (date) => `Vous avez terminé votre formation le ${date}.`,
    completedWithNew: (date, added) =>
      plural(added, {
        one: `Formation terminée le ${date}\u202f; ${number(added)} nouveau module`,
        other: `Formation terminée le ${date}\u202f; ${number(added)} nouveaux modules`,
      }),
  },

  restarted: {
    now: 'Votre formation a été relancée, à partir du premier module. Vos résultats précédents sont conservés.',
    quizAnswersLost:
      'Les réponses de quiz que vous n’aviez pas envoyées n’ont pas pu être reprises.',
    startedAgainOn: (date) =>
      `Votre formation a été relancée le ${date}. Vos résultats précédents sont conservés.`,
    seeEarlierResult: 'Voir votre résultat précédent',
  },

  dashboard: {
    welcome: (name) => `Bienvenue, ${name}`,
    trainingAt: (company) => `Votre formation chez ${company}`,
    upNext: 'À suivre',
    continue: 'Continuer',
    quiz: 'Quiz',
    continueModule: (module) => `Continuer\u00a0: ${module}`,
    continueModuleBy: ({ module, step }) => `Continuer\u00a0: ${module}, ${step}`,
    overallProgress: 'Progression globale',
    modulesCompleted: 'Modules terminés',
    averageScore: 'Score moyen',
    currentModule: 'Module actuel',
    allCompleted: 'Tous les modules terminés',
    noCurrentModule: 'Aucun',
    path: 'Votre parcours de formation',
    at: (time) => `à ${time}`,
    modules: 'Modules de formation',
    completedModules: (count) =>
      plural(count, {
        one: `${number(count)} module terminé`,
        other: `${number(count)} modules terminés`,
      }),
  },

  card: {
    module: (place) => `Module ${place}`,
    videoLength: 'Durée de la vidéo\u00a0:',
    score: (percent) => `Score\u00a0: ${percent}\u202f%`,
    quizNotPassed: 'Quiz non réussi',
    videoWatched: 'Vidéo regardée',
  },

  progress: {
    overallProgress: 'Progression globale',
    ofTraining: 'de votre formation',
    ring: 'Progression globale',
    modulesCompleted: 'Modules terminés',
    averageScore: 'Score moyen',
    overAllQuizzes: 'sur tous les quiz',
    timeInvested: 'Temps consacré',
    belowMinute: '<\u00a01\u00a0min',
    ofVideos: 'de vidéo',
    minutesOfVideos: (minutes) =>
      plural(minutes, { one: 'minute de vidéo', other: 'minutes de vidéo' }),
    modules: 'Modules',
    duration: 'Durée',
    timeSpent: 'Temps passé',
    quizRequired: (passMark) => `Quiz obligatoire (${passMark}\u202f% pour réussir)`,
    score: 'Score',
    bestScore: 'Pas encore réussi, meilleur score',
  },

  module: {
    notFound: 'Module introuvable',
    isLocked: 'Ce module est verrouillé',
    notLoaded: 'Impossible de charger ce module',
    status: 'État du module',
    video: 'Vidéo',
    quiz: 'Quiz',
    watched: (percent) => `${percent}\u202f% regardés`,
    quizNotTaken: 'Pas encore effectué',
    quizNotPassed: (bestScore) => `Non réussi, meilleur score ${bestScore}\u202f%`,
    quizPassed: (score) => `Réussi avec ${score}\u202f%`,
    next: (module) => `Suivant\u00a0: ${module}`,
  },

  video: {
    playHere: 'Lire ici',
    thisElsewhere: 'Cette vidéo est en cours de lecture dans un autre onglet.',
    anotherElsewhere: 'Une autre vidéo est en cours de lecture dans un autre onglet.',
    moduleCompleted: 'Module terminé\u202f! Vous pouvez maintenant passer au module suivant.',
    unwatched: ({ missing, from }) =>
      `Il reste ${missing} de cette vidéo à regarder. Vous pouvez continuer à partir de ${from}.`,
    progress: 'Progression de la vidéo',
    watched: 'Regardée',
    markAsWatched: 'Marquer comme regardée',
    markAsWatchedAt: (percent) => `Marquer comme regardée (${percent}\u202f%)`,
    marking: 'Enregistrement…',
    notMarked: 'Impossible de marquer la vidéo comme regardée. Veuillez réessayer.',
    ended: 'Vous avez regardé cette vidéo.',
    saving: 'Enregistrement du visionnage…',
    notSaved: 'Votre visionnage n’est pas encore enregistré.',
    nextModule: 'Module suivant',
    watchAgain: 'Revoir',
  },

  result: {
    title: 'Votre résultat',
    notLoaded: 'Impossible de charger votre résultat.',
    notLoadedBecause: (reason) => `Impossible de charger votre résultat. ${reason}`,
    none: 'Aucun résultat pour l’instant',
    noneDescription: 'Votre résultat apparaîtra ici lorsque vous aurez terminé tous les modules.',
    goToTraining: 'Aller à ma formation',
    others: 'Autres résultats',
    completedOn: (company, date) => `${company}, formation terminée le ${date}`,
    trainingCompleted: 'Formation terminée',
    completedTrainingOf: (company) => `Vous avez terminé la formation chez ${company}.`,
    begun: 'Début',
    completed: 'Fin',
    averageScore: 'Score moyen',
    noQuiz: 'Pas de quiz',
    time: 'Temps',
    modules: (count) =>
      plural(count, { one: `${number(count)} module`, other: `${number(count)} modules` }),
    completedModules: 'Modules terminés',
    addedLater: 'Ajoutés plus tard',
    modulesAddedLater: 'Modules ajoutés plus tard',
    completedBy: {
      takenOut: 'Tous les modules qu’il vous restait à terminer ont été retirés.',
      deleted: (module) => `«\u00a0${module}\u00a0» ne fait plus partie de votre formation.`,
      changed: (module) =>
        `Vos résultats étaient suffisants après une modification de «\u00a0${module}\u00a0».`,
    },
  },

  renewal: {
    renew: 'Renouveler',
    renewing: 'Début du renouvellement…',
    continue: 'Continuer le renouvellement',
    ofModule: (when, module) => `${when}\u00a0: ${module}`,
    allDone: (day) => `Tout est fait – prochaine échéance le ${day}`,
    earlierCounts: 'Votre réussite précédente compte jusqu’à sa fin de validité.',
    toRenew:
      'Renouvelez ce module pour le suivre de nouveau. Vos résultats précédents sont conservés.',
  },

  why: {
    question: 'Pourquoi ai-je ce module\u00a0?',
    everyone: 'Parce que tout le monde le suit dans votre entreprise.',
    groups: (names) => `Parce que vous faites partie de ${list(names)}.`,
    edition: ({ day, reason }) => `Parce qu’il doit être refait depuis le ${day}\u00a0: ${reason}`,
    recorded: 'Un résultat antérieur a été enregistré pour vous.',
  },
};
