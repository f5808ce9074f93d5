import { formatsOf } from '@portal/contract/formats';
import type { FeedbackTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: FeedbackTexts = {
  ratingNames: { 1: 'Insuffisant', 2: 'Passable', 3: 'Bien', 4: 'Très bien', 5: 'Excellent' },
  rating: (rating, name) => `${rating} – ${name}`,
  stars: (rating, name) => `${rating} sur 5, ${name}`,
  starsOnly: (rating) => `${rating} sur 5`,
  ratings: (count) =>
    plural(count, { one: `${number(count)} note`, other: `${number(count)} notes` }),

  own: {
    give: 'Noter ce module',
    change: 'Modifier votre note',
    ofModule: (name) => `\u00a0: ${name}`,
    loading: 'Chargement de votre avis…',
    failedToLoad: 'Impossible de charger votre avis',
    offline: 'Vous êtes hors ligne. Votre avis se chargera au retour du réseau.',
  },

  form: {
    title: 'Comment avez-vous trouvé ce module\u202f?',
    text: 'Votre avis aide à l’améliorer pour les prochains participants.',
    titleAtEnd: 'Vous avez terminé votre formation\u202f!',
    textAtEnd:
      'Comment l’avez-vous trouvée\u202f? Votre avis aide à l’améliorer pour les prochains participants.',
    module: 'Module',
    rating: 'Votre note',
    required: '(obligatoire)',
    comment: 'Votre commentaire',
    placeholder:
      'Qu’est-ce qui vous a aidé, et qu’est-ce qui aurait pu vous aider davantage\u202f?',
    send: 'Envoyer l’avis',
    update: 'Mettre à jour l’avis',
    skip: 'Passer',
    sending: 'Envoi…',
    sent: 'Merci pour votre avis\u202f!',
    failed: 'Impossible d’envoyer l’avis. Veuillez réessayer.',
    leave: {
      title: 'Quitter sans envoyer\u202f?',
      text: 'Votre commentaire n’est pas encore envoyé et serait perdu.',
      confirm: 'Quitter',
    },
  },

  failedToLoad: 'Impossible de charger les avis. Veuillez réessayer.',
  failedToRefresh: 'Impossible de charger les avis',

  filters: {
    module: 'Module',
    allModules: 'Tous les modules',
    chosenModule: 'Le module choisi',
    searchModules: 'Rechercher un module noté',
    rating: 'Note',
    allRatings: 'Toutes les notes',
  },

  figures: {
    title: 'Chiffres',
    loading: 'Chargement des chiffres…',
    total: 'Total des avis',
    totalDetail: 'reçus',
    average: 'Note moyenne',
    averageDetail: 'sur 5',
    noAverage: 'Aucune note pour l’instant',
    trainees: 'Participants actifs',
    traineesDetail: 'ont donné un avis',
    modules: 'Modules notés',
    modulesDetail: 'au moins une fois',
  },

  distribution: {
    title: 'Répartition des notes',
    description: 'Combien de fois chaque note a été donnée.',
    caption: 'Combien de fois chaque note a été donnée',
    rating: 'Note',
    feedback: 'Avis',
    share: 'Part',
    ofMax: (max) => `sur ${max}`,
  },

  averages: {
    title: 'Moyenne par module',
    description: 'La plus basse en premier.',
    descriptionOfSome: (shown, total) =>
      `Les ${number(shown)} notes moyennes les plus basses sur ${number(total)}.`,
    caption: 'La note moyenne de chaque module, la plus basse en premier',
    module: 'Module',
    average: (max) => `Note moyenne sur ${max}`,
  },

  entries: {
    title: 'Ce que disent les participants',
    loading: 'Chargement des avis…',
    pages: 'Avis',
    none: {
      title: 'Aucun avis pour l’instant',
      text: 'Les participants peuvent noter chaque module qu’ils ont terminé. Leurs avis apparaissent ici.',
    },
    noMatch: {
      title: 'Aucun avis ne correspond à ces filtres',
      showAll: 'Afficher tous les avis',
    },
    label: (name) => `Avis\u00a0: ${name}`,
    unknownCompany: 'Entreprise inconnue',
    module: 'Module',
    noComment: 'Sans commentaire',
    rating: 'Note\u00a0: ',
  },
};
