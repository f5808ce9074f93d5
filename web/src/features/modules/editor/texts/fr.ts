import { formatsOf } from '@portal/contract/formats';
import type { ModuleEditorTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: ModuleEditorTexts = {
  newModule: {
    title: 'Ajouter un module de formation',
    forCompany: (company) => `Pour ${company}`,
    legend: 'Le nouveau module',
    save: 'Enregistrer le module',
    saved: 'Module, vidéo et questions ajoutés',
    savedWithoutVideo: 'Module et questions ajoutés (sans vidéo)',
    savedWithoutQuestions: 'Module et vidéo ajoutés (sans questions)',
    stillNeeded: (things) => `Il manque encore\u00a0: ${things.join('\u202f; ')}`,
    needed: {
      name: 'un nom',
      content: 'une vidéo ou une question',
      duration: 'la durée de la vidéo',
      otherVideo: 'une autre vidéo',
      otherVideoOrNone: 'une autre vidéo, ou aucune',
      picture: 'l’image choisie',
      captions: 'des sous-titres lisibles, ou aucun',
    },
    unsaved: 'Le module que vous rédigez n’est pas encore enregistré et serait perdu.',
    beingSaved:
      'Le module est en cours d’enregistrement. Si vous quittez, il sera peut-être enregistré malgré tout.',
  },
  storedModule: {
    legend: 'Le module',
    replacementVideo: 'Vidéo de remplacement',
    save: 'Enregistrer les modifications',
    saved: 'Le module a été modifié',
    unsaved: 'Vos modifications de ce module ne sont pas encore enregistrées et seraient perdues.',
    beingSaved:
      'Vos modifications sont en cours d’enregistrement. Si vous quittez, elles seront peut-être enregistrées malgré tout.',
    changedElsewhere: 'Ce module a été modifié ailleurs depuis que vous l’avez ouvert.',
    compare: 'Comparer',
    deletedElsewhere:
      'Ce module a été supprimé ailleurs et ne peut donc plus être enregistré. Votre saisie est toujours là.',
    copy: 'Copier mon texte',
    copied: 'Votre texte est copié',
    copyRefused:
      'Ce navigateur ne permet pas de copier avec un bouton. Sélectionnez le texte et copiez-le.',
  },
  leavingStopsUpload:
    'La vidéo est encore en cours d’envoi. Si vous quittez, l’envoi s’arrête et rien n’est enregistré.',
  video: {
    formats: 'MP4, WebM ou Ogg',
    formatsWithLimit: (megabytes) => `MP4, WebM ou Ogg, au plus ${number(megabytes)}\u00a0Mo`,
    noPicture:
      'Ce navigateur n’affiche pas l’image de cette vidéo\u00a0: beaucoup de participants ne la verraient pas non plus. Un MP4 avec vidéo H.264 et son AAC se lit partout.',
    sendAnyway: 'Envoyer quand même',
    willBeRefused: (reason) => `${reason} Le portail la refusera.`,
    readingDuration: 'Lecture de la durée…',
    duration: (duration) => `Durée ${duration}`,
  },
  captions: {
    inAnotherLanguage: 'Sous-titres dans une autre langue',
    fileHint:
      'Un fichier WebVTT ou SubRip (.vtt, .srt), pour les participants qui n’entendent pas la vidéo ou la regardent sans le son',
    replace: 'Remplacer',
    keep: 'Garder',
    remove: 'Retirer',
    named: {
      replace: (name) => `Remplacer les sous-titres ${name}`,
      keep: (name) => `Garder les sous-titres ${name}`,
      remove: (name) => `Retirer les sous-titres ${name}`,
    },
    unnamed: {
      replace: 'Remplacer les sous-titres',
      keep: 'Garder les sous-titres',
      remove: 'Retirer les sous-titres',
    },
    state: {
      goWithVideo: (name) => `${name} – retirés avec la vidéo actuelle`,
      replaced: (name) => `${name} – remplacés à l’enregistrement`,
      removed: (name) => `${name} – retirés à l’enregistrement`,
    },
    added: (file) => `Nouveaux sous-titres ${file}`,
    removeFile: 'Retirer le fichier',
    removeFileNamed: (file) => `Retirer le fichier ${file}`,
    language: 'Langue des sous-titres',
    languageHint: 'Choisissez-en une, ou saisissez un code tel que fr-CA',
    label: 'Nom pour les participants',
    labelHint: 'À défaut, le nom de la langue',
    sameLanguage: 'Un autre nouveau fichier est dans la même langue.',
    unreadable: 'Ce fichier n’est plus lisible. Veuillez le choisir à nouveau.',
    firstLines: 'Premières lignes',
    areLettersRight: 'Les lettres sont-elles correctes\u202f?',
    alphabet: 'Alphabet du fichier',
    alphabetHint:
      'Le fichier ne l’indique pas. Choisissez-en un autre si les lettres ci-dessus sont fausses.',
    alphabets: {
      'windows-1252': 'Europe occidentale',
      'windows-1250': 'Europe centrale',
      'windows-1251': 'Cyrillique',
      'windows-1253': 'Grec',
      'windows-1254': 'Turc',
      'windows-1255': 'Hébreu',
      'windows-1256': 'Arabe',
      'windows-1257': 'Balte',
      macintosh: 'Europe occidentale (Mac)',
      gb18030: 'Chinois (simplifié)',
      big5: 'Chinois (traditionnel)',
      shift_jis: 'Japonais',
      'euc-kr': 'Coréen',
    },
    shiftByHours: (hours) =>
      plural(hours, {
        one: `Décaler de ${number(hours)} heure`,
        other: `Décaler de ${number(hours)} heures`,
      }),
    beginTooLate: ({ start, duration }) =>
      `Les sous-titres commencent à ${start}, après la fin de la vidéo (${duration}).`,
  },
  questions: {
    title: 'Questions',
    titleWithCount: (count) => `Questions (${count})`,
    hint: 'Les participants y répondent après la vidéo, s’il y en a une. Une vidéo sans questions est terminée une fois regardée.',
    addFirst: 'Ajouter une question',
    addAnother: 'Ajouter une autre question',
    edit: (place) => `Modifier la question ${place}`,
    remove: (place) => `Retirer la question ${place}`,
  },
  question: {
    newLegend: 'Nouvelle question',
    editLegend: 'Modifier la question',
    question: 'Question',
    explanation: 'Explication',
    explanationHint: 'Affichée aux participants une fois le quiz réussi.',
    add: 'Ajouter la question',
    update: 'Mettre à jour la question',
    options: 'Options',
    optionsHint: 'Marquez celle qui est correcte.',
    option: (place) => `Option ${place}`,
    optionIsCorrect: (place) => `L’option ${place} est correcte`,
    addOption: 'Ajouter une option',
    removeOption: (place) => `Retirer l’option ${place}`,
    keepOrder: 'Garder cet ordre des options',
    keepOrderProposed: 'Une option fait référence à d’autres. Garder cet ordre\u202f?',
    otherOrders: 'Chaque tentative les affiche dans un autre ordre.',
    thisOrder: 'Chaque tentative les affiche dans cet ordre.',
    thisOrderMarked: (labels) =>
      `Chaque tentative les affiche dans cet ordre, avec les repères ${labels.join(', ')}.`,
    fillIn: 'Veuillez remplir la question et toutes les options',
    markAnswer: 'Veuillez marquer la bonne réponse',
  },
  quiz: {
    title: 'Paramètres du quiz',
    passMarkHint: 'Part de bonnes réponses à atteindre. Relever ce seuil n’annule aucune réussite.',
    questionsDrawnHint:
      'Nombre de questions tirées au hasard à chaque tentative. Vide\u00a0: toutes.',
    triesMaxHint: (freeTries) =>
      `Ensuite, un administrateur doit rouvrir le quiz. Vide\u00a0: pas de limite, mais des temps d’attente après ${number(freeTries)} tentatives échouées.`,
    noQuestions: 'Le module ne contient aucune question.',
    tooFewQuestions: (count) =>
      plural(count, {
        one: `Le module ne contient que ${number(count)} question.`,
        other: `Le module ne contient que ${number(count)} questions.`,
      }),
  },
  ownCertificateHint:
    'Dès maintenant, chaque fois que le module est terminé, un certificat propre est délivré, en plus de celui de toute la formation.',
};
