import { formatsOf } from '../formats.ts';
import { texts as words } from '../texts/de.ts';
import type { ReasonTexts } from './en.ts';

const { duration, list, number, plural } = formatsOf('de');

/** After 'Es' and 'Dieses Passwort'. */
const GUESSABLE = {
  blank: 'besteht nur aus Leerzeichen',
  repeated: 'besteht aus einem einzigen wiederholten Zeichen',
  known: 'entspricht dem Namen, der E-Mail-Adresse oder dem Unternehmen',
  common: 'wird zu häufig verwendet',
};

const SAVE_AS_MP4 = 'Bitte speichern Sie es als MP4 mit H.264-Video und AAC-Ton.';

const TRY_LATER = 'Bitte versuchen Sie es später noch einmal.';

/** The columns of a template, as a file names them. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  ...words.columns,
  'first name': 'Vorname',
  'last name': 'Nachname',
  'completed on': words.columns.completedOn,
};

const namesOf = (columns: readonly string[]) =>
  columns.map((column) => COLUMN_NAMES[column] ?? column);

const COLUMN_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-Mail-Adresse',
  company: 'Unternehmen',
  password: 'Passwort',
  language: 'Sprache',
  groups: 'Gruppen',
  module: 'Modul',
  completedOn: 'Abgeschlossen am',
  validUntil: 'Gültig bis',
  note: 'Notiz',
};

const QUESTION_PARTS = {
  question: 'Text',
  option: 'Antwort',
  answer: 'richtige Antwort',
  explanation: 'Erklärung',
};

const numbered = (place: number | null) => (place === null ? 'Die Frage' : `Frage ${place}`);

const ofQuestion = (place: number | null) => (place === null ? '' : ` von Frage ${place}`);

const placeOf = (line: number, sheet: string | null) =>
  sheet === null ? `Zeile ${line}` : `Zeile ${line} des Blatts „${sheet}“`;

export const texts: ReasonTexts = {
  accessDenied: 'Zugriff verweigert',
  busy: 'Das Portal ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  contentTypeNotAccepted: 'Dieser Inhaltstyp wird hier nicht angenommen.',
  fileChanged: 'Die Datei hat sich geändert.',
  internalError: ({ requestId }) =>
    `Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. Referenz: ${requestId}`,
  invalidInput: 'Die Eingabe ist ungültig.',
  invalidValue: ({ english }) => english,
  invalidCursor: 'Kein gültiger Cursor',
  metricsNotPublic: 'Die Metriken sind nicht öffentlich.',
  noPermission: 'Dazu sind Sie nicht berechtigt.',
  needsPortalReach: 'Das kann nur ein Admin, der das ganze Portal sieht.',
  needsWholeCompany: 'Das betrifft das ganze Unternehmen, und Sie sehen nur Gruppen davon.',
  needsTrainingRight: 'Dafür brauchen Sie das Recht „Schulung“.',
  needsPeopleRight: 'Dafür brauchen Sie das Recht „Personen“.',
  needsScope: 'Sie sehen hier nichts, was das betreffen könnte.',
  viewOnly:
    'Sie sehen das Portal so, wie ein anderer Admin es sehen würde. Hier lässt sich nichts ändern.',
  trainingNeedsCompany: 'Das Recht „Schulung“ gibt es nur für ganze Unternehmen.',
  chooseScope: 'Wählen Sie mindestens ein Unternehmen oder eine Gruppe.',
  tooManyScopes: ({ max }) => `Höchstens ${number(max)} Unternehmen und Gruppen`,
  personInOtherGroup: ({ name }) =>
    `${name} ist auch in einer Gruppe, die Sie nicht sehen. Löschen kann diese Person daher nur ein Admin des ganzen Unternehmens.`,
  chooseOwnGroup: 'Wählen Sie mindestens eine Ihrer Gruppen.',
  assigneeOutsideReach: 'Dieser Admin sieht die Person nicht, die gefragt hat.',
  inviteWithLessRight:
    'Sie können nur die Rechte „Lesen“ und „Personen“ vergeben, in Unternehmen, in denen Sie das Recht „Schulung“ haben.',
  reachOfYourself: 'Was Sie selbst sehen, können Sie nicht ändern. Bitten Sie einen anderen Admin.',
  reachChanged: 'Was der Admin sehen darf, wurde geändert; deshalb wurde diese Aktion beendet.',
  noSuchCall: 'Diesen Aufruf gibt es nicht.',
  noSuchPart: 'Diesen Teil hat die Datei nicht.',
  notFound: ({ english }) => english,
  notLoggedIn: words.notLoggedIn,
  portalRestarts: 'Das Portal startet gerade neu. Bitte versuchen Sie es noch einmal.',
  portalUnavailable: 'Das Portal ist nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  requestTooLarge: 'Die Anfrage ist zu groß.',
  requestTooSlow: 'Die Anfrage kam zu langsam an. Bitte versuchen Sie es noch einmal.',
  tooManyCostlyRequests:
    'Zu viele Ihrer Anfragen waren ungültig oder sehr groß. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  unreadableRequest: 'Die Anfrage konnte nicht gelesen werden.',

  formNeeded: 'Dieser Aufruf erwartet multipart/form-data.',
  formBoundaryTooShort:
    'Das Formular braucht eine Trennmarke (boundary) von mindestens 12 Zeichen.',
  formUnreadable: 'Das Formular konnte nicht gelesen werden. Bitte senden Sie es noch einmal.',
  fileNotExpected: ({ field }) => `In „${field}“ wird keine Datei erwartet.`,
  fileRequired: ({ field }) => `Bitte wählen Sie eine Datei für „${field}“.`,
  fileTooLarge: ({ megabytes }) => words.fileTooLarge(megabytes),

  charactersNotStorable: 'Enthält Zeichen, die sich nicht speichern lassen',
  tooLong: ({ max }) => `Höchstens ${number(max)} Zeichen`,
  nameRequired: 'Der Name ist erforderlich',
  companyNameRequired: 'Der Name des Unternehmens ist erforderlich',
  companyRequired: 'Das Unternehmen ist erforderlich',
  companyNotChosen: 'Bitte wählen Sie ein Unternehmen',
  moduleNameRequired: 'Der Name des Moduls ist erforderlich',
  groupNameRequired: 'Der Name der Gruppe ist erforderlich',
  groupNameSemicolon: 'Der Name einer Gruppe darf kein Semikolon enthalten',
  dateInvalid: 'Bitte geben Sie ein Datum ein, das es gibt',
  dateInFuture: 'Der Tag darf nicht in der Zukunft liegen',
  datePast: 'Der Tag darf nicht in der Vergangenheit liegen',
  dateNotAfterToday: 'Bitte wählen Sie einen Tag nach dem heutigen',
  dateTooFar: ({ years }) =>
    `Der Tag darf höchstens ${plural(years, { one: '1 Jahr', other: `${number(years)} Jahre` })} entfernt sein`,
  daysInvalid: ({ min, max }) =>
    `Bitte geben Sie eine ganze Zahl von Tagen von ${number(min)} bis ${number(max)} ein`,
  monthsInvalid: ({ max }) =>
    `Bitte geben Sie eine ganze Zahl von Monaten von 1 bis ${number(max)} ein`,
  reasonTooShort: ({ min }) =>
    `Bitte geben Sie einen Grund mit mindestens ${number(min)} Zeichen an`,
  tooManyReminders: ({ max }) => `Höchstens ${number(max)} Erinnerungen`,
  remindersTwice: 'Zwei Erinnerungen haben dieselbe Zahl von Tagen',
  tooManyAudienceGroups: ({ max }) => `Höchstens ${number(max)} Gruppen`,
  onlyPauseHasFrom: 'Eine Pause, und nur eine Pause, braucht ihren ersten Tag',
  untilNeeded: 'Eine Pause oder eine Verlängerung, und sonst nichts, braucht ihren letzten Tag',
  untilBeforeFrom: 'Der letzte Tag darf nicht vor dem ersten liegen',
  validUntilBeforeCompletion:
    'Der letzte Tag der Gültigkeit muss nach dem Tag des Abschlusses liegen',
  resultRecordedAlready: 'Für diesen Tag ist schon ein Ergebnis eingetragen',
  resultNotRecorded: 'Dieses eingetragene Ergebnis wurde nicht gefunden',
  exceptionNotFound: 'Diese Ausnahme wurde nicht gefunden',
  nothingToRenew: 'Zurzeit gibt es nichts zu erneuern',
  remindedWithinDay:
    'Diese Person wurde in den letzten 24 Stunden schon erinnert. Bitte versuchen Sie es später.',
  nothingToRemind: 'Zurzeit gibt es nichts, woran diese Person zu erinnern ist.',
  noUndoOfRules:
    'Die Änderung lässt sich nicht mehr rückgängig machen: Ändern Sie die Regeln noch einmal',
  messageRequired: 'Bitte geben Sie eine Nachricht ein',
  searchTextRequired: 'Bitte geben Sie einen Text ein',
  emailRequired: 'Die E-Mail-Adresse ist erforderlich',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  emailHasBlank: 'Eine E-Mail-Adresse kann kein Leerzeichen enthalten',
  emailHasCharacter: ({ character }) =>
    `Eine E-Mail-Adresse kann das Zeichen „${character}“ nicht enthalten`,
  passwordRequired: 'Das Passwort ist erforderlich',
  passwordTooShort: ({ min }) => `Das Passwort muss mindestens ${number(min)} Zeichen lang sein`,

  linkExpired: 'Dieser Link ist abgelaufen. Bitte laden Sie die Seite neu.',
  linkInvalid: 'Dieser Link ist ungültig.',
  mediaStorageUnavailable: `Der Medienspeicher ist nicht verfügbar. ${TRY_LATER}`,
  noSuchFile: 'Diese Datei gibt es nicht, oder sie ist nicht mehr verfügbar.',
  fileUnavailable: 'Diese Datei ist nicht mehr verfügbar.',
  uploadInterrupted: 'Das Hochladen wurde unterbrochen, bevor es vollständig war.',
  uploadedPictureMissing:
    'Das hochgeladene Bild ist nicht mehr da. Bitte senden Sie es noch einmal.',
  uploadedVideoMissing:
    'Das hochgeladene Video ist nicht mehr da. Bitte senden Sie es noch einmal.',
  videoUnknown: 'Das ist kein MP4-, WebM- oder Ogg-Video, oder es ist beschädigt.',
  videoOnlySound: 'Die Datei enthält kein Video, nur Ton.',
  videoMatroska: `Browser spielen ein Matroska-Video (.mkv) nicht ab. ${SAVE_AS_MP4}`,
  videoNotPlayed: `Browser können ein Video dieser Art nicht abspielen. ${SAVE_AS_MP4}`,
  videoDamaged:
    'Das Video ist beschädigt oder unvollständig. Bitte exportieren Sie es noch einmal.',
  durationUnread: words.durationUnread,
  pictureUnknown: 'Das ist kein PNG-, JPEG-, WebP-, GIF-, AVIF- oder TIFF-Bild.',
  pictureHeic:
    'Das Portal kann keine HEIC-Bilder lesen. Bitte öffnen Sie das Bild auf dem Telefon oder Computer und speichern oder exportieren Sie es als JPEG.',
  pictureDamaged:
    'Das Bild ist beschädigt oder unvollständig. Bitte speichern oder exportieren Sie es noch einmal.',
  pictureTooSlow:
    'Das Lesen des Bildes dauert zu lange. Bitte speichern Sie es noch einmal mit weniger Pixeln oder als JPEG.',
  pictureTooLarge: ({ width, height, max }) =>
    `Das Bild hat ${number(width)} × ${number(height)} Pixel. Bitte wählen Sie eines mit höchstens ${number(max)} × ${number(max)} Pixeln.`,
  captionsTooLarge: words.captionsTooLarge,
  captionsUnknown: words.captionsUnknown,
  captionsNone: 'Diese Datei enthält keine Untertitel.',
  captionsAllLeftOut: ({ lines, total }) => {
    const end = total > lines.length ? '\u00a0…' : '.';
    return plural(total, {
      one: `Der einzige Untertitel wurde ausgelassen, weil sich seine Zeiten nicht darstellen lassen: Zeile ${lines[0]}.`,
      other: `Alle ${number(total)} Untertitel wurden ausgelassen, weil sich ihre Zeiten nicht darstellen lassen: Zeilen ${lines.join(', ')}${end}`,
    });
  },
  captionsTooSlow: 'Die Untertitel konnten nicht in angemessener Zeit gelesen werden.',
  captionsLanguageInvalid: 'Kein Sprachkürzel wie „en“ oder „de-AT“',
  captionsLanguagesTooMany: ({ max }) =>
    plural(max, { one: 'Höchstens 1 Sprache', other: `Höchstens ${number(max)} Sprachen` }),
  captionsLanguageRepeated: 'Jede Sprache kann nur einmal vorkommen',

  emailTaken: 'Es gibt schon ein Konto mit dieser E-Mail-Adresse.',
  credentialsInvalid: 'E-Mail-Adresse oder Passwort ist falsch',
  sessionNotFound: 'Sitzung nicht gefunden',
  userNotFound: 'Konto nicht gefunden',
  tooManyAttempts: `Zu viele Versuche. ${TRY_LATER}`,
  tooManyAttemptsFromNetwork:
    'Zu viele Versuche aus Ihrem Netzwerk. Bitte versuchen Sie es in einer Sekunde noch einmal.',
  tooManyFailedLogins: ({ minutes }) =>
    `Zu viele fehlgeschlagene Anmeldungen. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : duration(minutes, 'minute')} noch einmal oder wählen Sie mit „Passwort vergessen?“ ein neues Passwort.`,
  tooManyLogins: ({ seconds }) =>
    `Zu viele Anmeldungen bei diesem Konto. Bitte versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : duration(seconds, 'second')} noch einmal.`,
  tooManyWrongPasswords: `Zu viele falsche Passwörter. ${TRY_LATER}`,
  nameChangedTooOften: `Sie haben Ihren Namen zu oft geändert. ${TRY_LATER}`,
  passwordChangedElsewhere:
    'Ihr Passwort wurde gerade anderswo geändert. Bitte versuchen Sie es noch einmal.',
  currentPasswordWrong: 'Das ist nicht Ihr aktuelles Passwort.',
  passwordGuessable: ({ kind }) =>
    `Dieses Passwort ist leicht zu erraten: Es ${GUESSABLE[kind]}. Bitte wählen Sie ein anderes.`,
  resetLinkInvalid: 'Dieser Link zum Zurücksetzen ist ungültig oder abgelaufen.',
  confirmationLinkInvalid:
    'Dieser Bestätigungslink ist ungültig, wurde schon verwendet oder ist abgelaufen.',
  confirmationLinkExpired: 'Dieser Bestätigungslink ist abgelaufen.',
  confirmationPasswordWrong:
    'Das ist nicht das Passwort dieser Registrierung. Wenn Sie mehrere solche E-Mails haben, versuchen Sie es mit dem Link aus einer anderen. Wenn Sie sich nicht registriert haben, schließen Sie diese Seite: Es wird kein Konto angelegt.',
  tooManyConfirmationMails: ({ minutes }) =>
    `Es wurde keine E-Mail gesendet, weil innerhalb einer Stunde schon viele an diese Adresse gingen. Bitte sehen Sie in Ihrem Postfach und im Spam-Ordner nach oder versuchen Sie es in ${duration(minutes, 'minute')} noch einmal.`,
  tooManyJoinCodes: `Zu viele falsche Beitrittscodes. ${TRY_LATER}`,
  tooManySignUps: `Zu viele Registrierungen. ${TRY_LATER}`,
  tooManySignUpsOfAll: `Im Moment registrieren sich zu viele Personen. ${TRY_LATER}`,

  timeZoneUnknown: 'Diese Zeitzone ist nicht bekannt.',

  adminNotFound: 'Admin nicht gefunden',
  adminInvitedOften: `Dieser Admin wurde schon oft eingeladen. ${TRY_LATER}`,
  adminIsActive: 'Dieser Admin hat schon ein Passwort gewählt. Bitte laden Sie die Seite neu.',
  adminIsYou: 'Sie können sich nicht selbst entfernen. Das kann nur ein anderer Admin.',
  tooManyAdmins: ({ max }) =>
    `Das Portal hat schon ${number(max)} Admins, mehr sind nicht möglich.`,

  chatDailyLimit: ({ megabytes, count, unit }) =>
    `Sie haben die Grenze von ${number(megabytes)}\u00a0MB an Nachrichten pro Tag erreicht. In ${duration(count, unit)} können Sie weitere senden.`,
  chatSearchTooShort: ({ min }) =>
    `Bitte geben Sie mindestens ${number(min)} Zeichen ein, um weitere Personen zu finden.`,
  peopleLookedUpByYou: ({ minutes }) =>
    `Sie haben schon viele Personen gesucht. Bitte versuchen Sie es in ${duration(minutes, 'minute')} noch einmal oder fragen Sie einen Admin.`,
  peopleLookedUpFromNetwork: ({ minutes }) =>
    `Aus Ihrem Netzwerk wurden schon viele Personen gesucht. Bitte versuchen Sie es in ${duration(minutes, 'minute')} noch einmal oder fragen Sie einen Admin.`,
  messageIdTaken: 'Diese Kennung gehört schon zu einer anderen Nachricht.',
  messagesTooFast: 'Sie senden Nachrichten zu schnell. Bitte warten Sie einen Moment.',
  conversationNotFound: 'Diesen Chat gibt es nicht.',
  personNotFound: 'Diese Person gibt es nicht.',
  chatWithYourself: 'Sie können keinen Chat mit sich selbst beginnen.',
  tooManyConversations: `Sie beginnen zu viele Chats. ${TRY_LATER}`,
  adminsCannotBeBlocked: 'Admins können nicht blockiert werden.',
  messageOfAnother: 'Sie können keine Nachrichten für eine andere Person senden.',
  partnerDeleted: 'Diese Person ist nicht mehr hier und kann keine Nachrichten empfangen.',
  companiesSeparated:
    'Ihre Unternehmen erlauben keine Chats miteinander, daher wurde diese Nachricht nicht gesendet.',
  youHaveBlocked:
    'Sie haben diese Person blockiert. Heben Sie die Blockierung auf, um ihr zu schreiben.',
  messageNotDelivered: 'Diese Person empfängt keine Nachrichten von Ihnen.',
  messagesUnanswered: ({ max }) =>
    plural(max, {
      one: 'Sie haben 1 Nachricht ohne Antwort gesendet. Weitere können Sie senden, wenn diese Person geantwortet hat.',
      other: `Sie haben ${number(max)} Nachrichten ohne Antwort gesendet. Weitere können Sie senden, wenn diese Person geantwortet hat.`,
    }),

  companyNotFound: 'Unternehmen nicht gefunden',
  companyNotFoundOrDeleted: 'Das Unternehmen wurde nicht gefunden oder ist schon gelöscht',
  companyUnknown: 'Dieses Unternehmen gibt es nicht. Bitte wählen Sie ein Unternehmen.',
  companyNameTaken: 'Es gibt schon ein Unternehmen mit diesem Namen.',
  companyInUse: words.companyInUse,
  signUpLinkInvalid:
    'Dieser Registrierungslink funktioniert nicht mehr. Bitte fragen Sie Ihr Unternehmen nach einem neuen.',
  invitationOnly:
    'Dieses Unternehmen nimmt Teilnehmende nur mit Einladung auf. Bitte fragen Sie Ihr Unternehmen danach.',
  joinCodeNeeded:
    'Für dieses Unternehmen ist ein Beitrittscode nötig. Bitte fragen Sie Ihr Unternehmen danach.',
  joinCodeWrong:
    'Dieser Beitrittscode ist falsch. Bitte prüfen Sie ihn oder fragen Sie Ihr Unternehmen nach dem aktuellen.',
  otherEmailDomain: ({ domains, hasOthers }) => {
    const others = hasOthers ? ['einer anderen Domain des Unternehmens'] : [];
    return `Bitte verwenden Sie Ihre E-Mail-Adresse bei ${list([...domains, ...others], 'or')}.`;
  },
  settingsChangedElsewhere: 'Diese Einstellungen wurden inzwischen anderswo geändert.',
  domainRequired: 'Bitte geben Sie mindestens eine Domain ein.',
  domainInvalid: 'Bitte geben Sie Domains wie example.com ein, ohne einen Namen davor.',
  domainTooLong: ({ max }) => `Höchstens ${number(max)} Zeichen für eine Domain`,
  tooManyDomains: ({ max }) =>
    plural(max, { one: 'Höchstens 1 Domain', other: `Höchstens ${number(max)} Domains` }),
  domainsNeedMailServer:
    'Für die Registrierung mit einer E-Mail-Adresse des Unternehmens ist ein Mailserver nötig, weil jede Adresse per E-Mail bestätigt wird. Bitten Sie den Betreiber des Portals, SMTP_URL zu setzen.',
  confirmationNeedsMailServer:
    'E-Mail-Adressen können nur mit einem Mailserver bestätigt werden. Bitten Sie den Betreiber des Portals, SMTP_URL zu setzen.',
  joinCodeTooShort: ({ min }) =>
    `Ein Beitrittscode muss mindestens ${number(min)} Buchstaben und Ziffern enthalten.`,
  joinCodeGuessable:
    'Dieser Beitrittscode ist leicht zu erraten. Bitte wählen Sie einen anderen oder lassen Sie das Portal einen erzeugen.',
  timeZoneInvalid: 'Bitte wählen Sie eine Zeitzone wie Europe/Berlin.',

  certificateNotFound: 'Zertifikat nicht gefunden',
  ledgerCheckNotRunning: 'Es läuft keine Prüfung des signierten Protokolls.',
  notInLogYet:
    'Dieses Zertifikat steht noch nicht im signierten Protokoll. Bitte versuchen Sie es später noch einmal.',
  certificateSucceeded: 'An die Stelle dieses Zertifikats ist ein neueres getreten.',
  certificateWithdrawn: 'Dieses Zertifikat ist schon widerrufen.',
  certificateWithoutPdf:
    'Das Portal hat nicht für alle Zeichen dieses Zertifikats eine Schrift. Bitte drucken Sie stattdessen seine Seite.',
  colourInvalid: 'Bitte wählen Sie eine Farbe wie #1d4ed8.',

  groupNameTaken: 'Das Unternehmen hat schon eine Gruppe mit diesem Namen.',
  groupNotFound: 'Die Gruppe wurde nicht gefunden oder ist schon gelöscht',
  tooManyGroups: ({ max }) => `Ein Unternehmen kann höchstens ${number(max)} Gruppen haben.`,
  tooManyGroupsChosen: ({ max }) => `Höchstens ${number(max)} Gruppen`,
  tooManyGroupsOfTrainee: ({ name, max }) =>
    `Eine Person kann in höchstens ${number(max)} Gruppen sein: ${name}`,
  insightGroupTooSmall: ({ min }) =>
    `Wie eine Gruppe abschneidet, wird erst ab ${number(min)} Mitgliedern gezeigt. Diese Gruppe hat weniger.`,

  downloadExpired: 'Dieser Link ist abgelaufen. Bitte laden Sie die Datei noch einmal herunter.',
  downloadUsed:
    'Dieser Link wurde schon verwendet. Bitte laden Sie die Datei noch einmal herunter.',

  moduleNotCompleted: 'Bitte schließen Sie dieses Modul ab, bevor Sie Feedback dazu geben.',
  ratingRequired: 'Bitte wählen Sie eine Bewertung',

  helpRequestNotFound: 'Hilfeanfrage nicht gefunden',
  helpRequestChanged:
    'Jemand anderes hat diese Anfrage inzwischen geändert. Sehen Sie sich an, wie sie jetzt aussieht.',
  helpIdTaken: 'Unter dieser Kennung wurde schon eine andere Hilfeanfrage gesendet.',
  helpSubjectDeleted: 'Das, wonach Sie gefragt haben, wurde inzwischen gelöscht.',
  tooManyHelpRequests: `Sie haben schon viele Hilfeanfragen gesendet. ${TRY_LATER}`,
  administratorNotFound: 'Dieser Admin wurde nicht gefunden.',

  actionNotFound: 'Dieser Vorgang wurde nicht gefunden.',
  actionEnded: 'Dieser Vorgang ist schon beendet.',
  actionRunning: 'Bitte warten Sie, bis der Vorgang beendet ist, oder brechen Sie ihn ab.',
  invitationsNotUndoable: 'Einladungen lassen sich nicht rückgängig machen.',
  remindersNotUndoable: 'Erinnerungen lassen sich nicht rückgängig machen.',
  renewalsNotUndoable: 'Erneuerungen lassen sich nicht rückgängig machen.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  trashTurnedOff: 'Der Papierkorb ist ausgeschaltet.',
  traineesNotInTrash: 'Die Teilnehmenden sind nicht mehr im Papierkorb.',
  traineesLeaveTrash: 'Die Teilnehmenden werden gerade wiederhergestellt oder endgültig gelöscht.',
  noSuchTrainees: 'Keine Teilnehmenden entsprechen dieser Auswahl.',
  noSuchRequests: 'Keine offenen Anfragen entsprechen dieser Auswahl.',
  traineesChanged: ({ count }) =>
    `Die Zahl der Teilnehmenden hat sich auf ${number(count)} geändert.`,
  requestsChanged: ({ count }) =>
    `Die Zahl der offenen Anfragen hat sich auf ${number(count)} geändert.`,
  emailsTakenNothingRestored: ({ count }) =>
    plural(count, {
      one: 'Die E-Mail-Adresse von 1 Person wird inzwischen von einem anderen Konto verwendet. Es wurde nichts wiederhergestellt.',
      other: `Die E-Mail-Adressen von ${number(count)} Teilnehmenden werden inzwischen von anderen Konten verwendet. Es wurde nichts wiederhergestellt.`,
    }),
  runsBegun: ({ count }) =>
    plural(count, {
      one: '1 Person hat den neuen Durchlauf schon begonnen. Es wurde nichts rückgängig gemacht.',
      other: `${number(count)} Teilnehmende haben den neuen Durchlauf schon begonnen. Es wurde nichts rückgängig gemacht.`,
    }),
  companyPurged: 'Das Unternehmen wurde endgültig gelöscht. Es wurde nichts rückgängig gemacht.',
  companyInTrash: ({ company }) =>
    `${company} liegt im Papierkorb. Bitte stellen Sie zuerst das Unternehmen wieder her.`,
  actionInterrupted:
    'Das Portal wurde angehalten, bevor der Vorgang begann. Es wurde nichts geändert.',
  moveTargetDeleted:
    'Das Unternehmen wurde gelöscht, daher wurden keine weiteren Teilnehmenden dorthin verschoben.',

  noSuchModule: words.noSuchModule,
  runEnded: 'Ihre Schulung hat neu begonnen. Bitte laden Sie diese Seite neu.',
  moduleLocked: ({ name }) => `Dieses Modul ist gesperrt. Schließen Sie zuerst „${name}“ ab.`,
  runNotFound: 'Durchlauf nicht gefunden',
  runOrModuleNotFound: 'Durchlauf oder Modul nicht gefunden',
  resultNotFound: 'Ergebnis nicht gefunden',
  attemptNotFound: 'Versuch nicht gefunden',
  quizNotPassed: 'Sie können Ihre Antworten ansehen, sobald Sie dieses Quiz bestanden haben.',
  videoFirst: words.videoFirst,
  noQuiz: words.noQuiz,
  quizChanged:
    'Die Fragen dieses Quiz haben sich geändert. Bitte sehen Sie sie durch und geben Sie das Quiz noch einmal ab.',
  answersToUnknownQuestions: 'Einige Antworten gehören zu Fragen, die dieses Quiz nicht hat.',
  questionUnknown: 'Unbekannte Frage',
  otherTryMade:
    'Ihre Antworten sind nicht angekommen, und inzwischen gab es einen anderen Versuch. Bitte sehen Sie Ihre Antworten durch und geben Sie das Quiz noch einmal ab.',
  tooManyTries:
    'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  quizBlocked:
    'Sie haben alle Versuche für dieses Quiz verbraucht. Bitten Sie einen Admin, es erneut freizugeben.',
  tooManyFailedTries:
    'Zu viele nicht bestandene Versuche. Bitte warten Sie bis zum nächsten Versuch.',
  videoChanged: 'Dieses Video wurde ersetzt. Bitte sehen Sie sich das neue an.',
  videoNotWatched:
    'Sie haben dieses Video noch nicht bis zum Ende angesehen. Bitte sehen Sie sich auch den Rest an.',

  moduleNotFound: 'Modul nicht gefunden',
  moduleNotFoundOrDeleted: 'Das Modul wurde nicht gefunden oder ist schon gelöscht',
  videoNotFoundOrDeleted: 'Das Video wurde nicht gefunden oder ist schon gelöscht',
  tooManyModules: ({ max }) => `Ein Unternehmen kann höchstens ${number(max)} Module haben.`,
  moduleChangedElsewhere: 'Dieses Modul wurde inzwischen anderswo geändert.',
  questionsChangedElsewhere: 'Jemand anderes hat die Fragen dieses Moduls inzwischen geändert.',
  tooManyQuestionsDrawn: ({ questions, drawn }) =>
    plural(questions, {
      one: `Das Modul hat nur 1 Frage: Ein Versuch kann nicht ${number(drawn)} stellen.`,
      other: `Das Modul hat nur ${number(questions)} Fragen: Ein Versuch kann nicht ${number(drawn)} stellen.`,
    }),
  pictureNeedsVideo: 'Bitte laden Sie zuerst ein Video hoch, dann sein Vorschaubild.',
  captionsNeedVideo: 'Bitte laden Sie zuerst ein Video hoch, dann seine Untertitel.',
  videoCaptionsTooMany: ({ max }) =>
    `Ein Video kann Untertitel in höchstens ${number(max)} Sprachen haben.`,
  orderChanged:
    'Die Reihenfolge wurde inzwischen anderswo geändert, daher wurde Ihre nicht gespeichert.',
  orderWrong:
    'Die Reihenfolge muss jedes Modul des Unternehmens einmal enthalten, mit lückenlosen Plätzen ab 0. Vielleicht wurde inzwischen eines hinzugefügt oder gelöscht.',
  passMarkInvalid: 'Die Bestehensgrenze muss eine ganze Zahl von 1 bis 100 sein',
  questionsDrawnInvalid: ({ max }) =>
    `Die Zahl der Fragen muss eine ganze Zahl von 1 bis ${number(max)} sein`,
  triesMaxInvalid: ({ max }) =>
    `Die Zahl der Versuche muss eine ganze Zahl von 1 bis ${number(max)} sein`,

  questionsTooMany: ({ max }) => `Höchstens ${number(max)} Fragen`,
  questionsTooLong: ({ max }) =>
    `Die Fragen eines Moduls können zusammen höchstens ${number(max)} Zeichen haben`,
  questionInvalid: ({ place }) => `${numbered(place)} braucht einen gültigen Text`,
  answerInvalid: ({ place }) => `${numbered(place)} braucht eine richtige Antwort`,
  answerNotAmongOptions: ({ place }) =>
    `Die richtige Antwort${ofQuestion(place)} muss eine der angegebenen Antworten sein`,
  tooFewOptions: ({ place, min }) =>
    `${numbered(place)} braucht mindestens ${number(min)} Antworten`,
  tooFewFilledOptions: ({ place, min }) =>
    `${numbered(place)} braucht mindestens ${number(min)} ausgefüllte Antworten`,
  tooManyOptions: ({ place, max }) =>
    `${numbered(place)} kann höchstens ${number(max)} Antworten haben`,
  optionsAlike: ({ place }) => `Die Antworten${ofQuestion(place)} müssen sich unterscheiden`,
  questionPart: ({ place, part, problem }, say) =>
    `${numbered(place)}, ${QUESTION_PARTS[part]}: ${say(problem)}`,

  reportNeedsMailServer:
    'Das Portal hat keinen Mailserver und kann daher keine wöchentlichen Berichte senden. Der Betreiber des Portals kann SMTP_URL setzen.',

  traineeNotFound: 'Person nicht gefunden',
  emailOfTraineeInTrash: ({ email, name, company }) =>
    `Die E-Mail-Adresse ${email} gehört zu einer Person im Papierkorb: ${name} (${company}). Stellen Sie diese Person mit allen Ergebnissen wieder her oder fügen Sie eine neue hinzu.`,
  traineeIsActive:
    'Diese Person hat schon ein Passwort gewählt. Senden Sie stattdessen einen Link zum Zurücksetzen.',
  traineeIsInvited:
    'Diese Person hat noch kein Passwort gewählt. Senden Sie stattdessen die Einladung erneut.',
  tooManyTraineeLinks: ({ max }) =>
    `Diese Person hat innerhalb einer Stunde schon ${plural(max, { one: '1 Link', other: `${number(max)} Links` })} erhalten. ${TRY_LATER}`,
  otherRunStarted:
    'Inzwischen wurde ein neuer Durchlauf gestartet. Bitte sehen Sie ihn sich zuerst an.',

  importTooSlow:
    'Das Lesen der Datei braucht zu viel Zeit oder Speicher. Bitte behalten Sie nur die Spalten der Teilnehmenden, teilen Sie die Datei auf oder speichern Sie sie als CSV.',
  importEmpty: 'Die Datei ist leer.',
  importWithoutRows: 'Die Datei hat Spaltennamen, aber keine Zeilen darunter.',
  importTooManyRows: ({ max }) =>
    `Die Datei hat mehr als ${number(max)} Zeilen. Bitte teilen Sie sie auf.`,
  importOldWorkbook:
    'Das ist eine alte Arbeitsmappe oder eine mit Passwort. Bitte speichern Sie sie ohne Passwort als „Excel-Arbeitsmappe (.xlsx)“ und wählen Sie diese Datei.',
  importNoTable:
    'Das ist weder eine CSV- noch eine Excel-Datei. Bitte wählen Sie eine Datei vom Typ .csv oder .xlsx.',
  importUnknownCharacters:
    'Die Zeichen dieser Datei lassen sich nicht erkennen. Bitte speichern Sie sie als „CSV UTF-8“ oder als „Excel-Arbeitsmappe (.xlsx)“ und wählen Sie diese Datei.',
  importUnreadableWorkbook:
    'Das ist keine Excel-Arbeitsmappe (.xlsx), oder sie ist beschädigt. Bitte speichern Sie sie noch einmal als .xlsx oder als CSV.',
  importWorkbookTooManyCells:
    'Diese Arbeitsmappe hat zu viele Zellen. Bitte behalten Sie nur die Zeilen und Spalten der Teilnehmenden oder speichern Sie sie als CSV.',
  importWorkbookTooLarge:
    'Diese Arbeitsmappe ist entpackt zu groß. Bitte behalten Sie nur das Blatt mit den Teilnehmenden oder speichern Sie sie als CSV.',
  importQuoteOpen: ({ line }) =>
    `Das Anführungszeichen, das in Zeile ${line} beginnt, wird nie geschlossen.`,
  importRowTooLong: ({ line, max }) =>
    `Der Eintrag, der in Zeile ${line} beginnt, hat mehr als ${number(max)} Zeichen. Vielleicht ist darin ein Anführungszeichen nicht geschlossen.`,
  importColumnsRepeated: ({ first, second, line, sheet }) =>
    `Die Spalten „${first}“ und „${second}“ in ${placeOf(line, sheet)} bedeuten dasselbe. Bitte benennen Sie eine davon um oder entfernen Sie sie.`,
  importColumnsMissing: ({ columns, missing, line, sheet }) =>
    `Eine Zeile am Anfang ${sheet === null ? 'der Datei' : `des Blatts „${sheet}“`} muss die Spalten ${list(namesOf(columns))} nennen. Am nächsten kommt dem ${placeOf(line, sheet)}. Es ${missing.length === 1 ? 'fehlt' : 'fehlen'}: ${namesOf(missing).join(', ')}.`,
  importOnlyInHiddenSheet: ({ sheet, columns }) =>
    `Nur das ausgeblendete Blatt „${sheet}“ nennt die Spalten ${list(namesOf(columns))}. Bitte blenden Sie es ein oder wählen Sie eine andere Datei.`,
  importChangedMeanwhile:
    'Die Daten einer Person, deren Änderung ausgewählt war, haben sich seit der Prüfung geändert. Es wurde nichts geändert.',
  nothingToImport: 'Es gibt nichts zu importieren.',
  importDoubtful: ({ rows }) =>
    plural(rows, {
      one: 'In 1 Zeile sind vielleicht Zeichen falsch. Bitte sehen Sie sich zuerst die Namen an.',
      other: `In ${number(rows)} Zeilen sind vielleicht Zeichen falsch. Bitte sehen Sie sich zuerst die Namen an.`,
    }),
  importDatesAmbiguous: ({ days }) =>
    plural(days, {
      one: '1 Datum der Datei lässt sich auf zwei Arten lesen. Bitte wählen Sie, ob der Tag oder der Monat zuerst steht.',
      other: `${number(days)} Daten der Datei lassen sich auf zwei Arten lesen. Bitte wählen Sie, ob der Tag oder der Monat zuerst steht.`,
    }),
  importNotesDoubtful: ({ rows }) =>
    plural(rows, {
      one: 'In 1 Zeile sind vielleicht Zeichen falsch. Bitte sehen Sie sich zuerst die Notizen an.',
      other: `In ${number(rows)} Zeilen sind vielleicht Zeichen falsch. Bitte sehen Sie sich zuerst die Notizen an.`,
    }),
  importInTrash: ({ rows }) =>
    plural(rows, {
      one: 'Die E-Mail-Adresse in 1 Zeile gehört zu einer Person im Papierkorb. Wählen Sie, ob Sie diese Person wiederherstellen, eine neue hinzufügen oder die Zeile auslassen.',
      other: `Die E-Mail-Adressen in ${number(rows)} Zeilen gehören zu Personen im Papierkorb. Wählen Sie, ob Sie diese Personen wiederherstellen, neue hinzufügen oder die Zeilen auslassen.`,
    }),
  allRowsImportable: 'Jetzt können alle Zeilen importiert werden. Es wurde nichts geändert.',
  rowsNotImportable: ({ rows }) =>
    plural(rows, {
      one: '1 Zeile kann nicht importiert werden. Es wurde nichts geändert.',
      other: `${number(rows)} Zeilen können nicht importiert werden. Es wurde nichts geändert.`,
    }),

  inColumn: ({ column, problem }, say) => {
    const sentence = say(problem);
    const label = COLUMN_LABELS[column];
    // Some sentences name their column, after an article.
    const isNamed = label === undefined || sentence.includes(label);
    return isNamed ? sentence : `${label}: ${sentence}`;
  },
  formulaWithoutValue: ({ column, cell }) =>
    `${COLUMN_LABELS[column] ?? column}: Die Formel in Zelle ${cell} hat keinen gespeicherten Wert. Öffnen Sie die Datei in Excel oder LibreOffice und speichern Sie sie noch einmal`,
  formulaWithError: ({ column, cell, error }) =>
    `${COLUMN_LABELS[column] ?? column}: Die Formel in Zelle ${cell} zeigt ${error}`,
  passwordNoText: ({ cell, kind }) =>
    `Passwort: Zelle ${cell} enthält ${kind === 'number' ? 'eine Zahl' : 'ein Datum'}, keinen Text. Formatieren Sie die Zelle als Text und geben Sie das Passwort noch einmal ein oder lassen Sie sie leer`,
  emailInOtherLine: ({ line }) => `Diese E-Mail-Adresse steht schon in Zeile ${line}`,
  emailOfAdmin: 'Diese E-Mail-Adresse gehört zu einem Admin',
  companyNotInPortal: ({ company }) => `Es gibt kein Unternehmen „${company}“`,
  importPasswordsTooMany: ({ max }) =>
    `Nur ${number(max)} Zeilen einer Datei können ein Passwort enthalten; lassen Sie es leer, dann wird die Person per E-Mail eingeladen, selbst eines zu wählen`,
  importTooManyGroups: ({ company, max }) =>
    `Mit den Gruppen dieser Zeile hätte „${company}“ mehr als ${number(max)} Gruppen`,
  importOtherGroup: ({ group }) => `„${group}“ ist keine Ihrer Gruppen`,
  importPasswordGuessable: ({ kind }) => `Dieses Passwort ${GUESSABLE[kind]}`,
  // The names that the import understands. It does not know the German ones.
  languageUnknown:
    'Die Sprache muss English, Deutsch, Français, Español, Polski, Türkçe, Română, Українська oder العربية sein',

  emailOfNoTrainee: 'Es gibt keine Person mit dieser E-Mail-Adresse',
  moduleNotInCompany: ({ module, company }) => `„${company}“ hat kein Modul „${module}“`,
  companyWithoutRules: ({ company }) =>
    `„${company}“ hat keine Regeln für Pflichtmodule. Frühere Ergebnisse werden dort nicht eingetragen`,
  moduleNameTwice: ({ module, company }) =>
    `„${company}“ hat mehrere Module „${module}“. Benennen Sie alle bis auf eines um`,
  resultInOtherLine: ({ line }) => `Dieses Ergebnis steht schon in Zeile ${line}`,
  dayUnreadable: ({ text }) =>
    `„${text}“ lässt sich nicht als Datum lesen. Schreiben Sie es wie 2026-12-25`,
  dayNotInOrder: ({ text, order }) =>
    order === 'day-first'
      ? `„${text}“ gibt es nicht, wenn der Tag zuerst steht. Schreiben Sie es wie 2026-12-25`
      : `„${text}“ gibt es nicht, wenn der Monat zuerst steht. Schreiben Sie es wie 2026-12-25`,

  notInTrash: 'Dieser Eintrag ist nicht mehr im Papierkorb.',
  emailOfRestoredTaken: ({ email, name }) =>
    `Die E-Mail-Adresse ${email} von ${name} wird inzwischen von einem anderen Konto verwendet.`,
  emailsOfRestoredTaken: ({ count }) =>
    plural(count, {
      one: 'Die E-Mail-Adresse von 1 Person wird inzwischen von einem anderen Konto verwendet.',
      other: `Die E-Mail-Adressen von ${number(count)} Teilnehmenden werden inzwischen von anderen Konten verwendet.`,
    }),
  restoredNameTaken: ({ name }) => `Inzwischen heißt ein anderes Unternehmen ${name}.`,
  companyInTrashItself: ({ company }) =>
    `${company} liegt selbst im Papierkorb. Bitte stellen Sie zuerst das Unternehmen wieder her.`,
  onlyOneMergeable:
    'Nur eine einzelne gelöschte Person kann mit einer anderen zusammengeführt werden.',
  inUseByAction:
    'Ein anderer Vorgang arbeitet gerade daran. Bitte versuchen Sie es noch einmal, wenn er beendet ist.',
  emailNotUsedAnyMore:
    'Diese Person verwendet die E-Mail-Adresse nicht mehr. Bitte sehen Sie noch einmal in den Papierkorb.',
  modulesFull: 'Das Unternehmen hat schon so viele Module, wie es haben kann.',
};
