import { formatsOf } from '../formats.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../languages.ts';
import { texts as words } from '../texts/ar.ts';
import type { QuestionPart, ReasonTexts } from './en.ts';

const { list, number, plural } = formatsOf('ar');

type Guessable = Parameters<ReasonTexts['passwordGuessable']>[0]['kind'];

const isolated = (text: string) => `\u2068${text}\u2069`;

const isolatedList = (names: readonly string[]) => names.map(isolated).join('، ');

/** After 'كلمة المرور'. */
const GUESSABLE: Readonly<Record<Guessable, string>> = {
  blank: 'تتكون من مسافات فقط',
  repeated: 'تتكون من حرف واحد مكرر',
  known: 'مطابقة للاسم أو البريد الإلكتروني أو الشركة',
  common: 'شائعة جدًا',
};

const SAVE_AS_MP4 = 'يُرجى حفظه بتنسيق MP4 بفيديو \u2068H.264\u2069 وصوت AAC.';

const ASK_OPERATOR = 'يُرجى الطلب من مشغّل البوابة ضبط \u2068SMTP_URL\u2069.';

const EMAIL = 'البريد الإلكتروني';

/** The columns of a template, as a file names them. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  ...words.columns,
  'first name': 'الاسم الأول',
  'last name': 'اسم العائلة',
  'completed on': words.columns.completedOn,
};

const namesOf = (columns: readonly string[]) =>
  columns.map((column) => COLUMN_NAMES[column] ?? column);

/** The columns of an import file, as the sentences that name their column begin. */
const COLUMN_LABELS: Readonly<Record<string, string>> = {
  name: 'الاسم',
  email: EMAIL,
  company: 'الشركة',
  password: 'كلمة المرور',
  language: 'اللغة',
  groups: 'المجموعات',
  module: 'الوحدة',
  completedOn: 'تاريخ الإكمال',
  validUntil: 'صالح حتى',
  note: 'الملاحظة',
};

const PARTS: Readonly<Record<QuestionPart, string>> = {
  question: 'النص',
  option: 'أحد الخيارات',
  answer: 'الإجابة',
  explanation: 'الشرح',
};

/** After a preposition or a verb. */
const ofCharacters = (count: number) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفين',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });

/** After 'بعد'. */
const minutesOf = (count: number) =>
  plural(count, {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: `${number(count)} دقائق`,
    other: `${number(count)} دقيقة`,
  });
const hoursOf = (count: number) =>
  plural(count, {
    one: 'ساعة',
    two: 'ساعتين',
    few: `${number(count)} ساعات`,
    other: `${number(count)} ساعة`,
  });
const secondsOf = (count: number) =>
  plural(count, {
    one: 'ثانية',
    two: 'ثانيتين',
    few: `${number(count)} ثوانٍ`,
    other: `${number(count)} ثانية`,
  });

/** A sentence about emails of trainees. */
const emailsTaken = (count: number) =>
  plural(count, {
    one: 'البريد الإلكتروني لمتدرب واحد يستخدمه الآن حساب آخر.',
    two: 'البريد الإلكتروني لمتدربين اثنين تستخدمه الآن حسابات أخرى.',
    few: `البريد الإلكتروني لـ ${number(count)} متدربين تستخدمه الآن حسابات أخرى.`,
    many: `البريد الإلكتروني لـ ${number(count)} متدربًا تستخدمه الآن حسابات أخرى.`,
    other: `البريد الإلكتروني لـ ${number(count)} متدرب تستخدمه الآن حسابات أخرى.`,
  });

const numbered = (place: number | null) => (place === null ? 'السؤال' : `السؤال ${place}`);

const placeOf = (line: number, sheet: string | null) =>
  sheet === null ? `السطر ${line}` : `الصف ${line} من الورقة «${isolated(sheet)}»`;

