import { formatsOf } from '../formats.ts';
import { texts as words } from '../texts/ro.ts';
import type { QuestionPart, ReasonTexts } from './en.ts';

const { list, number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

const characters = (count: number) => counted(count, 'caracter', 'caractere');
const minutesOf = (count: number) => counted(count, 'minut', 'minute');
const hoursOf = (count: number) => counted(count, 'oră', 'ore');
const rowsOf = (count: number) => counted(count, 'rând', 'rânduri');

/** After 'Parola' or 'Această parolă'. */
const GUESSABLE = {
  blank: 'conține numai spații',
  repeated: 'este un singur caracter repetat',
  known: 'coincide cu numele, adresa de e-mail sau compania',
  common: 'este prea obișnuită',
};

const SAVE_AS_MP4 = 'Salvați-l ca MP4 cu video H.264 și sunet AAC.';

const EMAIL = 'Adresa de e-mail';

/** The columns of a template, as a file names them. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  ...words.columns,
  'first name': 'Prenume',
  'last name': 'Nume de familie',
  'completed on': words.columns.completedOn,
};

const namesOf = (columns: readonly string[]) =>
  columns.map((column) => COLUMN_NAMES[column] ?? column);

/** The columns of an import file, as the sentences that name their column begin. */
const COLUMN_LABELS: Readonly<Record<string, string>> = {
  name: 'Numele',
  email: EMAIL,
  company: 'Compania',
  password: 'Parola',
  language: 'Limba',
  groups: 'Grupuri',
  module: 'Modulul',
  completedOn: 'Ziua finalizării',
  validUntil: 'Ultima zi de valabilitate',
  note: 'Nota',
};

const PARTS: Readonly<Record<QuestionPart, string>> = {
  question: 'textul',
  option: 'o variantă',
  answer: 'răspunsul',
  explanation: 'explicația',
};

const numbered = (place: number | null) => (place === null ? 'Întrebarea' : `Întrebarea ${place}`);

const placeOf = (line: number, sheet: string | null) =>
  sheet === null ? `rândul ${line}` : `rândul ${line} al foii „${sheet}”`;

/** A sentence after a colon. */
const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const texts: ReasonTexts = {
  accessDenied: 'Acces refuzat',
  busy: 'Portalul este ocupat. Încercați din nou peste câteva momente.',
  contentTypeNotAccepted: 'Acest tip de conținut nu este acceptat aici.',
  fileChanged: 'Fișierul s-a schimbat.',
  internalError: ({ requestId }) =>
    `Ceva nu a funcționat la noi. Încercați din nou. Referință: ${requestId}`,
  invalidInput: 'Datele introduse nu sunt valide.',
  invalidValue: ({ english }) => english,
  invalidCursor: 'Cursorul nu este valid',
  metricsNotPublic: 'Metricile nu sunt publice.',
  noPermission: 'Nu aveți permisiunea de a face acest lucru.',
  needsPortalReach: 'Doar un administrator care vede tot portalul poate face acest lucru.',
  needsWholeCompany:
    'Aceasta privește întreaga companie, iar dumneavoastră vedeți doar grupuri ale ei.',
  needsTrainingRight: 'Aveți nevoie de dreptul „Instruire”.',
  needsPeopleRight: 'Aveți nevoie de dreptul „Persoane”.',
  needsScope: 'Nu vedeți aici nimic pe care l-ar putea privi.',
  viewOnly:
    'Vedeți portalul așa cum l-ar vedea un alt administrator. Aici nu se poate schimba nimic.',
  trainingNeedsCompany: 'Dreptul „Instruire” este doar pentru companii întregi.',
  chooseScope: 'Alegeți cel puțin o companie sau un grup.',
  tooManyScopes: ({ max }) => `Cel mult ${number(max)} de companii și grupuri`,
  personInOtherGroup: ({ name }) =>
    `${name} este și într-un grup pe care nu îl vedeți, de aceea doar un administrator al întregii companii poate șterge această persoană.`,
  chooseOwnGroup: 'Alegeți cel puțin unul dintre grupurile dumneavoastră.',
  assigneeOutsideReach: 'Acest administrator nu vede persoana care a cerut ajutor.',
  inviteWithLessRight:
    'Puteți acorda doar drepturile „Citire” și „Persoane”, în companiile în care aveți dreptul „Instruire”.',
  reachOfYourself:
    'Nu puteți schimba ceea ce vedeți chiar dumneavoastră. Cereți unui alt administrator.',
  reachChanged:
    'S-a schimbat ce poate vedea administratorul, de aceea această acțiune s-a încheiat.',
  noSuchCall: 'Nu există un astfel de apel.',
  noSuchPart: 'Fișierul nu are o astfel de parte.',
  notFound: ({ english }) => english,
  notLoggedIn: words.notLoggedIn,
  portalRestarts: 'Portalul repornește. Încercați din nou.',
  portalUnavailable: 'Portalul nu este disponibil. Încercați din nou peste câteva momente.',
  requestTooLarge: 'Cererea este prea mare.',
  requestTooSlow: 'Cererea a fost trimisă prea lent. Încercați din nou.',
  tooManyCostlyRequests:
    'Prea multe dintre cererile dvs. au fost nevalide sau foarte mari. Așteptați un minut și încercați din nou.',
  unreadableRequest: 'Cererea nu a putut fi citită.',

  formNeeded: 'Acest apel acceptă multipart/form-data.',
  formBoundaryTooShort: 'Formularul are nevoie de un delimitator de cel puțin 12 caractere.',
  formUnreadable: 'Formularul nu a putut fi citit. Trimiteți-l din nou.',
  fileNotExpected: ({ field }) => `În „${field}” nu se așteaptă niciun fișier.`,
  fileRequired: ({ field }) => `Alegeți un fișier pentru „${field}”.`,
  fileTooLarge: ({ megabytes }) => words.fileTooLarge(megabytes),

  charactersNotStorable: 'Conține caractere care nu pot fi stocate',
  tooLong: ({ max }) => `Cel mult ${characters(max)}`,
  nameRequired: 'Numele este obligatoriu',
  companyNameRequired: 'Numele companiei este obligatoriu',
  companyRequired: 'Compania este obligatorie',
  companyNotChosen: 'Selectați o companie',
  moduleNameRequired: 'Numele modulului este obligatoriu',
  groupNameRequired: 'Numele grupului este obligatoriu',
  groupNameSemicolon: 'Numele unui grup nu poate conține punct și virgulă',
  dateInvalid: 'Introduceți o dată care există',
  dateInFuture: 'Ziua nu poate fi în viitor',
  datePast: 'Ziua nu poate fi în trecut',
  dateNotAfterToday: 'Alegeți o zi de după cea de astăzi',
  dateTooFar: ({ years }) =>
    `Ziua nu poate fi la mai mult de ${counted(years, 'an', 'ani')} distanță`,
  daysInvalid: ({ min, max }) =>
    `Introduceți un număr întreg de zile de la ${number(min)} la ${number(max)}`,
  monthsInvalid: ({ max }) => `Introduceți un număr întreg de luni de la 1 la ${number(max)}`,
  reasonTooShort: ({ min }) => `Dați un motiv de cel puțin ${characters(min)}`,
  tooManyReminders: ({ max }) => `Cel mult ${counted(max, 'memento', 'mementouri')}`,
  remindersTwice: 'Două mementouri au același număr de zile',
  tooManyAudienceGroups: ({ max }) => `Cel mult ${counted(max, 'grup', 'grupuri')}`,
  onlyPauseHasFrom: 'O pauză, și numai o pauză, are nevoie de prima zi',
  untilNeeded: 'O pauză sau o prelungire, și nimic altceva, are nevoie de ultima zi',
  untilBeforeFrom: 'Ultima zi nu poate fi înainte de prima',
  validUntilBeforeCompletion: 'Ultima zi de valabilitate trebuie să fie după ziua finalizării',
  resultRecordedAlready: 'Un rezultat din această zi este deja înregistrat',
  resultNotRecorded: 'Acest rezultat înregistrat nu a fost găsit',
  exceptionNotFound: 'Această excepție nu a fost găsită',
  nothingToRenew: 'Acum nu este nimic de reînnoit',
  remindedWithinDay:
    'Acest cursant a primit un memento în ultimele 24 de ore. Încercați mai târziu.',
  nothingToRemind: 'Acum nu este nimic de reamintit acestui cursant.',
  noUndoOfRules: 'Modificarea nu mai poate fi anulată: modificați din nou regulile',
  messageRequired: 'Introduceți un mesaj',
  searchTextRequired: 'Introduceți un text',
  emailRequired: 'Adresa de e-mail este obligatorie',
  emailInvalid: 'Introduceți o adresă de e-mail validă',
  emailHasBlank: 'Adresa de e-mail nu poate conține spații',
  emailHasCharacter: ({ character }) => `Adresa de e-mail nu poate conține „${character}”`,
  passwordRequired: 'Parola este obligatorie',
  passwordTooShort: ({ min }) => `Parola trebuie să aibă cel puțin ${characters(min)}`,

  linkExpired: 'Acest link a expirat. Reîncărcați pagina.',
  linkInvalid: 'Acest link nu este valid.',
  mediaStorageUnavailable: 'Depozitul media nu este disponibil. Încercați din nou mai târziu.',
  noSuchFile: 'Acest fișier nu există sau nu mai este disponibil.',
  fileUnavailable: 'Acest fișier nu mai este disponibil.',
  uploadInterrupted: 'Încărcarea s-a întrerupt înainte de a se termina.',
  uploadedPictureMissing: 'Imaginea încărcată nu mai există. Trimiteți-o din nou.',
  uploadedVideoMissing: 'Videoclipul încărcat nu mai există. Trimiteți-l din nou.',
  videoUnknown: 'Acesta nu este un videoclip MP4, WebM sau Ogg ori este deteriorat.',
  videoOnlySound: 'Fișierul nu conține video, ci numai sunet.',
  videoMatroska: `Fișierele Matroska (.mkv) nu sunt redate de browsere. ${SAVE_AS_MP4}`,
  videoNotPlayed: `Browserele nu pot reda acest tip de videoclip. ${SAVE_AS_MP4}`,
  videoDamaged: 'Videoclipul este deteriorat sau incomplet. Exportați-l din nou.',
  durationUnread: words.durationUnread,
  pictureUnknown: 'Aceasta nu este o imagine PNG, JPEG, WebP, GIF, AVIF sau TIFF.',
  pictureHeic:
    'Portalul nu poate citi imagini HEIC. Deschideți imaginea pe telefon sau pe computer și salvați-o sau exportați-o ca JPEG.',
  pictureDamaged: 'Imaginea este deteriorată sau incompletă. Salvați-o sau exportați-o din nou.',
  pictureTooSlow:
    'Citirea imaginii durează prea mult. Salvați-o din nou cu mai puțini pixeli sau ca JPEG.',
  pictureTooLarge: ({ width, height, max }) =>
    `Imaginea are ${number(width)} × ${number(height)} pixeli. Alegeți una de cel mult ${number(max)} × ${number(max)} pixeli.`,
  captionsTooLarge: words.captionsTooLarge,
  captionsUnknown: words.captionsUnknown,
  captionsNone: 'Acest fișier nu conține subtitrări.',
  captionsAllLeftOut: ({ lines, total }) => {
    const more = total > lines.length ? ', …' : '';
    const which =
      total === 1 ? `cea din rândul ${lines[0]}` : `cele din rândurile ${lines.join(', ')}${more}`;
    return `Subtitrări omise, pentru că timpii lor nu pot fi afișați: ${total} din ${total} (${which}).`;
  },
  captionsTooSlow: 'Subtitrările nu au putut fi citite într-un timp rezonabil.',
  captionsLanguageInvalid: 'Codul de limbă trebuie să fie de forma „en” sau „de-AT”',
  captionsLanguagesTooMany: ({ max }) => `Cel mult ${counted(max, 'limbă', 'limbi')}`,
  captionsLanguageRepeated: 'Fiecare limbă poate apărea o singură dată',

  emailTaken: 'Există deja un cont cu această adresă de e-mail.',
  credentialsInvalid: 'Adresa de e-mail sau parola este greșită',
  sessionNotFound: 'Sesiunea nu a fost găsită',
  userNotFound: 'Utilizatorul nu a fost găsit',
  tooManyAttempts: 'Prea multe încercări. Încercați din nou mai târziu.',
  tooManyAttemptsFromNetwork:
    'Prea multe încercări din rețeaua dvs. Încercați din nou peste o secundă.',
  tooManyFailedLogins: ({ minutes }) =>
    `Prea multe conectări nereușite. Încercați din nou peste ${minutes === 1 ? 'un minut' : minutesOf(minutes)} sau alegeți o parolă nouă cu „Ați uitat parola?”.`,
  tooManyLogins: ({ seconds }) =>
    `Prea multe conectări la acest cont. Încercați din nou peste ${seconds === 1 ? 'o secundă' : counted(seconds, 'secundă', 'secunde')}.`,
  tooManyWrongPasswords: 'Prea multe parole greșite. Încercați din nou mai târziu.',
  nameChangedTooOften: 'V-ați schimbat numele prea des. Încercați din nou mai târziu.',
  passwordChangedElsewhere: 'Parola dvs. tocmai a fost schimbată în altă parte. Încercați din nou.',
  currentPasswordWrong: 'Aceasta nu este parola dvs. actuală.',
  passwordGuessable: ({ kind }) =>
    `Această parolă ${GUESSABLE[kind]} și este ușor de ghicit. Alegeți alta.`,
  resetLinkInvalid: 'Acest link de resetare nu este valid sau a expirat.',
  confirmationLinkInvalid: 'Acest link de confirmare nu este valid, a fost folosit sau a expirat.',
  confirmationLinkExpired: 'Acest link de confirmare a expirat.',
  confirmationPasswordWrong:
    'Aceasta nu este parola acestei înregistrări. Dacă aveți mai multe e-mailuri de acest fel, încercați linkul din altul. Dacă nu v-ați înregistrat, închideți pagina: nu se creează niciun cont.',
  tooManyConfirmationMails: ({ minutes }) =>
    `Nu s-a trimis niciun e-mail, pentru că la această adresă s-au trimis prea multe într-o oră. Căutați în mesajele primite și în dosarul Spam sau încercați din nou peste ${minutesOf(minutes)}.`,
  tooManyJoinCodes: 'Prea multe coduri de înregistrare greșite. Încercați din nou mai târziu.',
  tooManySignUps: 'Prea multe înregistrări. Încercați din nou mai târziu.',
  tooManySignUpsOfAll:
    'Prea multe persoane se înregistrează în acest moment. Încercați din nou mai târziu.',

  timeZoneUnknown: 'Acest fus orar nu este cunoscut.',

  adminNotFound: 'Administratorul nu a fost găsit',
  adminInvitedOften: 'Acest administrator a fost invitat prea des. Încercați din nou mai târziu.',
  adminIsActive: 'Acest administrator și-a ales deja o parolă. Reîncărcați pagina.',
  adminIsYou: 'Nu vă puteți elimina propriul cont. Îl poate elimina alt administrator.',
  tooManyAdmins: ({ max }) =>
    `Portalul are ${counted(max, 'administrator', 'administratori')}, numărul maxim permis.`,

  chatDailyLimit: ({ megabytes, count, unit }) =>
    `Ați atins limita de ${megabytes} MB de mesaje pe zi. Puteți trimite altele peste ${unit === 'minute' ? minutesOf(count) : hoursOf(count)}.`,
  chatSearchTooShort: ({ min }) =>
    `Scrieți cel puțin ${characters(min)} pentru a găsi mai multe persoane.`,
  peopleLookedUpByYou: ({ minutes }) =>
    `Ați căutat prea multe persoane. Încercați din nou peste ${minutesOf(minutes)} sau întrebați un administrator.`,
  peopleLookedUpFromNetwork: ({ minutes }) =>
    `Din rețeaua dvs. au fost căutate prea multe persoane. Încercați din nou peste ${minutesOf(minutes)} sau întrebați un administrator.`,
  messageIdTaken: 'Acest identificator aparține deja altui mesaj.',
  messagesTooFast: 'Trimiteți mesaje prea repede. Așteptați câteva momente.',
  conversationNotFound: 'Această conversație nu există.',
  personNotFound: 'Această persoană nu există.',
  chatWithYourself: 'Nu puteți începe o conversație cu propria persoană.',
  tooManyConversations: 'Începeți prea multe conversații. Încercați din nou mai târziu.',
  adminsCannotBeBlocked: 'Administratorii nu pot fi blocați.',
  messageOfAnother: 'Nu puteți trimite mesaje în numele altcuiva.',
  partnerDeleted: 'Această persoană nu mai este aici și nu poate primi mesaje.',
  companiesSeparated:
    'Companiile dvs. nu permit conversații între ele, așa că acest mesaj nu a fost trimis.',
  youHaveBlocked: 'Ați blocat această persoană. Deblocați-o pentru a-i trimite mesaje.',
  messageNotDelivered: 'Această persoană nu primește mesaje de la dvs.',
  messagesUnanswered: ({ max }) =>
    `Ați trimis ${counted(max, 'mesaj', 'mesaje')} fără răspuns. Puteți trimite altele după ce această persoană răspunde.`,

  companyNotFound: 'Compania nu a fost găsită',
  companyNotFoundOrDeleted: 'Compania nu a fost găsită sau a fost deja ștearsă',
  companyUnknown: 'Această companie nu există. Selectați o companie.',
  companyNameTaken: 'Există deja o companie cu acest nume.',
  companyInUse: words.companyInUse,
  signUpLinkInvalid:
    'Acest link de înregistrare nu mai funcționează. Cereți companiei dvs. unul nou.',
  invitationOnly:
    'Această companie își adaugă cursanții numai prin invitație. Cereți companiei să vă adauge.',
  joinCodeNeeded: 'Această companie cere un cod de înregistrare. Cereți-l companiei dvs.',
  joinCodeWrong:
    'Acest cod de înregistrare este greșit. Verificați-l sau cereți companiei dvs. codul actual.',
  otherEmailDomain: ({ domains, hasOthers }) => {
    const others = hasOthers ? ['alt domeniu al companiei'] : [];
    return `Folosiți adresa de e-mail de la ${list([...domains, ...others], 'or')}.`;
  },
  settingsChangedElsewhere: 'Aceste setări au fost modificate între timp în altă parte.',
  domainRequired: 'Introduceți cel puțin un domeniu.',
  domainInvalid: 'Introduceți domenii precum example.com, fără un nume în față.',
  domainTooLong: ({ max }) => `Cel mult ${characters(max)} pentru un domeniu`,
  tooManyDomains: ({ max }) => `Cel mult ${counted(max, 'domeniu', 'domenii')}`,
  domainsNeedMailServer:
    'Înregistrarea după domeniul de e-mail are nevoie de un server de e-mail, pentru că fiecare adresă se confirmă prin e-mail. Cereți operatorului portalului să seteze SMTP_URL.',
  confirmationNeedsMailServer:
    'Adresele de e-mail pot fi confirmate numai cu un server de e-mail. Cereți operatorului portalului să seteze SMTP_URL.',
  joinCodeTooShort: ({ min }) =>
    `Un cod de înregistrare are cel puțin ${counted(min, 'literă sau cifră', 'litere sau cifre')}.`,
  joinCodeGuessable:
    'Acest cod de înregistrare este ușor de ghicit. Alegeți altul sau lăsați portalul să creeze unul.',
  timeZoneInvalid: 'Alegeți un fus orar precum Europe/Berlin.',

  certificateNotFound: 'Certificatul nu a fost găsit',
  ledgerCheckNotRunning: 'Nu rulează nicio verificare a jurnalului semnat.',
  notInLogYet: 'Acest certificat nu se află încă în jurnalul semnat. Încercați din nou mai târziu.',
  certificateSucceeded: 'Un certificat mai nou l-a înlocuit pe acesta.',
  certificateWithdrawn: 'Acest certificat este deja retras.',
  certificateWithoutPdf:
    'Portalul nu are fonturi pentru toate caracterele acestui certificat. Vă rugăm să tipăriți în schimb pagina lui.',
  colourInvalid: 'Alegeți o culoare precum #1d4ed8.',

  groupNameTaken: 'Compania are deja un grup cu acest nume.',
  groupNotFound: 'Grupul nu a fost găsit sau a fost deja șters',
  tooManyGroups: ({ max }) => `O companie poate avea cel mult ${number(max)} de grupuri.`,
  tooManyGroupsChosen: ({ max }) => `Cel mult ${number(max)} de grupuri`,
  tooManyGroupsOfTrainee: ({ name, max }) =>
    `O persoană poate fi în cel mult ${number(max)} de grupuri: ${name}`,
  insightGroupTooSmall: ({ min }) =>
    `Rezultatele unui grup se afișează numai dacă are cel puțin ${number(min)} membri. Acest grup are mai puțini.`,

  downloadExpired: 'Acest link a expirat. Porniți descărcarea din nou.',
  downloadUsed: 'Acest link a fost folosit. Porniți descărcarea din nou.',

  moduleNotCompleted: 'Finalizați acest modul înainte de a da feedback despre el.',
  ratingRequired: 'Selectați o evaluare',

  helpRequestNotFound: 'Cererea de ajutor nu a fost găsită',
  helpRequestChanged: 'Altcineva a modificat între timp această cerere. Vedeți cum arată acum.',
  helpIdTaken: 'Altă cerere de ajutor a fost trimisă cu acest identificator.',
  helpSubjectDeleted: 'Subiectul întrebării dvs. a fost șters între timp.',
  tooManyHelpRequests: 'Ați trimis prea multe cereri de ajutor. Încercați din nou mai târziu.',
  administratorNotFound: 'Acest administrator nu a fost găsit.',

  actionNotFound: 'Această acțiune nu a fost găsită.',
  actionEnded: 'Această acțiune s-a încheiat deja.',
  actionRunning: 'Așteptați încheierea acțiunii sau opriți-o.',
  invitationsNotUndoable: 'Invitațiile nu pot fi anulate.',
  remindersNotUndoable: 'Mementourile nu pot fi anulate.',
  renewalsNotUndoable: 'Reînnoirile nu pot fi anulate.',
  nothingToUndo: 'Nu este nimic de anulat.',
  trashTurnedOff: 'Coșul de gunoi este dezactivat.',
  traineesNotInTrash: 'Cursanții nu mai sunt în coșul de gunoi.',
  traineesLeaveTrash: 'Cursanții sunt în curs de restaurare sau de ștergere definitivă.',
  noSuchTrainees: 'Nu există astfel de cursanți.',
  noSuchRequests: 'Nu există astfel de cereri deschise.',
  traineesChanged: ({ count }) => `Numărul de cursanți s-a schimbat: acum este ${number(count)}.`,
  requestsChanged: ({ count }) =>
    `Numărul de cereri deschise s-a schimbat: acum este ${number(count)}.`,
  emailsTakenNothingRestored: ({ count }) =>
    plural(count, {
      one: '1 cursant are o adresă de e-mail folosită acum de alt cont. Nu s-a restaurat nimic.',
      few: `${number(count)} cursanți au adrese de e-mail folosite acum de alte conturi. Nu s-a restaurat nimic.`,
      other: `${number(count)} de cursanți au adrese de e-mail folosite acum de alte conturi. Nu s-a restaurat nimic.`,
    }),
  runsBegun: ({ count }) =>
    plural(count, {
      one: '1 cursant a început deja parcurgerea nouă. Nu s-a anulat nimic.',
      few: `${number(count)} cursanți au început deja parcurgerea nouă. Nu s-a anulat nimic.`,
      other: `${number(count)} de cursanți au început deja parcurgerea nouă. Nu s-a anulat nimic.`,
    }),
  companyPurged: 'Compania a fost ștearsă definitiv. Nu s-a anulat nimic.',
  companyInTrash: ({ company }) =>
    `Compania ${company} este în coșul de gunoi. Restaurați-o mai întâi.`,
  actionInterrupted:
    'Portalul a fost oprit înainte ca acțiunea să înceapă. Nu s-a modificat nimic.',
  moveTargetDeleted:
    'Compania a fost ștearsă, așa că niciun alt cursant nu a mai fost mutat la ea.',

  noSuchModule: words.noSuchModule,
  runEnded: 'Instruirea dvs. a început din nou. Reîncărcați pagina.',
  moduleLocked: ({ name }) => `Acest modul este blocat. Finalizați mai întâi „${name}”.`,
  runNotFound: 'Parcurgerea nu a fost găsită',
  runOrModuleNotFound: 'Parcurgerea sau modulul nu a fost găsit',
  resultNotFound: 'Rezultatul nu a fost găsit',
  attemptNotFound: 'Încercarea nu a fost găsită',
  quizNotPassed: 'Vă puteți vedea răspunsurile după ce promovați acest test.',
  videoFirst: words.videoFirst,
  noQuiz: words.noQuiz,
  quizChanged: 'Întrebările acestui test s-au schimbat. Revedeți-le și trimiteți din nou.',
  answersToUnknownQuestions: 'Unele răspunsuri sunt la întrebări pe care acest test nu le are.',
  questionUnknown: 'Întrebare necunoscută',
  otherTryMade:
    'Răspunsurile dvs. nu au ajuns, iar între timp s-a făcut altă încercare. Revedeți-le și trimiteți din nou.',
  tooManyTries: 'Prea multe încercări. Așteptați un minut și încercați din nou.',
  quizBlocked:
    'Ați folosit toate încercările la acest test. Cereți unui administrator să îl redeschidă.',
  tooManyFailedTries: 'Prea multe încercări nereușite. Așteptați înainte de următoarea.',
  videoChanged: 'Acest videoclip a fost înlocuit. Vizionați-l pe cel nou.',
  videoNotWatched: 'Acest videoclip nu este încă vizionat până la capăt. Vizionați și restul.',

  moduleNotFound: 'Modulul nu a fost găsit',
  moduleNotFoundOrDeleted: 'Modulul nu a fost găsit sau a fost deja șters',
  videoNotFoundOrDeleted: 'Videoclipul nu a fost găsit sau a fost deja șters',
  tooManyModules: ({ max }) => `O companie poate avea cel mult ${counted(max, 'modul', 'module')}.`,
  moduleChangedElsewhere: 'Acest modul a fost modificat între timp în altă parte.',
  questionsChangedElsewhere: 'Altcineva a modificat între timp întrebările acestui modul.',
  tooManyQuestionsDrawn: ({ questions, drawn }) =>
    `Modulul are ${counted(questions, 'întrebare', 'întrebări')}: o încercare nu poate avea ${number(drawn)}.`,
  pictureNeedsVideo: 'Încărcați un videoclip înainte de imaginea lui.',
  captionsNeedVideo: 'Încărcați un videoclip înainte de subtitrările lui.',
  videoCaptionsTooMany: ({ max }) =>
    `Un videoclip poate avea subtitrări în cel mult ${counted(max, 'limbă', 'limbi')}.`,
  orderChanged:
    'Ordinea a fost modificată între timp în altă parte, așa că a dvs. nu a fost salvată.',
  orderWrong:
    'Ordinea trebuie să conțină fiecare modul al companiei o singură dată, cu poziții de la 0 fără goluri. Poate cineva a adăugat sau a șters un modul între timp.',
  passMarkInvalid: 'Pragul de promovare trebuie să fie un număr întreg de la 1 la 100',
  questionsDrawnInvalid: ({ max }) =>
    `Numărul de întrebări trebuie să fie un număr întreg de la 1 la ${max}`,
  triesMaxInvalid: ({ max }) =>
    `Numărul de încercări trebuie să fie un număr întreg de la 1 la ${max}`,

  questionsTooMany: ({ max }) => `Cel mult ${counted(max, 'întrebare', 'întrebări')}`,
  questionsTooLong: ({ max }) =>
    `Întrebările unui modul pot avea împreună cel mult ${characters(max)}`,
  questionInvalid: ({ place }) => `${numbered(place)} trebuie să aibă un text valid`,
  answerInvalid: ({ place }) => `${numbered(place)} trebuie să aibă un răspuns valid`,
  answerNotAmongOptions: ({ place }) =>
    `${numbered(place)}: răspunsul trebuie să fie una dintre variantele oferite`,
  tooFewOptions: ({ place, min }) =>
    `${numbered(place)} trebuie să aibă cel puțin ${counted(min, 'variantă', 'variante')}`,
  tooFewFilledOptions: ({ place, min }) =>
    `${numbered(place)} trebuie să aibă cel puțin ${counted(min, 'variantă completată', 'variante completate')}`,
  tooManyOptions: ({ place, max }) =>
    `${numbered(place)} trebuie să aibă cel mult ${counted(max, 'variantă', 'variante')}`,
  optionsAlike: ({ place }) =>
    place === null
      ? 'Toate variantele trebuie să fie diferite'
      : `${numbered(place)} trebuie să aibă variante diferite`,
  questionPart: ({ place, part, problem }, say) =>
    `${numbered(place)}, ${PARTS[part]}: ${say(problem)}`,

  reportNeedsMailServer:
    'Portalul nu are server de e-mail, așa că nu poate trimite rapoarte săptămânale. Un operator poate seta SMTP_URL.',

  traineeNotFound: 'Cursantul nu a fost găsit',
  emailOfTraineeInTrash: ({ email, name, company }) =>
    `Adresa de e-mail ${email} aparține cursantului ${name} de la ${company}, care este în coșul de gunoi. Restaurați acest cursant cu toate rezultatele sau adăugați o persoană nouă.`,
  traineeIsActive:
    'Acest cursant și-a ales deja o parolă. Trimiteți în schimb un link de resetare.',
  traineeIsInvited: 'Acest cursant nu și-a ales încă o parolă. Retrimiteți în schimb invitația.',
  tooManyTraineeLinks: ({ max }) =>
    `Acestui cursant i s-au trimis ${counted(max, 'link', 'linkuri')} într-o oră. Încercați din nou mai târziu.`,
  otherRunStarted: 'Între timp a fost pornită o parcurgere nouă. Vedeți-o mai întâi.',

  importTooSlow:
    'Citirea fișierului cere prea mult timp sau prea multă memorie. Păstrați numai coloanele cursanților, împărțiți fișierul sau salvați-l ca CSV.',
  importEmpty: 'Fișierul este gol.',
  importWithoutRows: 'Fișierul are antet, dar niciun rând.',
  importTooManyRows: ({ max }) => `Fișierul are peste ${rowsOf(max)}. Împărțiți-l.`,
  importOldWorkbook:
    'Acesta este un registru de lucru vechi sau cu parolă. Salvați-l ca „Registru de lucru Excel (.xlsx)”, fără parolă, și alegeți acel fișier.',
  importNoTable: 'Acesta nu este un fișier CSV sau Excel. Alegeți un fișier .csv sau .xlsx.',
  importUnknownCharacters:
    'Caracterele acestui fișier nu pot fi recunoscute. Salvați-l ca „CSV UTF-8” sau ca „Registru de lucru Excel (.xlsx)” și alegeți acel fișier.',
  importUnreadableWorkbook:
    'Acesta nu este un registru de lucru Excel (.xlsx) sau este deteriorat. Salvați-l din nou ca .xlsx sau ca CSV.',
  importWorkbookTooManyCells:
    'Acest registru de lucru are prea multe celule. Păstrați numai rândurile și coloanele cursanților sau salvați-l ca CSV.',
  importWorkbookTooLarge:
    'Acest registru de lucru este prea mare după dezarhivare. Păstrați numai foaia cu cursanții sau salvați-l ca CSV.',
  importQuoteOpen: ({ line }) => `Ghilimelele care încep în rândul ${line} nu se închid niciodată.`,
  importRowTooLong: ({ line, max }) =>
    `Rândul de tabel care începe în rândul ${line} al fișierului are peste ${characters(max)}. Poate niște ghilimele din el nu sunt închise.`,
  importColumnsRepeated: ({ first, second, line, sheet }) =>
    `Coloanele „${first}” și „${second}” din ${placeOf(line, sheet)} înseamnă același lucru. Redenumiți sau eliminați una dintre ele.`,
  importColumnsMissing: ({ columns, missing, line, sheet }) =>
    `Unul dintre primele rânduri${sheet === null ? '' : ` ale foii „${sheet}”`} trebuie să conțină numele coloanelor ${list(namesOf(columns))}. Cel mai apropiat este ${placeOf(line, sheet)}. Lipsesc: ${namesOf(missing).join(', ')}.`,
  importOnlyInHiddenSheet: ({ sheet, columns }) =>
    `Numai foaia ascunsă „${sheet}” conține coloanele ${list(namesOf(columns))}. Afișați acea foaie sau alegeți alt fișier.`,
  importChangedMeanwhile:
    'Datele unui cursant ales pentru modificare s-au schimbat după verificare. Nu s-a modificat nimic.',
  nothingToImport: 'Nu este nimic de importat.',
  importDoubtful: ({ rows }) =>
    `Unele caractere din ${rowsOf(rows)} pot fi greșite. Verificați mai întâi numele.`,
  importDatesAmbiguous: ({ days }) =>
    plural(days, {
      one: '1 dată din fișier poate fi citită în două feluri. Alegeți dacă ziua sau luna este prima.',
      few: `${number(days)} date din fișier pot fi citite în două feluri. Alegeți dacă ziua sau luna este prima.`,
      other: `${number(days)} de date din fișier pot fi citite în două feluri. Alegeți dacă ziua sau luna este prima.`,
    }),
  importNotesDoubtful: ({ rows }) =>
    `Unele caractere din ${rowsOf(rows)} pot fi greșite. Verificați mai întâi notele.`,
  importInTrash: ({ rows }) =>
    plural(rows, {
      one: 'Adresa de e-mail dintr-un rând aparține unui cursant din coșul de gunoi. Alegeți dacă îl restaurați, adăugați o persoană nouă sau omiteți rândul.',
      other: `Adresele de e-mail din ${rowsOf(rows)} aparțin unor cursanți din coșul de gunoi. Alegeți dacă îi restaurați, adăugați persoane noi sau omiteți aceste rânduri.`,
    }),
  allRowsImportable: 'Toate rândurile pot fi importate acum. Nu s-a modificat nimic.',
  rowsNotImportable: ({ rows }) =>
    `Rânduri care nu pot fi importate: ${number(rows)}. Nu s-a modificat nimic.`,

  inColumn: ({ column, problem }, say) => {
    const sentence = say(problem);
    const label = COLUMN_LABELS[column];
    const isNamed =
      label === undefined || sentence.startsWith(label) || sentence.includes('e-mail');
    return isNamed ? sentence : `${label}: ${lowered(sentence)}`;
  },
  formulaWithoutValue: ({ column, cell }) =>
    `${COLUMN_LABELS[column] ?? column}: formula din celula ${cell} nu are o valoare salvată. Deschideți fișierul în Excel sau LibreOffice și salvați-l din nou`,
  formulaWithError: ({ column, cell, error }) =>
    `${COLUMN_LABELS[column] ?? column}: formula din celula ${cell} arată ${error}`,
  passwordNoText: ({ cell, kind }) =>
    `Parola: celula ${cell} conține ${kind === 'number' ? 'un număr' : 'o dată calendaristică'}, nu text. Formatați celula ca text și introduceți din nou parola sau lăsați-o goală`,
  emailInOtherLine: ({ line }) => `Această adresă de e-mail este deja în rândul ${line}`,
  emailOfAdmin: 'Un administrator are această adresă de e-mail',
  companyNotInPortal: ({ company }) => `Compania „${company}” nu există`,
  importPasswordsTooMany: ({ max }) =>
    `Numai ${rowsOf(max)} dintr-un fișier pot avea parolă; lăsați-o necompletată, iar cursanții își aleg una prin e-mail`,
  importTooManyGroups: ({ company, max }) =>
    `Cu grupurile din acest rând, „${company}” ar avea peste ${number(max)} de grupuri`,
  importOtherGroup: ({ group }) => `„${group}” nu este unul dintre grupurile dumneavoastră`,
  importPasswordGuessable: ({ kind }) => `Parola ${GUESSABLE[kind]}`,
  languageUnknown:
    'Limba trebuie să fie una dintre acestea: English, Deutsch, Français, Español, Polski, Türkçe, Română, Українська sau العربية',

  emailOfNoTrainee: 'Nu există niciun cursant cu această adresă de e-mail',
  moduleNotInCompany: ({ module, company }) => `„${company}” nu are modulul „${module}”`,
  companyWithoutRules: ({ company }) =>
    `„${company}” nu are reguli despre module obligatorii. Rezultatele anterioare nu se înregistrează acolo`,
  moduleNameTwice: ({ module, company }) =>
    `„${company}” are mai multe module „${module}”. Redenumiți-le pe toate în afară de unul`,
  resultInOtherLine: ({ line }) => `Acest rezultat este deja în rândul ${line}`,
  dayUnreadable: ({ text }) => `„${text}” nu poate fi citit ca dată. Scrieți-o ca 2026-12-25`,
  dayNotInOrder: ({ text, order }) =>
    order === 'day-first'
      ? `„${text}” nu există dacă ziua este prima. Scrieți data ca 2026-12-25`
      : `„${text}” nu există dacă luna este prima. Scrieți data ca 2026-12-25`,

  notInTrash: 'Acest element nu mai este în coșul de gunoi.',
  emailOfRestoredTaken: ({ email, name }) =>
    `Adresa de e-mail ${email} (${name}) este folosită acum de alt cont.`,
  emailsOfRestoredTaken: ({ count }) =>
    plural(count, {
      one: '1 cursant are o adresă de e-mail folosită acum de alt cont.',
      few: `${number(count)} cursanți au adrese de e-mail folosite acum de alte conturi.`,
      other: `${number(count)} de cursanți au adrese de e-mail folosite acum de alte conturi.`,
    }),
  restoredNameTaken: ({ name }) => `Există acum altă companie cu numele ${name}.`,
  companyInTrashItself: ({ company }) =>
    `Compania ${company} este și ea în coșul de gunoi. Restaurați-o mai întâi.`,
  onlyOneMergeable: 'Cursanții șterși pot fi îmbinați cu alții numai câte unul.',
  inUseByAction:
    'Este în curs de modificare de către altă acțiune. Încercați din nou după ce se încheie.',
  emailNotUsedAnyMore:
    'Acest cursant nu mai folosește adresa de e-mail. Verificați din nou coșul de gunoi.',
  modulesFull: 'Compania are deja numărul maxim de module.',
};
