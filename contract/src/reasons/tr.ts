import { formatsOf } from '../formats.ts';
import { texts as words } from '../texts/tr.ts';
import type { QuestionPart, ReasonTexts } from './en.ts';

const { list, number } = formatsOf('tr');

type Guessable = Parameters<ReasonTexts['passwordGuessable']>[0]['kind'];
type TimeUnit = Parameters<ReasonTexts['chatDailyLimit']>[0]['unit'];

const GUESSABLE: Readonly<Record<Guessable, string>> = {
  blank: 'yalnızca boşluklardan oluşuyor',
  repeated: 'tek bir karakterin tekrarından oluşuyor',
  known: 'ad, e-posta veya şirketle aynı',
  common: 'çok yaygın',
};

const SAVE_AS_MP4 = 'Lütfen H.264 video ve AAC sesle MP4 olarak kaydedin.';

const ASK_OPERATOR = 'Lütfen portal işletmecisinden SMTP_URL ayarını yapmasını isteyin.';

/** The columns of a template, as a file names them. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  ...words.columns,
  'first name': 'Ad',
  'last name': 'Soyad',
  'completed on': words.columns.completedOn,
};

const namesOf = (columns: readonly string[]) =>
  columns.map((column) => COLUMN_NAMES[column] ?? column);

const COLUMN_LABELS: Readonly<Record<string, string>> = {
  name: 'Ad',
  email: 'E-posta',
  company: 'Şirket',
  password: 'Parola',
  language: 'Dil',
  groups: 'Gruplar',
  module: 'Modül',
  completedOn: 'Tamamlanma tarihi',
  validUntil: 'Geçerlilik sonu',
  note: 'Not',
};

const UNITS: Readonly<Record<TimeUnit, string>> = { minute: 'dakika', hour: 'saat' };

const PARTS: Readonly<Record<QuestionPart, string>> = {
  question: 'soru metni',
  option: 'seçenek',
  answer: 'cevap',
  explanation: 'açıklama',
};

const after = (count: number, unit: TimeUnit) => `${number(count)} ${UNITS[unit]} sonra`;

/** Suffixes can follow. */
const numbered = (place: number | null) => (place === null ? 'Bu soru' : `${place}. soru`);

const placeOf = (line: number, sheet: string | null) =>
  sheet === null ? `satır ${line}` : `“${sheet}” sayfası, satır ${line}`;