export const texts: ReasonTexts = {
  accessDenied: 'تم رفض الوصول',
  busy: 'البوابة مشغولة. يُرجى المحاولة مجددًا بعد لحظات.',
  contentTypeNotAccepted: 'نوع المحتوى هذا غير مقبول هنا.',
  fileChanged: 'تغيّر الملف.',
  internalError: ({ requestId }) =>
    `حدث خطأ من جانبنا. يُرجى المحاولة مجددًا. المرجع: ${isolated(requestId)}`,
  invalidInput: 'البيانات المدخلة غير صالحة.',
  invalidValue: ({ english }) => isolated(english),
  invalidCursor: 'مؤشر الصفحات غير صالح',
  metricsNotPublic: 'المقاييس ليست عامة.',
  noPermission: 'ليست لديك صلاحية القيام بذلك.',
  needsPortalReach: 'لا يمكن القيام بذلك إلا لمسؤول يرى البوابة كلها.',
  needsWholeCompany: 'هذا يخص الشركة كلها، وأنت ترى مجموعات منها فقط.',
  needsTrainingRight: 'تحتاج إلى صلاحية «التدريب» للقيام بذلك.',
  needsPeopleRight: 'تحتاج إلى صلاحية «الأشخاص» للقيام بذلك.',
  needsScope: 'لا ترى هنا شيئًا يمكن أن يخصه ذلك.',
  viewOnly: 'أنت تنظر إلى البوابة كما يراها مسؤول آخر. لا يمكن تغيير أي شيء هنا.',
  trainingNeedsCompany: 'صلاحية «التدريب» للشركات الكاملة فقط.',
  chooseScope: 'اختر شركة أو مجموعة واحدة على الأقل.',
  tooManyScopes: ({ max }) => `${number(max)} شركة ومجموعة على الأكثر`,
  personInOtherGroup: ({ name }) =>
    `${name} موجود أيضًا في مجموعة لا تراها، لذلك لا يمكن حذف هذا الشخص إلا لمسؤول عن الشركة كلها.`,
  chooseOwnGroup: 'اختر واحدة من مجموعاتك على الأقل.',
  assigneeOutsideReach: 'لا يرى هذا المسؤول الشخص الذي طلب المساعدة.',
  inviteWithLessRight:
    'يمكنك منح صلاحيتي «القراءة» و«الأشخاص» فقط، في الشركات التي لديك فيها صلاحية «التدريب».',
  reachOfYourself: 'لا يمكنك تغيير ما تراه أنت. اطلب ذلك من مسؤول آخر.',
  reachChanged: 'تغيّر ما يمكن للمسؤول رؤيته، لذلك انتهى هذا الإجراء.',
  noSuchCall: 'لا يوجد استدعاء كهذا.',
  noSuchPart: 'لا يوجد جزء كهذا في الملف.',
  notFound: ({ english }) => isolated(english),
  notLoggedIn: words.notLoggedIn,
  portalRestarts: 'تجري إعادة تشغيل البوابة. يُرجى المحاولة مجددًا.',
  portalUnavailable: 'البوابة غير متاحة. يُرجى المحاولة مجددًا بعد لحظات.',
  requestTooLarge: 'حجم الطلب المُرسل كبير جدًا.',
  requestTooSlow: 'أُرسل الطلب ببطء شديد. يُرجى المحاولة مجددًا.',
  tooManyCostlyRequests:
    'عدد كبير من طلباتك غير صالح أو كبير الحجم جدًا. يُرجى الانتظار دقيقة ثم المحاولة مجددًا.',
  unreadableRequest: 'تعذّرت قراءة الطلب المُرسل.',

  formNeeded: 'يقبل هذا الاستدعاء \u2068multipart/form-data\u2069.',
  formBoundaryTooShort: 'يحتاج النموذج إلى فاصل لا يقل عن 12 حرفًا.',
  formUnreadable: 'تعذّرت قراءة النموذج. يُرجى إرساله مجددًا.',
  fileNotExpected: ({ field }) => `لا يُقبل ملف في «${isolated(field)}».`,
  fileRequired: ({ field }) => `يُرجى اختيار ملف في «${isolated(field)}».`,
  fileTooLarge: ({ megabytes }) => words.fileTooLarge(megabytes),

  charactersNotStorable: 'يحتوي النص على أحرف لا يمكن حفظها',
  tooLong: ({ max }) => `لا يمكن تجاوز ${ofCharacters(max)}`,
  nameRequired: 'الاسم مطلوب',
  companyNameRequired: 'اسم الشركة مطلوب',
  companyRequired: 'الشركة مطلوبة',
  companyNotChosen: 'يُرجى اختيار شركة',
  moduleNameRequired: 'اسم الوحدة مطلوب',
  groupNameRequired: 'اسم المجموعة مطلوب',
  groupNameSemicolon: 'لا يمكن أن يحتوي اسم المجموعة على فاصلة منقوطة',
  dateInvalid: 'يُرجى إدخال تاريخ موجود',
  dateInFuture: 'لا يمكن أن يكون اليوم في المستقبل',
  datePast: 'لا يمكن أن يكون اليوم في الماضي',
  dateNotAfterToday: 'يُرجى اختيار يوم بعد اليوم الحالي',
  dateTooFar: ({ years }) =>
    `لا يمكن أن يبعد اليوم أكثر من ${plural(years, { one: 'سنة واحدة', two: 'سنتين', few: `${number(years)} سنوات`, other: `${number(years)} سنة` })}`,
  daysInvalid: ({ min, max }) =>
    `يُرجى إدخال عدد صحيح من الأيام من ${number(min)} إلى ${number(max)}`,
  monthsInvalid: ({ max }) => `يُرجى إدخال عدد صحيح من الأشهر من 1 إلى ${number(max)}`,
  reasonTooShort: ({ min }) => `يُرجى ذكر سبب لا يقل عن ${ofCharacters(min)}`,
  tooManyReminders: ({ max }) => `الحد الأقصى لعدد التذكيرات ${number(max)}`,
  remindersTwice: 'لتذكيرين عدد الأيام نفسه',
  tooManyAudienceGroups: ({ max }) => `الحد الأقصى لعدد المجموعات ${number(max)}`,
  onlyPauseHasFrom: 'الإيقاف المؤقت وحده يحتاج إلى يومه الأول',
  untilNeeded: 'الإيقاف المؤقت والتمديد وحدهما يحتاجان إلى اليوم الأخير',
  untilBeforeFrom: 'لا يمكن أن يسبق اليوم الأخير اليوم الأول',
  validUntilBeforeCompletion: 'يجب أن يكون آخر يوم للصلاحية بعد يوم الإكمال',
  resultRecordedAlready: 'سُجّلت نتيجة لهذا اليوم من قبل',
  resultNotRecorded: 'هذه النتيجة المسجّلة غير موجودة',
  exceptionNotFound: 'هذا الاستثناء غير موجود',
  nothingToRenew: 'لا يوجد ما يمكن تجديده الآن',
  remindedWithinDay: 'أُرسل تذكير إلى هذا المتدرب خلال آخر 24 ساعة. يُرجى المحاولة لاحقًا.',
  nothingToRemind: 'لا يوجد الآن ما يُذكَّر به هذا المتدرب.',
  noUndoOfRules: 'لم يعد التراجع عن هذا التغيير ممكنًا: يُرجى تغيير القواعد مجددًا',
  messageRequired: 'يُرجى إدخال رسالة',
  searchTextRequired: 'يُرجى إدخال نص',
  emailRequired: 'البريد الإلكتروني مطلوب',
  emailInvalid: 'البريد الإلكتروني غير صالح',
  emailHasBlank: 'البريد الإلكتروني لا يمكن أن يحتوي على مسافة',
  emailHasCharacter: ({ character }) =>
    `البريد الإلكتروني لا يمكن أن يحتوي على «${isolated(character)}»`,
  passwordRequired: 'كلمة المرور مطلوبة',
  passwordTooShort: ({ min }) => `كلمة المرور يجب ألا تقل عن ${ofCharacters(min)}`,

  linkExpired: 'انتهت صلاحية هذا الرابط. يُرجى إعادة تحميل الصفحة.',
  linkInvalid: 'هذا الرابط غير صالح.',
  mediaStorageUnavailable: 'مخزن الوسائط غير متاح. يُرجى المحاولة مجددًا لاحقًا.',
  noSuchFile: 'هذا الملف غير موجود أو لم يعد متاحًا.',
  fileUnavailable: 'لم يعد هذا الملف متاحًا.',
  uploadInterrupted: 'انقطع الرفع قبل اكتماله.',
  uploadedPictureMissing: 'لم تعد الصورة المرفوعة موجودة. يُرجى إرسالها مجددًا.',
  uploadedVideoMissing: 'لم يعد الفيديو المرفوع موجودًا. يُرجى إرساله مجددًا.',
  videoUnknown:
    'هذا ليس فيديو \u2068MP4\u2069 أو \u2068WebM\u2069 أو \u2068Ogg\u2069، أو أنه تالف.',
  videoOnlySound: 'لا يحتوي الملف على فيديو، بل على صوت فقط.',
  videoMatroska: `لا تشغّل المتصفحات فيديو بتنسيق Matroska ‏(\u2068.mkv\u2069). ${SAVE_AS_MP4}`,
  videoNotPlayed: `لا يمكن للمتصفحات تشغيل هذا النوع من الفيديو. ${SAVE_AS_MP4}`,
  videoDamaged: 'الفيديو تالف أو غير مكتمل. يُرجى تصديره مجددًا.',
  durationUnread: words.durationUnread,
  pictureUnknown:
    'هذه ليست صورة \u2068PNG\u2069 أو \u2068JPEG\u2069 أو \u2068WebP\u2069 أو \u2068GIF\u2069 أو \u2068AVIF\u2069 أو \u2068TIFF\u2069.',
  pictureHeic:
    'لا يمكن للبوابة قراءة صور HEIC. يُرجى فتح الصورة على الهاتف أو الحاسوب وحفظها أو تصديرها بتنسيق JPEG.',
  pictureDamaged: 'الصورة تالفة أو غير مكتملة. يُرجى حفظها أو تصديرها مجددًا.',
  pictureTooSlow:
    'تستغرق قراءة الصورة وقتًا طويلًا جدًا. يُرجى حفظها مجددًا بعدد أقل من البكسلات، أو بتنسيق JPEG.',
  pictureTooLarge: ({ width, height, max }) =>
    `أبعاد الصورة \u2068${number(width)} × ${number(height)}\u2069 بكسل. يُرجى اختيار صورة لا تتجاوز أبعادها \u2068${number(max)} × ${number(max)}\u2069 بكسل.`,
  captionsTooLarge: words.captionsTooLarge,
  captionsUnknown: words.captionsUnknown,
  captionsNone: 'لا يحتوي هذا الملف على تسميات توضيحية.',
  captionsAllLeftOut: ({ lines, total }) => {
    const more = total > lines.length ? '، …' : '';
    const where = total === 1 ? `السطر ${lines[0]}` : `الأسطر ${lines.join('، ')}${more}`;
    return `استُبعدت تسميات توضيحية لأن أوقاتها لا يمكن عرضها (${number(total)} من أصل ${number(total)}): ${where}.`;
  },
  captionsTooSlow: 'تعذّرت قراءة التسميات التوضيحية في وقت معقول.',
  captionsLanguageInvalid: 'هذا ليس رمز لغة مثل «\u2068en\u2069» أو «\u2068de-AT\u2069»',
  captionsLanguagesTooMany: ({ max }) => `الحد الأقصى لعدد اللغات ${number(max)}`,
  captionsLanguageRepeated: 'لا يمكن ذكر اللغة نفسها إلا مرة واحدة',

  emailTaken: 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
  credentialsInvalid: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  sessionNotFound: 'الجلسة غير موجودة',
  userNotFound: 'المستخدم غير موجود',
  tooManyAttempts: 'محاولات كثيرة جدًا. يُرجى المحاولة مجددًا لاحقًا.',
  tooManyAttemptsFromNetwork: 'محاولات كثيرة جدًا من شبكتك. يُرجى المحاولة مجددًا بعد ثانية.',
  tooManyFailedLogins: ({ minutes }) =>
    `محاولات تسجيل دخول فاشلة كثيرة جدًا. يُرجى المحاولة مجددًا بعد ${minutesOf(minutes)}، أو اختيار كلمة مرور جديدة من خلال «هل نسيت كلمة المرور؟».`,
  tooManyLogins: ({ seconds }) =>
    `تم تسجيل الدخول إلى هذا الحساب مرات كثيرة جدًا. يُرجى المحاولة مجددًا بعد ${secondsOf(seconds)}.`,
  tooManyWrongPasswords: 'كلمات مرور خاطئة كثيرة جدًا. يُرجى المحاولة مجددًا لاحقًا.',
  nameChangedTooOften: 'لقد غيّرت اسمك مرات كثيرة جدًا. يُرجى المحاولة مجددًا لاحقًا.',
  passwordChangedElsewhere: 'تم تغيير كلمة المرور للتو في مكان آخر. يُرجى المحاولة مجددًا.',
  currentPasswordWrong: 'هذه ليست كلمة المرور الحالية.',
  passwordGuessable: ({ kind }) =>
    `كلمة المرور هذه ${GUESSABLE[kind]} ويسهل تخمينها. يُرجى اختيار غيرها.`,
  resetLinkInvalid: 'رابط إعادة التعيين هذا غير صالح أو انتهت صلاحيته.',
  confirmationLinkInvalid: 'رابط التأكيد هذا غير صالح أو سبق استخدامه أو انتهت صلاحيته.',
  confirmationLinkExpired: 'انتهت صلاحية رابط التأكيد هذا.',
  confirmationPasswordWrong:
    'هذه ليست كلمة المرور الخاصة بهذا التسجيل. إذا وصلتك عدة رسائل من هذا النوع، فجرّب الرابط في رسالة أخرى. إذا لم تكن أنت من سجّل، فأغلق هذه الصفحة: لن يُنشأ أي حساب.',
  tooManyConfirmationMails: ({ minutes }) =>
    `لم تُرسل أي رسالة، لأن رسائل كثيرة أُرسلت إلى هذا البريد الإلكتروني خلال ساعة. يُرجى البحث في البريد الوارد ومجلد الرسائل غير المرغوب فيها، أو المحاولة مجددًا بعد ${minutesOf(minutes)}.`,
  tooManyJoinCodes: 'رموز انضمام خاطئة كثيرة جدًا. يُرجى المحاولة مجددًا لاحقًا.',
  tooManySignUps: 'محاولات تسجيل كثيرة جدًا. يُرجى المحاولة مجددًا لاحقًا.',
  tooManySignUpsOfAll: 'يسجّل عدد كبير جدًا من الأشخاص حاليًا. يُرجى المحاولة مجددًا لاحقًا.',

  timeZoneUnknown: 'هذه المنطقة الزمنية غير معروفة.',

  adminNotFound: 'المسؤول غير موجود',
  adminInvitedOften: 'دُعي هذا المسؤول مرات كثيرة. يُرجى المحاولة مجددًا لاحقًا.',
  adminIsActive: 'سبق أن اختار هذا المسؤول كلمة مرور. يُرجى إعادة تحميل الصفحة.',
  adminIsYou: 'لا يمكنك إزالة نفسك. يمكن لمسؤول آخر إزالتك.',
  tooManyAdmins: ({ max }) => `بلغ عدد المسؤولين في البوابة حده الأقصى: ${number(max)}.`,

  chatDailyLimit: ({ megabytes, count, unit }) =>
    `بلغت الحد اليومي للرسائل، وهو ${number(megabytes)} ميغابايت. يمكنك إرسال المزيد بعد ${unit === 'minute' ? minutesOf(count) : hoursOf(count)}.`,
  chatSearchTooShort: ({ min }) =>
    `يُرجى البحث بما لا يقل عن ${ofCharacters(min)} للعثور على مزيد من الأشخاص.`,
  peopleLookedUpByYou: ({ minutes }) =>
    `لقد بحثت عن أشخاص كثيرين. يُرجى المحاولة مجددًا بعد ${minutesOf(minutes)}، أو سؤال أحد المسؤولين.`,
  peopleLookedUpFromNetwork: ({ minutes }) =>
    `تم البحث من شبكتك عن أشخاص كثيرين. يُرجى المحاولة مجددًا بعد ${minutesOf(minutes)}، أو سؤال أحد المسؤولين.`,
  messageIdTaken: 'معرّف الرسالة هذا مستخدم لرسالة أخرى.',
  messagesTooFast: 'ترسل الرسائل بسرعة كبيرة جدًا. يُرجى الانتظار لحظة.',
  conversationNotFound: 'هذه المحادثة غير موجودة.',
  personNotFound: 'هذا الشخص غير موجود.',
  chatWithYourself: 'لا يمكنك بدء محادثة مع نفسك.',
  tooManyConversations: 'تبدأ محادثات كثيرة جدًا. يُرجى المحاولة مجددًا لاحقًا.',
  adminsCannotBeBlocked: 'لا يمكن حظر المسؤولين.',
  messageOfAnother: 'لا يمكنك إرسال رسائل باسم شخص آخر.',
  partnerDeleted: 'لم يعد هذا الشخص هنا ولا يمكنه تلقي الرسائل.',
  companiesSeparated: 'لا تسمح شركتاكما بالدردشة بينهما، لذا لم تُرسل هذه الرسالة.',
  youHaveBlocked: 'لقد حظرت هذا الشخص. ألغِ حظره لإرسال الرسائل.',
  messageNotDelivered: 'لا يتلقى هذا الشخص رسائل منك.',
  messagesUnanswered: ({ max }) => {
    const sent = plural(max, {
      one: 'رسالة واحدة',
      two: 'رسالتين',
      few: `${number(max)} رسائل`,
      other: `${number(max)} رسالة`,
    });
    return `لقد أرسلت ${sent} دون رد. يمكنك إرسال المزيد بعد أن يرد هذا الشخص.`;
  },

  companyNotFound: 'الشركة غير موجودة',
  companyNotFoundOrDeleted: 'الشركة غير موجودة أو حُذفت من قبل',
  companyUnknown: 'هذه الشركة غير موجودة. يُرجى اختيار شركة.',
  companyNameTaken: 'توجد شركة بهذا الاسم بالفعل.',
  companyInUse: words.companyInUse,
  signUpLinkInvalid: 'لم يعد رابط التسجيل هذا يعمل. يُرجى طلب رابط جديد من شركتك.',
  invitationOnly: 'تضيف هذه الشركة متدربيها بالدعوة فقط. يُرجى أن تطلب من شركتك إضافتك.',
  joinCodeNeeded: 'تتطلب هذه الشركة رمز انضمام. يُرجى طلبه من شركتك.',
  joinCodeWrong: 'رمز الانضمام هذا خاطئ. يُرجى التحقق منه، أو طلب الرمز الحالي من شركتك.',
  otherEmailDomain: ({ domains, hasOthers }) => {
    const others = hasOthers ? ['نطاق آخر للشركة'] : [];
    return `يُرجى استخدام بريدك الإلكتروني على ${list([...domains.map(isolated), ...others], 'or')}.`;
  },
  settingsChangedElsewhere: 'تغيّرت هذه الإعدادات في مكان آخر في هذه الأثناء.',
  domainRequired: 'يُرجى إدخال نطاق واحد على الأقل.',
  domainInvalid: 'يُرجى إدخال نطاقات مثل \u2068example.com\u2069، دون اسم قبلها.',
  domainTooLong: ({ max }) => `لا يمكن أن يتجاوز النطاق ${ofCharacters(max)}`,
  tooManyDomains: ({ max }) => `الحد الأقصى لعدد النطاقات ${number(max)}`,
  domainsNeedMailServer: `يحتاج التسجيل بحسب نطاق البريد الإلكتروني إلى خادم بريد، لأن كل بريد إلكتروني يُؤكَّد برسالة. ${ASK_OPERATOR}`,
  confirmationNeedsMailServer: `لا يمكن تأكيد البريد الإلكتروني إلا بوجود خادم بريد. ${ASK_OPERATOR}`,
  joinCodeTooShort: ({ min }) =>
    `يجب ألا يقل مجموع الأحرف والأرقام في رمز الانضمام عن ${number(min)}.`,
  joinCodeGuessable: 'رمز الانضمام هذا يسهل تخمينه. يُرجى اختيار رمز آخر، أو ترك إنشائه للبوابة.',
  timeZoneInvalid: 'يُرجى اختيار منطقة زمنية مثل \u2068Europe/Berlin\u2069.',

  certificateNotFound: 'الشهادة غير موجودة',
  ledgerCheckNotRunning: 'لا يوجد فحص جارٍ للسجل الموقّع.',
  notInLogYet: 'لا توجد هذه الشهادة في السجل الموقّع بعد. يُرجى المحاولة مجددًا لاحقًا.',
  certificateSucceeded: 'حلّت شهادة أحدث محل هذه الشهادة.',
  certificateWithdrawn: 'هذه الشهادة مسحوبة من قبل.',
  certificateWithoutPdf:
    'لا تتوفر في البوابة خطوط لكل أحرف هذه الشهادة. يُرجى طباعة صفحتها بدلًا من ذلك.',
  colourInvalid: 'يُرجى اختيار لون مثل \u2068#1d4ed8\u2069.',

  groupNameTaken: 'لدى الشركة مجموعة بهذا الاسم بالفعل.',
  groupNotFound: 'المجموعة غير موجودة أو حُذفت من قبل',
  tooManyGroups: ({ max }) => `يمكن أن يكون للشركة ${number(max)} مجموعة على الأكثر.`,
  tooManyGroupsChosen: ({ max }) => `${number(max)} مجموعة على الأكثر`,
  tooManyGroupsOfTrainee: ({ name, max }) =>
    `يمكن أن يكون الشخص في ${number(max)} مجموعة على الأكثر: ${isolated(name)}`,
  insightGroupTooSmall: ({ min }) =>
    `لا تظهر نتائج المجموعة إلا إذا كان فيها ${number(min)} أعضاء على الأقل. في هذه المجموعة عدد أقل.`,

  downloadExpired: 'انتهت صلاحية هذا الرابط. يُرجى بدء التنزيل من جديد.',
  downloadUsed: 'سبق استخدام هذا الرابط. يُرجى بدء التنزيل من جديد.',

  moduleNotCompleted: 'يُرجى إكمال هذه الوحدة قبل إبداء رأيك فيها.',
  ratingRequired: 'يُرجى اختيار تقييم',

  helpRequestNotFound: 'طلب المساعدة غير موجود',
  helpRequestChanged: 'غيّر شخص آخر هذا الطلب في هذه الأثناء. اطّلع على حالته الآن.',
  helpIdTaken: 'أُرسل طلب مساعدة آخر بهذا المعرّف.',
  helpSubjectDeleted: 'حُذف ما سألت عنه في هذه الأثناء.',
  tooManyHelpRequests: 'لقد أرسلت طلبات مساعدة كثيرة. يُرجى المحاولة مجددًا لاحقًا.',
  administratorNotFound: 'هذا المسؤول غير موجود.',

  actionNotFound: 'هذه العملية غير موجودة.',
  actionEnded: 'انتهت هذه العملية من قبل.',
  actionRunning: 'يُرجى الانتظار حتى تنتهي العملية، أو إلغاؤها.',
  invitationsNotUndoable: 'لا يمكن التراجع عن الدعوات.',
  remindersNotUndoable: 'لا يمكن التراجع عن التذكيرات.',
  renewalsNotUndoable: 'لا يمكن التراجع عن عمليات التجديد.',
  nothingToUndo: 'لا يوجد ما يمكن التراجع عنه.',
  trashTurnedOff: 'سلة المحذوفات معطّلة.',
  traineesNotInTrash: 'لم يعد المتدربون في سلة المحذوفات.',
  traineesLeaveTrash: 'تجري استعادة المتدربين أو حذفهم نهائيًا.',
  noSuchTrainees: 'لا يوجد متدربون كهؤلاء.',
  noSuchRequests: 'لا توجد طلبات مفتوحة كهذه.',
  traineesChanged: ({ count }) => `تغيّر عدد المتدربين وأصبح ${number(count)}.`,
  requestsChanged: ({ count }) => `تغيّر عدد الطلبات المفتوحة وأصبح ${number(count)}.`,
  emailsTakenNothingRestored: ({ count }) => `${emailsTaken(count)} لم يُستعَد شيء.`,
  runsBegun: ({ count }) =>
    plural(count, {
      one: 'بدأ متدرب واحد الجولة الجديدة من قبل. لم يتم التراجع عن شيء.',
      two: 'بدأ متدربان اثنان الجولة الجديدة من قبل. لم يتم التراجع عن شيء.',
      few: `بدأ ${number(count)} متدربين الجولة الجديدة من قبل. لم يتم التراجع عن شيء.`,
      many: `بدأ ${number(count)} متدربًا الجولة الجديدة من قبل. لم يتم التراجع عن شيء.`,
      other: `بدأ ${number(count)} متدرب الجولة الجديدة من قبل. لم يتم التراجع عن شيء.`,
    }),
  companyPurged: 'حُذفت الشركة نهائيًا. لم يتم التراجع عن شيء.',
  companyInTrash: ({ company }) =>
    `شركة ${isolated(company)} في سلة المحذوفات. يُرجى استعادة الشركة أولًا.`,
  actionInterrupted: 'أُوقفت البوابة قبل بدء العملية. لم يتغير شيء.',
  moveTargetDeleted: 'حُذفت الشركة، لذا لم يُنقل إليها مزيد من المتدربين.',

  noSuchModule: words.noSuchModule,
  runEnded: 'بدأ تدريبك من جديد. يُرجى إعادة تحميل هذه الصفحة.',
  moduleLocked: ({ name }) => `هذه الوحدة مقفلة. يجب إنهاء «${isolated(name)}» أولًا.`,
  runNotFound: 'الجولة غير موجودة',
  runOrModuleNotFound: 'الجولة أو الوحدة غير موجودة',
  resultNotFound: 'النتيجة غير موجودة',
  attemptNotFound: 'المحاولة غير موجودة',
  quizNotPassed: 'يمكنك رؤية إجاباتك بعد اجتياز هذا الاختبار.',
  videoFirst: words.videoFirst,
  noQuiz: words.noQuiz,
  quizChanged: 'تغيّرت أسئلة هذا الاختبار. يُرجى مراجعتها والإرسال مجددًا.',
  answersToUnknownQuestions: 'بعض الإجابات عن أسئلة ليست في هذا الاختبار.',
  questionUnknown: 'سؤال غير معروف',
  otherTryMade:
    'لم تصل إجاباتك، وأُجريت محاولة أخرى في هذه الأثناء. يُرجى مراجعة الإجابات وإرسالها مجددًا.',
  tooManyTries: 'محاولات كثيرة جدًا. يُرجى الانتظار دقيقة ثم المحاولة مجددًا.',
  quizBlocked: 'لقد استنفدت جميع محاولات هذا الاختبار. يُرجى الطلب من أحد المسؤولين فتحه مجددًا.',
  tooManyFailedTries: 'محاولات غير ناجحة كثيرة جدًا. يُرجى الانتظار قبل المحاولة التالية.',
  videoChanged: 'استُبدل هذا الفيديو. يُرجى مشاهدة الفيديو الجديد.',
  videoNotWatched: 'لم تكتمل مشاهدة هذا الفيديو بعد. يُرجى مشاهدة ما تبقى منه.',

  moduleNotFound: 'الوحدة غير موجودة',
  moduleNotFoundOrDeleted: 'الوحدة غير موجودة أو حُذفت من قبل',
  videoNotFoundOrDeleted: 'الفيديو غير موجود أو حُذف من قبل',
  tooManyModules: ({ max }) => `الحد الأقصى لعدد وحدات الشركة ${number(max)}.`,
  moduleChangedElsewhere: 'تغيّرت هذه الوحدة في مكان آخر في هذه الأثناء.',
  questionsChangedElsewhere: 'غيّر شخص آخر أسئلة هذه الوحدة في هذه الأثناء.',
  tooManyQuestionsDrawn: ({ questions, drawn }) =>
    `عدد أسئلة الوحدة ${number(questions)}: لا يمكن أن يكون عدد أسئلة المحاولة ${number(drawn)}.`,
  pictureNeedsVideo: 'يُرجى رفع الفيديو قبل صورته.',
  captionsNeedVideo: 'يُرجى رفع الفيديو قبل تسمياته التوضيحية.',
  videoCaptionsTooMany: ({ max }) =>
    `الحد الأقصى لعدد لغات التسميات التوضيحية في الفيديو ${number(max)}.`,
  orderChanged: 'تغيّر الترتيب في مكان آخر في هذه الأثناء، لذا لم يُحفظ ترتيبك.',
  orderWrong:
    'يجب أن يذكر الترتيب كل وحدة من وحدات الشركة مرة واحدة، بمواضع تبدأ من 0 دون فجوات. ربما أضاف شخص آخر وحدة أو حذفها في هذه الأثناء.',
  passMarkInvalid: 'يجب أن تكون درجة النجاح عددًا صحيحًا من 1 إلى 100',
  questionsDrawnInvalid: ({ max }) => `يجب أن يكون عدد الأسئلة عددًا صحيحًا من 1 إلى ${number(max)}`,
  triesMaxInvalid: ({ max }) => `يجب أن يكون عدد المحاولات عددًا صحيحًا من 1 إلى ${number(max)}`,

  questionsTooMany: ({ max }) => `الحد الأقصى لعدد الأسئلة ${number(max)}`,
  questionsTooLong: ({ max }) => `لا يمكن أن تتجاوز أسئلة الوحدة مجتمعة ${ofCharacters(max)}`,
  questionInvalid: ({ place }) => `${numbered(place)} يحتاج إلى نص صالح`,
  answerInvalid: ({ place }) => `${numbered(place)} يحتاج إلى إجابة صالحة`,
  answerNotAmongOptions: ({ place }) =>
    `يجب أن تكون إجابة ${numbered(place)} أحد الخيارات المذكورة`,
  tooFewOptions: ({ place, min }) =>
    `يجب ألا يقل عدد الخيارات في ${numbered(place)} عن ${number(min)}`,
  tooFewFilledOptions: ({ place, min }) =>
    `يجب ألا يقل عدد الخيارات غير الفارغة في ${numbered(place)} عن ${number(min)}`,
  tooManyOptions: ({ place, max }) =>
    `يجب ألا يزيد عدد الخيارات في ${numbered(place)} على ${number(max)}`,
  optionsAlike: ({ place }) =>
    place === null
      ? 'يُرجى جعل جميع الخيارات مختلفة'
      : `يجب أن تكون الخيارات في ${numbered(place)} مختلفة`,
  questionPart: ({ place, part, problem }, say) =>
    `${numbered(place)}، ${PARTS[part]}: ${say(problem)}`,

  reportNeedsMailServer:
    'ليس لدى البوابة خادم بريد، لذا لا يمكنها إرسال تقارير أسبوعية. يمكن لمشغّل البوابة ضبط \u2068SMTP_URL\u2069.',

  traineeNotFound: 'المتدرب غير موجود',
  emailOfTraineeInTrash: ({ email, name, company }) =>
    `البريد الإلكتروني ${isolated(email)} يخص متدربًا في سلة المحذوفات: ${isolated(name)} (${isolated(company)}). استعد هذا المتدرب مع جميع النتائج، أو أضف شخصًا جديدًا.`,
  traineeIsActive: 'سبق أن اختار هذا المتدرب كلمة مرور. أرسل بدلًا من ذلك رابط إعادة تعيين.',
  traineeIsInvited: 'لم يختر هذا المتدرب كلمة مرور بعد. أعد إرسال الدعوة بدلًا من ذلك.',
  tooManyTraineeLinks: ({ max }) =>
    `عدد الروابط المرسلة إلى هذا المتدرب خلال ساعة: ${number(max)}. يُرجى المحاولة مجددًا لاحقًا.`,
  otherRunStarted: 'بدأت جولة جديدة في هذه الأثناء. يُرجى الاطلاع عليها أولًا.',

  importTooSlow:
    'تستهلك قراءة الملف وقتًا أو ذاكرة أكثر من اللازم. يُرجى الاكتفاء بأعمدة المتدربين، أو تقسيم الملف، أو حفظه بتنسيق CSV.',
  importEmpty: 'الملف فارغ.',
  importWithoutRows: 'في الملف صف عناوين، لكن ليست فيه صفوف أخرى.',
  importTooManyRows: ({ max }) => `يتجاوز عدد صفوف الملف ${number(max)}. يُرجى تقسيم الملف.`,
  importOldWorkbook:
    'هذا مصنّف قديم، أو محمي بكلمة مرور. يُرجى حفظه بتنسيق «مصنّف Excel ‏(\u2068.xlsx\u2069)» دون كلمة مرور واختيار ذلك الملف.',
  importNoTable:
    'هذا ليس ملف CSV ولا ملف Excel. يُرجى اختيار ملف \u2068.csv\u2069 أو \u2068.xlsx\u2069.',
  importUnknownCharacters:
    'تعذّر التعرف على أحرف هذا الملف. يُرجى حفظه بتنسيق «\u2068CSV UTF-8\u2069» أو «مصنّف Excel ‏(\u2068.xlsx\u2069)» واختيار ذلك الملف.',
  importUnreadableWorkbook:
    'هذا ليس مصنّف Excel ‏(\u2068.xlsx\u2069)، أو أنه تالف. يُرجى حفظه مجددًا بتنسيق \u2068.xlsx\u2069 أو CSV.',
  importWorkbookTooManyCells:
    'في هذا المصنّف خلايا كثيرة جدًا. يُرجى الاكتفاء بصفوف المتدربين وأعمدتهم، أو حفظه بتنسيق CSV.',
  importWorkbookTooLarge:
    'هذا المصنّف كبير جدًا بعد فك ضغطه. يُرجى الاكتفاء بورقة المتدربين، أو حفظه بتنسيق CSV.',
  importQuoteOpen: ({ line }) => `علامة الاقتباس التي تبدأ في السطر ${line} لم تُغلق.`,
  importRowTooLong: ({ line, max }) =>
    `الصف الذي يبدأ في السطر ${line} يتجاوز ${ofCharacters(max)}. ربما لم تُغلق علامة اقتباس فيه.`,
  importColumnsRepeated: ({ first, second, line, sheet }) =>
    `العمودان «${isolated(first)}» و«${isolated(second)}» في ${placeOf(line, sheet)} لهما المعنى نفسه. يُرجى تغيير اسم أحدهما أو إزالته.`,
  importColumnsMissing: ({ columns, missing, line, sheet }) =>
    `يجب أن يحتوي ${sheet === null ? 'سطر في أعلى الملف' : `صف في أعلى الورقة «${isolated(sheet)}»`} على أسماء الأعمدة التالية: ${isolatedList(namesOf(columns))}. الأقرب إلى ذلك: ${placeOf(line, sheet)}. الأعمدة الناقصة: ${isolatedList(namesOf(missing))}.`,
  importOnlyInHiddenSheet: ({ sheet, columns }) =>
    `لا توجد أسماء الأعمدة المطلوبة (${isolatedList(namesOf(columns))}) إلا في الورقة المخفية «${isolated(sheet)}». يُرجى إظهار تلك الورقة، أو اختيار ملف آخر.`,
  importChangedMeanwhile: 'تغيّرت منذ فحص الملف بيانات متدرب اخترت تعديله. لم يُنفَّذ شيء.',
  nothingToImport: 'لا يوجد ما يمكن استيراده.',
  importDoubtful: ({ rows }) =>
    `قد تكون هناك أحرف خاطئة في بعض الصفوف (${number(rows)}). يُرجى الاطلاع على الأسماء أولًا.`,
  importDatesAmbiguous: ({ days }) =>
    `في الملف تواريخ يمكن قراءتها بطريقتين (${number(days)}). يُرجى اختيار ما يأتي أولًا: اليوم أم الشهر.`,
  importNotesDoubtful: ({ rows }) =>
    `قد تكون هناك أحرف خاطئة في بعض الصفوف (${number(rows)}). يُرجى الاطلاع على الملاحظات أولًا.`,
  importInTrash: ({ rows }) =>
    plural(rows, {
      one: 'البريد الإلكتروني في صف واحد يخص متدربًا في سلة المحذوفات. اختر استعادة المتدرب، أو إضافة شخص جديد، أو استبعاد هذا الصف.',
      two: 'البريد الإلكتروني في صفين يخص متدربين في سلة المحذوفات. اختر استعادة المتدربين، أو إضافة أشخاص جدد، أو استبعاد هذين الصفين.',
      few: `البريد الإلكتروني في ${number(rows)} صفوف يخص متدربين في سلة المحذوفات. اختر استعادة المتدربين، أو إضافة أشخاص جدد، أو استبعاد هذه الصفوف.`,
      many: `البريد الإلكتروني في ${number(rows)} صفًا يخص متدربين في سلة المحذوفات. اختر استعادة المتدربين، أو إضافة أشخاص جدد، أو استبعاد هذه الصفوف.`,
      other: `البريد الإلكتروني في ${number(rows)} صف يخص متدربين في سلة المحذوفات. اختر استعادة المتدربين، أو إضافة أشخاص جدد، أو استبعاد هذه الصفوف.`,
    }),
  allRowsImportable: 'أصبح استيراد جميع الصفوف ممكنًا الآن. لم يتغير شيء.',
  rowsNotImportable: ({ rows }) => `صفوف لا يمكن استيرادها: ${number(rows)}. لم يتغير شيء.`,

  inColumn: ({ column, problem }, say) => {
    const sentence = say(problem);
    const label = COLUMN_LABELS[column];
    const isNamed = label === undefined || sentence.startsWith(label);
    return isNamed ? sentence : `${label}: ${sentence}`;
  },
  formulaWithoutValue: ({ column, cell }) =>
    `${COLUMN_LABELS[column] ?? EMAIL}: الصيغة في الخلية ${isolated(cell)} ليست لها قيمة محفوظة. افتح الملف في Excel أو LibreOffice واحفظه مجددًا`,
  formulaWithError: ({ column, cell, error }) =>
    `${COLUMN_LABELS[column] ?? EMAIL}: الصيغة في الخلية ${isolated(cell)} تعرض ${isolated(error)}`,
  passwordNoText: ({ cell, kind }) =>
    `كلمة المرور: في الخلية ${isolated(cell)} ${kind === 'number' ? 'رقم' : 'تاريخ'} وليس نصًا. نسّق الخلية كنص وأدخل كلمة المرور مجددًا، أو اتركها فارغة`,
  emailInOtherLine: ({ line }) => `هذا البريد الإلكتروني موجود في السطر ${line}`,
  emailOfAdmin: 'هذا البريد الإلكتروني يخص أحد المسؤولين',
  companyNotInPortal: ({ company }) => `لا توجد شركة باسم «${isolated(company)}»`,
  importPasswordsTooMany: ({ max }) =>
    `الحد الأقصى لعدد الصفوف التي فيها كلمة مرور في الملف ${number(max)}؛ اترك كلمة المرور فارغة ليختارها المتدربون عبر رسالة`,
  importTooManyGroups: ({ company, max }) =>
    `مع مجموعات هذا الصف سيكون لدى «${isolated(company)}» أكثر من ${number(max)} مجموعة`,
  importOtherGroup: ({ group }) => `«${isolated(group)}» ليست من مجموعاتك`,
  importPasswordGuessable: ({ kind }) => `كلمة المرور ${GUESSABLE[kind]}`,
  // The import understands these names, not the Arabic ones.
  languageUnknown: `اللغة يجب أن تكون إحدى القيم التالية: ${isolatedList(LANGUAGES.map((language) => LANGUAGE_NAMES[language]))}`,

  emailOfNoTrainee: 'لا يوجد متدرب بهذا البريد الإلكتروني',
  moduleNotInCompany: ({ module, company }) =>
    `ليس لدى «${isolated(company)}» وحدة باسم «${isolated(module)}»`,
  companyWithoutRules: ({ company }) =>
    `ليست لدى «${isolated(company)}» قواعد للوحدات الإلزامية، لذلك لا تُسجَّل فيها نتائج سابقة`,
  moduleNameTwice: ({ module, company }) =>
    `لدى «${isolated(company)}» عدة وحدات باسم «${isolated(module)}». غيّر أسماءها إلا واحدة`,
  resultInOtherLine: ({ line }) => `هذه النتيجة موجودة في السطر ${line}`,
  dayUnreadable: ({ text }) =>
    `لا يمكن قراءة «${isolated(text)}» كتاريخ. اكتبه هكذا: ${isolated('2026-12-25')}`,
  dayNotInOrder: ({ text, order }) =>
    order === 'day-first'
      ? `لا وجود للتاريخ «${isolated(text)}» إذا جاء اليوم أولًا. اكتبه هكذا: ${isolated('2026-12-25')}`
      : `لا وجود للتاريخ «${isolated(text)}» إذا جاء الشهر أولًا. اكتبه هكذا: ${isolated('2026-12-25')}`,

  notInTrash: 'لم يعد هذا في سلة المحذوفات.',
  emailOfRestoredTaken: ({ email, name }) =>
    `البريد الإلكتروني ${isolated(email)} لـ ${isolated(name)} يستخدمه الآن حساب آخر.`,
  emailsOfRestoredTaken: ({ count }) => emailsTaken(count),
  restoredNameTaken: ({ name }) => `توجد الآن شركة أخرى باسم ${isolated(name)}.`,
  companyInTrashItself: ({ company }) =>
    `شركة ${isolated(company)} أيضًا في سلة المحذوفات. يُرجى استعادة الشركة أولًا.`,
  onlyOneMergeable: 'لا يمكن دمج أكثر من متدرب محذوف واحد مع متدرب آخر.',
  inUseByAction: 'تُجري عملية أخرى تغييرًا على هذا العنصر. يُرجى المحاولة مجددًا بعد انتهائها.',
  emailNotUsedAnyMore:
    'لم يعد هذا المتدرب يستخدم البريد الإلكتروني. يُرجى الاطلاع على سلة المحذوفات مجددًا.',
  modulesFull: 'بلغ عدد وحدات الشركة حده الأقصى.',
};
