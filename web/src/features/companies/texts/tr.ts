import { formatsOf } from '@portal/contract/formats';
import type { CompaniesTexts } from './en.ts';

const { list, number } = formatsOf('tr');

const modules = (count: number) => `${number(count)} modül`;
const trainees = (count: number) => `${number(count)} katılımcı`;

export const texts: CompaniesTexts = {
  companies: 'Şirketler',
  loading: 'Şirketler yükleniyor…',
  failedToLoad: 'Şirketler yüklenemedi.',
  newCompany: 'Yeni şirket',
  edit: (name) => `Düzenle: ${name}`,
  delete: (name) => `Sil: ${name}`,
  counted: (time) => `Sayım zamanı: ${time}`,
  modules,
  trainees,

  figure: {
    none: 'Henüz veri yok',
    completed: (percent) => `%${number(percent)} tamamladı`,
    stuck: (count) => `${number(count)} kişi ilerlemiyor`,
    average: (percent) => `Ortalama puan %${percent}`,
    upToDate: (percent) => `%${number(percent)} güncel`,
    noneRequired: 'Zorunlu modül yok',
  },

  table: {
    name: 'Şirket',
    people: 'Kişi',
    completed: 'Tamamlayan',
    stuck: 'İlerlemeyen',
    average: 'Ortalama puan',
    upToDate: 'Güncel',
    percent: (percent) => `%${number(percent)}`,
    actions: 'İşlemler',
  },

  toolbar: {
    view: 'Görünüm',
    search: 'Şirket ara',
    order: 'Sıralama',
    orders: {
      name: 'Ada göre A–Z',
      '-name': 'Ada göre Z–A',
      '-people': 'Önce en çok kişi',
      people: 'Önce en az kişi',
      '-completed': 'Önce en çok tamamlayan',
      completed: 'Önce en az tamamlayan',
      '-stuck': 'Önce en çok ilerlemeyen',
      stuck: 'Önce en az ilerlemeyen',
      '-average': 'Önce en yüksek ortalama',
      average: 'Önce en düşük ortalama',
      '-upToDate': 'Önce en çok güncel olan',
      upToDate: 'Önce en az güncel olan',
    },
    layout: 'Görünüm',
    layouts: { cards: 'Kartlar', list: 'Liste' },
  },

  collection: {
    found: (count, total) => `Bulunan şirket: ${number(count)}/${number(total)}`,
    figuresFailed: (reason) => `Veriler yüklenemedi. ${reason}`,
    none: {
      title: 'Henüz şirket yok',
      text: 'Her şirketin kendi eğitim modülleri vardır ve katılımcıları şirkete kaydolur.',
      add: 'İlk şirketi ekle',
    },
    noneFound: {
      title: 'Şirket bulunamadı',
      text: (search) => `Adında “${search}” geçen şirket yok.`,
      showAll: 'Tüm şirketleri göster',
    },
  },

  create: {
    title: 'Yeni şirket',
    submit: 'Şirket oluştur',
    busy: 'Oluşturuluyor…',
    done: 'Şirket oluşturuldu',
    failed: 'Şirket oluşturulamadı. Lütfen yeniden deneyin.',
    lost: 'Girdiğiniz şirket henüz kaydedilmedi; bilgiler kaybolur.',
  },
  change: {
    title: 'Şirketi düzenle',
    submit: 'Değişiklikleri kaydet',
    busy: 'Kaydediliyor…',
    done: 'Şirket güncellendi',
    failed: 'Şirket güncellenemedi. Lütfen yeniden deneyin.',
    lost: 'Bu şirkette yaptığınız değişiklikler henüz kaydedilmedi; kaybolurlar.',
  },
  form: {
    name: 'Şirket adı',
    logo: 'Logo',
    newLogo: 'Yeni logo',
    logoHint: (types, size, side) =>
      `${types}, en fazla ${size} ve ${number(side)} × ${number(side)} piksel`,
    logoStays: 'Başka bir logo seçmezseniz mevcut logo kalır.',
    emptyFile: 'Bu dosya boş. Lütfen başka bir dosya seçin.',
    largePicture: (size) => `Bu resim ${size} sınırından büyük. Lütfen daha küçük bir resim seçin.`,
  },

  leave: { title: 'Kaydetmeden ayrılmak istiyor musunuz?', confirm: 'Ayrıl' },

  deletion: {
    title: (name) => `“${name}” silinsin mi?`,
    confirm: 'Şirketi sil',
    busy: 'Siliniyor…',
    deleted: (name) => `${name} silindi`,
    consequences: (undo) => `${undo} Şirketle birlikte silinecekler:`,
    lines: {
      modules: (count, videos, questions) =>
        `Tüm modüller (${number(count)}): ${number(videos)} video ve ${number(questions)} soru ile birlikte`,
      modulesUncounted: (count) =>
        `Tüm modüller (${number(count)}), videoları ve sorularıyla birlikte`,
      trainees: (count) =>
        `Şirketin tüm katılımcıları (${number(count)}); hesapları hemen kapatılır`,
      progress: (passedModules, attempts) =>
        `Tüm ilerleme ve sınav sonuçları: geçilen ${modules(passedModules)}, ${number(attempts)} sınav denemesi`,
      progressUncounted: 'Tüm ilerleme ve sınav sonuçları',
      messages: (things) => list(things),
      helpRequests: (count) => `${number(count)} yardım talebi`,
      feedback: (count) => `${number(count)} geri bildirim`,
      admins: (names) => `Bu şirketle sınırlı yöneticilerin erişimi: ${list(names)}`,
    },
    administratorsLeft: (count) =>
      `Şirket silinemiyor: kaldırılamayan verileri var; ${number(count)} yönetici bu şirkete bağlı.`,
    notFound: 'Şirket bulunamadı veya zaten silinmiş',
    forbidden: 'Bu şirketi silme izniniz yok',
    failed: (reason) => `Şirket silinemedi: ${reason}`,
  },

  firstSteps: {
    title: 'İlk adımlar',
    dismiss: 'İlk adımları kapat',
    modules: 'Eğitim modülü ekleyin',
    settings: 'Katılımcılara kayıt bağlantısını gönderin',
    progress: 'İlerlemelerini görün',
    done: 'Tamamlandı',
  },

  profile: {
    title: 'Ad ve logo',
    edit: 'Şirketi düzenle',
  },

  settings: {
    loading: 'Ayarlar yükleniyor…',
    failedToLoad: 'Ayarlar yüklenemedi.',
    link: 'Kayıt bağlantısı',
    copyLink: 'Bağlantıyı kopyala',
    linkNote: {
      invitation:
        'Katılımcılar yalnızca davetle katıldığı için bağlantıyla şu anda kimse kaydolamaz.',
      listed: 'Katılımcılar bu şirkete bağlantıyla veya şirketi listeden seçerek kaydolur.',
      unlisted:
        'Şirket listede olmadığı için katılımcılar bu şirkete yalnızca bağlantıyla kaydolabilir.',
    },
    save: 'Ayarları kaydet',
    saved: 'Ayarlar kaydedildi',
    discard: 'Değişikliklerden vazgeç',
    lost: 'Bu ayarlarda yaptığınız değişiklikler henüz kaydedilmedi; kaybolurlar.',
    conflict: (reason) => `${reason} Değişiklikleriniz kaydedilmedi.`,
    reload: 'Güncel ayarları yükle',
  },

  signUp: {
    legend: 'Kimler kaydolabilir',
    open: 'Herkes',
    openNote:
      'Kod veya davet gerekmez. Bir kişi birden çok kez kaydolabildiği için sonuçlar kime ait olduklarını kanıtlamaz. Kanıt için katılım kodu veya davet kullanın.',
    code: 'Katılım koduyla',
    codeNote: 'Katılımcılar kaydolurken şirketin kodunu girer.',
    newCodeNote: 'Kaydettiğinizde portal bir kod oluşturur. Kodu katılımcılarınıza verin.',
    domains: 'Şirket e-postasıyla',
    domainsNote: 'Her adres e-postayla onaylanır.',
    domainsNoteWithoutMail:
      'Her adres e-postayla onaylanır. E-posta sunucusu gerekir: portal işletmecisinden SMTP_URL ayarını yapmasını isteyin.',
    invitation: 'Yalnızca davetle',
    invitationNote: 'Katılımcıları yöneticiler ekler veya içe aktarır. Kimse kendisi kaydolamaz.',
    emailDomains: 'E-posta alan adları',
    emailDomainsHint: 'Her satıra bir tane, örneğin example.com. Alt alan adları dâhil değildir.',
    confirmEmail: 'Her adresi e-postayla onayla',
    confirmEmailNote: 'Hesap, katılımcı e-postayla gönderilen bağlantıyı açtığında oluşturulur.',
    needsMailServer:
      'E-posta sunucusu gerekir: portal işletmecisinden SMTP_URL ayarını yapmasını isteyin.',
    listed: 'Şirketi herkese açık listede göster',
    listedNote:
      'Kapalıysa ziyaretçiler şirketi ne listede ne de adıyla bulur, yalnızca kayıt bağlantısıyla ulaşır; diğer şirketlerin katılımcıları da buradaki kişileri sohbette bulamaz.',
    crossCompanyChat: 'Diğer şirketlerdeki kişilerle sohbet',
    crossCompanyChatNote:
      'Kapalıysa bu şirketin katılımcıları ile diğer şirketlerdeki kişiler birbirini bulamaz ve birbirine yazamaz. Var olan sohbetler okunabilir. Şirketi gören yöneticiler katılımcılarına yazabilir.',
    language: 'Dil',
    languageHint:
      'Dil seçmemiş olan ve tarayıcısı bu dillerden hiçbirini belirtmeyen kişilerin e-postaları ve ekranları için.',
    noLanguage: 'Yok',
    timeZone: 'Saat dilimi',
    timeZoneHint: 'Raporlardaki tarihler için. Seçilmezse sunucunun saat dilimi kullanılır.',
    timeZoneExample: 'Şehir, örneğin Berlin',
  },

  joinCode: {
    title: 'Katılım kodu',
    note: 'Katılımcılar kaydolurken girer. Büyük/küçük harf ve kısa çizgiler önemli değildir.',
    copy: 'Kodu kopyala',
    replace: 'Yeni kod',
    replacing: {
      title: 'Katılım kodu yenilensin mi?',
      text: (code) =>
        `${code} kodu hemen geçersiz olur: bu koda sahip katılımcılar artık onunla kaydolamaz. Kaydolmuş olanlar kalır.`,
      confirm: 'Yeni kod oluştur',
      busy: 'Yenileniyor…',
      done: 'Şirketin yeni bir katılım kodu var',
    },
  },

  again: {
    open: 'Yeniden eğitime al',
    title: (name) => `“${name}” şirketindeki herkes yeniden eğitime alınsın mı?`,
    confirm: 'Yeniden eğitime al',
    busy: 'Başlatılıyor…',
    counting: 'Katılımcılar sayılıyor…',
    noTrainees: 'Şirketin eğitime alınacak katılımcısı yok.',
    starts: (count) => `${trainees(count)} için yeni bir tur başlar:`,
    lines: {
      completed: (count) => `${number(count)} kişi eğitimi tamamladı ve yeniden başlar`,
      inTraining: (count) =>
        `${number(count)} kişinin eğitimi sürüyor; mevcut turu tamamlanmadan biter`,
      notStarted: (count) => `${number(count)} kişi henüz başlamadı`,
      all: 'Herkes ilk modülden başlar. Önceki sonuçlar katılımcıların sayfalarında kalır.',
    },
    noTraineesLeft: 'Şirketin artık katılımcısı yok.',
    otherCount: (count) =>
      `Şirketteki katılımcı sayısı artık ${number(count)}. Lütfen yeni sayılara bakın ve yeniden onaylayın.`,
  },
};