export const texts: ReasonTexts = {
  accessDenied: 'Erişim reddedildi',
  busy: 'Portal şu anda meşgul. Lütfen birazdan yeniden deneyin.',
  contentTypeNotAccepted: 'Bu içerik türü burada kabul edilmiyor.',
  fileChanged: 'Dosya değişti.',
  internalError: ({ requestId }) =>
    `Bizim tarafımızda bir sorun oluştu. Lütfen yeniden deneyin. Referans: ${requestId}`,
  invalidInput: 'Girilenler geçerli değil.',
  invalidValue: ({ english }) => english,
  invalidCursor: 'Geçerli bir imleç değil',
  metricsNotPublic: 'Ölçümler herkese açık değil.',
  noPermission: 'Bunu yapma izniniz yok.',
  needsPortalReach: 'Bunu yalnızca portalın tamamını gören bir yönetici yapabilir.',
  needsWholeCompany:
    'Bu, şirketin tamamını ilgilendiriyor; siz yalnızca bazı gruplarını görüyorsunuz.',
  needsTrainingRight: 'Bunun için “Eğitim” yetkisi gerekir.',
  needsPeopleRight: 'Bunun için “Kişiler” yetkisi gerekir.',
  needsScope: 'Burada bunun ilgili olabileceği hiçbir şey görmüyorsunuz.',
  viewOnly:
    'Portala başka bir yöneticinin göreceği gibi bakıyorsunuz. Burada hiçbir şey değiştirilemez.',
  trainingNeedsCompany: '“Eğitim” yetkisi yalnızca şirketin tamamı için verilebilir.',
  chooseScope: 'En az bir şirket veya grup seçin.',
  tooManyScopes: ({ max }) => `En fazla ${number(max)} şirket ve grup`,
  personInOtherGroup: ({ name }) =>
    `${name} görmediğiniz bir grupta da yer alıyor; bu kişiyi yalnızca şirketin tamamını gören bir yönetici silebilir.`,
  chooseOwnGroup: 'Gruplarınızdan en az birini seçin.',
  assigneeOutsideReach: 'Bu yönetici, soruyu soran kişiyi görmüyor.',
  inviteWithLessRight:
    'Yalnızca “Okuma” ve “Kişiler” yetkilerini, “Eğitim” yetkiniz olan şirketlerde verebilirsiniz.',
  reachOfYourself: 'Kendi gördüklerinizi değiştiremezsiniz. Başka bir yöneticiden isteyin.',
  reachChanged: 'Yöneticinin görebildikleri değiştirildiği için bu işlem sona erdi.',
  noSuchCall: 'Böyle bir çağrı yok.',
  noSuchPart: 'Dosyada böyle bir bölüm yok.',
  notFound: ({ english }) => english,
  notLoggedIn: words.notLoggedIn,
  portalRestarts: 'Portal yeniden başlatılıyor. Lütfen yeniden deneyin.',
  portalUnavailable: 'Portal şu anda kullanılamıyor. Lütfen birazdan yeniden deneyin.',
  requestTooLarge: 'İstek çok büyük.',
  requestTooSlow: 'İstek çok yavaş gönderildi. Lütfen yeniden deneyin.',
  tooManyCostlyRequests:
    'İsteklerinizin çok fazlası geçersiz veya çok büyüktü. Lütfen bir dakika bekleyip yeniden deneyin.',
  unreadableRequest: 'İstek okunamadı.',

  formNeeded: 'Bu çağrı multipart/form-data ister.',
  formBoundaryTooShort: 'Formun en az 12 karakterlik bir sınır metni olmalı.',
  formUnreadable: 'Form okunamadı. Lütfen yeniden gönderin.',
  fileNotExpected: ({ field }) => `“${field}” alanında dosya beklenmiyor.`,
  fileRequired: ({ field }) => `Lütfen “${field}” alanı için bir dosya seçin.`,
  fileTooLarge: ({ megabytes }) => words.fileTooLarge(megabytes),

  charactersNotStorable: 'Kaydedilemeyen karakterler içeriyor',
  tooLong: ({ max }) => `En fazla ${number(max)} karakter`,
  nameRequired: 'Ad gerekli',
  companyNameRequired: 'Şirket adı gerekli',
  companyRequired: 'Şirket gerekli',
  companyNotChosen: 'Lütfen bir şirket seçin',
  moduleNameRequired: 'Modül adı gerekli',
  groupNameRequired: 'Grup adı gerekli',
  groupNameSemicolon: 'Grup adı noktalı virgül içeremez',
  dateInvalid: 'Lütfen var olan bir tarih girin',
  dateInFuture: 'Gün gelecekte olamaz',
  datePast: 'Gün geçmişte olamaz',
  dateNotAfterToday: 'Lütfen bugünden sonraki bir gün seçin',
  dateTooFar: ({ years }) => `Gün en fazla ${number(years)} yıl sonra olabilir`,
  daysInvalid: ({ min, max }) =>
    `Gün sayısı ${number(min)} ile ${number(max)} arasında bir tam sayı olmalı`,
  monthsInvalid: ({ max }) => `Ay sayısı 1 ile ${number(max)} arasında bir tam sayı olmalı`,
  reasonTooShort: ({ min }) => `Lütfen en az ${number(min)} karakterlik bir gerekçe girin`,
  tooManyReminders: ({ max }) => `En fazla ${number(max)} hatırlatma`,
  remindersTwice: 'İki hatırlatmanın gün sayısı aynı',
  tooManyAudienceGroups: ({ max }) => `En fazla ${number(max)} grup`,
  onlyPauseHasFrom: 'İlk gün, ara verme için gereklidir ve yalnızca onun için belirtilir',
  untilNeeded:
    'Son gün, ara verme veya süre uzatma için gereklidir ve yalnızca onlar için belirtilir',
  untilBeforeFrom: 'Son gün ilk günden önce olamaz',
  validUntilBeforeCompletion: 'Geçerliliğin son günü, tamamlama gününden sonra olmalı',
  resultRecordedAlready: 'Bu güne ait bir sonuç zaten kaydedilmiş',
  resultNotRecorded: 'Bu kayıtlı sonuç bulunamadı',
  exceptionNotFound: 'Bu istisna bulunamadı',
  nothingToRenew: 'Şu anda yenilenecek bir şey yok',
  remindedWithinDay:
    'Bu katılımcıya son 24 saat içinde hatırlatma gönderildi. Lütfen daha sonra yeniden deneyin.',
  nothingToRemind: 'Şu anda bu katılımcıya hatırlatılacak bir şey yok.',
  noUndoOfRules: 'Değişiklik artık geri alınamaz: kuralları yeniden değiştirin',
  messageRequired: 'Lütfen bir mesaj girin',
  searchTextRequired: 'Lütfen bir metin girin',
  emailRequired: 'E-posta gerekli',
  emailInvalid: 'Lütfen geçerli bir e-posta adresi girin',
  emailHasBlank: 'E-posta adresinde boşluk olamaz',
  emailHasCharacter: ({ character }) => `E-posta adresinde “${character}” olamaz`,
  passwordRequired: 'Parola gerekli',
  passwordTooShort: ({ min }) => `Parola en az ${number(min)} karakter olmalı`,

  linkExpired: 'Bu bağlantının süresi doldu. Lütfen sayfayı yeniden yükleyin.',
  linkInvalid: 'Bu bağlantı geçerli değil.',
  mediaStorageUnavailable: 'Medya deposu kullanılamıyor. Lütfen daha sonra yeniden deneyin.',
  noSuchFile: 'Bu dosya yok veya artık kullanılamıyor.',
  fileUnavailable: 'Bu dosya artık kullanılamıyor.',
  uploadInterrupted: 'Yükleme tamamlanmadan kesildi.',
  uploadedPictureMissing: 'Yüklenen resim artık yok. Lütfen yeniden gönderin.',
  uploadedVideoMissing: 'Yüklenen video artık yok. Lütfen yeniden gönderin.',
  videoUnknown: 'Bu bir MP4, WebM veya Ogg videosu değil ya da hasarlı.',
  videoOnlySound: 'Dosyada video yok, yalnızca ses var.',
  videoMatroska: `Matroska dosyaları (.mkv) tarayıcılarda oynatılamaz. ${SAVE_AS_MP4}`,
  videoNotPlayed: `Tarayıcılar bu tür videoları oynatamaz. ${SAVE_AS_MP4}`,
  videoDamaged: 'Video hasarlı veya eksik. Lütfen yeniden dışa aktarın.',
  durationUnread: words.durationUnread,
  pictureUnknown: 'Bu bir PNG, JPEG, WebP, GIF, AVIF veya TIFF resmi değil.',
  pictureHeic:
    'Portal HEIC resimlerini okuyamaz. Lütfen resmi telefonda veya bilgisayarda açıp JPEG olarak kaydedin ya da dışa aktarın.',
  pictureDamaged: 'Resim hasarlı veya eksik. Lütfen yeniden kaydedin ya da dışa aktarın.',
  pictureTooSlow:
    'Resmin okunması çok uzun sürüyor. Lütfen daha az pikselle veya JPEG olarak yeniden kaydedin.',
  pictureTooLarge: ({ width, height, max }) =>
    `Resim ${number(width)} × ${number(height)} piksel. Lütfen en fazla ${number(max)} × ${number(max)} piksellik bir resim seçin.`,
  captionsTooLarge: words.captionsTooLarge,
  captionsUnknown: words.captionsUnknown,
  captionsNone: 'Bu dosyada altyazı yok.',
  captionsAllLeftOut: ({ lines, total }) => {
    const more = total > lines.length ? ', …' : '';
    return `${number(total)} altyazının tümü, zamanları gösterilemediği için dışarıda bırakıldı: satır ${lines.join(', ')}${more}.`;
  },
  captionsTooSlow: 'Altyazı makul bir sürede okunamadı.',
  captionsLanguageInvalid: '“en” veya “de-AT” gibi bir dil etiketi değil',
  captionsLanguagesTooMany: ({ max }) => `En fazla ${number(max)} dil`,
  captionsLanguageRepeated: 'Her dil bir kez seçilebilir',

  emailTaken: 'Bu e-postayla bir hesap zaten var.',
  credentialsInvalid: 'E-posta veya parola yanlış',
  sessionNotFound: 'Oturum bulunamadı',
  userNotFound: 'Kullanıcı bulunamadı',
  tooManyAttempts: 'Çok fazla deneme yapıldı. Lütfen daha sonra yeniden deneyin.',
  tooManyAttemptsFromNetwork:
    'Ağınızdan çok fazla deneme yapıldı. Lütfen bir saniye sonra yeniden deneyin.',
  tooManyFailedLogins: ({ minutes }) =>
    `Çok fazla başarısız giriş yapıldı. Lütfen ${after(minutes, 'minute')} yeniden deneyin veya “Parolanızı mı unuttunuz?” ile yeni bir parola belirleyin.`,
  tooManyLogins: ({ seconds }) =>
    `Bu hesaba çok fazla giriş yapıldı. Lütfen ${number(seconds)} saniye sonra yeniden deneyin.`,
  tooManyWrongPasswords: 'Çok fazla yanlış parola girildi. Lütfen daha sonra yeniden deneyin.',
  nameChangedTooOften: 'Adınızı çok sık değiştirdiniz. Lütfen daha sonra yeniden deneyin.',
  passwordChangedElsewhere:
    'Parolanız az önce başka bir yerde değiştirildi. Lütfen yeniden deneyin.',
  currentPasswordWrong: 'Bu, mevcut parolanız değil.',
  passwordGuessable: ({ kind }) =>
    `Bu parola ${GUESSABLE[kind]}, bu yüzden kolay tahmin edilir. Lütfen başka bir parola seçin.`,
  resetLinkInvalid: 'Bu sıfırlama bağlantısı geçersiz veya süresi dolmuş.',
  confirmationLinkInvalid: 'Bu onay bağlantısı geçersiz, kullanılmış veya süresi dolmuş.',
  confirmationLinkExpired: 'Bu onay bağlantısının süresi doldu.',
  confirmationPasswordWrong:
    'Bu, kayıt sırasında belirlenen parola değil. Bu e-postalardan birkaç tane aldıysanız bir başkasındaki bağlantıyı deneyin. Kaydı siz yapmadıysanız bu sayfayı kapatın: hesap oluşturulmaz.',
  tooManyConfirmationMails: ({ minutes }) =>
    `Bu adrese bir saat içinde çok sayıda e-posta gönderildiği için yenisi gönderilmedi. Lütfen gelen kutunuza ve istenmeyen posta klasörüne bakın veya ${after(minutes, 'minute')} yeniden deneyin.`,
  tooManyJoinCodes: 'Çok fazla yanlış katılım kodu girildi. Lütfen daha sonra yeniden deneyin.',
  tooManySignUps: 'Çok fazla kayıt yapıldı. Lütfen daha sonra yeniden deneyin.',
  tooManySignUpsOfAll: 'Şu anda çok fazla kişi kaydoluyor. Lütfen daha sonra yeniden deneyin.',

  timeZoneUnknown: 'Bu saat dilimi bilinmiyor.',

  adminNotFound: 'Yönetici bulunamadı',
  adminInvitedOften: 'Bu yönetici çok kez davet edildi. Lütfen daha sonra yeniden deneyin.',
  adminIsActive: 'Bu yönetici zaten parola belirledi. Lütfen sayfayı yeniden yükleyin.',
  adminIsYou: 'Kendinizi kaldıramazsınız. Sizi başka bir yönetici kaldırabilir.',
  tooManyAdmins: ({ max }) => `Portalda ${number(max)} yönetici var; daha fazlası eklenemez.`,

  chatDailyLimit: ({ megabytes, count, unit }) =>
    `Günlük ${number(megabytes)} MB mesaj sınırına ulaştınız. ${after(count, unit)} yeniden mesaj gönderebilirsiniz.`,
  chatSearchTooShort: ({ min }) =>
    `Daha fazla kişi bulmak için lütfen en az ${number(min)} karakterle arayın.`,
  peopleLookedUpByYou: ({ minutes }) =>
    `Çok sayıda kişiye baktınız. Lütfen ${after(minutes, 'minute')} yeniden deneyin veya bir yöneticiye başvurun.`,
  peopleLookedUpFromNetwork: ({ minutes }) =>
    `Ağınızdan çok sayıda kişiye bakıldı. Lütfen ${after(minutes, 'minute')} yeniden deneyin veya bir yöneticiye başvurun.`,
  messageIdTaken: 'Bu mesaj kimliği zaten başka bir mesaja ait.',
  messagesTooFast: 'Çok hızlı mesaj gönderiyorsunuz. Lütfen biraz bekleyin.',
  conversationNotFound: 'Böyle bir konuşma yok.',
  personNotFound: 'Böyle bir kişi yok.',
  chatWithYourself: 'Kendinizle sohbet başlatamazsınız.',
  tooManyConversations: 'Çok fazla konuşma başlatıyorsunuz. Lütfen daha sonra yeniden deneyin.',
  adminsCannotBeBlocked: 'Yöneticiler engellenemez.',
  messageOfAnother: 'Başkası adına mesaj gönderemezsiniz.',
  partnerDeleted: 'Bu kişi artık burada değil ve mesaj alamaz.',
  companiesSeparated: 'Şirketleriniz aralarında sohbete izin vermediği için bu mesaj gönderilmedi.',
  youHaveBlocked: 'Bu kişiyi engellediniz. Mesaj göndermek için engeli kaldırın.',
  messageNotDelivered: 'Bu kişi sizden mesaj almıyor.',
  messagesUnanswered: ({ max }) =>
    `Yanıt almadan ${number(max)} mesaj gönderdiniz. Bu kişi yanıt verdiğinde yeniden mesaj gönderebilirsiniz.`,

  companyNotFound: 'Şirket bulunamadı',
  companyNotFoundOrDeleted: 'Şirket bulunamadı veya zaten silinmiş',
  companyUnknown: 'Böyle bir şirket yok. Lütfen bir şirket seçin.',
  companyNameTaken: 'Bu adda bir şirket zaten var.',
  companyInUse: words.companyInUse,
  signUpLinkInvalid:
    'Bu kayıt bağlantısı artık çalışmıyor. Lütfen şirketinizden yeni bir bağlantı isteyin.',
  invitationOnly:
    'Bu şirket katılımcılarını yalnızca davetle ekler. Lütfen sizi eklemesini şirketinizden isteyin.',
  joinCodeNeeded: 'Bu şirket için katılım kodu gerekli. Lütfen kodu şirketinizden isteyin.',
  joinCodeWrong:
    'Bu katılım kodu yanlış. Lütfen kodu kontrol edin veya güncel kodu şirketinizden isteyin.',
  otherEmailDomain: ({ domains, hasOthers }) => {
    const others = hasOthers ? ['şirketin başka bir alan adı'] : [];
    return `Lütfen şu alan adındaki e-posta adresinizi kullanın: ${list([...domains, ...others], 'or')}.`;
  },
  settingsChangedElsewhere: 'Bu ayarlar bu sırada başka bir yerde değiştirildi.',
  domainRequired: 'Lütfen en az bir alan adı girin.',
  domainInvalid: 'Lütfen önünde ad olmadan example.com gibi alan adları girin.',
  domainTooLong: ({ max }) => `Bir alan adı için en fazla ${number(max)} karakter`,
  tooManyDomains: ({ max }) => `En fazla ${number(max)} alan adı`,
  domainsNeedMailServer: `Şirket e-postasıyla kayıt için e-posta sunucusu gerekir, çünkü her adres e-postayla onaylanır. ${ASK_OPERATOR}`,
  confirmationNeedsMailServer: `Adresler yalnızca bir e-posta sunucusuyla onaylanabilir. ${ASK_OPERATOR}`,
  joinCodeTooShort: ({ min }) => `Katılım kodunda en az ${number(min)} harf ve rakam olmalı.`,
  joinCodeGuessable:
    'Bu katılım kodu kolay tahmin edilir. Lütfen başka bir kod seçin veya kodu portala oluşturtun.',
  timeZoneInvalid: 'Lütfen Europe/Berlin gibi bir saat dilimi seçin.',

  certificateNotFound: 'Sertifika bulunamadı',
  ledgerCheckNotRunning: 'İmzalı günlüğün devam eden bir denetimi yok.',
  notInLogYet: 'Bu sertifika henüz imzalı günlükte değil. Lütfen daha sonra yeniden deneyin.',
  certificateSucceeded: 'Bu sertifikanın yerini daha yeni bir sertifika aldı.',
  certificateWithdrawn: 'Bu sertifika zaten geri çekilmiş.',
  certificateWithoutPdf:
    'Portalda bu sertifikanın tüm karakterleri için yazı tipi yok. Lütfen bunun yerine sayfasını yazdırın.',
  colourInvalid: 'Lütfen #1d4ed8 gibi bir renk seçin.',

  groupNameTaken: 'Şirketin bu adda bir grubu zaten var.',
  groupNotFound: 'Grup bulunamadı veya zaten silinmiş',
  tooManyGroups: ({ max }) => `Bir şirketin en fazla ${number(max)} grubu olabilir.`,
  tooManyGroupsChosen: ({ max }) => `En fazla ${number(max)} grup`,
  tooManyGroupsOfTrainee: ({ name, max }) =>
    `Bir kişi en fazla ${number(max)} grupta olabilir: ${name}`,
  insightGroupTooSmall: ({ min }) =>
    `Bir grubun sonuçları ancak en az ${number(min)} üyesi varsa gösterilir. Bu grubun daha az üyesi var.`,

  downloadExpired: 'Bu bağlantının süresi doldu. Lütfen indirmeyi yeniden başlatın.',
  downloadUsed: 'Bu bağlantı kullanılmış. Lütfen indirmeyi yeniden başlatın.',

  moduleNotCompleted: 'Geri bildirim vermeden önce lütfen bu modülü tamamlayın.',
  ratingRequired: 'Lütfen bir değerlendirme seçin',

  helpRequestNotFound: 'Yardım talebi bulunamadı',
  helpRequestChanged:
    'Bu talebi bu sırada başka biri değiştirdi. Lütfen talebin şimdiki hâline bakın.',
  helpIdTaken: 'Bu kimlikle başka bir yardım talebi gönderilmiş.',
  helpSubjectDeleted: 'Sorduğunuz şey bu sırada silindi.',
  tooManyHelpRequests: 'Çok sayıda yardım talebi gönderdiniz. Lütfen daha sonra yeniden deneyin.',
  administratorNotFound: 'Bu yönetici bulunamadı.',

  actionNotFound: 'Bu işlem bulunamadı.',
  actionEnded: 'Bu işlem zaten sona erdi.',
  actionRunning: 'Lütfen işlem bitene kadar bekleyin veya işlemi iptal edin.',
  invitationsNotUndoable: 'Davetler geri alınamaz.',
  remindersNotUndoable: 'Hatırlatmalar geri alınamaz.',
  renewalsNotUndoable: 'Yenilemeler geri alınamaz.',
  nothingToUndo: 'Geri alınacak bir şey yok.',
  trashTurnedOff: 'Çöp kutusu kapalı.',
  traineesNotInTrash: 'Katılımcılar artık çöp kutusunda değil.',
  traineesLeaveTrash: 'Katılımcılar geri yükleniyor veya kalıcı olarak siliniyor.',
  noSuchTrainees: 'Böyle katılımcılar yok.',
  noSuchRequests: 'Böyle açık talepler yok.',
  traineesChanged: ({ count }) => `Katılımcı sayısı değişti: ${number(count)}.`,
  requestsChanged: ({ count }) => `Açık talep sayısı değişti: ${number(count)}.`,
  emailsTakenNothingRestored: ({ count }) =>
    count === 1
      ? '1 katılımcının e-postasını artık başka bir hesap kullanıyor. Hiçbir şey geri yüklenmedi.'
      : `${number(count)} katılımcının e-postalarını artık başka hesaplar kullanıyor. Hiçbir şey geri yüklenmedi.`,
  runsBegun: ({ count }) =>
    `${number(count)} katılımcı yeni tura zaten başladı. Hiçbir şey geri alınmadı.`,
  companyPurged: 'Şirket kalıcı olarak silindi. Hiçbir şey geri alınmadı.',
  companyInTrash: ({ company }) => `“${company}” çöp kutusunda. Lütfen önce şirketi geri yükleyin.`,
  actionInterrupted: 'Portal, işlem başlamadan durduruldu. Hiçbir şey değiştirilmedi.',
  moveTargetDeleted: 'Şirket silindiği için oraya başka katılımcı taşınmadı.',

  noSuchModule: words.noSuchModule,
  runEnded: 'Eğitiminiz yeniden başladı. Lütfen bu sayfayı yeniden yükleyin.',
  moduleLocked: ({ name }) => `Bu modül kilitli. Önce “${name}” modülünü tamamlayın.`,
  runNotFound: 'Tur bulunamadı',
  runOrModuleNotFound: 'Tur veya modül bulunamadı',
  resultNotFound: 'Sonuç bulunamadı',
  attemptNotFound: 'Deneme bulunamadı',
  quizNotPassed: 'Cevaplarınızı bu sınavı geçtikten sonra görebilirsiniz.',
  videoFirst: words.videoFirst,
  noQuiz: words.noQuiz,
  quizChanged: 'Bu sınavın soruları değişti. Lütfen sorulara bakıp yeniden gönderin.',
  answersToUnknownQuestions: 'Bazı cevaplar bu sınavda olmayan sorulara ait.',
  questionUnknown: 'Bilinmeyen soru',
  otherTryMade:
    'Cevaplarınız ulaşmadı ve bu sırada başka bir deneme yapıldı. Lütfen cevaplara bakıp yeniden gönderin.',
  tooManyTries: 'Çok fazla deneme yapıldı. Lütfen bir dakika bekleyip yeniden deneyin.',
  quizBlocked:
    'Bu sınavdaki tüm deneme haklarınızı kullandınız. Lütfen bir yöneticiden sınavı yeniden açmasını isteyin.',
  tooManyFailedTries: 'Çok fazla başarısız deneme yapıldı. Lütfen sonraki denemeden önce bekleyin.',
  videoChanged: 'Bu video değiştirildi. Lütfen yenisini izleyin.',
  videoNotWatched: 'Bu video henüz sonuna kadar izlenmedi. Lütfen kalanını izleyin.',

  moduleNotFound: 'Modül bulunamadı',
  moduleNotFoundOrDeleted: 'Modül bulunamadı veya zaten silinmiş',
  videoNotFoundOrDeleted: 'Video bulunamadı veya zaten silinmiş',
  tooManyModules: ({ max }) => `Bir şirketin en fazla ${number(max)} modülü olabilir.`,
  moduleChangedElsewhere: 'Bu modül bu sırada başka bir yerde değiştirildi.',
  questionsChangedElsewhere: 'Bu modülün sorularını bu sırada başka biri değiştirdi.',
  tooManyQuestionsDrawn: ({ questions, drawn }) =>
    `Modülde ${number(questions)} soru var: bir denemede ${number(drawn)} soru sorulamaz.`,
  pictureNeedsVideo: 'Lütfen kapak resminden önce bir video yükleyin.',
  captionsNeedVideo: 'Lütfen altyazıdan önce bir video yükleyin.',
  videoCaptionsTooMany: ({ max }) =>
    `Bir videonun en fazla ${number(max)} dilde altyazısı olabilir.`,
  orderChanged: 'Sıra bu sırada başka bir yerde değiştirildiği için sizinki kaydedilmedi.',
  orderWrong:
    'Sıralamada şirketin her modülü bir kez, 0’dan başlayarak boşluksuz yer almalı. Bu sırada biri bir modül eklemiş veya silmiş olabilir.',
  passMarkInvalid: 'Geçme puanı 1 ile 100 arasında bir tam sayı olmalı',
  questionsDrawnInvalid: ({ max }) =>
    `Soru sayısı 1 ile ${number(max)} arasında bir tam sayı olmalı`,
  triesMaxInvalid: ({ max }) => `Deneme hakkı 1 ile ${number(max)} arasında bir tam sayı olmalı`,

  questionsTooMany: ({ max }) => `En fazla ${number(max)} soru`,
  questionsTooLong: ({ max }) =>
    `Bir modülün soruları toplam en fazla ${number(max)} karakter olabilir`,
  questionInvalid: ({ place }) => `${numbered(place)}nun metni geçerli olmalı`,
  answerInvalid: ({ place }) => `${numbered(place)}nun cevabı geçerli olmalı`,
  answerNotAmongOptions: ({ place }) =>
    `${numbered(place)}nun cevabı verilen seçeneklerden biri olmalı`,
  tooFewOptions: ({ place, min }) => `${numbered(place)}da en az ${number(min)} seçenek olmalı`,
  tooFewFilledOptions: ({ place, min }) =>
    `${numbered(place)}da en az ${number(min)} dolu seçenek olmalı`,
  tooManyOptions: ({ place, max }) =>
    `${numbered(place)}da en fazla ${number(max)} seçenek olabilir`,
  optionsAlike: ({ place }) =>
    place === null
      ? 'Lütfen tüm seçenekleri birbirinden farklı yapın'
      : `${numbered(place)}nun seçenekleri birbirinden farklı olmalı`,
  questionPart: ({ place, part, problem }, say) =>
    `${numbered(place)}, ${PARTS[part]}: ${say(problem)}`,

  reportNeedsMailServer:
    'Portalın e-posta sunucusu olmadığı için haftalık rapor gönderemez. Portal işletmecisi SMTP_URL ayarını yapabilir.',

  traineeNotFound: 'Katılımcı bulunamadı',
  emailOfTraineeInTrash: ({ email, name, company }) =>
    `${email} adresi, çöp kutusundaki “${name}” (${company}) adlı katılımcıya ait. Bu katılımcıyı tüm sonuçlarıyla geri yükleyin veya yeni bir kişi ekleyin.`,
  traineeIsActive:
    'Bu katılımcı zaten parola belirledi. Bunun yerine sıfırlama bağlantısı gönderin.',
  traineeIsInvited: 'Bu katılımcı henüz parola belirlemedi. Bunun yerine daveti yeniden gönderin.',
  tooManyTraineeLinks: ({ max }) =>
    `Bu katılımcıya bir saat içinde ${number(max)} bağlantı gönderildi. Lütfen daha sonra yeniden deneyin.`,
  otherRunStarted: 'Bu sırada yeni bir tur başlatıldı. Lütfen önce ona bakın.',

  importTooSlow:
    'Dosyanın okunması çok fazla zaman veya bellek gerektiriyor. Lütfen yalnızca katılımcıların sütunlarını bırakın, dosyayı bölün veya CSV olarak kaydedin.',
  importEmpty: 'Dosya boş.',
  importWithoutRows: 'Dosyada başlık var ama satır yok.',
  importTooManyRows: ({ max }) => `Dosyada ${number(max)} satırdan fazlası var. Lütfen bölün.`,
  importOldWorkbook:
    'Bu eski bir çalışma kitabı veya parolası var. Lütfen parolasız “Excel Çalışma Kitabı (.xlsx)” olarak kaydedip o dosyayı seçin.',
  importNoTable: 'Bu bir CSV veya Excel dosyası değil. Lütfen bir .csv veya .xlsx dosyası seçin.',
  importUnknownCharacters:
    'Bu dosyanın karakterleri tanınamıyor. Lütfen “CSV UTF-8” veya “Excel Çalışma Kitabı (.xlsx)” olarak kaydedip o dosyayı seçin.',
  importUnreadableWorkbook:
    'Bu bir Excel çalışma kitabı (.xlsx) değil veya hasarlı. Lütfen yeniden .xlsx veya CSV olarak kaydedin.',
  importWorkbookTooManyCells:
    'Bu çalışma kitabında çok fazla hücre var. Lütfen yalnızca katılımcıların satır ve sütunlarını bırakın veya CSV olarak kaydedin.',
  importWorkbookTooLarge:
    'Bu çalışma kitabı açıldığında çok büyük. Lütfen yalnızca katılımcıların sayfasını bırakın veya CSV olarak kaydedin.',
  importQuoteOpen: ({ line }) => `${line}. satırda başlayan tırnak işareti hiç kapanmıyor.`,
  importRowTooLong: ({ line, max }) =>
    `${line}. satırda başlayan kayıt ${number(max)} karakterden uzun. İçindeki bir tırnak işareti kapanmamış olabilir.`,
  importColumnsRepeated: ({ first, second, line, sheet }) =>
    `“${first}” ve “${second}” sütunları aynı anlama geliyor (${placeOf(line, sheet)}). Lütfen birini yeniden adlandırın veya kaldırın.`,
  importColumnsMissing: ({ columns, missing, line, sheet }) =>
    `${sheet === null ? 'Üstteki bir satırda' : `“${sheet}” sayfasının üstündeki bir satırda`} şu sütun adları olmalı: ${list(namesOf(columns))}. En yakını: ${placeOf(line, sheet)}. Eksik: ${namesOf(missing).join(', ')}.`,
  importOnlyInHiddenSheet: ({ sheet, columns }) =>
    `Şu sütun adları yalnızca gizli “${sheet}” sayfasında var: ${list(namesOf(columns))}. Lütfen o sayfayı görünür yapın veya başka bir dosya seçin.`,
  importChangedMeanwhile:
    'Değişikliği seçilen bir katılımcı, kontrolden sonra değişti. Hiçbir şey değiştirilmedi.',
  nothingToImport: 'İçe aktarılacak bir şey yok.',
  importDoubtful: ({ rows }) =>
    `${number(rows)} satırda bazı karakterler yanlış olabilir. Lütfen önce adlara bakın.`,
  importDatesAmbiguous: ({ days }) =>
    `Dosyadaki ${number(days)} tarih iki şekilde okunabilir. Lütfen günün mü ayın mı önce geldiğini seçin.`,
  importNotesDoubtful: ({ rows }) =>
    `${number(rows)} satırda bazı karakterler yanlış olabilir. Lütfen önce notlara bakın.`,
  importInTrash: ({ rows }) =>
    `${rows === 1 ? '1 satırın e-postası çöp kutusundaki bir katılımcıya' : `${number(rows)} satırın e-postaları çöp kutusundaki katılımcılara`} ait. Lütfen geri yükleme, yeni kişi olarak ekleme veya dışarıda bırakma seçeneklerinden birini seçin.`,
  allRowsImportable: 'Artık tüm satırlar içe aktarılabilir. Hiçbir şey değiştirilmedi.',
  rowsNotImportable: ({ rows }) =>
    `${number(rows)} satır içe aktarılamaz. Hiçbir şey değiştirilmedi.`,

  inColumn: ({ column, problem }, say) => {
    const sentence = say(problem);
    const label = COLUMN_LABELS[column];
    const isNamed =
      label === undefined || sentence.startsWith(label) || sentence.includes('e-posta');
    return isNamed ? sentence : `${label}: ${sentence}`;
  },
  formulaWithoutValue: ({ column, cell }) =>
    `${COLUMN_LABELS[column] ?? column}: ${cell} hücresindeki formülün kayıtlı bir değeri yok. Dosyayı Excel veya LibreOffice ile açıp yeniden kaydedin`,
  formulaWithError: ({ column, cell, error }) =>
    `${COLUMN_LABELS[column] ?? column}: ${cell} hücresindeki formül ${error} gösteriyor`,
  passwordNoText: ({ cell, kind }) =>
    `Parola: ${cell} hücresi metin değil, ${kind === 'number' ? 'sayı' : 'tarih'}. Hücreyi metin olarak biçimlendirip parolayı yeniden girin veya boş bırakın`,
  emailInOtherLine: ({ line }) => `Bu e-posta zaten ${line}. satırda var`,
  emailOfAdmin: 'Bu e-posta bir yöneticiye ait',
  companyNotInPortal: ({ company }) => `“${company}” adlı bir şirket yok`,
  importPasswordsTooMany: ({ max }) =>
    `Bir dosyada en fazla ${number(max)} satırda parola olabilir; boş bırakırsanız katılımcılar parolalarını e-postayla belirler`,
  importTooManyGroups: ({ company, max }) =>
    `Bu satırdaki gruplarla “${company}” şirketinin ${number(max)} gruptan fazla grubu olur`,
  importOtherGroup: ({ group }) => `“${group}” gruplarınızdan biri değil`,
  importPasswordGuessable: ({ kind }) => `Bu parola ${GUESSABLE[kind]}`,
  // The import understands these names, not the Turkish ones.
  languageUnknown:
    'Dil şunlardan biri olmalı: English, Deutsch, Français, Español, Polski, Türkçe, Română, Українська veya العربية',

  emailOfNoTrainee: 'Bu e-postaya sahip bir katılımcı yok',
  moduleNotInCompany: ({ module, company }) =>
    `“${company}” şirketinde “${module}” adlı bir modül yok`,
  companyWithoutRules: ({ company }) =>
    `“${company}” şirketinin zorunlu modüllerle ilgili kuralı yok. Orada önceki sonuçlar kaydedilmez`,
  moduleNameTwice: ({ module, company }) =>
    `“${company}” şirketinde “${module}” adlı birden fazla modül var. Biri dışındakilerin adını değiştirin`,
  resultInOtherLine: ({ line }) => `Bu sonuç zaten ${line}. satırda var`,
  dayUnreadable: ({ text }) => `“${text}” tarih olarak okunamıyor. 2026-12-25 biçiminde yazın`,
  dayNotInOrder: ({ text, order }) =>
    order === 'day-first'
      ? `Gün önce gelince “${text}” diye bir tarih yok. 2026-12-25 biçiminde yazın`
      : `Ay önce gelince “${text}” diye bir tarih yok. 2026-12-25 biçiminde yazın`,

  notInTrash: 'Bu artık çöp kutusunda değil.',
  emailOfRestoredTaken: ({ email, name }) =>
    `“${name}” için kayıtlı ${email} adresini artık başka bir hesap kullanıyor.`,
  emailsOfRestoredTaken: ({ count }) =>
    `${number(count)} katılımcının e-postalarını artık başka hesaplar kullanıyor.`,
  restoredNameTaken: ({ name }) => `Artık “${name}” adlı başka bir şirket var.`,
  companyInTrashItself: ({ company }) =>
    `“${company}” de çöp kutusunda. Lütfen önce şirketi geri yükleyin.`,
  onlyOneMergeable: 'Silinen yalnızca bir katılımcı başka biriyle birleştirilebilir.',
  inUseByAction:
    'Başka bir işlem bunu şu anda değiştiriyor. Lütfen o işlem bitince yeniden deneyin.',
  emailNotUsedAnyMore:
    'Bu katılımcı e-postayı artık kullanmıyor. Lütfen çöp kutusuna yeniden bakın.',
  modulesFull: 'Şirket, sahip olabileceği en fazla modül sayısına ulaştı.',
};
