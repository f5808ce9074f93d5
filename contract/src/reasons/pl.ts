import { formatsOf } from '../formats.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../languages.ts';
import { texts as words } from '../texts/pl.ts';
import type { QuestionPart, ReasonTexts } from './en.ts';

const { list, number, plural } = formatsOf('pl');

type Guessable = Parameters<ReasonTexts['passwordGuessable']>[0]['kind'];

/** After 'hasło'. */
const GUESSABLE: Readonly<Record<Guessable, string>> = {
  blank: 'składa się z samych spacji',
  repeated: 'składa się z jednego powtarzanego znaku',
  known: 'jest takie samo jak imię i nazwisko, adres e-mail lub nazwa firmy',
  common: 'jest zbyt popularne',
};

const SAVE_AS_MP4 = 'Zapisz go jako MP4 z obrazem H.264 i dźwiękiem AAC.';

const ASK_OPERATOR = 'Poproś operatora portalu o ustawienie SMTP_URL.';

const EMAIL = 'Adres e-mail';

/** The columns of a template, as a file names them. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  ...words.columns,
  'first name': 'Imię',
  'last name': 'Nazwisko',
  'completed on': words.columns.completedOn,
};

const namesOf = (columns: readonly string[]) =>
  columns.map((column) => COLUMN_NAMES[column] ?? column);

/** The columns of an import file, as the sentences that name their column begin. */
const COLUMN_LABELS: Readonly<Record<string, string>> = {
  name: 'Imię i nazwisko',
  email: EMAIL,
  company: 'Firma',
  password: 'Hasło',
  language: 'Język',
  groups: 'Grupy',
  module: 'Moduł',
  completedOn: 'Data ukończenia',
  validUntil: 'Ważne do',
  note: 'Notatka',
};

const PARTS: Readonly<Record<QuestionPart, string>> = {
  question: 'treść',
  option: 'opcja',
  answer: 'odpowiedź',
  explanation: 'wyjaśnienie',
};

