import { formatsOf } from '@portal/contract/formats';
import type { TraineeTexts } from './en.ts';

const { duration, list, number, plural } = formatsOf('fr');

const trainees = (count: number) =>
  plural(count, { one: `${number(count)} participant`, other: `${number(count)} participants` });

/** `isFiltered`: the list shows only a part of the trainees, which are meant. */
const traineesOfList = (count: number, isFiltered: boolean) =>
  isFiltered ? `${trainees(count)} (liste filtrée)` : trainees(count);

const oneDecimal = (value: number) => number(Math.round(value * 10) / 10);

export const noMailServer =
  'Aucun serveur d’e-mails n’est configuré\u00a0: les invitations sont seulement écrites dans le dossier d’envoi du portail, où l’exploitant les trouve.';

export const texts: TraineeTexts = {
  traineesOfList,
  percent: (percent) => `${percent}\u202f%`,
  modulesOf: (completed, total) =>
    plural(total, {
      one: `${completed} sur ${number(total)} module`,
      other: `${completed} sur ${number(total)} modules`,
    }),
  completedOn: (date) => `Formation terminée le ${date}`,
  completedWithNew: (date, newModules) => `Formation terminée le ${date}\u202f; ${newModules}`,
  unknownCompany: 'Entreprise inconnue',
  backToTrainees: 'Retour aux participants',
  refresh: 'Actualiser',
  refreshing: 'Actualisation…',
  updating: 'Mise à jour…',
  lastUpdated: (time) => `Dernière mise à jour\u00a0: ${time}`,
  edit: 'Modifier',
  refused: {
    'mailbox-unknown': 'Invitation refusée\u00a0: boîte aux lettres inconnue',
    'mailbox-full': 'Invitation refusée\u00a0: boîte aux lettres pleine',
    'address-invalid': 'Invitation refusée\u00a0: adresse non valide',
    'refused-by-policy': 'Invitation refusée\u00a0: contraire aux règles du serveur d’e-mails',
    other: 'Invitation refusée par le serveur d’e-mails',
  },
  refusal: {
    advice:
      'Corrigez l’e-mail sous «\u00a0Modifier\u00a0», ce qui envoie une nouvelle invitation, ou renvoyez-la.',
    reply: 'Réponse du serveur d’e-mails',
  },

  list: {
    label: 'Participants',
    add: 'Ajouter un participant',
    import: 'Importer',
    importTrainees: 'Importer des participants',
    importResults: 'Importer des résultats antérieurs',
    export: 'Exporter',
    loading: 'Chargement des participants…',
    notLoaded: 'Impossible de charger les participants',
    retrying: 'Nouvel essai de chargement des participants…',
    refreshed: 'Participants actualisés',
    search: 'Rechercher un participant',
    searchPlaceholder: 'Nom, e-mail ou entreprise',
    status: 'Statut',
    everyStatus: 'Tous les statuts',
    statuses: {
      stuck: 'Bloqué depuis plus de 7 jours',
      'not-completed': 'Non terminé',
      'invitation-refused': 'Invitation refusée',
    },
    statusInModule: 'Statut dans le module',
    inTraining: 'Dans toute la formation',
    inModule: (name) => `Dans ${name}`,
    inChosenModule: 'Dans le module choisi',
    inDeletedModule: 'Dans un module supprimé',
    sortBy: 'Trier par',
    sorts: {
      name: 'Nom A–Z',
      '-name': 'Nom Z–A',
      newest: 'Plus récents d’abord',
      oldest: 'Plus anciens d’abord',
      email: 'E-mail A–Z',
      '-email': 'E-mail Z–A',
      '-progress': 'Plus avancés d’abord',
      progress: 'Moins avancés d’abord',
      '-score': 'Meilleur score d’abord',
      score: 'Score le plus bas d’abord',
      '-active': 'Derniers actifs d’abord',
      active: 'Plus longtemps inactifs d’abord',
      standing: 'Situation la plus critique d’abord',
      '-standing': 'Meilleure situation d’abord',
      due: 'Échéance la plus proche d’abord',
      '-due': 'Échéance la plus lointaine d’abord',
    },
    showingAll: trainees,
    showingRange: (first, last, total) => `${number(first)}–${number(last)} sur ${trainees(total)}`,
    found: (count) =>
      plural(count, {
        one: `${number(count)} participant trouvé`,
        other: `${number(count)} participants trouvés`,
      }),
    byStatus: 'Participants par statut',
    standing: 'Situation',
    everyStanding: 'Toutes les situations',
    due: 'Échéance',
    everyDue: 'Toutes les échéances',
    dueWithin: { week: 'Échéance sous 7 jours', month: 'Échéance sous 30 jours' },
    dueBetween: 'Échéance du – au…',
    dueFrom: 'Échéance à partir du',
    dueUntil: 'Échéance jusqu’au',
  },

  table: {
    caption: 'Participants et leur progression',
    trainee: 'Participant',
    company: 'Entreprise',
    progress: 'Progression',
    averageScore: 'Score moyen',
    time: 'Temps',
    joined: 'Inscription',
    lastActive: 'Dernière activité',
    standing: 'Situation',
    actions: 'Actions',
    overallProgressOf: (name) => `Progression globale\u00a0: ${name}`,
    stuck: 'Bloqué',
    invited: (date) => `Invitation le ${date}`,
    opened: (date) => `Début le ${date}`,
    reminded: (time) => `Rappel ${time}`,
    viewProgress: 'Voir la progression',
    viewProgressOf: (name) => `Voir la progression\u00a0: ${name}`,
    editOne: (name) => `Modifier ${name}`,
    deleteOne: (name) => `Supprimer ${name}`,
    selectOne: (name) => `Sélectionner ${name}`,
  },

  none: {
    title: 'Aucun participant trouvé',
    noMatch: 'Aucun participant ne correspond à votre recherche.',
    noneContains: (search) =>
      `Aucun nom, e-mail ou entreprise ne contient «\u00a0${search}\u00a0».`,
    clearSearch: 'Effacer la recherche',
    noneMatch: 'Aucun participant ne correspond à ces filtres.',
    clearFilters: 'Effacer les filtres',
    otherFilters:
      'Choisissez un autre statut, un autre module ou une autre entreprise, ou affichez tous les participants.',
    showAll: 'Afficher toutes les entreprises',
    showAllSeen: 'Afficher tout ce que vous voyez',
    companyDeleted: 'Cette entreprise a été supprimée.',
    groupsEmpty: 'Les groupes que vous voyez n’ont pas encore de membres.',
    noneYet: 'Cette entreprise n’a pas encore de participants.',
    noneYetInvite:
      'Cette entreprise n’a pas encore de participants. Envoyez-leur son lien d’inscription, ou ajoutez-les un par un.',
    addCompany: 'Ajoutez d’abord une entreprise',
    noCompany: 'Chaque participant fait partie d’une entreprise, et il n’y en a pas encore.',
    invite:
      'Les participants s’inscrivent eux-mêmes\u00a0: envoyez-leur ce lien. Ou ajoutez-les un par un.',
    signUpLink: 'Lien d’inscription',
    copyLink: 'Copier le lien',
  },

  bulk: {
    selected: (count) =>
      plural(count, {
        one: `${number(count)} participant sélectionné`,
        other: `${number(count)} participants sélectionnés`,
      }),
    allSelected: (count) =>
      plural(count, {
        one: 'Le participant trouvé est sélectionné',
        other: `Les ${number(count)} participants trouvés sont sélectionnés`,
      }),
    selectAll: (total) =>
      plural(total, {
        one: 'Sélectionner le participant trouvé',
        other: `Sélectionner les ${number(total)} participants trouvés`,
      }),
    atMost: (max) => `Vous pouvez sélectionner au plus ${number(max)} participants un par un.`,
    narrow:
      'Réduisez la liste avec une recherche ou une entreprise, et sélectionnez tous ceux qui sont trouvés.',
    move: 'Transférer vers une autre entreprise',
    moveShort: 'Transférer',
    invite: 'Renvoyer les invitations',
    inviteShort: 'Renvoyer',
    certificates: 'Certificats en ZIP',
    certificatesShort: 'Certificats',
    exceptions: 'Prolonger, dispenser, mettre en pause…',
    exceptionsShort: 'Exception',
    starting: 'Lancement…',
    changed: (found, expected) =>
      plural(found, {
        one: `La liste a changé\u00a0: ${number(found)} participant est trouvé maintenant, au lieu de ${number(expected)}.`,
        other: `La liste a changé\u00a0: ${number(found)} participants sont trouvés maintenant, au lieu de ${number(expected)}.`,
      }),
    nothingDone: 'La liste a changé entre-temps. Aucune action n’a été effectuée.',
    backToList: 'Retour à la liste',
    deleteTitle: (count, isFiltered) => `Supprimer ${traineesOfList(count, isFiltered)}\u202f?`,
    delete: (count) => `Supprimer ${trainees(count)}`,
    deletedWith: (count) =>
      plural(count, {
        one: 'Le compte et toutes les progressions, tentatives de quiz, demandes d’aide et avis sont supprimés.',
        other:
          'Les comptes et toutes les progressions, tentatives de quiz, demandes d’aide et avis sont supprimés.',
      }),
    afterDeletion:
      'Toutes leurs sessions prennent fin immédiatement. Leurs interlocuteurs gardent les conversations, avec «\u00a0Utilisateur supprimé\u00a0» à la place des noms.',
    inviteTitle: (count, isFiltered) =>
      `Renvoyer les invitations à ${traineesOfList(count, isFiltered)}\u202f?`,
    inviteCount: (count) => `Inviter ${trainees(count)}`,
    noMailServer:
      'Aucun serveur d’e-mails n’est configuré\u00a0: le portail ne peut pas envoyer d’e-mails. Définissez plutôt un mot de passe pour chaque participant sous «\u00a0Modifier\u00a0», et transmettez-le.',
    whoIsInvited: (days) =>
      `Les participants qui n’ont pas encore choisi de mot de passe reçoivent un e-mail avec un lien pour en choisir un, valable ${duration(days, 'day')}.`,
    othersLeftOut: 'Tous les autres sont ignorés. L’envoi ne peut pas être annulé.',
    moveTitle: (count, isFiltered) => `Transférer ${traineesOfList(count, isFiltered)}`,
    moveCount: (count) => `Transférer ${trainees(count)}`,
    newCompany: 'Nouvelle entreprise',
    companyMissing: 'Veuillez sélectionner une entreprise',
  },

  groups: {
    label: 'Groupes',
    others: (names) => list(names),
    fixed: 'Aussi dans',
    noGroup: 'aucun groupe',
    search: 'Rechercher un groupe',
    chosen: (count) =>
      plural(count, { one: `${number(count)} choisi`, other: `${number(count)} choisis` }),
    deleted: 'Groupe supprimé',
    add: 'Ajouter à un groupe…',
    addShort: '+ Groupe',
    remove: 'Retirer d’un groupe…',
    removeShort: '− Groupe',
    addTitle: (count, isFiltered) => `Ajouter ${traineesOfList(count, isFiltered)} à un groupe`,
    addCount: (count) => `Ajouter ${trainees(count)}`,
    removeTitle: (count, isFiltered) => `Retirer ${traineesOfList(count, isFiltered)} d’un groupe`,
    removeCount: (count) => `Retirer ${trainees(count)}`,
    group: 'Groupe',
    missing: 'Veuillez sélectionner un groupe',
    newGroup: 'Nouveau groupe',
    newName: 'Nom du nouveau groupe',
    existing: 'Choisir un groupe existant',
    none: 'Aucun groupe de cette entreprise n’a de membres.',
    notLoaded: (reason) => `Impossible de charger les groupes. ${reason}`,
    companyMissing: 'Choisissez d’abord une entreprise',
    companyFirst:
      'Un groupe appartient à une seule entreprise. Filtrez la liste par entreprise, puis sélectionnez les participants.',
  },

  moved: (count) =>
    plural(count, {
      one: 'Le participant commence un nouveau cycle avec les modules de l’entreprise choisie. Les cycles précédents restent visibles. Le transfert peut être annulé tant que le nouveau cycle n’est pas entamé.',
      other:
        'Les participants commencent un nouveau cycle avec les modules de l’entreprise choisie. Les cycles précédents restent visibles. Le transfert peut être annulé tant qu’aucun nouveau cycle n’est entamé.',
    }),

  deletion: {
    title: (name) => `Supprimer ${name}\u202f?`,
    confirm: 'Supprimer le participant',
    deleting: 'Suppression…',
    failed: (reason) => `Impossible de supprimer le participant\u00a0: ${reason}`,
    deletedWith: (email) => `Le compte ${email} est supprimé avec\u00a0:`,
    progress: (completed, total) =>
      plural(completed, {
        one: `toute la progression (${number(completed)} module terminé sur ${number(total)})`,
        other: `toute la progression (${number(completed)} modules terminés sur ${number(total)})`,
      }),
    attempts: 'toutes les tentatives de quiz et tous les scores',
    requests: 'toutes les demandes d’aide',
    feedback: 'tous les avis',
    afterwards:
      'Toutes ses sessions prennent fin immédiatement. Ses interlocuteurs gardent la conversation, avec «\u00a0Utilisateur supprimé\u00a0» à la place du nom.',
  },

  export: {
    title: 'Exporter la progression',
    description:
      'Une ligne pour chaque participant de la liste, dans un fichier CSV pour votre tableur.',
    others:
      'Pour en exporter d’autres, fermez cette fenêtre et modifiez la recherche ou les filtres de la liste.',
    preparing: 'Préparation…',
    download: 'Télécharger',
    started: (fileName) => `Téléchargement en cours\u00a0: ${fileName}`,
  },

  addition: {
    title: 'Ajouter un participant',
    submit: 'Ajouter le participant',
    adding: 'Ajout…',
    failed: (reason) => `Impossible d’ajouter le participant. ${reason}`,
    added: (name) => `Participant ajouté\u00a0: ${name}`,
    invited: (email) => `Une invitation est en cours d’envoi à ${email}.`,
    lost: 'Le participant que vous saisissez n’est pas encore enregistré et serait perdu.',
    passwordHint: (min) =>
      `Au moins ${min} caractères, pour une connexion immédiate. Laissez vide pour inviter le participant.`,
  },

  change: {
    title: 'Modifier le participant',
    submit: 'Enregistrer les modifications',
    failed: (reason) => `Impossible de modifier le participant. ${reason}`,
    changed: (name) => `Participant modifié\u00a0: ${name}`,
    lost: 'Vos modifications de ce participant ne sont pas encore enregistrées et seraient perdues.',
    passwordHint: (min) =>
      `Laissez vide pour ne rien changer\u202f; au moins ${min} caractères. Un nouveau mot de passe met fin aux sessions du participant.`,
    companyHint: 'Dans une autre entreprise, le participant voit les modules de celle-ci.',
    companyDeleted: 'L’entreprise choisie a été supprimée entre-temps.',
  },

  form: {
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    company: 'Entreprise',
    searchCompanies: 'Rechercher une entreprise',
    noCompanies:
      'Il n’y a pas encore d’entreprise. Créez-en une sous «\u00a0Modules de formation\u00a0».',
    companiesNotLoaded: (reason) => `Impossible de charger les entreprises. ${reason}`,
    leaveTitle: 'Quitter sans enregistrer\u202f?',
    leave: 'Quitter',
  },

  withoutPassword: {
    form: {
      byEmail: (days) =>
        `Sans mot de passe, le participant reçoit un e-mail avec un lien pour en choisir un, valable ${duration(days, 'day')}.`,
      noMailServer: `Sans mot de passe, le participant est invité à en choisir un. ${noMailServer}`,
    },
    file: {
      byEmail: (days) =>
        `Un participant sans mot de passe dans le fichier reçoit un e-mail avec un lien pour en choisir un, valable ${duration(days, 'day')}.`,
      noMailServer: `Un participant sans mot de passe dans le fichier est invité à en choisir un. ${noMailServer}`,
    },
  },

  inTrash: {
    title: 'Cet e-mail est dans la corbeille',
    description:
      'La restauration ramène la personne avec tous ses résultats. Une nouvelle personne commence sans aucun.',
    restore: (name) => `Restaurer ${name} avec tous les résultats`,
    restoring: 'Restauration…',
    addAnew: 'Ajouter comme nouvelle personne',
    adding: 'Ajout…',
    deletedBy: (date, admin) => `Supprimé le ${date} par ${admin}`,
    results: (modules, attempts) => {
      const passed = plural(modules, {
        one: `${number(modules)} module réussi`,
        other: `${number(modules)} modules réussis`,
      });
      const tried = plural(attempts, {
        one: `${number(attempts)} tentative de quiz`,
        other: `${number(attempts)} tentatives de quiz`,
      });
      return `${passed}, ${tried}`;
    },
    companyInTrash: 'L’entreprise est aussi dans la corbeille.',
    restoreCompany: 'La restaurer d’abord',
  },

  sendLink: {
    invitation: {
      title: (name) => `Renvoyer l’invitation à ${name}\u202f?`,
      confirm: 'Renvoyer l’invitation',
      mail: (email, validity) =>
        `${email} reçoit un e-mail avec un lien pour choisir un mot de passe, valable ${duration(validity, 'day')}.`,
      sent: (email) => `L’invitation est en cours d’envoi à ${email}.`,
      failed: (reason) => `Impossible d’envoyer l’invitation. ${reason}`,
    },
    reset: {
      title: (name) => `Envoyer un lien de réinitialisation à ${name}\u202f?`,
      confirm: 'Envoyer le lien',
      mail: (email, validity) =>
        `${email} reçoit un e-mail avec un lien pour choisir un nouveau mot de passe, valable ${duration(validity, 'minute')}. Le mot de passe actuel reste valable tant qu’un nouveau n’a pas été choisi.`,
      sent: (email) => `Le lien de réinitialisation est en cours d’envoi à ${email}.`,
      failed: (reason) => `Impossible d’envoyer le lien de réinitialisation. ${reason}`,
    },
    sending: 'Envoi…',
    noMailServer:
      'Aucun serveur d’e-mails n’est configuré\u00a0: le portail ne peut pas envoyer d’e-mails. Définissez plutôt un nouveau mot de passe sous «\u00a0Modifier\u00a0», et transmettez-le.',
  },

  detail: {
    heading: 'Progression du participant',
    loading: 'Chargement de la progression…',
    notLoaded: 'Impossible de charger la progression du participant',
    refreshed: 'Progression actualisée',
    notFound: 'Participant introuvable',
    notFoundReason:
      'Le compte a peut-être été supprimé, ou l’adresse n’est pas tout à fait exacte.',
    openChat: 'Ouvrir la conversation avec ce participant',
    trackingActive: 'Suivi de la progression en temps réel actif',
    trackingPaused: 'Suivi de la progression en temps réel en pause',
    lastActive: (time) => `Dernière activité\u00a0: ${time}`,
    joined: (date) => `Inscription le ${date}`,
    invited: (date) => `Invitation le ${date}`,
    firstOpened: (date) => `Premier module ouvert le ${date}`,
    noPassword: 'Invitation envoyée, mot de passe pas encore choisi',
    runStarted: (run, date) => `Cycle ${run}, commencé le ${date}`,
    whyStuck: 'Pourquoi cette personne est-elle bloquée\u202f?',
    modules: 'Progression des modules',
    noModules: 'Aucun module attribué',
    noModulesReason:
      'L’entreprise n’a pas encore de modules de formation. Ils apparaîtront ici dès qu’il y en aura.',
  },

  figures: {
    overall: 'Progression globale',
    overallBar: 'Progression globale',
    modulesCompleted: 'Modules terminés',
    ofModules: (total) =>
      plural(total, { one: `sur ${number(total)} module`, other: `sur ${number(total)} modules` }),
    averageScore: 'Score moyen',
    averageOfNone: 'aucun module attribué',
    averageWithoutQuiz: 'aucun module n’a de quiz',
    averageOf: (modules) =>
      plural(modules, {
        one: `sur ${number(modules)} module`,
        other: `sur l’ensemble des ${number(modules)} modules`,
      }),
    averageOfQuizzes: (modules) =>
      plural(modules, {
        one: `sur ${number(modules)} module avec quiz`,
        other: `sur l’ensemble des ${number(modules)} modules avec quiz`,
      }),
    timeInvested: 'Temps consacré',
    minutes: (minutes) => `${minutes}\u00a0min`,
    underOneMinute: '<\u00a01\u00a0min',
    hours: (hours) =>
      plural(hours, { one: `${oneDecimal(hours)} heure`, other: `${oneDecimal(hours)} heures` }),
    underTenthOfHour: '<\u00a00,1 heure',
    share: (percent) => `${oneDecimal(percent)}\u202f%`,
    shareRule: 'Calcul de la progression',
    equalShares: 'Tous les modules comptent à parts égales.',
    equalSharesOf: (share, modules) =>
      `Tous les modules comptent à parts égales\u00a0: ${share} (100\u202f% ÷ ${modules}).`,
    passedAt: (passMark) =>
      `La progression globale compte les modules dont le quiz a été réussi (${passMark}\u202f% ou plus).`,
    passedAtOwnMark:
      'La progression globale compte les modules dont le quiz a été réussi (avec le seuil de réussite du module).',
    total: 'Total',
    completed: 'Terminés',
    remaining: 'Restants',
  },

  module: {
    locked: 'Verrouillé',
    shareOfOverall: (share) => `${share} du total`,
    quizRequired: (passMark) => `Quiz obligatoire (${passMark}\u202f% pour réussir)`,
    noQuiz: 'Pas de quiz\u00a0: regarder la vidéo suffit',
    evidence: 'Justificatif',
    evidenceOf: (moduleName) => `Justificatif\u00a0: ${moduleName}`,
    filmNeverLoaded: 'vidéo jamais chargée',
    duration: 'Durée',
    noVideo: 'Pas de vidéo',
    timeSpent: 'Temps passé',
    timeWatched: (time, percent) => `${time} (${percent}\u202f% regardés)`,
    score: (percent) => `Score\u00a0: ${percent}`,
    passed: 'Réussi',
    notPassed: 'Non réussi',
    scoreBar: (moduleName, passMark) =>
      `${moduleName}\u00a0: score par rapport au seuil de réussite de ${passMark}\u202f%`,
    noAttempt: 'Aucune tentative pour l’instant',
    notWatched: 'Pas encore regardé jusqu’à la fin',
  },
};
