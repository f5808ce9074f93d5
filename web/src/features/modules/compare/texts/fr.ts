import type { ModuleVersionsTexts } from './en.ts';

export const texts: ModuleVersionsTexts = {
  title: 'Ce module a été modifié ailleurs',
  description: 'Vos modifications ne sont pas encore enregistrées. Choisissez la version à garder.',
  choices:
    '«\u00a0Garder la mienne\u00a0» enregistre vos modifications\u202f; ce que vous n’avez pas modifié reste tel qu’il a été enregistré ailleurs. «\u00a0Afficher l’autre\u00a0» abandonne vos modifications.',
  back: 'Revenir à la saisie',
  showTheirs: 'Afficher l’autre',
  keepMine: 'Garder la mienne',
  loading: 'Chargement de l’autre version…',
  loadFailed: 'Impossible de charger l’autre version',
  yours: 'La vôtre',
  theirs: 'L’autre',
  unchanged: 'Aucune modification de votre part.',
  fields: {
    picture: 'Image',
    question: (place) => `Question ${place}`,
  },
  empty: 'Vide',
  switchedOn: 'Activé',
  switchedOff: 'Désactivé',
  video: {
    none: 'Pas de vidéo',
    chosen: ({ file, length }) => `${file} (${length})`,
    another: (length) => `Une autre vidéo (${length})`,
    asBefore: (length) => `La même vidéo qu’avant (${length})`,
  },
  picture: {
    none: 'Pas d’image',
    chosen: 'Une nouvelle image',
    another: 'Une autre image',
    asBefore: 'La même image qu’avant',
  },
  captions: {
    none: 'Pas de sous-titres',
    without: (name) => `Sans ${name}`,
    added: (name) => `Nouveaux\u00a0: ${name}`,
  },
  question: {
    none: 'Pas de question',
    fixedOrder: 'Les options gardent cet ordre.',
    explanation: (explanation) => `Explication\u00a0: ${explanation}`,
  },
};
