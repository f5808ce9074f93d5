import { formatsOf } from '../formats.ts';
import { texts as words } from '../texts/uk.ts';
import type { ReasonTexts } from './en.ts';

const { list, number, plural } = formatsOf('uk');

const GUESSABLE = {
  blank: 'складається лише з пробілів',
  repeated: 'складається з одного повторюваного символу',
  known: 'збігається з іменем, електронною адресою або компанією',
  common: 'надто поширений',
};

const SAVE_AS_MP4 = 'Збережіть файл як MP4 з відео H.264 та звуком AAC.';

/** The columns of a template, as a file names them. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  ...words.columns,
  'first name': 'Ім’я',
  'last name': 'Прізвище',
  'completed on': words.columns.completedOn,
};

const namesOf = (columns: readonly string[]) =>
  columns.map((column) => COLUMN_NAMES[column] ?? column);

const COLUMN_LABELS: Readonly<Record<string, string>> = {
  name: 'Ім’я',
  email: 'Електронна адреса',
  company: 'Компанія',
  password: 'Пароль',
  language: 'Мова',
  groups: 'Групи',
  module: 'Модуль',
  completedOn: 'Дата завершення',
  validUntil: 'Чинно до',
  note: 'Примітка',
};

/** What a sentence contains that names its column in any case. */
const COLUMN_STEMS: Readonly<Record<string, string>> = {
  name: 'ім’я',
  email: 'електронн',
  company: 'компан',
  password: 'парол',
  language: 'мов',
  groups: 'груп',
  module: 'модул',
  completedOn: 'завершен',
  validUntil: 'чинн',
  note: 'приміт',
};

const QUESTION_PARTS = {
  question: 'текст',
  option: 'варіант',
  answer: 'відповідь',
  explanation: 'пояснення',
};

const characters = (count: number) =>
  plural(count, {
    one: `${number(count)} символ`,
    few: `${number(count)} символи`,
    other: `${number(count)} символів`,
  });

/** In the accusative, after 'через'. */
const minutesLater = (count: number) =>
  plural(count, {
    one: `${number(count)} хвилину`,
    few: `${number(count)} хвилини`,
    other: `${number(count)} хвилин`,
  });

/** In the accusative, after 'через'. */
const secondsLater = (count: number) =>
  plural(count, {
    one: `${number(count)} секунду`,
    few: `${number(count)} секунди`,
    other: `${number(count)} секунд`,
  });

/** In the accusative, after 'через'. */
const hoursLater = (count: number) =>
  plural(count, {
    one: `${number(count)} годину`,
    few: `${number(count)} години`,
    other: `${number(count)} годин`,
  });

/** In the genitive. */
const ofTrainees = (count: number) =>
  plural(count, { one: `${number(count)} учасника`, other: `${number(count)} учасників` });

/** In the genitive. */
const ofRows = (count: number) =>
  plural(count, { one: `${number(count)} рядка`, other: `${number(count)} рядків` });

/** In the genitive. */
const ofOptions = (count: number) =>
  plural(count, { one: `${number(count)} варіанта`, other: `${number(count)} варіантів` });