const counted = (count: number, one: string, few: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${few}`,
    other: `${number(count)} ${many}`,
  });

const characters = (count: number) => counted(count, 'znak', 'znaki', 'znaków');
const languages = (count: number) => counted(count, 'język', 'języki', 'języków');
const questionsOf = (count: number) => counted(count, 'pytanie', 'pytania', 'pytań');
const options = (count: number) => counted(count, 'opcję', 'opcje', 'opcji');
const rowsOf = (count: number) => counted(count, 'wiersz', 'wiersze', 'wierszy');

/** After 'za'. */
const minutesLater = (count: number) =>
  count === 1 ? 'minutę' : counted(count, 'minutę', 'minuty', 'minut');
const hoursLater = (count: number) =>
  count === 1 ? 'godzinę' : counted(count, 'godzinę', 'godziny', 'godzin');
const secondsLater = (count: number) =>
  count === 1 ? 'sekundę' : counted(count, 'sekundę', 'sekundy', 'sekund');

/** A sentence about emails of trainees. */
const emailsTaken = (count: number) =>
  plural(count, {
    one: 'Z adresu e-mail 1 uczestnika korzysta teraz inne konto.',
    other: `Z adresów e-mail ${number(count)} uczestników korzystają teraz inne konta.`,
  });

const numbered = (place: number | null) => (place === null ? 'Pytanie' : `Pytanie ${place}`);

const placeOf = (line: number, sheet: string | null) =>
  sheet === null ? `wiersz ${line}` : `wiersz ${line} arkusza „${sheet}”`;

/** A sentence after a colon. */
const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const texts: ReasonTexts = {
  accessDenied: 'Brak dostępu',
  busy: 'Portal jest przeciążony. Spróbuj ponownie za chwilę.',
  contentTypeNotAccepted: 'Ten typ treści nie jest tu przyjmowany.',
  fileChanged: 'Plik się zmienił.',
  internalError: ({ requestId }) =>
    `Coś poszło nie tak po naszej stronie. Spróbuj ponownie. Identyfikator: ${requestId}`,
  invalidInput: 'Wprowadzone dane są nieprawidłowe.',
  invalidValue: ({ english }) => english,
  invalidCursor: 'Nieprawidłowy kursor',
  metricsNotPublic: 'Metryki nie są publiczne.',
  noPermission: 'Nie masz do tego uprawnień.',
  needsPortalReach: 'Może to zrobić tylko administrator, który widzi cały portal.',
  needsWholeCompany: 'Dotyczy to całej firmy, a widzisz tylko jej grupy.',
  needsTrainingRight: 'Potrzebujesz do tego prawa „Szkolenie”.',
  needsPeopleRight: 'Potrzebujesz do tego prawa „Osoby”.',
  needsScope: 'Nie widzisz tu niczego, czego mogłoby to dotyczyć.',
  viewOnly:
    'Oglądasz portal tak, jak widziałby go inny administrator. Niczego nie można tu zmienić.',
  trainingNeedsCompany: 'Prawo „Szkolenie” dotyczy tylko całych firm.',
  chooseScope: 'Wybierz co najmniej jedną firmę lub grupę.',
  tooManyScopes: ({ max }) => `Najwyżej ${number(max)} firm i grup`,
  personInOtherGroup: ({ name }) =>
    `${name} należy też do grupy, której nie widzisz, dlatego tę osobę może usunąć tylko administrator całej firmy.`,
  chooseOwnGroup: 'Wybierz co najmniej jedną ze swoich grup.',
  assigneeOutsideReach: 'Ten administrator nie widzi osoby, która prosi o pomoc.',
  inviteWithLessRight:
    'Możesz nadawać tylko prawa „Odczyt” i „Osoby”, w firmach, w których masz prawo „Szkolenie”.',
  reachOfYourself: 'Nie możesz zmienić tego, co sam widzisz. Poproś innego administratora.',
  reachChanged: 'Zmieniono to, co administrator może widzieć, dlatego to działanie zakończono.',
  noSuchCall: 'Nie ma takiego wywołania.',
  noSuchPart: 'Plik nie ma takiej części.',
  notFound: ({ english }) => english,
  notLoggedIn: words.notLoggedIn,
  portalRestarts: 'Trwa restart portalu. Spróbuj ponownie.',
  portalUnavailable: 'Portal jest niedostępny. Spróbuj ponownie za chwilę.',
  requestTooLarge: 'Żądanie jest zbyt duże.',
  requestTooSlow: 'Żądanie było wysyłane zbyt wolno. Spróbuj ponownie.',
  tooManyCostlyRequests:
    'Zbyt wiele Twoich żądań było nieprawidłowych lub bardzo dużych. Poczekaj minutę i spróbuj ponownie.',
  unreadableRequest: 'Nie udało się odczytać żądania.',

  formNeeded: 'To wywołanie przyjmuje multipart/form-data.',
  formBoundaryTooShort: 'Formularz wymaga separatora o długości co najmniej 12 znaków.',
  formUnreadable: 'Nie udało się odczytać formularza. Wyślij go ponownie.',
  fileNotExpected: ({ field }) => `Pole „${field}” nie przyjmuje pliku.`,
  fileRequired: ({ field }) => `Wybierz plik w polu „${field}”.`,
  fileTooLarge: ({ megabytes }) => words.fileTooLarge(megabytes),

  charactersNotStorable: 'Zawiera znaki, których nie można zapisać',
  tooLong: ({ max }) => `Najwyżej ${characters(max)}`,
  nameRequired: 'Imię i nazwisko są wymagane',
  companyNameRequired: 'Nazwa firmy jest wymagana',
  companyRequired: 'Firma jest wymagana',
  companyNotChosen: 'Wybierz firmę',
  moduleNameRequired: 'Nazwa modułu jest wymagana',
  groupNameRequired: 'Nazwa grupy jest wymagana',
  groupNameSemicolon: 'Nazwa grupy nie może zawierać średnika',
  dateInvalid: 'Podaj datę, która istnieje',
  dateInFuture: 'Dzień nie może być w przyszłości',
  datePast: 'Dzień nie może być w przeszłości',
  dateNotAfterToday: 'Wybierz dzień późniejszy niż dzisiejszy',
  dateTooFar: ({ years }) =>
    `Dzień nie może być odległy o więcej niż ${counted(years, 'rok', 'lata', 'lat')}`,
  daysInvalid: ({ min, max }) => `Podaj całkowitą liczbę dni od ${number(min)} do ${number(max)}`,
  monthsInvalid: ({ max }) => `Podaj całkowitą liczbę miesięcy od 1 do ${number(max)}`,
  reasonTooShort: ({ min }) => `Podaj powód, który ma co najmniej ${characters(min)}`,
  tooManyReminders: ({ max }) =>
    `Najwyżej ${counted(max, 'przypomnienie', 'przypomnienia', 'przypomnień')}`,
  remindersTwice: 'Dwa przypomnienia mają tę samą liczbę dni',
  tooManyAudienceGroups: ({ max }) => `Najwyżej ${counted(max, 'grupa', 'grupy', 'grup')}`,
  onlyPauseHasFrom: 'Przerwa, i tylko przerwa, musi mieć pierwszy dzień',
  untilNeeded: 'Przerwa lub przedłużenie, i nic innego, musi mieć ostatni dzień',
  untilBeforeFrom: 'Ostatni dzień nie może być wcześniejszy niż pierwszy',
  validUntilBeforeCompletion: 'Ostatni dzień ważności musi być późniejszy niż dzień ukończenia',
  resultRecordedAlready: 'Wynik z tego dnia jest już zapisany',
  resultNotRecorded: 'Nie znaleziono tego zapisanego wyniku',
  exceptionNotFound: 'Nie znaleziono tego wyjątku',
  nothingToRenew: 'Teraz nie ma nic do odnowienia',
  remindedWithinDay:
    'Ten uczestnik otrzymał przypomnienie w ciągu ostatnich 24 godzin. Spróbuj później.',
  nothingToRemind: 'Teraz nie ma o czym przypominać temu uczestnikowi.',
  noUndoOfRules: 'Tej zmiany nie można już cofnąć: zmień zasady jeszcze raz',
  messageRequired: 'Wpisz wiadomość',
  searchTextRequired: 'Wpisz tekst',
  emailRequired: 'Adres e-mail jest wymagany',
  emailInvalid: 'Adres e-mail jest nieprawidłowy',
  emailHasBlank: 'Adres e-mail nie może zawierać spacji',
  emailHasCharacter: ({ character }) => `Adres e-mail nie może zawierać znaku „${character}”`,
  passwordRequired: 'Hasło jest wymagane',
  passwordTooShort: ({ min }) => `Hasło musi mieć co najmniej ${characters(min)}`,

  linkExpired: 'Ten link wygasł. Odśwież stronę.',
  linkInvalid: 'Ten link jest nieprawidłowy.',
  mediaStorageUnavailable: 'Magazyn multimediów jest niedostępny. Spróbuj ponownie później.',
  noSuchFile: 'Ten plik nie istnieje lub nie jest już dostępny.',
  fileUnavailable: 'Ten plik nie jest już dostępny.',
  uploadInterrupted: 'Przesyłanie zostało przerwane przed końcem.',
  uploadedPictureMissing: 'Przesłanego obrazu już nie ma. Prześlij go ponownie.',
  uploadedVideoMissing: 'Przesłanego filmu już nie ma. Prześlij go ponownie.',
  videoUnknown: 'To nie jest film MP4, WebM ani Ogg lub plik jest uszkodzony.',
  videoOnlySound: 'Plik nie zawiera obrazu, tylko dźwięk.',
  videoMatroska: `Przeglądarki nie odtwarzają filmu w formacie Matroska (.mkv). ${SAVE_AS_MP4}`,
  videoNotPlayed: `Przeglądarki nie odtwarzają filmu tego rodzaju. ${SAVE_AS_MP4}`,
  videoDamaged: 'Film jest uszkodzony lub niekompletny. Wyeksportuj go ponownie.',
  durationUnread: words.durationUnread,
  pictureUnknown: 'To nie jest obraz PNG, JPEG, WebP, GIF, AVIF ani TIFF.',
  pictureHeic:
    'Portal nie odczytuje obrazów HEIC. Otwórz obraz na telefonie lub komputerze i zapisz go lub wyeksportuj jako JPEG.',
  pictureDamaged: 'Obraz jest uszkodzony lub niekompletny. Zapisz go lub wyeksportuj ponownie.',
  pictureTooSlow:
    'Odczytanie obrazu trwa zbyt długo. Zapisz go ponownie z mniejszą liczbą pikseli lub jako JPEG.',
  pictureTooLarge: ({ width, height, max }) =>
    `Obraz ma ${number(width)} × ${number(height)} pikseli. Wybierz obraz o wymiarach najwyżej ${number(max)} × ${number(max)} pikseli.`,
  captionsTooLarge: words.captionsTooLarge,
  captionsUnknown: words.captionsUnknown,
  captionsNone: 'Ten plik nie zawiera napisów.',
  captionsAllLeftOut: ({ lines, total }) => {
    const more = total > lines.length ? ', …' : '';
    const which = total === 1 ? `wiersz ${lines[0]}` : `wiersze ${lines.join(', ')}${more}`;
    return `Pominięte napisy: ${number(total)} z ${number(total)}. Przy podanych czasach nie da się ich wyświetlić: ${which}.`;
  },
  captionsTooSlow: 'Nie udało się odczytać napisów w rozsądnym czasie.',
  captionsLanguageInvalid: 'To nie jest znacznik języka, taki jak „en” lub „de-AT”',
  captionsLanguagesTooMany: ({ max }) => `Najwyżej ${languages(max)}`,
  captionsLanguageRepeated: 'Każdy język można podać tylko raz',

  emailTaken: 'Konto z tym adresem e-mail już istnieje.',
  credentialsInvalid: 'Nieprawidłowy e-mail lub hasło',
  sessionNotFound: 'Nie znaleziono sesji',
  userNotFound: 'Nie znaleziono użytkownika',
  tooManyAttempts: 'Zbyt wiele prób. Spróbuj ponownie później.',
  tooManyAttemptsFromNetwork: 'Zbyt wiele prób z Twojej sieci. Spróbuj ponownie za sekundę.',
  tooManyFailedLogins: ({ minutes }) =>
    `Zbyt wiele nieudanych logowań. Spróbuj ponownie za ${minutesLater(minutes)} lub ustaw nowe hasło za pomocą linku „Nie pamiętasz hasła?”.`,
  tooManyLogins: ({ seconds }) =>
    `Zbyt wiele logowań na to konto. Spróbuj ponownie za ${secondsLater(seconds)}.`,
  tooManyWrongPasswords: 'Zbyt wiele błędnych haseł. Spróbuj ponownie później.',
  nameChangedTooOften: 'Imię i nazwisko były zmieniane zbyt często. Spróbuj ponownie później.',
  passwordChangedElsewhere: 'Twoje hasło właśnie zmieniono w innym miejscu. Spróbuj ponownie.',
  currentPasswordWrong: 'To nie jest Twoje obecne hasło.',
  passwordGuessable: ({ kind }) => `To hasło łatwo odgadnąć: ${GUESSABLE[kind]}. Wybierz inne.`,
  resetLinkInvalid: 'Ten link do zmiany hasła jest nieprawidłowy lub wygasł.',
  confirmationLinkInvalid:
    'Ten link potwierdzający jest nieprawidłowy, został już użyty lub wygasł.',
  confirmationLinkExpired: 'Ten link potwierdzający wygasł.',
  confirmationPasswordWrong:
    'To nie jest hasło podane przy tej rejestracji. Jeśli masz kilka takich wiadomości, spróbuj linku z innej. Jeśli to nie Twoja rejestracja, zamknij tę stronę: konto nie powstanie.',
  tooManyConfirmationMails: ({ minutes }) =>
    `Nie wysłano wiadomości, ponieważ w ciągu godziny wysłano ich na ten adres już wiele. Zajrzyj do skrzynki odbiorczej i folderu ze spamem lub spróbuj ponownie za ${minutesLater(minutes)}.`,
  tooManyJoinCodes: 'Zbyt wiele błędnych kodów dołączenia. Spróbuj ponownie później.',
  tooManySignUps: 'Zbyt wiele rejestracji. Spróbuj ponownie później.',
  tooManySignUpsOfAll: 'W tej chwili rejestruje się zbyt wiele osób. Spróbuj ponownie później.',

  timeZoneUnknown: 'Ta strefa czasowa jest nieznana.',

  adminNotFound: 'Nie znaleziono administratora',
  adminInvitedOften: 'Tego administratora zapraszano już wiele razy. Spróbuj ponownie później.',
  adminIsActive: 'Ten administrator wybrał już hasło. Odśwież stronę.',
  adminIsYou: 'Nie możesz usunąć własnego konta. Może to zrobić inny administrator.',
  tooManyAdmins: ({ max }) =>
    `Portal ma już największą dozwoloną liczbę administratorów: ${number(max)}.`,

  chatDailyLimit: ({ megabytes, count, unit }) =>
    `Osiągnięto dzienny limit wiadomości: ${number(megabytes)}\u00a0MB. Kolejne możesz wysłać za ${unit === 'minute' ? minutesLater(count) : hoursLater(count)}.`,
  chatSearchTooShort: ({ min }) => `Wpisz co najmniej ${characters(min)}, aby znaleźć więcej osób.`,
  peopleLookedUpByYou: ({ minutes }) =>
    `Z Twojego konta wyszukano już wiele osób. Spróbuj ponownie za ${minutesLater(minutes)} lub zapytaj administratora.`,
  peopleLookedUpFromNetwork: ({ minutes }) =>
    `Z Twojej sieci wyszukano już wiele osób. Spróbuj ponownie za ${minutesLater(minutes)} lub zapytaj administratora.`,
  messageIdTaken: 'Ten identyfikator należy już do innej wiadomości.',
  messagesTooFast: 'Wysyłasz wiadomości zbyt szybko. Poczekaj chwilę.',
  conversationNotFound: 'Ta rozmowa nie istnieje.',
  personNotFound: 'Ta osoba nie istnieje.',
  chatWithYourself: 'Nie możesz rozpocząć czatu ze sobą.',
  tooManyConversations: 'Rozpoczynasz zbyt wiele rozmów. Spróbuj ponownie później.',
  adminsCannotBeBlocked: 'Administratorów nie można zablokować.',
  messageOfAnother: 'Nie możesz wysyłać wiadomości w imieniu innej osoby.',
  partnerDeleted: 'Tej osoby już tu nie ma i nie może ona otrzymywać wiadomości.',
  companiesSeparated:
    'Wasze firmy nie zezwalają na czat między sobą, więc ta wiadomość nie została wysłana.',
  youHaveBlocked: 'Ta osoba jest przez Ciebie zablokowana. Odblokuj ją, aby wysyłać wiadomości.',
  messageNotDelivered: 'Ta osoba nie przyjmuje od Ciebie wiadomości.',
  messagesUnanswered: ({ max }) =>
    `Wysłano już ${counted(max, 'wiadomość', 'wiadomości', 'wiadomości')} bez odpowiedzi. Kolejne możesz wysłać, gdy ta osoba odpowie.`,

  companyNotFound: 'Nie znaleziono firmy',
  companyNotFoundOrDeleted: 'Nie znaleziono firmy lub została już usunięta',
  companyUnknown: 'Ta firma nie istnieje. Wybierz firmę.',
  companyNameTaken: 'Firma o tej nazwie już istnieje.',
  companyInUse: words.companyInUse,
  signUpLinkInvalid: 'Ten link do rejestracji już nie działa. Poproś swoją firmę o nowy.',
  invitationOnly: 'Ta firma dodaje uczestników tylko przez zaproszenie. Poproś o nie swoją firmę.',
  joinCodeNeeded: 'Ta firma wymaga kodu dołączenia. Poproś o niego swoją firmę.',
  joinCodeWrong: 'Ten kod dołączenia jest błędny. Sprawdź go lub poproś swoją firmę o aktualny.',
  otherEmailDomain: ({ domains, hasOthers }) => {
    const others = hasOthers ? ['innej domenie firmy'] : [];
    return `Użyj adresu e-mail w domenie ${list([...domains, ...others], 'or')}.`;
  },
  settingsChangedElsewhere: 'Te ustawienia zostały w międzyczasie zmienione w innym miejscu.',
  domainRequired: 'Wpisz co najmniej jedną domenę.',
  domainInvalid: 'Wpisz same domeny, np. example.com, bez nazwy i znaku @ przed nimi.',
  domainTooLong: ({ max }) => `Najwyżej ${characters(max)} na domenę`,
  tooManyDomains: ({ max }) => `Najwyżej ${counted(max, 'domena', 'domeny', 'domen')}`,
  domainsNeedMailServer: `Rejestracja według domeny e-mail wymaga serwera poczty, ponieważ każdy adres jest potwierdzany e-mailem. ${ASK_OPERATOR}`,
  confirmationNeedsMailServer: `Adresy e-mail można potwierdzać tylko z serwerem poczty. ${ASK_OPERATOR}`,
  joinCodeTooShort: ({ min }) =>
    `Kod dołączenia musi mieć co najmniej ${characters(min)} (litery i cyfry).`,
  joinCodeGuessable:
    'Ten kod dołączenia łatwo odgadnąć. Wybierz inny lub pozwól portalowi go utworzyć.',
  timeZoneInvalid: 'Wybierz strefę czasową, np. Europe/Berlin.',

  certificateNotFound: 'Nie znaleziono certyfikatu',
  ledgerCheckNotRunning: 'Nie trwa żadne sprawdzanie podpisanego rejestru.',
  notInLogYet: 'Tego certyfikatu nie ma jeszcze w podpisanym rejestrze. Spróbuj ponownie później.',
  certificateSucceeded: 'Ten certyfikat zastąpiono już nowszym.',
  certificateWithdrawn: 'Ten certyfikat już wycofano.',
  certificateWithoutPdf:
    'Portal nie ma czcionek dla wszystkich znaków tego certyfikatu. Zamiast tego proszę wydrukować jego stronę.',
  colourInvalid: 'Wybierz kolor, np. #1d4ed8.',

  groupNameTaken: 'Firma ma już grupę o tej nazwie.',
  groupNotFound: 'Nie znaleziono grupy lub została już usunięta',
  tooManyGroups: ({ max }) => `Firma może mieć najwyżej ${number(max)} grup.`,
  tooManyGroupsChosen: ({ max }) => `Najwyżej ${number(max)} grup`,
  tooManyGroupsOfTrainee: ({ name, max }) =>
    `Osoba może należeć najwyżej do ${number(max)} grup: ${name}`,
  insightGroupTooSmall: ({ min }) =>
    `Wyniki grupy są pokazywane dopiero od ${number(min)} członków. Ta grupa ma ich mniej.`,

  downloadExpired: 'Ten link wygasł. Rozpocznij pobieranie od nowa.',
  downloadUsed: 'Ten link został już użyty. Rozpocznij pobieranie od nowa.',

  moduleNotCompleted: 'Najpierw ukończ ten moduł, a potem wystaw o nim opinię.',
  ratingRequired: 'Wybierz ocenę',

  helpRequestNotFound: 'Nie znaleziono prośby o pomoc',
  helpRequestChanged: 'Ktoś inny zmienił w międzyczasie tę prośbę. Sprawdź, jak teraz wygląda.',
  helpIdTaken: 'Pod tym identyfikatorem wysłano inną prośbę o pomoc.',
  helpSubjectDeleted: 'To, czego dotyczy Twoje pytanie, zostało w międzyczasie usunięte.',
  tooManyHelpRequests: 'Z Twojego konta wysłano już wiele próśb o pomoc. Spróbuj ponownie później.',
  administratorNotFound: 'Nie znaleziono tego administratora.',

  actionNotFound: 'Nie znaleziono tego działania.',
  actionEnded: 'To działanie już się zakończyło.',
  actionRunning: 'Poczekaj, aż działanie się zakończy, lub je anuluj.',
  invitationsNotUndoable: 'Zaproszeń nie można cofnąć.',
  remindersNotUndoable: 'Przypomnień nie można cofnąć.',
  renewalsNotUndoable: 'Odnowień nie można cofnąć.',
  nothingToUndo: 'Nie ma nic do cofnięcia.',
  trashTurnedOff: 'Kosz jest wyłączony.',
  traineesNotInTrash: 'Tych uczestników nie ma już w koszu.',
  traineesLeaveTrash: 'Uczestnicy są właśnie przywracani lub trwale usuwani.',
  noSuchTrainees: 'Nie ma takich uczestników.',
  noSuchRequests: 'Nie ma takich otwartych próśb.',
  traineesChanged: ({ count }) =>
    `Liczba uczestników się zmieniła i wynosi teraz ${number(count)}.`,
  requestsChanged: ({ count }) =>
    `Liczba otwartych próśb się zmieniła i wynosi teraz ${number(count)}.`,
  emailsTakenNothingRestored: ({ count }) => `${emailsTaken(count)} Niczego nie przywrócono.`,
  runsBegun: ({ count }) =>
    plural(count, {
      one: '1 uczestnik rozpoczął już nowy cykl. Niczego nie cofnięto.',
      other: `${number(count)} uczestników rozpoczęło już nowy cykl. Niczego nie cofnięto.`,
    }),
  companyPurged: 'Firma została trwale usunięta. Niczego nie cofnięto.',
  companyInTrash: ({ company }) => `Firma ${company} jest w koszu. Najpierw ją przywróć.`,
  actionInterrupted: 'Portal zatrzymano przed rozpoczęciem działania. Niczego nie zmieniono.',
  moveTargetDeleted: 'Firma została usunięta, więc nie przeniesiono do niej kolejnych uczestników.',

  noSuchModule: words.noSuchModule,
  runEnded: 'Twoje szkolenie rozpoczęto ponownie. Odśwież tę stronę.',
  moduleLocked: ({ name }) => `Ten moduł jest zablokowany. Najpierw ukończ moduł „${name}”.`,
  runNotFound: 'Nie znaleziono cyklu',
  runOrModuleNotFound: 'Nie znaleziono cyklu lub modułu',
  resultNotFound: 'Nie znaleziono wyniku',
  attemptNotFound: 'Nie znaleziono podejścia',
  quizNotPassed: 'Swoje odpowiedzi zobaczysz po zaliczeniu tego quizu.',
  videoFirst: words.videoFirst,
  noQuiz: words.noQuiz,
  quizChanged: 'Pytania w tym quizie się zmieniły. Przejrzyj je i prześlij quiz ponownie.',
  answersToUnknownQuestions: 'Niektóre odpowiedzi dotyczą pytań, których nie ma w tym quizie.',
  questionUnknown: 'Nieznane pytanie',
  otherTryMade:
    'Twoje odpowiedzi nie dotarły, a w międzyczasie odbyło się inne podejście. Przejrzyj odpowiedzi i prześlij je ponownie.',
  tooManyTries: 'Zbyt wiele podejść. Poczekaj minutę i spróbuj ponownie.',
  quizBlocked:
    'Wszystkie podejścia do tego quizu są wykorzystane. Poproś administratora o ponowne udostępnienie quizu.',
  tooManyFailedTries: 'Zbyt wiele niezaliczonych podejść. Poczekaj przed następnym.',
  videoChanged: 'Ten film został zastąpiony. Obejrzyj nowy.',
  videoNotWatched: 'Ten film nie jest jeszcze obejrzany do końca. Obejrzyj resztę.',

  moduleNotFound: 'Nie znaleziono modułu',
  moduleNotFoundOrDeleted: 'Nie znaleziono modułu lub został już usunięty',
  videoNotFoundOrDeleted: 'Nie znaleziono filmu lub został już usunięty',
  tooManyModules: ({ max }) =>
    `Firma może mieć najwyżej ${counted(max, 'moduł', 'moduły', 'modułów')}.`,
  moduleChangedElsewhere: 'Ten moduł został w międzyczasie zmieniony w innym miejscu.',
  questionsChangedElsewhere: 'Ktoś inny zmienił w międzyczasie pytania tego modułu.',
  tooManyQuestionsDrawn: ({ questions, drawn }) =>
    `Moduł ma ${questionsOf(questions)}: podejście nie może ich mieć ${number(drawn)}.`,
  pictureNeedsVideo: 'Najpierw prześlij film, a potem jego miniaturę.',
  captionsNeedVideo: 'Najpierw prześlij film, a potem jego napisy.',
  videoCaptionsTooMany: ({ max }) =>
    `Film może mieć napisy najwyżej w ${counted(max, 'języku', 'językach', 'językach')}.`,
  orderChanged:
    'Kolejność została w międzyczasie zmieniona w innym miejscu, więc Twojej nie zapisano.',
  orderWrong:
    'Kolejność musi zawierać każdy moduł firmy dokładnie raz, z miejscami od 0 bez luk. Być może ktoś w międzyczasie dodał lub usunął moduł.',
  passMarkInvalid: 'Próg zaliczenia musi być liczbą całkowitą od 1 do 100',
  questionsDrawnInvalid: ({ max }) =>
    `Liczba pytań musi być liczbą całkowitą od 1 do ${number(max)}`,
  triesMaxInvalid: ({ max }) => `Liczba podejść musi być liczbą całkowitą od 1 do ${number(max)}`,

  questionsTooMany: ({ max }) => `Najwyżej ${questionsOf(max)}`,
  questionsTooLong: ({ max }) =>
    `Pytania jednego modułu mogą mieć łącznie najwyżej ${characters(max)}`,
  questionInvalid: ({ place }) => `${numbered(place)} musi mieć prawidłową treść`,
  answerInvalid: ({ place }) => `${numbered(place)} musi mieć prawidłową odpowiedź`,
  answerNotAmongOptions: ({ place }) =>
    `${numbered(place)}: odpowiedź musi być jedną z podanych opcji`,
  tooFewOptions: ({ place, min }) => `${numbered(place)} musi mieć co najmniej ${options(min)}`,
  tooFewFilledOptions: ({ place, min }) =>
    `${numbered(place)} musi mieć co najmniej ${counted(min, 'wypełnioną opcję', 'wypełnione opcje', 'wypełnionych opcji')}`,
  tooManyOptions: ({ place, max }) => `${numbered(place)} może mieć najwyżej ${options(max)}`,
  optionsAlike: ({ place }) =>
    place === null
      ? 'Wszystkie opcje muszą się różnić'
      : `${numbered(place)} musi mieć różne opcje`,
  questionPart: ({ place, part, problem }, say) =>
    `${numbered(place)}, ${PARTS[part]}: ${say(problem)}`,

  reportNeedsMailServer:
    'Portal nie ma serwera poczty, więc nie może wysyłać raportów tygodniowych. Operator portalu może ustawić SMTP_URL.',

  traineeNotFound: 'Nie znaleziono uczestnika',
  emailOfTraineeInTrash: ({ email, name, company }) =>
    `Adres e-mail ${email} należy do uczestnika w koszu: ${name} (${company}). Przywróć tego uczestnika ze wszystkimi wynikami lub dodaj nową osobę.`,
  traineeIsActive: 'Ten uczestnik wybrał już hasło. Zamiast tego wyślij link do zmiany hasła.',
  traineeIsInvited:
    'Ten uczestnik nie wybrał jeszcze hasła. Zamiast tego wyślij ponownie zaproszenie.',
  tooManyTraineeLinks: ({ max }) =>
    `W ciągu godziny wysłano temu uczestnikowi już ${counted(max, 'link', 'linki', 'linków')}. Spróbuj ponownie później.`,
  otherRunStarted: 'W międzyczasie rozpoczęto nowy cykl. Najpierw go sprawdź.',

  importTooSlow:
    'Odczytanie pliku wymaga zbyt wiele czasu lub pamięci. Zostaw w nim tylko kolumny uczestników, podziel go lub zapisz jako CSV.',
  importEmpty: 'Plik jest pusty.',
  importWithoutRows: 'Plik ma nagłówek, ale nie ma wierszy.',
  importTooManyRows: ({ max }) => `Plik ma więcej niż ${rowsOf(max)}. Podziel go.`,
  importOldWorkbook:
    'To stary skoroszyt albo skoroszyt z hasłem. Zapisz go jako „Skoroszyt programu Excel (.xlsx)” bez hasła i wybierz ten plik.',
  importNoTable: 'To nie jest plik CSV ani Excel. Wybierz plik .csv lub .xlsx.',
  importUnknownCharacters:
    'Nie udało się rozpoznać znaków w tym pliku. Zapisz go jako „CSV UTF-8” lub „Skoroszyt programu Excel (.xlsx)” i wybierz ten plik.',
  importUnreadableWorkbook:
    'To nie jest skoroszyt programu Excel (.xlsx) lub jest on uszkodzony. Zapisz go ponownie jako .xlsx lub CSV.',
  importWorkbookTooManyCells:
    'Ten skoroszyt ma zbyt wiele komórek. Zostaw w nim tylko wiersze i kolumny uczestników lub zapisz go jako CSV.',
  importWorkbookTooLarge:
    'Ten skoroszyt jest po rozpakowaniu zbyt duży. Zostaw w nim tylko arkusz z uczestnikami lub zapisz go jako CSV.',
  importQuoteOpen: ({ line }) => `Cudzysłów otwarty w wierszu ${line} nie został zamknięty.`,
  importRowTooLong: ({ line, max }) =>
    `Rekord zaczynający się w wierszu ${line} ma więcej niż ${characters(max)}. Być może nie zamknięto w nim cudzysłowu.`,
  importColumnsRepeated: ({ first, second, line, sheet }) =>
    `Kolumny „${first}” i „${second}” (${placeOf(line, sheet)}) oznaczają to samo. Zmień nazwę jednej z nich lub ją usuń.`,
  importColumnsMissing: ({ columns, missing, line, sheet }) =>
    `Wiersz na początku ${sheet === null ? 'pliku' : `arkusza „${sheet}”`} musi zawierać nazwy kolumn ${list(namesOf(columns))}. Najbliższy jest ${placeOf(line, sheet)}. Brakuje: ${namesOf(missing).join(', ')}.`,
  importOnlyInHiddenSheet: ({ sheet, columns }) =>
    `Nazwy kolumn ${list(namesOf(columns))} zawiera tylko ukryty arkusz „${sheet}”. Pokaż ten arkusz lub wybierz inny plik.`,
  importChangedMeanwhile:
    'Uczestnik, dla którego wybrano zmianę, zmienił się od czasu sprawdzenia. Niczego nie zmieniono.',
  nothingToImport: 'Nie ma nic do zaimportowania.',
  importDoubtful: ({ rows }) =>
    `Znaki w ${counted(rows, 'wierszu', 'wierszach', 'wierszach')} mogą być błędne. Najpierw sprawdź nazwiska i nazwy firm.`,
  importDatesAmbiguous: ({ days }) =>
    plural(days, {
      one: '1 datę w pliku można odczytać na dwa sposoby. Wybierz, czy pierwszy jest dzień, czy miesiąc.',
      few: `${number(days)} daty w pliku można odczytać na dwa sposoby. Wybierz, czy pierwszy jest dzień, czy miesiąc.`,
      other: `${number(days)} dat w pliku można odczytać na dwa sposoby. Wybierz, czy pierwszy jest dzień, czy miesiąc.`,
    }),
  importNotesDoubtful: ({ rows }) =>
    `Znaki w ${counted(rows, 'wierszu', 'wierszach', 'wierszach')} mogą być błędne. Najpierw sprawdź notatki.`,
  importInTrash: ({ rows }) =>
    plural(rows, {
      one: 'Adres e-mail z 1 wiersza należy do uczestnika w koszu. Wybierz, czy go przywrócić, dodać nową osobę, czy pominąć ten wiersz.',
      other: `Adresy e-mail z ${number(rows)} wierszy należą do uczestników w koszu. Wybierz, czy ich przywrócić, dodać nowe osoby, czy pominąć te wiersze.`,
    }),
  allRowsImportable: 'Teraz można zaimportować wszystkie wiersze. Niczego nie zmieniono.',
  rowsNotImportable: ({ rows }) =>
    `Nie można zaimportować ${counted(rows, 'wiersza', 'wierszy', 'wierszy')}. Niczego nie zmieniono.`,

  inColumn: ({ column, problem }, say) => {
    const sentence = say(problem);
    const label = COLUMN_LABELS[column];
    const isNamed = label === undefined || sentence.startsWith(label);
    return isNamed ? sentence : `${label}: ${lowered(sentence)}`;
  },
  formulaWithoutValue: ({ column, cell }) =>
    `${COLUMN_LABELS[column] ?? EMAIL}: formuła w komórce ${cell} nie ma zapisanej wartości. Otwórz plik w programie Excel lub LibreOffice i zapisz go ponownie`,
  formulaWithError: ({ column, cell, error }) =>
    `${COLUMN_LABELS[column] ?? EMAIL}: formuła w komórce ${cell} pokazuje ${error}`,
  passwordNoText: ({ cell, kind }) =>
    `Hasło: komórka ${cell} zawiera ${kind === 'number' ? 'liczbę' : 'datę'}, a nie tekst. Sformatuj komórkę jako tekst i wpisz hasło ponownie lub zostaw ją pustą`,
  emailInOtherLine: ({ line }) => `Ten adres e-mail jest już w wierszu ${line}`,
  emailOfAdmin: 'Ten adres e-mail należy do administratora',
  companyNotInPortal: ({ company }) => `Nie ma firmy „${company}”`,
  importPasswordsTooMany: ({ max }) =>
    `W pliku hasło może być najwyżej w ${counted(max, 'wierszu', 'wierszach', 'wierszach')}; zostaw je puste, a uczestnicy wybiorą własne przez link z e-maila`,
  importTooManyGroups: ({ company, max }) =>
    `Z grupami z tego wiersza firma „${company}” miałaby więcej niż ${number(max)} grup`,
  importOtherGroup: ({ group }) => `„${group}” nie jest jedną z Twoich grup`,
  importPasswordGuessable: ({ kind }) => `Hasło ${GUESSABLE[kind]}`,
  // The import understands these names, not the Polish ones.
  languageUnknown: `Język musi mieć jedną z tych wartości: ${LANGUAGES.map((language) => LANGUAGE_NAMES[language]).join(', ')}`,

  emailOfNoTrainee: 'Nie ma uczestnika z tym adresem e-mail',
  moduleNotInCompany: ({ module, company }) => `„${company}” nie ma modułu „${module}”`,
  companyWithoutRules: ({ company }) =>
    `„${company}” nie ma zasad dotyczących obowiązkowych modułów. Wcześniejsze wyniki nie są tam zapisywane`,
  moduleNameTwice: ({ module, company }) =>
    `„${company}” ma kilka modułów „${module}”. Zmień nazwy wszystkich oprócz jednego`,
  resultInOtherLine: ({ line }) => `Ten wynik jest już w wierszu ${line}`,
  dayUnreadable: ({ text }) => `„${text}” nie można odczytać jako daty. Zapisz ją jak 2026-12-25`,
  dayNotInOrder: ({ text, order }) =>
    order === 'day-first'
      ? `„${text}” nie istnieje, gdy pierwszy jest dzień. Zapisz datę jak 2026-12-25`
      : `„${text}” nie istnieje, gdy pierwszy jest miesiąc. Zapisz datę jak 2026-12-25`,

  notInTrash: 'Tego już nie ma w koszu.',
  emailOfRestoredTaken: ({ email, name }) =>
    `Z adresu e-mail ${email} (${name}) korzysta teraz inne konto.`,
  emailsOfRestoredTaken: ({ count }) => emailsTaken(count),
  restoredNameTaken: ({ name }) => `Istnieje teraz inna firma o nazwie ${name}.`,
  companyInTrashItself: ({ company }) => `Firma ${company} też jest w koszu. Najpierw ją przywróć.`,
  onlyOneMergeable: 'Tylko jednego usuniętego uczestnika można scalić z innym.',
  inUseByAction:
    'Te dane zmienia właśnie inne działanie w tle. Spróbuj ponownie, gdy się zakończy.',
  emailNotUsedAnyMore:
    'Ten uczestnik nie korzysta już z tego adresu e-mail. Sprawdź kosz ponownie.',
  modulesFull: 'Firma ma już największą dozwoloną liczbę modułów.',
};
