import { formatsOf } from '@portal/contract/formats';
import type { TraineeTexts } from './en.ts';

const { duration, list, number } = formatsOf('tr');

const trainees = (count: number) => `${number(count)} katılımcı`;

const traineesOfList = (count: number, isFiltered: boolean) =>
  isFiltered ? `${trainees(count)} (filtrelenmiş)` : trainees(count);

/** With one decimal, as Turkish writes it. */
const decimal = (value: number) => value.toFixed(1).replace('.', ',');

export const noMailServer =
  'E-posta sunucusu ayarlanmamış: davetler yalnızca portalın giden kutusu klasörüne yazılır, portal işletmecisi onları orada bulur.';

const noMailSent = 'E-posta sunucusu ayarlanmadığı için portal e-posta gönderemiyor.';

export const texts: TraineeTexts = {
  traineesOfList,
  percent: (percent) => `%${percent}`,
  modulesOf: (completed, total) => `${number(completed)}/${number(total)} modül`,
  completedOn: (date) => `${date} tarihinde tamamlandı`,
  completedWithNew: (date, newModules) => `${date} tarihinde tamamlandı; ${newModules}`,
  unknownCompany: 'Bilinmeyen şirket',
  backToTrainees: 'Katılımcılara dön',
  refresh: 'Yenile',
  refreshing: 'Yenileniyor…',
  updating: 'Güncelleniyor…',
  lastUpdated: (time) => `Son güncelleme: ${time}`,
  edit: 'Düzenle',
  refused: {
    'mailbox-unknown': 'Davet reddedildi: posta kutusu bilinmiyor',
    'mailbox-full': 'Davet reddedildi: posta kutusu dolu',
    'address-invalid': 'Davet reddedildi: adres geçersiz',
    'refused-by-policy': 'Davet reddedildi: e-posta sunucusunun kuralları izin vermiyor',
    other: 'Davet reddedildi: e-posta sunucusu kabul etmedi',
  },
  refusal: {
    advice:
      'E-posta adresini “Düzenle” ile düzeltin (yeni davet gönderilir) veya daveti yeniden gönderin.',
    reply: 'E-posta sunucusunun yanıtı',
  },

  list: {
    label: 'Katılımcılar',
    add: 'Katılımcı ekle',
    import: 'İçe aktar',
    importTrainees: 'Katılımcıları içe aktar',
    importResults: 'Önceki sonuçları içe aktar',
    export: 'Dışa aktar',
    loading: 'Katılımcılar yükleniyor…',
    notLoaded: 'Katılımcılar yüklenemedi',
    retrying: 'Katılımcılar yeniden yükleniyor…',
    refreshed: 'Katılımcı verileri yenilendi',
    search: 'Katılımcı ara',
    searchPlaceholder: 'Ad, e-posta veya şirket',
    status: 'Durum',
    everyStatus: 'Tüm durumlar',
    statuses: {
      stuck: '7 günden uzun süredir ilerlemiyor',
      'not-completed': 'Tamamlanmadı',
      'invitation-refused': 'Davet reddedildi',
    },
    statusInModule: 'Modüldeki durum',
    inTraining: 'Tüm eğitimde',
    inModule: (name) => `Modül: ${name}`,
    inChosenModule: 'Seçilen modülde',
    inDeletedModule: 'Silinen bir modülde',
    sortBy: 'Sıralama',
    sorts: {
      name: 'Ada göre A–Z',
      '-name': 'Ada göre Z–A',
      newest: 'Önce en yeni',
      oldest: 'Önce en eski',
      email: 'E-postaya göre A–Z',
      '-email': 'E-postaya göre Z–A',
      '-progress': 'Önce en çok ilerleyen',
      progress: 'Önce en az ilerleyen',
      '-score': 'Önce en yüksek puan',
      score: 'Önce en düşük puan',
      '-active': 'Önce en son etkin olan',
      active: 'Önce en uzun süredir etkin olmayan',
      standing: 'Önce en kötü yükümlülük durumu',
      '-standing': 'Önce en iyi yükümlülük durumu',
      due: 'Önce en yakın son tarih',
      '-due': 'Önce en uzak son tarih',
    },
    showingAll: (total) => `${trainees(total)} gösteriliyor`,
    showingRange: (first, last, total) =>
      `${trainees(total)} içinden ${number(first)}–${number(last)} gösteriliyor`,
    found: (count) => `${trainees(count)} bulundu`,
    byStatus: 'Duruma göre katılımcılar',
    standing: 'Yükümlülük',
    everyStanding: 'Tüm yükümlülük durumları',
    due: 'Son tarih',
    everyDue: 'Tüm son tarihler',
    dueWithin: { week: 'Son tarihi 7 gün içinde', month: 'Son tarihi 30 gün içinde' },
    dueBetween: 'Son tarih aralığı…',
    dueFrom: 'Son tarih başlangıcı',
    dueUntil: 'Son tarih bitişi',
  },

  table: {
    caption: 'Katılımcılar ve ilerlemeleri',
    trainee: 'Katılımcı',
    company: 'Şirket',
    progress: 'İlerleme',
    averageScore: 'Ort. puan',
    time: 'Süre',
    joined: 'Katılma',
    lastActive: 'Son etkinlik',
    standing: 'Yükümlülük',
    actions: 'İşlemler',
    overallProgressOf: (name) => `Genel ilerleme: ${name}`,
    stuck: 'İlerlemiyor',
    invited: (date) => `Davet: ${date}`,
    opened: (date) => `Başlama: ${date}`,
    reminded: (time) => `Hatırlatma: ${time}`,
    viewProgress: 'İlerlemeyi gör',
    viewProgressOf: (name) => `İlerlemeyi gör: ${name}`,
    editOne: (name) => `Düzenle: ${name}`,
    deleteOne: (name) => `Sil: ${name}`,
    selectOne: (name) => `Seç: ${name}`,
  },

  none: {
    title: 'Katılımcı bulunamadı.',
    noMatch: 'Aramanızla eşleşen katılımcı bulunamadı.',
    noneContains: (search) => `“${search}” hiçbir adda, e-postada veya şirkette geçmiyor.`,
    clearSearch: 'Aramayı temizle',
    noneMatch: 'Bu filtrelerle eşleşen katılımcı yok.',
    clearFilters: 'Filtreleri temizle',
    otherFilters: 'Başka bir durum, modül veya şirket seçin ya da tüm katılımcıları görün.',
    showAll: 'Tüm şirketleri göster',
    showAllSeen: 'Gördüklerinizin tümünü göster',
    companyDeleted: 'Bu şirket silindi.',
    groupsEmpty: 'Gördüğünüz grupların henüz üyesi yok.',
    noneYet: 'Bu şirketin henüz katılımcısı yok.',
    noneYetInvite:
      'Bu şirketin henüz katılımcısı yok. Onlara kayıt bağlantısını gönderin veya tek tek ekleyin.',
    addCompany: 'Önce bir şirket ekleyin',
    noCompany: 'Her katılımcı bir şirkete bağlıdır ve henüz şirket yok.',
    invite:
      'Katılımcılar kendileri kaydolur: onlara bu bağlantıyı gönderin. Ya da katılımcıları tek tek ekleyin.',
    signUpLink: 'Kayıt bağlantısı',
    copyLink: 'Bağlantıyı kopyala',
  },

  bulk: {
    selected: (count) => `${trainees(count)} seçildi`,
    allSelected: (count) => `Bulunan ${number(count)} katılımcının tümü seçildi`,
    selectAll: (total) => `Bulunan ${number(total)} katılımcının tümünü seç`,
    atMost: (max) => `Tek tek en fazla ${trainees(max)} seçilebilir.`,
    narrow: 'Listeyi arama veya şirketle daraltıp bulunanların tümünü seçin.',
    move: 'Başka bir şirkete taşı',
    moveShort: 'Taşı',
    invite: 'Davetleri yeniden gönder',
    inviteShort: 'Yeniden gönder',
    certificates: 'Sertifikalar (ZIP)',
    certificatesShort: 'Sertifikalar',
    exceptions: 'Süre uzat, muaf tut, ara ver…',
    exceptionsShort: 'İstisna',
    starting: 'Başlatılıyor…',
    changed: (found, expected) =>
      `Liste değişti: şimdi ${number(expected)} değil, ${trainees(found)} bulunuyor.`,
    nothingDone: 'Liste bu sırada değişti. Hiçbir şey yapılmadı.',
    backToList: 'Listeye dön',
    deleteTitle: (count, isFiltered) => `${traineesOfList(count, isFiltered)} silinsin mi?`,
    delete: (count) => `${number(count)} katılımcıyı sil`,
    deletedWith: (count) =>
      count === 1
        ? 'Hesap ile tüm ilerleme, sınav denemeleri, yardım talepleri ve geri bildirimler silinir.'
        : 'Hesaplar ile tüm ilerleme, sınav denemeleri, yardım talepleri ve geri bildirimler silinir.',
    afterDeletion:
      'Tüm oturumları hemen kapatılır. Sohbet ettikleri kişiler konuşmaları görmeye devam eder; adlarının yerinde “Silinmiş kullanıcı” yazar.',
    inviteTitle: (count, isFiltered) =>
      `${traineesOfList(count, isFiltered)} için davetler yeniden gönderilsin mi?`,
    inviteCount: (count) => `${number(count)} katılımcıyı davet et`,
    noMailServer: `${noMailSent} Bunun yerine “Düzenle” altında her katılımcıya bir parola belirleyip iletin.`,
    whoIsInvited: (days) =>
      `Henüz parola belirlememiş katılımcılara, ${duration(days, 'day')} geçerli bir parola belirleme bağlantısı e-postayla gönderilir.`,
    othersLeftOut: 'Diğerlerine gönderilmez. Bu geri alınamaz.',
    moveTitle: (count, isFiltered) => `Taşı: ${traineesOfList(count, isFiltered)}`,
    moveCount: (count) => `${number(count)} katılımcıyı taşı`,
    newCompany: 'Yeni şirket',
    companyMissing: 'Lütfen bir şirket seçin',
  },

  groups: {
    label: 'Gruplar',
    others: (names) => list(names),
    fixed: 'Ayrıca şu gruplarda',
    noGroup: 'grup yok',
    search: 'Grup ara',
    chosen: (count) => `${number(count)} grup seçildi`,
    deleted: 'Silinen grup',
    add: 'Gruba ekle…',
    addShort: '+ Grup',
    remove: 'Gruptan çıkar…',
    removeShort: '− Grup',
    addTitle: (count, isFiltered) => `Gruba ekle: ${traineesOfList(count, isFiltered)}`,
    addCount: (count) => `${number(count)} katılımcıyı ekle`,
    removeTitle: (count, isFiltered) => `Gruptan çıkar: ${traineesOfList(count, isFiltered)}`,
    removeCount: (count) => `${number(count)} katılımcıyı çıkar`,
    group: 'Grup',
    missing: 'Lütfen bir grup seçin',
    newGroup: 'Yeni grup',
    newName: 'Yeni grubun adı',
    existing: 'Var olan bir grubu seç',
    none: 'Bu şirkette üyesi olan grup yok.',
    notLoaded: (reason) => `Gruplar yüklenemedi. ${reason}`,
    companyMissing: 'Önce bir şirket seçin',
    companyFirst:
      'Her grup tek bir şirkete aittir. Önce listede bir şirkete göre filtreleyin, sonra katılımcıları seçin.',
  },

  moved: (count) =>
    count === 1
      ? 'Katılımcı, seçilen şirketin modülleriyle yeni bir tura başlar. Önceki turlar görünür kalır. Katılımcı yeni tura başlayana kadar taşıma geri alınabilir.'
      : 'Katılımcılar, seçilen şirketin modülleriyle yeni bir tura başlar. Önceki turlar görünür kalır. İçlerinden biri yeni tura başlayana kadar taşıma geri alınabilir.',

  deletion: {
    title: (name) => `“${name}” silinsin mi?`,
    confirm: 'Katılımcıyı sil',
    deleting: 'Siliniyor…',
    failed: (reason) => `Katılımcı silinemedi: ${reason}`,
    deletedWith: (email) => `${email} hesabıyla birlikte silinecekler:`,
    progress: (completed, total) =>
      `tüm ilerleme (${number(completed)}/${number(total)} modül tamamlandı)`,
    attempts: 'tüm sınav denemeleri ve puanlar',
    requests: 'tüm yardım talepleri',
    feedback: 'tüm geri bildirimler',
    afterwards:
      'Tüm oturumları hemen kapatılır. Sohbet ettiği kişiler konuşmayı görmeye devam eder; adının yerinde “Silinmiş kullanıcı” yazar.',
  },

  export: {
    title: 'İlerlemeyi dışa aktar',
    description:
      'Listedeki her katılımcı için bir satır, hesap tablonuza uygun bir CSV dosyası olarak.',
    others:
      'Başkalarını dışa aktarmak için bu pencereyi kapatıp listenin aramasını veya filtrelerini değiştirin.',
    preparing: 'Hazırlanıyor…',
    download: 'İndir',
    started: (fileName) => `${fileName} indiriliyor`,
  },

  addition: {
    title: 'Katılımcı ekle',
    submit: 'Katılımcı ekle',
    adding: 'Ekleniyor…',
    failed: (reason) => `Katılımcı eklenemedi. ${reason}`,
    added: (name) => `${name} eklendi`,
    invited: (email) => `Davet yolda: ${email}`,
    lost: 'Girdiğiniz katılımcı henüz kaydedilmedi; bilgiler kaybolur.',
    passwordHint: (min) =>
      `En az ${number(min)} karakter; katılımcı onunla hemen giriş yapabilir. Davet göndermek için boş bırakın.`,
  },

  change: {
    title: 'Katılımcıyı düzenle',
    submit: 'Değişiklikleri kaydet',
    failed: (reason) => `Katılımcı güncellenemedi. ${reason}`,
    changed: (name) => `${name} güncellendi`,
    lost: 'Bu katılımcıda yaptığınız değişiklikler henüz kaydedilmedi; kaybolurlar.',
    passwordHint: (min) =>
      `Değişmemesi için boş bırakın; en az ${number(min)} karakter. Yeni parola, katılımcının oturumlarını sonlandırır.`,
    companyHint: 'Şirketi değiştirirseniz katılımcı yeni şirketin modüllerini görür.',
    companyDeleted: 'Seçilen şirket bu sırada silindi.',
  },

  form: {
    password: 'Parola',
    newPassword: 'Yeni parola',
    company: 'Şirket',
    searchCompanies: 'Şirket ara',
    noCompanies: 'Henüz şirket yok. “Eğitim modülleri” altında bir şirket oluşturun.',
    companiesNotLoaded: (reason) => `Şirketler yüklenemedi. ${reason}`,
    leaveTitle: 'Kaydetmeden ayrılmak istiyor musunuz?',
    leave: 'Ayrıl',
  },

  withoutPassword: {
    form: {
      byEmail: (days) =>
        `Parola girilmezse katılımcıya, ${duration(days, 'day')} geçerli bir parola belirleme bağlantısı e-postayla gönderilir.`,
      noMailServer: `Parola girilmezse katılımcı parola belirlemeye davet edilir. ${noMailServer}`,
    },
    file: {
      byEmail: (days) =>
        `Dosyada parolası olmayan katılımcıya, ${duration(days, 'day')} geçerli bir parola belirleme bağlantısı e-postayla gönderilir.`,
      noMailServer: `Dosyada parolası olmayan katılımcı parola belirlemeye davet edilir. ${noMailServer}`,
    },
  },

  inTrash: {
    title: 'Bu e-posta çöp kutusunda',
    description:
      'Geri yükleme, kişiyi tüm sonuçlarıyla geri getirir. Yeni kişi olarak eklenirse sonuçsuz başlar.',
    restore: (name) => `Tüm sonuçlarla geri yükle: ${name}`,
    restoring: 'Geri yükleniyor…',
    addAnew: 'Yeni kişi olarak ekle',
    adding: 'Ekleniyor…',
    deletedBy: (date, admin) => `Silinme: ${date} · Silen: ${admin}`,
    results: (modules, attempts) =>
      `geçilen ${number(modules)} modül, ${number(attempts)} sınav denemesi`,
    companyInTrash: 'Şirket de çöp kutusunda.',
    restoreCompany: 'Önce onu geri yükleyin',
  },

  sendLink: {
    invitation: {
      title: (name) => `“${name}” için davet yeniden gönderilsin mi?`,
      confirm: 'Daveti yeniden gönder',
      mail: (email, validity) =>
        `${email} adresine, ${duration(validity, 'day')} geçerli bir parola belirleme bağlantısı gönderilir.`,
      sent: (email) => `Davet yolda: ${email}`,
      failed: (reason) => `Davet gönderilemedi. ${reason}`,
    },
    reset: {
      title: (name) => `“${name}” için sıfırlama bağlantısı gönderilsin mi?`,
      confirm: 'Sıfırlama bağlantısı gönder',
      mail: (email, validity) =>
        `${email} adresine, ${duration(validity, 'minute')} geçerli bir yeni parola belirleme bağlantısı gönderilir. Mevcut parola o zamana kadar geçerlidir.`,
      sent: (email) => `Sıfırlama bağlantısı yolda: ${email}`,
      failed: (reason) => `Sıfırlama bağlantısı gönderilemedi. ${reason}`,
    },
    sending: 'Gönderiliyor…',
    noMailServer: `${noMailSent} Bunun yerine “Düzenle” altında yeni bir parola belirleyip iletin.`,
  },

  detail: {
    heading: 'Katılımcının ilerlemesi',
    loading: 'İlerleme yükleniyor…',
    notLoaded: 'Katılımcının ilerlemesi yüklenemedi',
    refreshed: 'İlerleme verileri yenilendi',
    notFound: 'Katılımcı bulunamadı',
    notFoundReason: 'Hesap silinmiş veya adres yanlış yazılmış olabilir.',
    openChat: 'Bu katılımcıyla sohbet aç',
    trackingActive: 'İlerleme anlık olarak izleniyor',
    trackingPaused: 'İlerlemenin anlık izlenmesi duraklatıldı',
    lastActive: (time) => `Son etkinlik: ${time}`,
    joined: (date) => `Katılma: ${date}`,
    invited: (date) => `Davet: ${date}`,
    firstOpened: (date) => `İlk modülü açma: ${date}`,
    noPassword: 'Davet edildi, henüz parola belirlenmedi',
    runStarted: (run, date) => `${number(run)}. tur, başlama: ${date}`,
    whyStuck: 'Bu kişi neden ilerlemiyor?',
    modules: 'Modüllerdeki ilerleme',
    noModules: 'Atanmış modül yok',
    noModulesReason: 'Şirketin henüz eğitim modülü yok. Eklendiklerinde burada görünürler.',
  },

  figures: {
    overall: 'Genel ilerleme',
    overallBar: 'Genel ilerleme',
    modulesCompleted: 'Tamamlanan modüller',
    ofModules: (total) => `toplam ${number(total)} modül`,
    averageScore: 'Ortalama puan',
    averageOfNone: 'atanmış modül yok',
    averageWithoutQuiz: 'hiçbir modülde sınav yok',
    averageOf: (modules) =>
      modules === 1 ? '1 modül için' : `${number(modules)} modülün tümü için`,
    averageOfQuizzes: (modules) =>
      modules === 1
        ? 'sınavı olan 1 modül için'
        : `sınavı olan ${number(modules)} modülün tümü için`,
    timeInvested: 'Harcanan süre',
    minutes: (minutes) => `${number(minutes)} dk`,
    underOneMinute: '<1 dk',
    hours: (hours) => `${decimal(hours)} saat`,
    underTenthOfHour: '<0,1 saat',
    share: (percent) => `%${decimal(percent)}`,
    shareRule: 'İlerleme nasıl hesaplanır?',
    equalShares: 'Her modülün payı eşittir.',
    equalSharesOf: (share, modules) =>
      `Her modülün payı eşittir: ${share} (%100 ÷ ${number(modules)}).`,
    passedAt: (passMark) =>
      `Genel ilerlemede, sınavı geçilen modüller sayılır (%${passMark} veya üzeri).`,
    passedAtOwnMark:
      'Genel ilerlemede, sınavı geçilen modüller sayılır (modülün kendi geçme puanıyla).',
    total: 'Toplam',
    completed: 'Tamamlanan',
    remaining: 'Kalan',
  },

  module: {
    locked: 'Kilitli',
    shareOfOverall: (share) => `genel ilerlemedeki payı ${share}`,
    quizRequired: (passMark) => `Sınav zorunlu (geçme puanı %${passMark})`,
    noQuiz: 'Sınav yok: modül videoyla tamamlanır',
    evidence: 'İzleme kanıtı',
    evidenceOf: (moduleName) => `İzleme kanıtı: ${moduleName}`,
    filmNeverLoaded: 'video hiç yüklenmedi',
    duration: 'Süre',
    noVideo: 'Video yok',
    timeSpent: 'Harcanan süre',
    timeWatched: (time, percent) => `${time} (%${percent} izlendi)`,
    score: (percent) => `Puan: ${percent}`,
    passed: 'Başarılı',
    notPassed: 'Başarısız',
    scoreBar: (moduleName, passMark) =>
      `${moduleName}: %${passMark} geçme puanına göre ulaşılan puan`,
    noAttempt: 'Henüz sınav denemesi yok',
    notWatched: 'Henüz sonuna kadar izlenmedi',
  },
};
