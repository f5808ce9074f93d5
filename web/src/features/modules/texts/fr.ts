import { formatsOf } from '@portal/contract/formats';
import type { ModulesTexts } from './en.ts';

const { list, number, plural } = formatsOf('fr');

const videos = (count: number) =>
  plural(count, { one: `${number(count)} vidéo`, other: `${number(count)} vidéos` });
const questions = (count: number) =>
  plural(count, { one: `${number(count)} question`, other: `${number(count)} questions` });
const tries = (count: number) =>
  plural(count, { one: `${number(count)} tentative`, other: `${number(count)} tentatives` });

const saveAsMp4 = 'Veuillez enregistrer la vidéo en MP4 avec vidéo H.264 et son AAC.';

export const texts: ModulesTexts = {
  fields: {
    name: 'Nom du module',
    description: 'Description',
    video: 'Vidéo',
    captions: 'Sous-titres',
    passMark: 'Seuil de réussite (%)',
    questionsDrawn: 'Questions par tentative',
    triesMax: 'Tentatives',
    ownCertificate: 'Certificat propre',
  },
  draft: 'Brouillon',
  draftHidden: 'Les participants ne le voient pas, car il n’a ni vidéo ni questions.',
  loadFailed: 'Impossible de charger les modules.',
  noneToReorder: 'Aucun module à réordonner',
  page: {
    add: 'Ajouter un module',
    reorder: 'Modifier l’ordre',
  },
  list: {
    label: 'Modules',
    loading: 'Chargement des modules…',
    empty: 'Aucun module pour l’instant',
    emptyHint:
      'Un module est une vidéo, un quiz ou les deux. Les participants les suivent dans l’ordre de cette liste.',
    addFirst: 'Ajouter le premier module',
  },
  row: {
    mcqs: questions,
    videos,
    duration: 'Durée',
    videoMissing: 'Vidéo manquante',
    videoMissingHint: 'Le fichier de sa vidéo n’est pas dans l’espace de stockage.',
    created: (date) => `Créé le ${date}`,
    createdBy: (date, admin) => `Créé le ${date} par ${admin}`,
    insightOf: (module) => `Analyse\u00a0: ${module}`,
    edit: (module) => `Modifier ${module}`,
    delete: (module) => `Supprimer ${module}`,
    continue: 'Continuer',
    continueNamed: (module) => `Continuer ${module}`,
    discard: 'Abandonner',
    discardNamed: (module) => `Abandonner ${module}`,
  },
  playbackLimits: {
    ogg: `Les navigateurs actuels ne lisent plus les vidéos Ogg (Theora). ${saveAsMp4}`,
    picture: `De nombreux navigateurs ne lisent pas le format d’image de cette vidéo. ${saveAsMp4}`,
    sound: `De nombreux navigateurs lisent cette vidéo sans le son. ${saveAsMp4}`,
    quicktime: `Certains navigateurs ne lisent pas les fichiers QuickTime. ${saveAsMp4}`,
  },
  captionsWarnings: {
    encodingGuessed:
      'Le fichier n’indique pas son encodage et a été lu comme un texte d’Europe occidentale (Windows-1252). Veuillez vérifier les lettres ou enregistrer le fichier en UTF-8.',
    leftOut: ({ lines, count, total }) => {
      const named = lines.join(', ');
      const more = count > lines.length ? ', …' : '';
      return plural(count, {
        one: `${number(count)} sous-titre sur ${number(total)} a été ignoré, car ses temps ne peuvent pas être affichés\u00a0: ligne ${named}.`,
        other: `${number(count)} sous-titres sur ${number(total)} ont été ignorés, car leurs temps ne peuvent pas être affichés\u00a0: lignes ${named}${more}.`,
      });
    },
    allLate:
      'Tous les sous-titres viennent après la fin de la vidéo, si bien qu’aucun n’est jamais affiché.',
    someLate:
      'Certains sous-titres viennent après la fin de la vidéo. Veuillez vérifier qu’ils lui correspondent.',
  },
  problems: {
    noPicture: (trainees) =>
      plural(trainees, {
        one: `${number(trainees)} participant n’a pas vu d’image.`,
        other: `${number(trainees)} participants n’ont pas vu d’image.`,
      }),
    noPictureOrMore: (trainees) => `${number(trainees)} participants ou plus n’ont pas vu d’image.`,
    cannotFinish: (trainees) =>
      plural(trainees, {
        one: `${number(trainees)} participant n’a pas pu regarder cette vidéo jusqu’à la fin.`,
        other: `${number(trainees)} participants n’ont pas pu regarder cette vidéo jusqu’à la fin.`,
      }),
    cannotFinishOrMore: (trainees) =>
      `${number(trainees)} participants ou plus n’ont pas pu regarder cette vidéo jusqu’à la fin.`,
  },
  dialog: {
    editTitle: 'Modifier le module',
    duration: 'Durée',
    questions: 'Questions',
    company: 'Entreprise',
    quiz: 'Quiz',
    quizSettings: ({ passMark, questionsDrawn, triesMax }) =>
      [
        `${passMark}\u202f% pour réussir`,
        ...(questionsDrawn === null ? [] : [`${questions(questionsDrawn)} par tentative`]),
        ...(triesMax === null ? [] : [tries(triesMax)]),
      ].join(', '),
    thenReplace: (warning) => `${warning} Remplacez ensuite la vidéo avec «\u00a0Modifier\u00a0».`,
    edit: 'Modifier',
    insight: 'Analyse',
    addAnother: 'Ajouter un autre module',
  },
  captions: {
    none: 'Pas de sous-titres',
    listed: (names) => `Sous-titres\u00a0: ${names.join(', ')}`,
    unnamed: 'Sous-titres',
    inLanguage: (name, language) => `${name} (${language})`,
  },
  questions: {
    title: 'Questions',
    none: 'Ce module n’a pas de questions.',
    explanation: 'Explication\u00a0:',
    correctAnswer: 'Bonne réponse',
    fixedOrder: 'Chaque tentative affiche les options dans cet ordre.',
  },
  video: {
    label: (module) => `Vidéo\u00a0: ${module}`,
    missing: 'Le fichier de cette vidéo est manquant',
    missingHint:
      'Il n’est plus dans l’espace de stockage\u00a0: les participants ne peuvent donc pas regarder la vidéo. Restaurez-le depuis une sauvegarde, ou envoyez la vidéo à nouveau.',
    unplayable: 'Impossible de lire la vidéo',
    unplayableHint:
      'Ce navigateur ne connaît peut-être pas son format, ou la connexion a été perdue.',
  },
  loadError: {
    title: 'Impossible de charger le module',
    notFound: 'Module introuvable',
    notFoundHint:
      'Ce module n’existe pas. Il a peut-être été supprimé, ou l’adresse contient une erreur.',
  },
  deletion: {
    title: 'Supprimer ce module\u202f?',
    confirm: 'Supprimer le module',
    deleting: 'Suppression…',
    deletedWith: (module) => {
      const content = [
        ...(module.videos === 0 ? [] : [videos(module.videos)]),
        ...(module.questions === 0 ? [] : [questions(module.questions)]),
        'toutes les progressions et tous les résultats associés',
      ];
      return `Le module ${module.name} est supprimé avec ${list(content)}.`;
    },
    invalid: 'Données du module non valides',
    failed: (reason) => `Impossible de supprimer le module\u00a0: ${reason}`,
  },
  company: {
    loading: 'Chargement de l’entreprise…',
    loadFailed: 'Impossible de charger les entreprises.',
    notFound: 'Entreprise introuvable',
    notFoundOrDeleted: 'Entreprise introuvable ou déjà supprimée',
    notFoundHint: 'L’adresse est peut-être ancienne ou contient une erreur.',
    backToCompanies: 'Retour aux entreprises',
  },
  leave: {
    title: 'Quitter sans enregistrer\u202f?',
    confirm: 'Quitter',
  },
  save: {
    saving: 'Enregistrement du module…',
    uploadCancelled: 'Envoi annulé.',
    retrySaves: 'Votre saisie est toujours là. «\u00a0Réessayer\u00a0» l’enregistre entièrement.',
    retrySavesWithoutUpload:
      'Votre saisie est toujours là, et il n’est pas nécessaire de renvoyer la vidéo. «\u00a0Réessayer\u00a0» enregistre le tout.',
    addFailed: (reason) =>
      `Impossible d’ajouter le module, la vidéo ou les questions\u00a0: ${reason}`,
    updateFailed: (reason) => `Impossible de modifier le module\u00a0: ${reason}`,
    noModuleId: 'Impossible de créer le module\u00a0: le serveur n’a pas renvoyé d’identifiant',
    aboutCaptions: (module) => `Sous-titres du module «\u00a0${module}\u00a0»`,
    withoutPicture: 'Enregistré sans image',
    choosePicture: 'Vous pouvez en choisir une avec «\u00a0Modifier\u00a0».',
  },
};
