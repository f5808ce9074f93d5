import type { ModuleOrderTexts } from './en.ts';

export const texts: ModuleOrderTexts = {
  title: 'Modifier l’ordre des modules',
  changed: 'Ordre modifié',
  dragHint: 'Faites glisser un module par sa poignée, ou utilisez les flèches à côté.',
  keysHint:
    'Sur une poignée, Espace saisit le module. Les flèches le déplacent, Espace le dépose, Échap annule.',
  outdated:
    'L’ordre a été modifié ailleurs depuis que vous avez commencé. En enregistrant, vous le remplacez par le vôtre.',
  save: 'Enregistrer l’ordre',
  saved: 'Ordre des modules enregistré',
  unsaved: 'Le nouvel ordre n’est pas encore enregistré et serait perdu.',
  handle: ({ name, place, count }) => `Déplacer ${name}, position ${place} sur ${count}`,
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  announcements: {
    lifted: ({ name, place, count }) =>
      `Module saisi\u00a0: ${name}, position ${place} sur ${count}. Les flèches le déplacent, Espace le dépose, Échap annule.`,
    moved: ({ name, place, count }) => `${name}, position ${place} sur ${count}.`,
    dropped: ({ name, place, count }) =>
      `Module déposé\u00a0: ${name}, position ${place} sur ${count}.`,
    cancelled: ({ name, place, count }) =>
      `Annulé. Retour du module ${name} à la position ${place} sur ${count}.`,
  },
  noCompany: 'Aucune entreprise sélectionnée',
  failed: 'Impossible de modifier l’ordre des modules',
  failedTryAgain: 'Impossible de modifier l’ordre des modules. Veuillez réessayer.',
};
