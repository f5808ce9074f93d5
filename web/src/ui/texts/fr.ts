import { formatsOf } from '@portal/contract/formats';
import type { UiTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: UiTexts = {
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  delete: 'Supprimer',
  undo: 'Annuler',
  retry: 'Réessayer',
  tryAgain: 'Réessayer',
  loading: 'Chargement…',
  back: 'Retour',
  retrying: 'Nouvel essai…',
  reload: 'Recharger',
  dismiss: 'Masquer',
  stay: 'Rester',
  somethingWentWrong: 'Une erreur s’est produite',
  optional: '(facultatif)',
  labelBefore: (label) => `${label}\u00a0: `,
  notLatest: (failure, message) =>
    `${failure}\u00a0: les données affichées ne sont pas à jour. ${message}`,
  part: {
    failed: 'Impossible d’afficher cette partie de la page.',
    notLoaded:
      'Impossible de charger cette partie. Si le portail a été mis à jour, enregistrez votre travail et rechargez la page.',
  },
  presence: { online: 'En ligne', offline: 'Hors ligne' },
  percent: (percent) => `${percent}\u202f%`,
  lessThanOnePercent: '<\u00a01\u202f%',
  moreThan99Percent: '>\u00a099\u202f%',
  deviceName: (browser, system) => `${browser} sur ${system}`,
  duration: {
    lessThanOneMinute: '<\u00a01\u00a0min',
    minutes: (minutes) => `${minutes}\u00a0min`,
    hours: (hours) => `${hours}\u00a0h`,
    hoursAndMinutes: (hours, minutes) => `${hours}\u00a0h ${minutes}\u00a0min`,
  },
  timeLeft: {
    fewSeconds: 'quelques secondes restantes',
    seconds: (count) =>
      plural(count, { one: `${count} seconde restante`, other: `${count} secondes restantes` }),
    minutes: (count) =>
      plural(count, { one: `${count} minute restante`, other: `${count} minutes restantes` }),
    hours: (count) =>
      plural(count, { one: `${count} heure restante`, other: `${count} heures restantes` }),
  },
  fileSize: {
    bytes: (size) =>
      plural(size, { one: `${number(size)} octet`, other: `${number(size)} octets` }),
    kilobytes: (size) => `${number(size)}\u00a0Ko`,
    megabytes: (size) => `${number(size)}\u00a0Mo`,
    gigabytes: (size) => `${number(size)}\u00a0Go`,
    terabytes: (size) => `${number(size)}\u00a0To`,
  },
  companyFilter: {
    label: 'Entreprise',
    all: 'Toutes les entreprises',
    deleted: 'Entreprise supprimée',
    search: 'Rechercher une entreprise',
  },
  confirm: {
    typeName: (name) => `Saisissez ${name} pour confirmer`,
  },
  copy: {
    copied: 'Copié',
    labelCopied: (label) => `Copié\u00a0: ${label}`,
    selected: 'Le texte est sélectionné\u00a0: copiez-le avec le clavier.',
    sendByMail: 'Envoyer par e-mail',
  },
  download: {
    label: 'Télécharger',
    preparing: 'Préparation…',
    started: (fileName) => `Téléchargement en cours\u00a0: ${fileName}`,
    failed: 'Le téléchargement a échoué',
  },
  file: {
    choose: 'Choisissez un fichier',
    orDrop: 'ou déposez-le ici',
    chooseAnother: (size) => `${size} · Choisir un autre fichier`,
    remove: 'Retirer le fichier',
    refused: (fileName, advice) =>
      `«\u00a0${fileName}\u00a0» ne peut pas être utilisé ici. ${advice}`,
    refusedBesideChosen: (fileName, chosen) =>
      `«\u00a0${fileName}\u00a0» ne peut pas être utilisé ici. «\u00a0${chosen}\u00a0» reste choisi.`,
    chooseOtherType: 'Veuillez choisir un fichier de l’un des types indiqués ci-dessus.',
    several: 'Veuillez déposer un seul fichier à la fois.',
    severalBesideChosen: (chosen) =>
      `Veuillez déposer un seul fichier à la fois. «\u00a0${chosen}\u00a0» reste choisi.`,
  },
  filters: { label: 'Filtres', clear: 'Effacer les filtres' },
  groupFilter: {
    label: 'Groupe',
    all: 'Tous les groupes',
    none: 'Dans aucun groupe',
    chosen: 'Dans le groupe choisi',
    deleted: 'Dans un groupe supprimé',
  },
  limited: {
    all: 'Tout ce que vous voyez',
    more: (count) => plural(count, { one: '1 autre', other: `${number(count)} autres` }),
    nothing:
      'Vous ne voyez aucune entreprise pour le moment. Un administrateur qui voit tout le portail peut le changer.',
    removal:
      'Vous ne voyez que les membres de vos groupes. Une personne qui n’est ensuite dans aucun d’eux n’apparaît plus dans vos listes, et vous ne pouvez pas l’annuler.',
  },
  showTable: 'Afficher en tableau',
  list: {
    more: (count) =>
      plural(count, {
        one: `Encore ${number(count)} résultat. Continuez la saisie pour réduire la liste.`,
        other: `Encore ${number(count)} résultats. Continuez la saisie pour réduire la liste.`,
      }),
    results: (count) =>
      plural(count, { one: `${number(count)} résultat`, other: `${number(count)} résultats` }),
    search: 'Rechercher…',
    empty: 'Rien à choisir pour l’instant.',
    noMatch: 'Aucun résultat.',
  },
  pageActions: 'Plus d’actions',
  pagination: {
    label: (list) => `${list}\u00a0: pages`,
    page: (page, count) => `Page ${number(page)} sur ${number(count)}`,
    previous: 'Page précédente',
    next: 'Page suivante',
    open: (page) => `Page ${page}`,
  },
  password: { show: 'Afficher le mot de passe' },
  person: { name: 'Nom complet', email: 'E-mail' },
  search: { clear: 'Effacer la recherche' },
  selection: {
    label: 'Sélection',
    clear: 'Tout désélectionner',
    allOnPage: 'Tout sélectionner sur cette page',
  },
  textarea: {
    characters: (length, limit) =>
      plural(length, {
        one: `${length} caractère sur ${limit}`,
        other: `${length} caractères sur ${limit}`,
      }),
    tooMany: (count) =>
      plural(count, {
        one: `${number(count)} caractère en trop`,
        other: `${number(count)} caractères en trop`,
      }),
    left: (count) =>
      plural(count, {
        one: `${number(count)} caractère restant`,
        other: `${number(count)} caractères restants`,
      }),
  },
  theme: { switchToDark: 'Passer au thème sombre', switchToLight: 'Passer au thème clair' },
  toasts: {
    label: 'Notifications',
    close: 'Fermer la notification',
    howToUndo: (list, press) => `Pour annuler, appuyez sur ${list}, puis sur ${press}.`,
    enterKey: 'Entrée',
  },
  track: { done: 'Terminé\u00a0: ', current: 'Actuel\u00a0: ', locked: 'Verrouillé\u00a0: ' },
  upload: {
    label: (fileName) => `Envoi\u00a0: ${fileName}`,
    sending: ({ sent, total, percent, left }) =>
      `${sent} sur ${total} · ${percent}\u202f%${left === null ? '' : ` · ${left}`}`,
    spoken: (percent, left) =>
      left === null ? `${percent}\u202f% envoyés` : `${percent}\u202f% envoyés, ${left}`,
    checking: 'Envoyé. Vérification du fichier…',
    done: 'Envoyé',
  },
};
