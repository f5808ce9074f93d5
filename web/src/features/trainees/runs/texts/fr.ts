import type { RunsTexts } from './en.ts';

export const texts: RunsTexts = {
  run: (number) => `Cycle ${number}`,
  dates: {
    period: (from, to) => `${from} – ${to}`,
    today: 'aujourd’hui',
  },
  result: {
    completed: 'Terminé',
    notCompleted: 'Non terminé',
    on: (date) => `le ${date}`,
    progress: (percent) => `${percent}\u202f%`,
  },
  earlierRuns: {
    title: 'Cycles précédents',
    caption: 'Cycles précédents',
    loadFailed: (reason) => `Impossible de charger les cycles. ${reason}`,
    columns: { number: 'Cycle', dates: 'Dates', company: 'Entreprise', result: 'Résultat' },
  },
  trainAgain: {
    button: 'Relancer la formation',
    title: (name) => `Relancer la formation pour ${name}\u202f?`,
    confirm: 'Relancer la formation',
    starting: 'Lancement…',
    effects: 'Un nouveau cycle commence immédiatement\u00a0:',
    begins: (name) =>
      `${name} commence par le premier module et déverrouille à nouveau les autres un par un.`,
    endsCompleted: (number) =>
      `Le cycle ${number} prend fin (terminé). Ses résultats restent, sous «\u00a0Cycles précédents\u00a0».`,
    endsIncomplete: ({ number, percent }) =>
      `Le cycle ${number} prend fin (terminé à ${percent}\u202f%). Ses résultats restent, sous «\u00a0Cycles précédents\u00a0».`,
    answersLost: 'Les réponses d’un quiz qui n’est pas encore envoyé sont perdues.',
    started: ({ name, number }) =>
      `Formation relancée pour ${name}\u00a0: le cycle ${number} a commencé`,
    notStarted: (name) => `Aucun nouveau cycle n’a été lancé pour ${name}`,
  },
  page: {
    runOf: ({ number, name }) => `Cycle ${number}\u00a0: ${name}`,
    unnamed: 'Cycle précédent',
    back: 'Retour au cycle actuel',
    isEarlier: 'Voici un cycle précédent, tel qu’il était à sa fin. Il ne change plus.',
    timeInvested: 'Temps consacré',
    result: 'Résultat',
    noModules: {
      title: 'Aucun module',
      reason: 'L’entreprise n’avait pas de modules de formation.',
    },
    loadFailed: 'Impossible de charger le cycle',
    notFound: {
      title: 'Cycle introuvable',
      reason: 'Le participant a peut-être été supprimé, ou l’adresse n’est pas tout à fait exacte.',
    },
  },
};
