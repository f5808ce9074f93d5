import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: Words = {
  status: {
    'not-started': 'Non commencé',
    'in-progress': 'En cours',
    failed: 'Dernière tentative échouée',
    completed: 'Terminé',
  },
  standing: {
    overdue: 'En retard',
    expired: 'Expiré',
    inGrace: 'Délai de tolérance',
    due: 'À terminer',
    renewalOpen: 'À renouveler',
    open: 'Ouvert',
    valid: 'Valable',
    waived: 'Dispense',
    paused: 'En pause',
    notRequired: 'Non obligatoire',
  },
  columns: {
    name: 'Nom',
    email: 'E-mail',
    company: 'Entreprise',
    password: 'Mot de passe',
    language: 'Langue',
    groups: 'Groupes',
    module: 'Module',
    completedOn: 'Terminé le',
    validUntil: 'Valable jusqu’au',
    certificate: 'Certificat',
    note: 'Remarque',
    problem: 'Problème',
  },
  newModules: (count) =>
    plural(count, {
      one: `${number(count)} nouveau module`,
      other: `${number(count)} nouveaux modules`,
    }),
  rights: { read: 'Lecture', people: 'Personnes', training: 'Formation' },
  scope: (place, right) => `${place} (${right})`,
  seesEverything: 'Voit tout',
  seesNothing: 'Ne voit rien',
  commandLine: 'Ligne de commande',
  deletedUser: (number) => `Utilisateur supprimé ${number}`,
  notLoggedIn: 'Votre session n’est plus active. Veuillez vous reconnecter.',
  noSuchModule: 'Ce module est introuvable ou vous n’y avez pas accès.',
  videoFirst: 'Veuillez terminer la vidéo avant de passer au quiz.',
  noQuiz: 'Ce module ne comporte pas de quiz.',
  companyInUse:
    'Impossible de supprimer l’entreprise\u00a0: des données associées ne peuvent pas être supprimées',
  durationUnread:
    'Veuillez attendre que la durée de la vidéo soit lue, ou essayez avec un autre fichier vidéo.',
  captionsTooLarge: 'Les sous-titres d’un enregistrement ne peuvent pas dépasser 256\u00a0Ko.',
  captionsUnknown:
    'Ce fichier ne contient pas de sous-titres. Dans un fichier WebVTT ou SubRip (.vtt, .srt), chaque sous-titre indique ses temps, par exemple «\u00a000:00:01.500 -->\u00a000:00:04.000\u00a0».',
  fileTooLarge: (megabytes) => `Le fichier dépasse la limite de ${number(megabytes)}\u00a0Mo.`,
};
