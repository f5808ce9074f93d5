import { formatsOf } from '@portal/contract/formats';
import type { ReportsTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: ReportsTexts = {
  page: {
    title: 'Rapport de formation',
    titleOf: (company) => `Rapport de formation\u00a0: ${company}`,
    documentTitle: (company) => `Rapport\u00a0: ${company}`,
    back: 'Tous les rapports',
    timeZone: (timeZone) => `Toutes les dates sont dans le fuseau horaire ${timeZone}.`,
    loading: 'Chargement du rapport…',
    loadFailed: 'Impossible de charger le rapport',
    print: 'Imprimer',
    printFailed: 'Impossible de charger le rapport',
    showMore: 'Afficher plus de participants',
  },
  section: { title: 'Rapport', link: 'Rapport', printOrDownload: 'Imprimer ou télécharger' },
  paper: {
    printed: ({ now, timeZone }) =>
      `${now}. Toutes les dates sont dans le fuseau horaire ${timeZone}.`,
    isPart: ({ shown, total }) =>
      `Voici les ${number(shown)} premiers participants sur ${number(total)} par ordre alphabétique. Le fichier téléchargé les contient tous.`,
  },
  figures: {
    title: 'Chiffres',
    people: 'Participants',
    completed: 'Ont terminé',
    averageScore: 'Score moyen',
    stuck: 'Bloqués',
    completedPercent: (percent) => `${number(percent)}\u202f%`,
    scorePercent: (percent) => `${percent}\u202f%`,
    completedOf: ({ completed, people }) => `${number(completed)} sur ${number(people)}`,
    stuckAfter: (days) => `Aucune progression depuis plus de ${number(days)} jours`,
    counted: (time) => `Chiffres calculés\u00a0: ${time}`,
  },
  trainees: {
    title: (company) => `Participants\u00a0: ${company}`,
    noTrainees: {
      title: 'Aucun participant pour l’instant',
      hint: 'Le rapport présente les participants de l’entreprise avec leurs modules.',
    },
    noMembers: {
      title: 'Aucun participant dans cette sélection',
      hint: 'Choisissez un autre groupe, ou tous les groupes.',
    },
    noModules: {
      title: 'Aucun module pour l’instant',
      hint: 'Le rapport présente le résultat de chaque participant dans chaque module de l’entreprise.',
      open: 'Ouvrir les modules de l’entreprise',
    },
    inWords: 'Mots au lieu de symboles',
    trainee: 'Participant',
    noCertificate: 'Aucun',
    passMark: (percent) => `Seuil de réussite ${percent}\u202f%`,
    modulesCompleted: ({ completed, total }) =>
      plural(completed, {
        one: `${number(completed)} module terminé sur ${number(total)}`,
        other: `${number(completed)} modules terminés sur ${number(total)}`,
      }),
    completedOn: (date) => `Formation terminée le ${date}`,
    completedWithNew: (date, newModules) => `Formation terminée le ${date}\u202f; ${newModules}`,
  },
  result: {
    score: (percent) => `${percent}\u202f%`,
    on: (date) => `le ${date}`,
    opened: (date) => `ouvert le ${date}`,
    inOneLine: ({ status, score, completedOn, openedOn }) => {
      const begin = score === null ? status : `${status} ${score}\u202f%`;
      const completed = completedOn === null ? '' : `, le ${completedOn}`;
      const opened = openedOn === null ? '' : `, ouvert le ${openedOn}`;
      return `${begin}${completed}${opened}`;
    },
    symbols: 'Symboles',
  },
};
