import { formatsOf } from '../formats.ts';
import { texts as words } from '../texts/fr.ts';
import type { ReasonTexts } from './en.ts';

const { duration, list, number, plural } = formatsOf('fr');

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

const characters = (count: number) => counted(count, 'caractère', 'caractères');
const options = (count: number) => counted(count, 'option', 'options');

/** After 'il' and 'Ce mot de passe'. */
const GUESSABLE = {
  blank: 'ne contient que des espaces',
  repeated: 'répète un seul caractère',
  known: 'reprend le nom, l’e-mail ou l’entreprise',
  common: 'est trop courant',
};

const SAVE_AS_MP4 = 'Veuillez l’enregistrer en MP4 avec vidéo H.264 et son AAC.';

const TRY_LATER = 'Veuillez réessayer plus tard.';

/** The columns of a template, as a file names them. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  ...words.columns,
  'first name': 'Prénom',
  'last name': 'Nom de famille',
  'completed on': words.columns.completedOn,
};

const namesOf = (columns: readonly string[]) =>
  columns.map((column) => COLUMN_NAMES[column] ?? column);

const COLUMN_LABELS: Readonly<Record<string, string>> = {
  name: 'Nom',
  email: 'E-mail',
  company: 'Entreprise',
  password: 'Mot de passe',
  language: 'Langue',
  groups: 'Groupes',
  module: 'Module',
  completedOn: 'Terminé le',
  validUntil: 'Valable jusqu’au',
  note: 'Remarque',
};

const QUESTION_PARTS = {
  question: 'texte',
  option: 'option',
  answer: 'bonne réponse',
  explanation: 'explication',
};

const numbered = (place: number | null) =>
  place === null ? 'La question' : `La question ${place}`;

const ofQuestion = (place: number | null) => (place === null ? '' : ` de la question ${place}`);

const placeOf = (line: number, sheet: string | null) =>
  sheet === null ? `ligne ${line}` : `ligne ${line} de la feuille «\u00a0${sheet}\u00a0»`;

/** A sentence after a colon. */
const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const texts: ReasonTexts = {
  accessDenied: 'Accès refusé',
  busy: 'Le portail est surchargé. Veuillez réessayer dans un instant.',
  contentTypeNotAccepted: 'Ce type de contenu n’est pas accepté ici.',
  fileChanged: 'Le fichier a changé.',
  internalError: ({ requestId }) =>
    `Une erreur s’est produite de notre côté. Veuillez réessayer. Référence\u00a0: ${requestId}`,
  invalidInput: 'La saisie n’est pas valide.',
  invalidValue: ({ english }) => english,
  invalidCursor: 'Curseur non valide',
  metricsNotPublic: 'Les métriques ne sont pas publiques.',
  noPermission: 'Vous n’avez pas l’autorisation de faire cela.',
  needsPortalReach: 'Seul un administrateur qui voit tout le portail peut le faire.',
  needsWholeCompany: 'Cela concerne toute l’entreprise, et vous n’en voyez que des groupes.',
  needsTrainingRight: 'Il vous faut pour cela le droit « Formation ».',
  needsPeopleRight: 'Il vous faut pour cela le droit « Personnes ».',
  needsScope: 'Vous ne voyez ici rien que cela pourrait concerner.',
  viewOnly:
    'Vous voyez le portail comme un autre administrateur le verrait. Rien ne peut être modifié ici.',
  trainingNeedsCompany: 'Le droit « Formation » ne vaut que pour des entreprises entières.',
  chooseScope: 'Choisissez au moins une entreprise ou un groupe.',
  tooManyScopes: ({ max }) => `${number(max)} entreprises et groupes au plus`,
  personInOtherGroup: ({ name }) =>
    `${name} est aussi dans un groupe que vous ne voyez pas ; seul un administrateur de toute l’entreprise peut donc supprimer cette personne.`,
  chooseOwnGroup: 'Choisissez au moins un de vos groupes.',
  assigneeOutsideReach: 'Cet administrateur ne voit pas la personne qui a posé la question.',
  inviteWithLessRight:
    'Vous ne pouvez donner que les droits « Lecture » et « Personnes », dans les entreprises où vous avez le droit « Formation ».',
  reachOfYourself:
    'Vous ne pouvez pas modifier ce que vous voyez vous-même. Demandez à un autre administrateur.',
  reachChanged: 'Ce que l’administrateur peut voir a été modifié ; cette action a donc pris fin.',
  noSuchCall: 'Cet appel n’existe pas.',
  noSuchPart: 'Le fichier ne comporte pas cette partie.',
  notFound: ({ english }) => english,
  notLoggedIn: words.notLoggedIn,
  portalRestarts: 'Le portail redémarre. Veuillez réessayer.',
  portalUnavailable: 'Le portail n’est pas disponible. Veuillez réessayer dans un instant.',
  requestTooLarge: 'La requête est trop volumineuse.',
  requestTooSlow: 'La requête a été envoyée trop lentement. Veuillez réessayer.',
  tooManyCostlyRequests:
    'Trop de vos requêtes étaient non valides ou très volumineuses. Veuillez attendre une minute et réessayer.',
  unreadableRequest: 'La requête est illisible.',

  formNeeded: 'Cet appel attend multipart/form-data.',
  formBoundaryTooShort:
    'Le formulaire doit avoir un délimiteur (boundary) d’au moins 12 caractères.',
  formUnreadable: 'Le formulaire est illisible. Veuillez l’envoyer à nouveau.',
  fileNotExpected: ({ field }) => `Aucun fichier n’est attendu dans «\u00a0${field}\u00a0».`,
  fileRequired: ({ field }) => `Veuillez choisir un fichier pour «\u00a0${field}\u00a0».`,
  fileTooLarge: ({ megabytes }) => words.fileTooLarge(megabytes),

  charactersNotStorable: 'Contient des caractères qui ne peuvent pas être enregistrés',
  tooLong: ({ max }) => `Au plus ${characters(max)}`,
  nameRequired: 'Le nom est obligatoire',
  companyNameRequired: 'Le nom de l’entreprise est obligatoire',
  companyRequired: 'L’entreprise est obligatoire',
  companyNotChosen: 'Veuillez sélectionner une entreprise',
  moduleNameRequired: 'Le nom du module est obligatoire',
  groupNameRequired: 'Le nom du groupe est obligatoire',
  groupNameSemicolon: 'Le nom d’un groupe ne peut pas contenir de point-virgule',
  dateInvalid: 'Veuillez saisir une date qui existe',
  dateInFuture: 'La date ne peut pas être dans le futur',
  datePast: 'La date ne peut pas être dans le passé',
  dateNotAfterToday: 'Veuillez choisir une date postérieure à aujourd’hui',
  dateTooFar: ({ years }) =>
    `La date ne peut pas être à plus de ${counted(years, 'an', 'ans')} d’ici`,
  daysInvalid: ({ min, max }) =>
    `Veuillez saisir un nombre entier de jours de ${number(min)} à ${number(max)}`,
  monthsInvalid: ({ max }) => `Veuillez saisir un nombre entier de mois de 1 à ${number(max)}`,
  reasonTooShort: ({ min }) => `Veuillez donner un motif d’au moins ${characters(min)}`,
  tooManyReminders: ({ max }) => `Au plus ${counted(max, 'rappel', 'rappels')}`,
  remindersTwice: 'Deux rappels ont le même nombre de jours',
  tooManyAudienceGroups: ({ max }) => `Au plus ${counted(max, 'groupe', 'groupes')}`,
  onlyPauseHasFrom: 'Une pause, et seulement une pause, doit avoir un premier jour',
  untilNeeded: 'Une pause ou une prolongation, et rien d’autre, doit avoir un dernier jour',
  untilBeforeFrom: 'Le dernier jour ne peut pas précéder le premier',
  validUntilBeforeCompletion:
    'La date de fin de validité doit être postérieure à celle de la réussite',
  resultRecordedAlready: 'Un résultat est déjà enregistré pour ce jour',
  resultNotRecorded: 'Ce résultat enregistré est introuvable',
  exceptionNotFound: 'Cette exception est introuvable',
  nothingToRenew: 'Il n’y a rien à renouveler pour le moment',
  remindedWithinDay:
    'Ce participant a reçu un rappel au cours des dernières 24\u00a0heures. Veuillez réessayer plus tard.',
  nothingToRemind: 'Il n’y a rien à rappeler à ce participant pour le moment.',
  noUndoOfRules: 'La modification ne peut plus être annulée\u00a0: modifiez à nouveau les règles',
  messageRequired: 'Veuillez saisir un message',
  searchTextRequired: 'Veuillez saisir un texte',
  emailRequired: 'L’e-mail est obligatoire',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide',
  emailHasBlank: 'Une adresse e-mail ne peut pas contenir d’espace',
  emailHasCharacter: ({ character }) =>
    `Une adresse e-mail ne peut pas contenir «\u00a0${character}\u00a0»`,
  passwordRequired: 'Le mot de passe est obligatoire',
  passwordTooShort: ({ min }) => `Le mot de passe doit comporter au moins ${characters(min)}`,

  linkExpired: 'Ce lien a expiré. Veuillez recharger la page.',
  linkInvalid: 'Ce lien n’est pas valide.',
  mediaStorageUnavailable: `Le stockage des médias n’est pas disponible. ${TRY_LATER}`,
  noSuchFile: 'Ce fichier n’existe pas ou n’est plus disponible.',
  fileUnavailable: 'Ce fichier n’est plus disponible.',
  uploadInterrupted: 'L’envoi a été interrompu avant la fin.',
  uploadedPictureMissing: 'L’image envoyée n’est plus là. Veuillez l’envoyer à nouveau.',
  uploadedVideoMissing: 'La vidéo envoyée n’est plus là. Veuillez l’envoyer à nouveau.',
  videoUnknown: 'Ce n’est pas une vidéo MP4, WebM ou Ogg, ou elle est endommagée.',
  videoOnlySound: 'Le fichier ne contient pas de vidéo, seulement du son.',
  videoMatroska: `Les navigateurs ne lisent pas une vidéo Matroska (.mkv). ${SAVE_AS_MP4}`,
  videoNotPlayed: `Les navigateurs ne peuvent pas lire une vidéo de ce type. ${SAVE_AS_MP4}`,
  videoDamaged: 'La vidéo est endommagée ou incomplète. Veuillez l’exporter à nouveau.',
  durationUnread: words.durationUnread,
  pictureUnknown: 'Ce n’est pas une image PNG, JPEG, WebP, GIF, AVIF ou TIFF.',
  pictureHeic:
    'Le portail ne peut pas lire les images HEIC. Veuillez ouvrir l’image sur le téléphone ou l’ordinateur et l’enregistrer ou l’exporter en JPEG.',
  pictureDamaged:
    'L’image est endommagée ou incomplète. Veuillez l’enregistrer ou l’exporter à nouveau.',
  pictureTooSlow:
    'La lecture de l’image prend trop de temps. Veuillez l’enregistrer à nouveau avec moins de pixels, ou en JPEG.',
  pictureTooLarge: ({ width, height, max }) =>
    `L’image fait ${number(width)} × ${number(height)} pixels. Veuillez en choisir une d’au plus ${number(max)} × ${number(max)} pixels.`,
  captionsTooLarge: words.captionsTooLarge,
  captionsUnknown: words.captionsUnknown,
  captionsNone: 'Ce fichier ne contient pas de sous-titres.',
  captionsAllLeftOut: ({ lines, total }) => {
    const end = total > lines.length ? ', …' : '.';
    return plural(total, {
      one: `Le seul sous-titre a été ignoré, car ses temps ne peuvent pas être affichés\u00a0: ligne ${lines[0]}.`,
      other: `Les ${number(total)} sous-titres ont tous été ignorés, car leurs temps ne peuvent pas être affichés\u00a0: lignes ${lines.join(', ')}${end}`,
    });
  },
  captionsTooSlow: 'Les sous-titres n’ont pas pu être lus dans un délai raisonnable.',
  captionsLanguageInvalid:
    'Ce n’est pas un code de langue tel que «\u00a0en\u00a0» ou «\u00a0fr-CA\u00a0»',
  captionsLanguagesTooMany: ({ max }) => `Au plus ${counted(max, 'langue', 'langues')}`,
  captionsLanguageRepeated: 'Chaque langue ne peut figurer qu’une fois',

  emailTaken: 'Un compte avec cet e-mail existe déjà.',
  credentialsInvalid: 'E-mail ou mot de passe incorrect',
  sessionNotFound: 'Session introuvable',
  userNotFound: 'Utilisateur introuvable',
  tooManyAttempts: `Trop de tentatives. ${TRY_LATER}`,
  tooManyAttemptsFromNetwork:
    'Trop de tentatives depuis votre réseau. Veuillez réessayer dans une seconde.',
  tooManyFailedLogins: ({ minutes }) =>
    `Trop d’échecs de connexion. Veuillez réessayer dans ${minutes === 1 ? 'une minute' : duration(minutes, 'minute')}, ou choisissez un nouveau mot de passe avec «\u00a0Mot de passe oublié\u202f?\u00a0».`,
  tooManyLogins: ({ seconds }) =>
    `Trop de connexions à ce compte. Veuillez réessayer dans ${seconds === 1 ? 'une seconde' : duration(seconds, 'second')}.`,
  tooManyWrongPasswords: `Trop de mots de passe incorrects. ${TRY_LATER}`,
  nameChangedTooOften: `Vous avez modifié votre nom trop souvent. ${TRY_LATER}`,
  passwordChangedElsewhere: 'Votre mot de passe vient d’être modifié ailleurs. Veuillez réessayer.',
  currentPasswordWrong: 'Ce n’est pas votre mot de passe actuel.',
  passwordGuessable: ({ kind }) =>
    `Ce mot de passe est facile à deviner\u00a0: il ${GUESSABLE[kind]}. Veuillez en choisir un autre.`,
  resetLinkInvalid: 'Ce lien de réinitialisation n’est pas valide ou a expiré.',
  confirmationLinkInvalid:
    'Ce lien de confirmation n’est pas valide, a déjà été utilisé ou a expiré.',
  confirmationLinkExpired: 'Ce lien de confirmation a expiré.',
  confirmationPasswordWrong:
    'Ce n’est pas le mot de passe de cette inscription. Si vous avez reçu plusieurs de ces e-mails, essayez le lien d’un autre. Si cette inscription n’est pas la vôtre, fermez cette page\u00a0: aucun compte n’est créé.',
  tooManyConfirmationMails: ({ minutes }) =>
    `Aucun e-mail n’a été envoyé, car cette adresse en a reçu beaucoup en une heure. Veuillez consulter vos e-mails et le dossier des indésirables, ou réessayer dans ${duration(minutes, 'minute')}.`,
  tooManyJoinCodes: `Trop de codes d’inscription incorrects. ${TRY_LATER}`,
  tooManySignUps: `Trop d’inscriptions. ${TRY_LATER}`,
  tooManySignUpsOfAll: `Trop de personnes s’inscrivent en ce moment. ${TRY_LATER}`,

  timeZoneUnknown: 'Ce fuseau horaire est inconnu.',

  adminNotFound: 'Administrateur introuvable',
  adminInvitedOften: `Cet administrateur a déjà été invité souvent. ${TRY_LATER}`,
  adminIsActive: 'Cet administrateur a déjà choisi un mot de passe. Veuillez recharger la page.',
  adminIsYou: 'Vous ne pouvez pas vous retirer vous-même. Un autre administrateur peut le faire.',
  tooManyAdmins: ({ max }) =>
    `Le portail compte déjà ${counted(max, 'administrateur', 'administrateurs')}, c’est le maximum.`,

  chatDailyLimit: ({ megabytes, count, unit }) =>
    `Vous avez atteint la limite de ${number(megabytes)}\u00a0Mo de messages par jour. Vous pourrez en envoyer d’autres dans ${duration(count, unit)}.`,
  chatSearchTooShort: ({ min }) =>
    `Saisissez au moins ${characters(min)} pour trouver d’autres personnes.`,
  peopleLookedUpByYou: ({ minutes }) =>
    `Vous avez recherché beaucoup de personnes. Veuillez réessayer dans ${duration(minutes, 'minute')}, ou demandez à un administrateur.`,
  peopleLookedUpFromNetwork: ({ minutes }) =>
    `Beaucoup de personnes ont été recherchées depuis votre réseau. Veuillez réessayer dans ${duration(minutes, 'minute')}, ou demandez à un administrateur.`,
  messageIdTaken: 'Cet identifiant désigne déjà un autre message.',
  messagesTooFast: 'Vous envoyez des messages trop vite. Veuillez patienter un instant.',
  conversationNotFound: 'Cette conversation n’existe pas.',
  personNotFound: 'Cette personne est introuvable.',
  chatWithYourself: 'Vous ne pouvez pas démarrer une conversation avec vous-même.',
  tooManyConversations: `Vous démarrez trop de conversations. ${TRY_LATER}`,
  adminsCannotBeBlocked: 'Les administrateurs ne peuvent pas être bloqués.',
  messageOfAnother: 'Vous ne pouvez pas envoyer de messages pour une autre personne.',
  partnerDeleted:
    'Le compte de cette personne n’existe plus\u00a0: elle ne peut plus recevoir de messages.',
  companiesSeparated:
    'Vos entreprises n’autorisent pas les échanges entre elles\u00a0: ce message n’a donc pas été envoyé.',
  youHaveBlocked: 'Vous avez bloqué cette personne. Débloquez-la pour lui écrire.',
  messageNotDelivered: 'Cette personne ne reçoit pas vos messages.',
  messagesUnanswered: ({ max }) =>
    `Vous avez envoyé ${counted(max, 'message', 'messages')} sans réponse. Vous pourrez en envoyer d’autres quand cette personne aura répondu.`,

  companyNotFound: 'Entreprise introuvable',
  companyNotFoundOrDeleted: 'Entreprise introuvable ou déjà supprimée',
  companyUnknown: 'Cette entreprise n’existe pas. Veuillez sélectionner une entreprise.',
  companyNameTaken: 'Une entreprise de ce nom existe déjà.',
  companyInUse: words.companyInUse,
  signUpLinkInvalid:
    'Ce lien d’inscription ne fonctionne plus. Veuillez en demander un nouveau à votre entreprise.',
  invitationOnly:
    'Cette entreprise ajoute ses participants uniquement sur invitation. Demandez-lui de vous ajouter.',
  joinCodeNeeded:
    'Cette entreprise exige un code d’inscription. Veuillez le demander à votre entreprise.',
  joinCodeWrong:
    'Ce code d’inscription est incorrect. Veuillez le vérifier, ou demander le code actuel à votre entreprise.',
  otherEmailDomain: ({ domains, hasOthers }) => {
    const others = hasOthers ? ['un autre domaine de l’entreprise'] : [];
    return `Veuillez utiliser votre e-mail avec le domaine ${list([...domains, ...others], 'or')}.`;
  },
  settingsChangedElsewhere: 'Ces paramètres ont été modifiés ailleurs entre-temps.',
  domainRequired: 'Veuillez saisir au moins un domaine.',
  domainInvalid: 'Veuillez saisir des domaines tels que example.com, sans nom ni @ devant.',
  domainTooLong: ({ max }) => `Au plus ${characters(max)} pour un domaine`,
  tooManyDomains: ({ max }) => `Au plus ${counted(max, 'domaine', 'domaines')}`,
  domainsNeedMailServer:
    'L’inscription avec un e-mail de l’entreprise nécessite un serveur d’e-mails, car chaque adresse est confirmée par e-mail. Demandez à l’exploitant du portail de définir SMTP_URL.',
  confirmationNeedsMailServer:
    'Les adresses ne peuvent être confirmées qu’avec un serveur d’e-mails. Demandez à l’exploitant du portail de définir SMTP_URL.',
  joinCodeTooShort: ({ min }) =>
    `Un code d’inscription doit comporter au moins ${number(min)} lettres et chiffres.`,
  joinCodeGuessable:
    'Ce code d’inscription est facile à deviner. Veuillez en choisir un autre, ou laissez le portail en créer un.',
  timeZoneInvalid: 'Veuillez choisir un fuseau horaire tel que Europe/Paris.',

  certificateNotFound: 'Certificat introuvable',
  ledgerCheckNotRunning: 'Aucune vérification du journal signé n’est en cours.',
  notInLogYet:
    'Ce certificat n’est pas encore dans le journal signé. Veuillez réessayer plus tard.',
  certificateSucceeded: 'Un certificat plus récent a remplacé celui-ci.',
  certificateWithdrawn: 'Ce certificat est déjà retiré.',
  certificateWithoutPdf:
    'Le portail n’a pas de police pour tous les caractères de ce certificat. Veuillez imprimer sa page à la place.',
  colourInvalid: 'Veuillez choisir une couleur telle que #1d4ed8.',

  groupNameTaken: 'L’entreprise a déjà un groupe de ce nom.',
  groupNotFound: 'Groupe introuvable ou déjà supprimé',
  tooManyGroups: ({ max }) => `Une entreprise peut avoir ${number(max)} groupes au plus.`,
  tooManyGroupsChosen: ({ max }) => `${number(max)} groupes au plus`,
  tooManyGroupsOfTrainee: ({ name, max }) =>
    `Une personne peut être dans ${number(max)} groupes au plus\u00a0: ${name}`,
  insightGroupTooSmall: ({ min }) =>
    `Les résultats d’un groupe ne sont affichés qu’à partir de ${number(min)} membres. Ce groupe en a moins.`,

  downloadExpired: 'Ce lien a expiré. Veuillez relancer le téléchargement.',
  downloadUsed: 'Ce lien a déjà été utilisé. Veuillez relancer le téléchargement.',

  moduleNotCompleted: 'Veuillez terminer ce module avant de donner votre avis.',
  ratingRequired: 'Veuillez sélectionner une note',

  helpRequestNotFound: 'Demande d’aide introuvable',
  helpRequestChanged:
    'Une autre personne a modifié cette demande entre-temps. Consultez son état actuel.',
  helpIdTaken: 'Une autre demande d’aide a déjà été envoyée avec cet identifiant.',
  helpSubjectDeleted: 'L’objet de votre demande a été supprimé entre-temps.',
  tooManyHelpRequests: `Vous avez envoyé beaucoup de demandes d’aide. ${TRY_LATER}`,
  administratorNotFound: 'Cet administrateur est introuvable.',

  actionNotFound: 'Cette action est introuvable.',
  actionEnded: 'Cette action est déjà terminée.',
  actionRunning: 'Veuillez attendre la fin de l’action, ou arrêtez-la.',
  invitationsNotUndoable: 'Les invitations ne peuvent pas être annulées.',
  remindersNotUndoable: 'Les rappels ne peuvent pas être annulés.',
  renewalsNotUndoable: 'Les renouvellements ne peuvent pas être annulés.',
  nothingToUndo: 'Il n’y a rien à annuler.',
  trashTurnedOff: 'La corbeille est désactivée.',
  traineesNotInTrash: 'Les participants ne sont plus dans la corbeille.',
  traineesLeaveTrash:
    'Les participants sont en cours de restauration ou de suppression définitive.',
  noSuchTrainees: 'Aucun participant ne correspond à cette sélection.',
  noSuchRequests: 'Aucune demande ouverte ne correspond à cette sélection.',
  traineesChanged: ({ count }) =>
    `Le nombre de participants a changé\u00a0: il est maintenant de ${number(count)}.`,
  requestsChanged: ({ count }) =>
    `Le nombre de demandes ouvertes a changé\u00a0: il est maintenant de ${number(count)}.`,
  emailsTakenNothingRestored: ({ count }) =>
    plural(count, {
      one: `L’e-mail de ${number(count)} participant est maintenant utilisé par un autre compte. Rien n’a été restauré.`,
      other: `Les e-mails de ${number(count)} participants sont maintenant utilisés par d’autres comptes. Rien n’a été restauré.`,
    }),
  runsBegun: ({ count }) =>
    plural(count, {
      one: `${number(count)} participant a déjà commencé le nouveau cycle. Rien n’a été annulé.`,
      other: `${number(count)} participants ont déjà commencé le nouveau cycle. Rien n’a été annulé.`,
    }),
  companyPurged: 'L’entreprise a été supprimée définitivement. Rien n’a été annulé.',
  companyInTrash: ({ company }) =>
    `L’entreprise ${company} est dans la corbeille. Veuillez d’abord la restaurer.`,
  actionInterrupted: 'Le portail a été arrêté avant le début de l’action. Rien n’a été modifié.',
  moveTargetDeleted:
    'L’entreprise a été supprimée\u00a0: aucun autre participant n’y a donc été transféré.',

  noSuchModule: words.noSuchModule,
  runEnded: 'Votre formation a été relancée. Veuillez recharger cette page.',
  moduleLocked: ({ name }) => `Ce module est verrouillé. Terminez d’abord «\u00a0${name}\u00a0».`,
  runNotFound: 'Cycle introuvable',
  runOrModuleNotFound: 'Cycle ou module introuvable',
  resultNotFound: 'Résultat introuvable',
  attemptNotFound: 'Tentative introuvable',
  quizNotPassed: 'Vous pourrez voir vos réponses une fois ce quiz réussi.',
  videoFirst: words.videoFirst,
  noQuiz: words.noQuiz,
  quizChanged:
    'Les questions de ce quiz ont changé. Veuillez les parcourir et envoyer à nouveau le quiz.',
  answersToUnknownQuestions:
    'Certaines réponses concernent des questions que ce quiz ne comporte pas.',
  questionUnknown: 'Question inconnue',
  otherTryMade:
    'Vos réponses ne sont pas arrivées, et une autre tentative a eu lieu entre-temps. Veuillez les parcourir et envoyer à nouveau le quiz.',
  tooManyTries: 'Trop de tentatives. Veuillez attendre une minute et réessayer.',
  quizBlocked:
    'Vous avez utilisé toutes les tentatives de ce quiz. Demandez à un administrateur de le rouvrir.',
  tooManyFailedTries: 'Trop de tentatives échouées. Veuillez attendre avant la prochaine.',
  videoChanged: 'Cette vidéo a été remplacée. Veuillez regarder la nouvelle.',
  videoNotWatched:
    'Cette vidéo n’a pas encore été regardée jusqu’à la fin. Veuillez en regarder le reste.',

  moduleNotFound: 'Module introuvable',
  moduleNotFoundOrDeleted: 'Module introuvable ou déjà supprimé',
  videoNotFoundOrDeleted: 'Vidéo introuvable ou déjà supprimée',
  tooManyModules: ({ max }) =>
    `Une entreprise peut avoir au plus ${counted(max, 'module', 'modules')}.`,
  moduleChangedElsewhere: 'Ce module a été modifié ailleurs entre-temps.',
  questionsChangedElsewhere: 'Une autre personne a modifié les questions de ce module entre-temps.',
  tooManyQuestionsDrawn: ({ questions, drawn }) =>
    `Le module ne contient que ${counted(questions, 'question', 'questions')}\u00a0: une tentative ne peut pas en poser ${number(drawn)}.`,
  pictureNeedsVideo: 'Veuillez envoyer une vidéo avant son image.',
  captionsNeedVideo: 'Veuillez envoyer une vidéo avant ses sous-titres.',
  videoCaptionsTooMany: ({ max }) =>
    `Une vidéo peut avoir des sous-titres dans au plus ${counted(max, 'langue', 'langues')}.`,
  orderChanged:
    'L’ordre a été modifié ailleurs entre-temps\u00a0: le vôtre n’a donc pas été enregistré.',
  orderWrong:
    'L’ordre doit comporter chaque module de l’entreprise une fois, avec des places à partir de 0 et sans trou. Un module a peut-être été ajouté ou supprimé entre-temps.',
  passMarkInvalid: 'Le seuil de réussite doit être un nombre entier de 1 à 100',
  questionsDrawnInvalid: ({ max }) =>
    `Le nombre de questions doit être un nombre entier de 1 à ${number(max)}`,
  triesMaxInvalid: ({ max }) =>
    `Le nombre de tentatives doit être un nombre entier de 1 à ${number(max)}`,

  questionsTooMany: ({ max }) => `Au plus ${counted(max, 'question', 'questions')}`,
  questionsTooLong: ({ max }) =>
    `Les questions d’un module peuvent comporter ensemble au plus ${characters(max)}`,
  questionInvalid: ({ place }) => `${numbered(place)} doit avoir un texte valide`,
  answerInvalid: ({ place }) => `${numbered(place)} doit avoir une bonne réponse`,
  answerNotAmongOptions: ({ place }) =>
    `La bonne réponse${ofQuestion(place)} doit être l’une des options indiquées`,
  tooFewOptions: ({ place, min }) => `${numbered(place)} doit avoir au moins ${options(min)}`,
  tooFewFilledOptions: ({ place, min }) =>
    `${numbered(place)} doit avoir au moins ${counted(min, 'option remplie', 'options remplies')}`,
  tooManyOptions: ({ place, max }) => `${numbered(place)} peut avoir au plus ${options(max)}`,
  optionsAlike: ({ place }) => `Les options${ofQuestion(place)} doivent être toutes différentes`,
  questionPart: ({ place, part, problem }, say) =>
    `Question ${place}, ${QUESTION_PARTS[part]}\u00a0: ${say(problem)}`,

  reportNeedsMailServer:
    'Le portail n’a pas de serveur d’e-mails et ne peut donc pas envoyer de rapports hebdomadaires. L’exploitant du portail peut définir SMTP_URL.',

  traineeNotFound: 'Participant introuvable',
  emailOfTraineeInTrash: ({ email, name, company }) =>
    `L’e-mail ${email} est celui d’un participant dans la corbeille\u00a0: ${name} (${company}). Restaurez ce participant avec tous ses résultats, ou ajoutez une nouvelle personne.`,
  traineeIsActive:
    'Ce participant a déjà choisi un mot de passe. Envoyez plutôt un lien de réinitialisation.',
  traineeIsInvited:
    'Ce participant n’a pas encore choisi de mot de passe. Renvoyez plutôt l’invitation.',
  tooManyTraineeLinks: ({ max }) =>
    `Ce participant a déjà reçu ${counted(max, 'lien', 'liens')} en une heure. ${TRY_LATER}`,
  otherRunStarted: 'Un nouveau cycle a été lancé entre-temps. Veuillez d’abord le consulter.',

  importTooSlow:
    'La lecture du fichier demande trop de temps ou de mémoire. Veuillez ne garder que les colonnes des participants, diviser le fichier ou l’enregistrer en CSV.',
  importEmpty: 'Le fichier est vide.',
  importWithoutRows: 'Le fichier a un en-tête, mais aucune ligne.',
  importTooManyRows: ({ max }) =>
    `Le fichier contient plus de ${counted(max, 'ligne', 'lignes')}. Veuillez le diviser.`,
  importOldWorkbook:
    'C’est un ancien classeur, ou un classeur avec mot de passe. Veuillez l’enregistrer en «\u00a0Classeur Excel (.xlsx)\u00a0» sans mot de passe et choisir ce fichier.',
  importNoTable:
    'Ce n’est ni un fichier CSV ni un fichier Excel. Veuillez choisir un fichier .csv ou .xlsx.',
  importUnknownCharacters:
    'Les caractères de ce fichier ne peuvent pas être reconnus. Veuillez l’enregistrer en «\u00a0CSV UTF-8\u00a0» ou en «\u00a0Classeur Excel (.xlsx)\u00a0» et choisir ce fichier.',
  importUnreadableWorkbook:
    'Ce n’est pas un classeur Excel (.xlsx), ou il est endommagé. Veuillez l’enregistrer à nouveau en .xlsx ou en CSV.',
  importWorkbookTooManyCells:
    'Ce classeur a trop de cellules. Veuillez ne garder que les lignes et les colonnes des participants, ou l’enregistrer en CSV.',
  importWorkbookTooLarge:
    'Ce classeur est trop volumineux une fois décompressé. Veuillez ne garder que la feuille des participants, ou l’enregistrer en CSV.',
  importQuoteOpen: ({ line }) => `Le guillemet ouvert à la ligne ${line} n’est jamais fermé.`,
  importRowTooLong: ({ line, max }) =>
    `L’entrée qui commence à la ligne ${line} contient plus de ${characters(max)}. Un guillemet n’y est peut-être pas fermé.`,
  importColumnsRepeated: ({ first, second, line, sheet }) =>
    `Les colonnes «\u00a0${first}\u00a0» et «\u00a0${second}\u00a0» (${placeOf(line, sheet)}) ont le même sens. Veuillez renommer ou retirer l’une d’elles.`,
  importColumnsMissing: ({ columns, missing, line, sheet }) =>
    `Une ligne au début ${sheet === null ? 'du fichier' : `de la feuille «\u00a0${sheet}\u00a0»`} doit nommer les colonnes ${list(namesOf(columns))}. La plus proche est la ${placeOf(line, sheet)}. Il manque\u00a0: ${namesOf(missing).join(', ')}.`,
  importOnlyInHiddenSheet: ({ sheet, columns }) =>
    `Seule la feuille masquée «\u00a0${sheet}\u00a0» nomme les colonnes ${list(namesOf(columns))}. Veuillez afficher cette feuille, ou choisir un autre fichier.`,
  importChangedMeanwhile:
    'Un participant dont le changement était choisi a été modifié depuis la vérification. Rien n’a été modifié.',
  nothingToImport: 'Il n’y a rien à importer.',
  importDoubtful: ({ rows }) =>
    `Des caractères de ${counted(rows, 'ligne', 'lignes')} sont peut-être faux. Veuillez d’abord vérifier les noms.`,
  importDatesAmbiguous: ({ days }) =>
    plural(days, {
      one: `${number(days)} date du fichier peut se lire de deux façons. Veuillez choisir si le jour ou le mois vient en premier.`,
      other: `${number(days)} dates du fichier peuvent se lire de deux façons. Veuillez choisir si le jour ou le mois vient en premier.`,
    }),
  importNotesDoubtful: ({ rows }) =>
    `Des caractères de ${counted(rows, 'ligne', 'lignes')} sont peut-être faux. Veuillez d’abord vérifier les remarques.`,
  importInTrash: ({ rows }) =>
    plural(rows, {
      one: `L’e-mail de ${number(rows)} ligne est celui d’un participant dans la corbeille. Choisissez de le restaurer, d’ajouter une nouvelle personne ou d’ignorer la ligne.`,
      other: `Les e-mails de ${number(rows)} lignes sont ceux de participants dans la corbeille. Choisissez de les restaurer, d’ajouter de nouvelles personnes ou d’ignorer ces lignes.`,
    }),
  allRowsImportable: 'Toutes les lignes peuvent maintenant être importées. Rien n’a été modifié.',
  rowsNotImportable: ({ rows }) =>
    plural(rows, {
      one: `${number(rows)} ligne ne peut pas être importée. Rien n’a été modifié.`,
      other: `${number(rows)} lignes ne peuvent pas être importées. Rien n’a été modifié.`,
    }),

  inColumn: ({ column, problem }, say) => {
    const sentence = say(problem);
    const label = COLUMN_LABELS[column];
    // Some sentences name their column, after an article.
    const isNamed = label === undefined || sentence.toLowerCase().includes(label.toLowerCase());
    return isNamed ? sentence : `${label}\u00a0: ${lowered(sentence)}`;
  },
  formulaWithoutValue: ({ column, cell }) =>
    `${COLUMN_LABELS[column] ?? column}\u00a0: la formule de la cellule ${cell} n’a pas de valeur enregistrée. Ouvrez le fichier dans Excel ou LibreOffice et enregistrez-le à nouveau`,
  formulaWithError: ({ column, cell, error }) =>
    `${COLUMN_LABELS[column] ?? column}\u00a0: la formule de la cellule ${cell} affiche ${error}`,
  passwordNoText: ({ cell, kind }) =>
    `Mot de passe\u00a0: la cellule ${cell} contient ${kind === 'number' ? 'un nombre' : 'une date'}, pas un texte. Mettez la cellule au format texte et saisissez à nouveau le mot de passe, ou laissez-la vide`,
  emailInOtherLine: ({ line }) => `Cet e-mail figure déjà à la ligne ${line}`,
  emailOfAdmin: 'Cet e-mail est celui d’un administrateur',
  companyNotInPortal: ({ company }) => `Il n’y a pas d’entreprise «\u00a0${company}\u00a0»`,
  importPasswordsTooMany: ({ max }) =>
    `Au plus ${counted(max, 'ligne', 'lignes')} d’un fichier peuvent contenir un mot de passe\u202f; laissez-le vide, et le participant est invité par e-mail à en choisir un`,
  importTooManyGroups: ({ company, max }) =>
    `Avec les groupes de cette ligne, «\u00a0${company}\u00a0» aurait plus de ${number(max)} groupes`,
  importOtherGroup: ({ group }) => `«\u00a0${group}\u00a0» n’est pas un de vos groupes`,
  importPasswordGuessable: ({ kind }) => `Ce mot de passe ${GUESSABLE[kind]}`,
  // The names that the import understands. It does not know the French ones.
  languageUnknown:
    'La langue doit être English, Deutsch, Français, Español, Polski, Türkçe, Română, Українська ou العربية',

  emailOfNoTrainee: 'Il n’y a pas de participant avec cet e-mail',
  moduleNotInCompany: ({ module, company }) =>
    `«\u00a0${company}\u00a0» n’a pas de module «\u00a0${module}\u00a0»`,
  companyWithoutRules: ({ company }) =>
    `«\u00a0${company}\u00a0» n’a pas de règles sur les modules obligatoires. Aucun résultat antérieur n’y est enregistré`,
  moduleNameTwice: ({ module, company }) =>
    `«\u00a0${company}\u00a0» a plusieurs modules «\u00a0${module}\u00a0». Renommez-les tous sauf un`,
  resultInOtherLine: ({ line }) => `Ce résultat figure déjà à la ligne ${line}`,
  dayUnreadable: ({ text }) =>
    `«\u00a0${text}\u00a0» ne peut pas être lu comme une date. Écrivez-la comme 2026-12-25`,
  dayNotInOrder: ({ text, order }) =>
    order === 'day-first'
      ? `«\u00a0${text}\u00a0» n’existe pas si le jour vient en premier. Écrivez la date comme 2026-12-25`
      : `«\u00a0${text}\u00a0» n’existe pas si le mois vient en premier. Écrivez la date comme 2026-12-25`,

  notInTrash: 'Cet élément n’est plus dans la corbeille.',
  emailOfRestoredTaken: ({ email, name }) =>
    `L’e-mail ${email} (${name}) est maintenant utilisé par un autre compte.`,
  emailsOfRestoredTaken: ({ count }) =>
    plural(count, {
      one: `L’e-mail de ${number(count)} participant est maintenant utilisé par un autre compte.`,
      other: `Les e-mails de ${number(count)} participants sont maintenant utilisés par d’autres comptes.`,
    }),
  restoredNameTaken: ({ name }) => `Une autre entreprise s’appelle maintenant ${name}.`,
  companyInTrashItself: ({ company }) =>
    `L’entreprise ${company} est elle-même dans la corbeille. Veuillez d’abord la restaurer.`,
  onlyOneMergeable: 'Un seul participant supprimé peut être fusionné avec un autre.',
  inUseByAction:
    'Une autre action est en train de modifier cet élément. Veuillez réessayer quand elle sera terminée.',
  emailNotUsedAnyMore:
    'Ce participant n’utilise plus cet e-mail. Veuillez consulter à nouveau la corbeille.',
  modulesFull: 'L’entreprise a déjà le nombre maximal de modules.',
};