/** `what` begins with a small letter. `place` is null for a question that is shown where it is entered. */
const aboutQuestion = (place: number | null, what: string) =>
  place === null
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)}`
    : `Запитання ${place}: ${what}`;

const ofSheet = (sheet: string | null) => (sheet === null ? '' : ` аркуша «${sheet}»`);

/** A sentence after a colon. */
const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const texts: ReasonTexts = {
  accessDenied: 'Доступ заборонено',
  busy: 'Портал перевантажено. Спробуйте ще раз за мить.',
  contentTypeNotAccepted: 'Цей тип вмісту тут не приймається.',
  fileChanged: 'Файл змінився.',
  internalError: ({ requestId }) =>
    `На нашому боці щось пішло не так. Спробуйте ще раз. Номер для довідки: ${requestId}`,
  invalidInput: 'Введені дані некоректні.',
  invalidValue: ({ english }) => english,
  invalidCursor: 'Некоректний курсор',
  metricsNotPublic: 'Метрики не є загальнодоступними.',
  noPermission: 'Ви не маєте на це дозволу.',
  needsPortalReach: 'Це може зробити лише адміністратор, який бачить увесь портал.',
  needsWholeCompany: 'Це стосується всієї компанії, а ви бачите лише її групи.',
  needsTrainingRight: 'Для цього потрібне право «Навчання».',
  needsPeopleRight: 'Для цього потрібне право «Люди».',
  needsScope: 'Ви не бачите тут нічого, чого це могло б стосуватися.',
  viewOnly:
    'Ви дивитеся на портал так, як його бачив би інший адміністратор. Тут нічого не можна змінити.',
  trainingNeedsCompany: 'Право «Навчання» надається лише для цілих компаній.',
  chooseScope: 'Виберіть принаймні одну компанію або групу.',
  tooManyScopes: ({ max }) => `Щонайбільше ${number(max)} компаній і груп`,
  personInOtherGroup: ({ name }) =>
    `${name} також у групі, якої ви не бачите, тому видалити цю людину може лише адміністратор усієї компанії.`,
  chooseOwnGroup: 'Виберіть принаймні одну зі своїх груп.',
  assigneeOutsideReach: 'Цей адміністратор не бачить людини, яка звернулася.',
  inviteWithLessRight:
    'Ви можете надавати лише права «Читання» та «Люди», у компаніях, де маєте право «Навчання».',
  reachOfYourself: 'Ви не можете змінити те, що бачите самі. Попросіть іншого адміністратора.',
  reachChanged: 'Те, що може бачити адміністратор, змінено, тому цю дію завершено.',
  noSuchCall: 'Такого виклику немає.',
  noSuchPart: 'У файлі немає такої частини.',
  notFound: ({ english }) => english,
  notLoggedIn: words.notLoggedIn,
  portalRestarts: 'Портал перезапускається. Спробуйте ще раз.',
  portalUnavailable: 'Портал недоступний. Спробуйте ще раз за мить.',
  requestTooLarge: 'Запит завеликий.',
  requestTooSlow: 'Запит надсилався надто повільно. Спробуйте ще раз.',
  tooManyCostlyRequests:
    'Надто багато ваших запитів були некоректними або дуже великими. Зачекайте хвилину та спробуйте ще раз.',
  unreadableRequest: 'Не вдалося прочитати запит.',

  formNeeded: 'Цей виклик приймає multipart/form-data.',
  formBoundaryTooShort: 'Форма потребує роздільника щонайменше з 12 символів.',
  formUnreadable: 'Не вдалося прочитати форму. Надішліть її ще раз.',
  fileNotExpected: ({ field }) => `У полі «${field}» файл не очікується.`,
  fileRequired: ({ field }) => `Виберіть файл для поля «${field}».`,
  fileTooLarge: ({ megabytes }) => words.fileTooLarge(megabytes),

  charactersNotStorable: 'Містить символи, які неможливо зберегти',
  tooLong: ({ max }) => `Не більше ніж ${characters(max)}`,
  nameRequired: 'Введіть ім’я',
  companyNameRequired: 'Введіть назву компанії',
  companyRequired: 'Вкажіть компанію',
  companyNotChosen: 'Виберіть компанію',
  moduleNameRequired: 'Введіть назву модуля',
  groupNameRequired: 'Введіть назву групи',
  groupNameSemicolon: 'Назва групи не може містити крапку з комою',
  dateInvalid: 'Введіть дату, яка існує',
  dateInFuture: 'День не може бути в майбутньому',
  datePast: 'День не може бути в минулому',
  dateNotAfterToday: 'Виберіть день після сьогоднішнього',
  dateTooFar: ({ years }) =>
    `День може бути віддалений не більше ніж на ${plural(years, { one: `${number(years)} рік`, few: `${number(years)} роки`, other: `${number(years)} років` })}`,
  daysInvalid: ({ min, max }) => `Введіть цілу кількість днів від ${number(min)} до ${number(max)}`,
  monthsInvalid: ({ max }) => `Введіть цілу кількість місяців від 1 до ${number(max)}`,
  reasonTooShort: ({ min }) => `Причина має містити щонайменше ${characters(min)}`,
  tooManyReminders: ({ max }) =>
    `Не більше ніж ${plural(max, { one: `${number(max)} нагадування`, few: `${number(max)} нагадування`, other: `${number(max)} нагадувань` })}`,
  remindersTwice: 'Два нагадування мають однакову кількість днів',
  tooManyAudienceGroups: ({ max }) =>
    `Не більше ніж ${plural(max, { one: `${number(max)} група`, few: `${number(max)} групи`, other: `${number(max)} груп` })}`,
  onlyPauseHasFrom: 'Пауза, і лише пауза, повинна мати перший день',
  untilNeeded: 'Пауза або продовження строку, і більше нічого, повинні мати останній день',
  untilBeforeFrom: 'Останній день не може бути раніше за перший',
  validUntilBeforeCompletion: 'Останній день чинності має бути пізнішим за день завершення',
  resultRecordedAlready: 'Результат за цей день уже записано',
  resultNotRecorded: 'Цей записаний результат не знайдено',
  exceptionNotFound: 'Цей виняток не знайдено',
  nothingToRenew: 'Зараз немає що поновлювати',
  remindedWithinDay:
    'Цьому учаснику вже надсилали нагадування за останні 24 години. Спробуйте пізніше.',
  nothingToRemind: 'Зараз немає про що нагадувати цьому учаснику.',
  noUndoOfRules: 'Цю зміну вже не можна відмінити: змініть правила ще раз',
  messageRequired: 'Введіть повідомлення',
  searchTextRequired: 'Введіть текст',
  emailRequired: 'Введіть електронну адресу',
  emailInvalid: 'Введіть правильну електронну адресу',
  emailHasBlank: 'Електронна адреса не може містити пробіл',
  emailHasCharacter: ({ character }) => `Електронна адреса не може містити «${character}»`,
  passwordRequired: 'Введіть пароль',
  passwordTooShort: ({ min }) => `Пароль має містити щонайменше ${characters(min)}`,

  linkExpired: 'Термін дії цього посилання минув. Перезавантажте сторінку.',
  linkInvalid: 'Це посилання недійсне.',
  mediaStorageUnavailable: 'Сховище медіафайлів недоступне. Спробуйте пізніше.',
  noSuchFile: 'Цього файлу немає, або він більше не доступний.',
  fileUnavailable: 'Цей файл більше не доступний.',
  uploadInterrupted: 'Надсилання перервалося до завершення.',
  uploadedPictureMissing: 'Надісланого зображення більше немає. Надішліть його ще раз.',
  uploadedVideoMissing: 'Надісланого відео більше немає. Надішліть його ще раз.',
  videoUnknown: 'Це не відео MP4, WebM чи Ogg, або файл пошкоджено.',
  videoOnlySound: 'У файлі немає відео, лише звук.',
  videoMatroska: `Браузери не відтворюють файлів Matroska (.mkv). ${SAVE_AS_MP4}`,
  videoNotPlayed: `Браузери не можуть відтворити відео цього типу. ${SAVE_AS_MP4}`,
  videoDamaged: 'Відео пошкоджене або неповне. Експортуйте його ще раз.',
  durationUnread: words.durationUnread,
  pictureUnknown: 'Це не зображення PNG, JPEG, WebP, GIF, AVIF чи TIFF.',
  pictureHeic:
    'Портал не може прочитати зображення HEIC. Відкрийте його на телефоні чи комп’ютері та збережіть або експортуйте як JPEG.',
  pictureDamaged: 'Зображення пошкоджене або неповне. Збережіть або експортуйте його ще раз.',
  pictureTooSlow:
    'Читання зображення триває надто довго. Збережіть його ще раз із меншою кількістю пікселів або як JPEG.',
  pictureTooLarge: ({ width, height, max }) =>
    `Розмір зображення – ${number(width)} × ${number(height)} пікселів. Виберіть зображення розміром не більше ніж ${number(max)} × ${number(max)} пікселів.`,
  captionsTooLarge: words.captionsTooLarge,
  captionsUnknown: words.captionsUnknown,
  captionsNone: 'У цьому файлі немає субтитрів.',
  captionsAllLeftOut: ({ lines, total }) => {
    const more = total > lines.length ? ', …' : '';
    const which = total === 1 ? `рядок ${lines[0]}` : `рядки ${lines.join(', ')}${more}`;
    return `Пропущено субтитри (${total} з ${total}), час яких неможливо показати: ${which}.`;
  },
  captionsTooSlow: 'Не вдалося прочитати субтитри за прийнятний час.',
  captionsLanguageInvalid: 'Це не тег мови, як-от «en» чи «de-AT»',
  captionsLanguagesTooMany: ({ max }) => `Не більше ніж ${max} мов`,
  captionsLanguageRepeated: 'Кожну мову можна вказати лише раз',

  emailTaken: 'Обліковий запис із цією електронною адресою вже існує.',
  credentialsInvalid: 'Неправильна електронна адреса або пароль',
  sessionNotFound: 'Сеанс не знайдено',
  userNotFound: 'Користувача не знайдено',
  tooManyAttempts: 'Забагато спроб. Спробуйте пізніше.',
  tooManyAttemptsFromNetwork: 'Забагато спроб із вашої мережі. Спробуйте ще раз за секунду.',
  tooManyFailedLogins: ({ minutes }) =>
    `Забагато невдалих спроб входу. Спробуйте ще раз через ${minutesLater(minutes)} або створіть новий пароль за допомогою «Забули пароль?».`,
  tooManyLogins: ({ seconds }) =>
    `Забагато входів до цього облікового запису. Спробуйте ще раз через ${secondsLater(seconds)}.`,
  tooManyWrongPasswords: 'Забагато неправильних паролів. Спробуйте пізніше.',
  nameChangedTooOften: 'Ви змінювали ім’я надто часто. Спробуйте пізніше.',
  passwordChangedElsewhere: 'Ваш пароль щойно змінено в іншому місці. Спробуйте ще раз.',
  currentPasswordWrong: 'Це не ваш поточний пароль.',
  passwordGuessable: ({ kind }) =>
    `Цей пароль ${GUESSABLE[kind]}, тож його легко вгадати. Виберіть інший.`,
  resetLinkInvalid: 'Це посилання для скидання пароля недійсне, або термін його дії минув.',
  confirmationLinkInvalid:
    'Це посилання для підтвердження недійсне, вже використане, або термін його дії минув.',
  confirmationLinkExpired: 'Термін дії цього посилання для підтвердження минув.',
  confirmationPasswordWrong:
    'Це не пароль цієї реєстрації. Якщо у вас кілька таких листів, спробуйте посилання з іншого. Якщо ви не реєструвалися, закрийте цю сторінку: обліковий запис не буде створено.',
  tooManyConfirmationMails: ({ minutes }) =>
    `Лист не надіслано, бо на цю адресу їх упродовж години надіслано вже багато. Перевірте вхідні листи та папку «Спам» або спробуйте ще раз через ${minutesLater(minutes)}.`,
  tooManyJoinCodes: 'Забагато неправильних кодів приєднання. Спробуйте пізніше.',
  tooManySignUps: 'Забагато реєстрацій. Спробуйте пізніше.',
  tooManySignUpsOfAll: 'Зараз реєструється надто багато людей. Спробуйте пізніше.',

  timeZoneUnknown: 'Цей часовий пояс невідомий.',

  adminNotFound: 'Адміністратора не знайдено',
  adminInvitedOften: 'Цього адміністратора запрошували надто часто. Спробуйте пізніше.',
  adminIsActive: 'Цей адміністратор уже створив пароль. Перезавантажте сторінку.',
  adminIsYou: 'Ви не можете видалити власний обліковий запис. Це може зробити інший адміністратор.',
  tooManyAdmins: ({ max }) =>
    `Досягнуто найбільшої кількості адміністраторів порталу: ${number(max)}.`,

  chatDailyLimit: ({ megabytes, count, unit }) =>
    `Ви досягли обмеження: ${megabytes} МБ повідомлень на день. Надсилати знову можна через ${unit === 'hour' ? hoursLater(count) : minutesLater(count)}.`,
  chatSearchTooShort: ({ min }) =>
    `Щоб знайти більше людей, введіть щонайменше ${characters(min)}.`,
  peopleLookedUpByYou: ({ minutes }) =>
    `Ви шукали багато людей. Спробуйте ще раз через ${minutesLater(minutes)} або зверніться до адміністратора.`,
  peopleLookedUpFromNetwork: ({ minutes }) =>
    `З вашої мережі шукали багато людей. Спробуйте ще раз через ${minutesLater(minutes)} або зверніться до адміністратора.`,
  messageIdTaken: 'Цей ідентифікатор уже має інше повідомлення.',
  messagesTooFast: 'Ви надсилаєте повідомлення надто швидко. Зачекайте трохи.',
  conversationNotFound: 'Такої розмови немає.',
  personNotFound: 'Такої людини немає.',
  chatWithYourself: 'Неможливо почати чат із самим собою.',
  tooManyConversations: 'Ви починаєте забагато розмов. Спробуйте пізніше.',
  adminsCannotBeBlocked: 'Адміністраторів неможливо заблокувати.',
  messageOfAnother: 'Ви не можете надсилати повідомлення за когось іншого.',
  partnerDeleted: 'Цієї людини тут більше немає, і вона не може отримувати повідомлень.',
  companiesSeparated:
    'Ваші компанії не дозволяють чатів між собою, тому це повідомлення не надіслано.',
  youHaveBlocked: 'Ви заблокували цю людину. Розблокуйте її, щоб надсилати повідомлення.',
  messageNotDelivered: 'Ця людина не отримує від вас повідомлень.',
  messagesUnanswered: ({ max }) =>
    `Ви надіслали повідомлень без відповіді: ${number(max)}. Надсилати знову можна, коли ця людина відповість.`,

  companyNotFound: 'Компанію не знайдено',
  companyNotFoundOrDeleted: 'Компанію не знайдено, або її вже видалено',
  companyUnknown: 'Такої компанії немає. Виберіть компанію.',
  companyNameTaken: 'Компанія з такою назвою вже існує.',
  companyInUse: words.companyInUse,
  signUpLinkInvalid: 'Це посилання для реєстрації більше не діє. Попросіть у своєї компанії нове.',
  invitationOnly:
    'Ця компанія додає учасників лише за запрошенням. Попросіть свою компанію додати вас.',
  joinCodeNeeded: 'Для цієї компанії потрібен код приєднання. Попросіть його у своєї компанії.',
  joinCodeWrong:
    'Цей код приєднання неправильний. Перевірте його або попросіть у своєї компанії чинний.',
  otherEmailDomain: ({ domains, hasOthers }) => {
    const others = hasOthers ? ['іншому домені компанії'] : [];
    return `Використовуйте свою адресу в домені ${list([...domains, ...others], 'or')}.`;
  },
  settingsChangedElsewhere: 'Ці налаштування тим часом змінено в іншому місці.',
  domainRequired: 'Введіть принаймні один домен.',
  domainInvalid: 'Введіть домени на зразок example.com, без імені перед ними.',
  domainTooLong: ({ max }) => `Не більше ніж ${characters(max)} для домену`,
  tooManyDomains: ({ max }) => `Не більше ніж ${max} доменів`,
  domainsNeedMailServer:
    'Для реєстрації за доменом електронної адреси потрібен поштовий сервер, бо кожна адреса підтверджується листом. Попросіть оператора порталу вказати SMTP_URL.',
  confirmationNeedsMailServer:
    'Підтверджувати електронні адреси можна лише з поштовим сервером. Попросіть оператора порталу вказати SMTP_URL.',
  joinCodeTooShort: ({ min }) =>
    `Код приєднання має містити щонайменше ${number(min)} літер і цифр.`,
  joinCodeGuessable:
    'Цей код приєднання легко вгадати. Виберіть інший або дозвольте порталу створити його.',
  timeZoneInvalid: 'Виберіть часовий пояс, наприклад Europe/Berlin.',

  certificateNotFound: 'Сертифікат не знайдено',
  ledgerCheckNotRunning: 'Перевірка підписаного журналу зараз не виконується.',
  notInLogYet: 'Цього сертифіката ще немає в підписаному журналі. Спробуйте ще раз пізніше.',
  certificateSucceeded: 'Цей сертифікат уже замінено новішим.',
  certificateWithdrawn: 'Цей сертифікат уже відкликано.',
  certificateWithoutPdf:
    'Портал не має шрифтів для всіх символів цього сертифіката. Натомість роздрукуйте, будь ласка, його сторінку.',
  colourInvalid: 'Виберіть колір, наприклад #1d4ed8.',

  groupNameTaken: 'Компанія вже має групу з такою назвою.',
  groupNotFound: 'Групу не знайдено, або її вже видалено',
  tooManyGroups: ({ max }) => `У компанії може бути щонайбільше ${number(max)} груп.`,
  tooManyGroupsChosen: ({ max }) => `Щонайбільше ${number(max)} груп`,
  tooManyGroupsOfTrainee: ({ name, max }) =>
    `Людина може бути щонайбільше в ${number(max)} групах: ${name}`,
  insightGroupTooSmall: ({ min }) =>
    `Результати групи видно лише тоді, коли в ній щонайменше ${number(min)} учасників. У цій групі їх менше.`,

  downloadExpired: 'Термін дії цього посилання минув. Почніть завантаження ще раз.',
  downloadUsed: 'Це посилання вже використано. Почніть завантаження ще раз.',

  moduleNotCompleted: 'Завершіть цей модуль, перш ніж залишати відгук про нього.',
  ratingRequired: 'Виберіть оцінку',

  helpRequestNotFound: 'Запит про допомогу не знайдено',
  helpRequestChanged: 'Хтось інший тим часом змінив цей запит. Перегляньте його теперішній стан.',
  helpIdTaken: 'З цим ідентифікатором уже надіслано інший запит про допомогу.',
  helpSubjectDeleted: 'Те, про що ви запитували, тим часом видалено.',
  tooManyHelpRequests: 'Ви надіслали багато запитів про допомогу. Спробуйте пізніше.',
  administratorNotFound: 'Цього адміністратора не знайдено.',

  actionNotFound: 'Цю дію не знайдено.',
  actionEnded: 'Ця дія вже закінчилася.',
  actionRunning: 'Зачекайте, доки дія закінчиться, або скасуйте її.',
  invitationsNotUndoable: 'Запрошення неможливо відмінити.',
  remindersNotUndoable: 'Нагадування неможливо відмінити.',
  renewalsNotUndoable: 'Поновлення неможливо відмінити.',
  nothingToUndo: 'Немає що відміняти.',
  trashTurnedOff: 'Кошик вимкнено.',
  traineesNotInTrash: 'Учасників у кошику більше немає.',
  traineesLeaveTrash: 'Учасники саме відновлюються або видаляються назавжди.',
  noSuchTrainees: 'Таких учасників немає.',
  noSuchRequests: 'Таких відкритих запитів немає.',
  traineesChanged: ({ count }) => `Кількість учасників змінилася: тепер їх ${number(count)}.`,
  requestsChanged: ({ count }) =>
    `Кількість відкритих запитів змінилася: тепер їх ${number(count)}.`,
  emailsTakenNothingRestored: ({ count }) =>
    count === 1
      ? 'Електронну адресу 1 учасника тепер використовує інший обліковий запис. Нічого не відновлено.'
      : `Електронні адреси ${ofTrainees(count)} тепер використовують інші облікові записи. Нічого не відновлено.`,
  runsBegun: ({ count }) =>
    plural(count, {
      one: `${number(count)} учасник уже почав нове проходження. Нічого не відмінено.`,
      few: `${number(count)} учасники вже почали нове проходження. Нічого не відмінено.`,
      other: `${number(count)} учасників уже почали нове проходження. Нічого не відмінено.`,
    }),
  companyPurged: 'Компанію видалено назавжди. Нічого не відмінено.',
  companyInTrash: ({ company }) => `Компанія ${company} у кошику. Спершу відновіть компанію.`,
  actionInterrupted: 'Портал зупинено до початку дії. Нічого не змінено.',
  moveTargetDeleted: 'Компанію видалено, тому більше нікого до неї не переміщено.',

  noSuchModule: words.noSuchModule,
  runEnded: 'Ваше навчання почалося знову. Перезавантажте сторінку.',
  moduleLocked: ({ name }) => `Цей модуль заблоковано. Спершу завершіть модуль «${name}».`,
  runNotFound: 'Проходження не знайдено',
  runOrModuleNotFound: 'Проходження або модуль не знайдено',
  resultNotFound: 'Результат не знайдено',
  attemptNotFound: 'Спробу не знайдено',
  quizNotPassed: 'Ви зможете побачити свої відповіді, коли складете цей тест.',
  videoFirst: words.videoFirst,
  noQuiz: words.noQuiz,
  quizChanged: 'Запитання цього тесту змінилися. Перегляньте їх і надішліть відповіді ще раз.',
  answersToUnknownQuestions: 'Деякі відповіді стосуються запитань, яких у цьому тесті немає.',
  questionUnknown: 'Невідоме запитання',
  otherTryMade:
    'Ваші відповіді не надійшли, а тим часом зроблено іншу спробу. Перегляньте їх і надішліть ще раз.',
  tooManyTries: 'Забагато спроб. Зачекайте хвилину та спробуйте ще раз.',
  quizBlocked:
    'Ви використали всі спроби скласти цей тест. Попросіть адміністратора знову його відкрити.',
  tooManyFailedTries: 'Забагато невдалих спроб. Зачекайте перед наступною.',
  videoChanged: 'Це відео замінено. Перегляньте нове.',
  videoNotWatched: 'Це відео ще не переглянуто до кінця. Додивіться його.',

  moduleNotFound: 'Модуль не знайдено',
  moduleNotFoundOrDeleted: 'Модуль не знайдено, або його вже видалено',
  videoNotFoundOrDeleted: 'Відео не знайдено, або його вже видалено',
  tooManyModules: ({ max }) =>
    `Компанія може мати не більше ніж ${plural(max, { one: `${number(max)} модуль`, few: `${number(max)} модулі`, other: `${number(max)} модулів` })}.`,
  moduleChangedElsewhere: 'Цей модуль тим часом змінено в іншому місці.',
  questionsChangedElsewhere: 'Хтось інший тим часом змінив запитання цього модуля.',
  tooManyQuestionsDrawn: ({ questions, drawn }) =>
    `Запитань у модулі: ${number(questions)}. Спроба не може містити ${number(drawn)}.`,
  pictureNeedsVideo: 'Спершу надішліть відео, а потім його обкладинку.',
  captionsNeedVideo: 'Спершу надішліть відео, а потім його субтитри.',
  videoCaptionsTooMany: ({ max }) =>
    `Відео може мати субтитри не більше ніж ${number(max)} мовами.`,
  orderChanged: 'Порядок тим часом змінено в іншому місці, тому ваш не збережено.',
  orderWrong:
    'Порядок має містити кожен модуль компанії один раз, із місцями від 0 без пропусків. Можливо, хтось тим часом додав або видалив модуль.',
  passMarkInvalid: 'Прохідний бал має бути цілим числом від 1 до 100',
  questionsDrawnInvalid: ({ max }) => `Кількість запитань має бути цілим числом від 1 до ${max}`,
  triesMaxInvalid: ({ max }) => `Кількість спроб має бути цілим числом від 1 до ${max}`,

  questionsTooMany: ({ max }) => `Не більше ніж ${number(max)} запитань`,
  questionsTooLong: ({ max }) =>
    `Запитання модуля разом можуть містити не більше ніж ${characters(max)}`,
  questionInvalid: ({ place }) => aboutQuestion(place, 'потрібен правильний текст запитання'),
  answerInvalid: ({ place }) => aboutQuestion(place, 'потрібна правильна відповідь'),
  answerNotAmongOptions: ({ place }) =>
    aboutQuestion(place, 'відповідь має бути одним із наведених варіантів'),
  tooFewOptions: ({ place, min }) =>
    aboutQuestion(place, `потрібно не менше ніж ${ofOptions(min)}`),
  tooFewFilledOptions: ({ place, min }) =>
    aboutQuestion(place, `потрібно не менше ніж ${ofOptions(min)} з текстом`),
  tooManyOptions: ({ place, max }) =>
    aboutQuestion(place, `може бути не більше ніж ${ofOptions(max)}`),
  optionsAlike: ({ place }) => aboutQuestion(place, 'усі варіанти мають бути різними'),
  questionPart: ({ place, part, problem }, say) =>
    `Запитання ${place}, ${QUESTION_PARTS[part]}: ${say(problem)}`,

  reportNeedsMailServer:
    'Портал не має поштового сервера, тому не може надсилати щотижневих звітів. Оператор може вказати SMTP_URL.',

  traineeNotFound: 'Учасника не знайдено',
  emailOfTraineeInTrash: ({ email, name, company }) =>
    `Електронну адресу ${email} має учасник у кошику: ${name} (компанія ${company}). Відновіть його з усіма результатами або додайте нову людину.`,
  traineeIsActive:
    'Цей учасник уже створив пароль. Натомість надішліть посилання для скидання пароля.',
  traineeIsInvited: 'Цей учасник іще не створив пароль. Натомість надішліть запрошення ще раз.',
  tooManyTraineeLinks: ({ max }) =>
    `Цьому учаснику впродовж години вже надіслано посилань: ${number(max)}. Спробуйте пізніше.`,
  otherRunStarted: 'Тим часом розпочато нове проходження. Спершу перегляньте його.',

  importTooSlow:
    'Для читання файлу потрібно забагато часу або пам’яті. Залиште лише стовпці учасників, розділіть файл або збережіть його як CSV.',
  importEmpty: 'Файл порожній.',
  importWithoutRows: 'У файлі є заголовки, але немає рядків.',
  importTooManyRows: ({ max }) => `У файлі більше ніж ${number(max)} рядків. Розділіть його.`,
  importOldWorkbook:
    'Це стара книга або книга з паролем. Збережіть її як «Книга Excel (.xlsx)» без пароля та виберіть той файл.',
  importNoTable: 'Це не файл CSV чи Excel. Виберіть файл .csv або .xlsx.',
  importUnknownCharacters:
    'Не вдалося розпізнати символи цього файлу. Збережіть його як «CSV UTF-8» або «Книга Excel (.xlsx)» та виберіть той файл.',
  importUnreadableWorkbook:
    'Це не книга Excel (.xlsx), або вона пошкоджена. Збережіть її ще раз як .xlsx або CSV.',
  importWorkbookTooManyCells:
    'У цій книзі забагато клітинок. Залиште лише рядки та стовпці учасників або збережіть її як CSV.',
  importWorkbookTooLarge:
    'У розпакованому вигляді ця книга завелика. Залиште лише аркуш з учасниками або збережіть її як CSV.',
  importQuoteOpen: ({ line }) => `Лапки, які відкриваються в рядку ${line}, не закрито.`,
  importRowTooLong: ({ line, max }) =>
    `Запис, який починається в рядку ${line}, має більше ніж ${characters(max)}. Можливо, у ньому не закрито лапки.`,
  importColumnsRepeated: ({ first, second, line, sheet }) =>
    `Стовпці «${first}» та «${second}» у рядку ${line}${ofSheet(sheet)} означають те саме. Перейменуйте або видаліть один із них.`,
  importColumnsMissing: ({ columns, missing, line, sheet }) =>
    `Рядок на початку${sheet === null ? '' : ` аркуша «${sheet}»`} має містити назви стовпців ${list(namesOf(columns))}. Найближчий – рядок ${line}. Бракує: ${namesOf(missing).join(', ')}.`,
  importOnlyInHiddenSheet: ({ sheet, columns }) =>
    `Назви стовпців ${list(namesOf(columns))} є лише на прихованому аркуші «${sheet}». Покажіть цей аркуш або виберіть інший файл.`,
  importChangedMeanwhile:
    'Учасник, зміну якого вибрано, змінився після перевірки. Нічого не змінено.',
  nothingToImport: 'Немає що імпортувати.',
  importDoubtful: ({ rows }) =>
    `Символи ${ofRows(rows)} можуть бути неправильними. Спершу перегляньте імена.`,
  importDatesAmbiguous: ({ days }) =>
    plural(days, {
      one: `${number(days)} дату у файлі можна прочитати двома способами. Виберіть, що стоїть першим: день чи місяць.`,
      few: `${number(days)} дати у файлі можна прочитати двома способами. Виберіть, що стоїть першим: день чи місяць.`,
      other: `${number(days)} дат у файлі можна прочитати двома способами. Виберіть, що стоїть першим: день чи місяць.`,
    }),
  importNotesDoubtful: ({ rows }) =>
    `Символи ${ofRows(rows)} можуть бути неправильними. Спершу перегляньте примітки.`,
  importInTrash: ({ rows }) =>
    `${rows === 1 ? 'Електронна адреса 1 рядка належить' : `Електронні адреси ${ofRows(rows)} належать`} учасникам у кошику. Виберіть, чи відновити їх, чи додати нових людей, чи пропустити ці рядки.`,
  allRowsImportable: 'Тепер усі рядки можна імпортувати. Нічого не змінено.',
  rowsNotImportable: ({ rows }) =>
    `${plural(rows, { one: `${number(rows)} рядок`, few: `${number(rows)} рядки`, other: `${number(rows)} рядків` })} неможливо імпортувати. Нічого не змінено.`,

  inColumn: ({ column, problem }, say) => {
    const sentence = say(problem);
    const label = COLUMN_LABELS[column];
    const stem = COLUMN_STEMS[column];
    const isNamed =
      label === undefined || stem === undefined || sentence.toLowerCase().includes(stem);
    return isNamed ? sentence : `${label}: ${lowered(sentence)}`;
  },
  formulaWithoutValue: ({ column, cell }) =>
    `${COLUMN_LABELS[column] ?? column}: формула в клітинці ${cell} не має збереженого значення. Відкрийте файл в Excel або LibreOffice та збережіть його ще раз`,
  formulaWithError: ({ column, cell, error }) =>
    `${COLUMN_LABELS[column] ?? column}: формула в клітинці ${cell} показує ${error}`,
  passwordNoText: ({ cell, kind }) =>
    `Пароль: у клітинці ${cell} ${kind === 'number' ? 'число' : 'дата'}, а не текст. Відформатуйте клітинку як текст і введіть пароль іще раз або залиште її порожньою`,
  emailInOtherLine: ({ line }) => `Ця електронна адреса вже є в рядку ${line}`,
  emailOfAdmin: 'Цю електронну адресу має адміністратор',
  companyNotInPortal: ({ company }) => `Немає компанії «${company}»`,
  importPasswordsTooMany: ({ max }) =>
    `Пароль можуть мати не більше ніж ${number(max)} рядків файлу; залиште його порожнім, і учасники створять власний за посиланням у листі`,
  importTooManyGroups: ({ company, max }) =>
    `Із групами з цього рядка «${company}» матиме більше ніж ${number(max)} груп`,
  importOtherGroup: ({ group }) => `«${group}» не належить до ваших груп`,
  importPasswordGuessable: ({ kind }) => `Цей пароль ${GUESSABLE[kind]}`,
  languageUnknown:
    'Мова має бути однією з цих: English, Deutsch, Français, Español, Polski, Türkçe, Română, Українська або العربية',

  emailOfNoTrainee: 'Немає учасника з цією електронною адресою',
  moduleNotInCompany: ({ module, company }) => `У компанії «${company}» немає модуля «${module}»`,
  companyWithoutRules: ({ company }) =>
    `«${company}» не має правил щодо обов’язкових модулів. Попередні результати там не записуються`,
  moduleNameTwice: ({ module, company }) =>
    `У компанії «${company}» є кілька модулів «${module}». Перейменуйте всі, крім одного`,
  resultInOtherLine: ({ line }) => `Цей результат уже є в рядку ${line}`,
  dayUnreadable: ({ text }) => `«${text}» неможливо прочитати як дату. Запишіть її як 2026-12-25`,
  dayNotInOrder: ({ text, order }) =>
    order === 'day-first'
      ? `Дати «${text}» немає, якщо першим стоїть день. Запишіть її як 2026-12-25`
      : `Дати «${text}» немає, якщо першим стоїть місяць. Запишіть її як 2026-12-25`,

  notInTrash: 'У кошику цього більше немає.',
  emailOfRestoredTaken: ({ email, name }) =>
    `Електронну адресу ${email} (${name}) тепер використовує інший обліковий запис.`,
  emailsOfRestoredTaken: ({ count }) =>
    `Електронні адреси ${ofTrainees(count)} тепер використовують інші облікові записи.`,
  restoredNameTaken: ({ name }) => `Тепер є інша компанія з назвою ${name}.`,
  companyInTrashItself: ({ company }) =>
    `Компанія ${company} сама в кошику. Спершу відновіть компанію.`,
  onlyOneMergeable: 'Об’єднати з іншим можна лише одного видаленого учасника.',
  inUseByAction: 'Це саме змінює інша дія. Спробуйте ще раз, коли вона закінчиться.',
  emailNotUsedAnyMore:
    'Цей учасник більше не використовує цю електронну адресу. Перегляньте кошик іще раз.',
  modulesFull: 'Компанія вже має найбільшу можливу кількість модулів.',
};
