import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { duration, list } = formatsOf('tr');

export const texts: AdminsTexts = {
  admins: 'Yöneticiler',
  loading: 'Yöneticiler yükleniyor…',
  loadFailed: 'Yöneticiler yüklenemedi.',
  oneRemains:
    'Kendinizi kaldıramaz veya sınırlayamazsınız; böylece her zaman her şeyi gören bir yönetici kalır.',
  ownInvitations: 'Gönderdiğiniz ve yanıt bekleyen davetler.',
  noInvitation: 'Yanıt bekleyen davetiniz yok.',
  openInvite: 'Yönetici davet et',
  invitationSent: (email) => `Davet yolda: ${email}`,
  table: {
    admin: 'Yönetici',
    state: 'Durum',
    access: 'Erişim',
    lastLogin: 'Son giriş',
    never: 'Hiç',
    actions: 'İşlemler',
    you: 'Siz',
    active: 'Etkin',
    invitationRefused: 'Davet reddedildi',
    refusals: {
      'mailbox-unknown': 'posta kutusu bilinmiyor',
      'mailbox-full': 'posta kutusu dolu',
      'address-invalid': 'adres geçersiz',
      'refused-by-policy': 'e-posta sunucusunun kuralları izin vermiyor',
      other: 'e-posta sunucusu kabul etmedi',
    },
    invited: 'Davet edildi',
    mailOnItsWay: 'E-posta yolda',
    linkExpired: 'Bağlantının süresi doldu',
    linkValidUntil: (date) => `Bağlantının son tarihi: ${date}`,
    more: (name) => `${name} için diğer işlemler`,
    remove: (name) => `Kaldır: ${name}`,
  },
  reach: {
    legend: 'Bu kişinin gördükleri',
    everythingText: 'Tüm şirketler ve kimlerin yönetici olduğu.',
    limited: 'Şunlarla sınırlı',
    limitedText: 'Seçtiğiniz şirketler ve gruplar.',
    rightTexts: {
      read: 'görme, raporlama ve dışa aktarma.',
      people:
        'ayrıca kişileri ekleme, değiştirme, içe aktarma, davet etme ve silme, yardım isteklerini yanıtlama.',
      training:
        'ayrıca modülleri, videoları, soruları ve şirketin ayarlarını değiştirme. Yalnızca şirketin tamamı için.',
    },
    trainingOfGroup: 'Eğitim (yalnızca şirketin tamamı için)',
    company: 'Şirket',
    searchCompanies: 'Şirket ara…',
    noCompanies: 'Henüz şirket yok.',
    companiesNotLoaded: (reason) => `Şirketler yüklenemedi. ${reason}`,
    part: 'Bölüm',
    whole: 'Şirketin tamamı',
    groupsNotLoaded: (reason) => `Gruplar yüklenemedi. ${reason}`,
    right: 'Yetki',
    row: (place) => `Şirket veya grup ${place}`,
    remove: (place) => `${place}. şirketi veya grubu kaldır`,
    add: 'Şirket veya grup ekle',
    summaryOfEverything: 'Bu kişi her şeyi görecek.',
    summary: (...parts) => `Bu kişinin görecekleri: ${list(parts)}.`,
  },
  viewAs: {
    viewAs: 'Gözünden gör',
    hint: 'Portalı yeni bir sekmede bu kişinin göreceği gibi gösterir. Orada hiçbir şey değiştirilemez.',
    blocked: 'Tarayıcı yeni sekme açmadı. Lütfen bu siteye sekme açma izni verin.',
  },
  change: {
    open: 'Bu yöneticinin gördüklerini değiştir',
    title: (name) => `${name}: gördüklerini değiştir`,
    description: 'Değişiklik, açık sayfalarda ve süren indirmelerde de hemen geçerli olur.',
    save: 'Kaydet',
    saving: 'Kaydediliyor…',
    changed: (name) => `${name}: gördükleri değiştirildi`,
    leaveTitle: 'Kaydetmeden çıkılsın mı?',
    leaveMessage: 'Değişiklikleriniz henüz kaydedilmedi ve kaybolur.',
    leave: 'Çık',
  },
  inviteAgain: {
    failed: 'Davet gönderilmedi',
    resend: 'Yeniden gönder',
    sending: 'Gönderiliyor…',
    resendTo: (name) => `Yeniden davet et: ${name}`,
    newLink: 'Yeni bağlantı',
    creating: 'Oluşturuluyor…',
    newLinkFor: (name) => `Yeni bağlantı oluştur: ${name}`,
  },
  invite: {
    title: 'Yönetici davet et',
    description: 'Yeni yöneticinin neleri göreceğini seçin.',
    linkIsMailed: (days) =>
      `Bu adrese, parola belirlemek için bir bağlantı gönderilir. Bağlantı bir kez kullanılabilir ve ${duration(days, 'day')} geçerlidir.`,
    noMailServer:
      'Portalın e-posta sunucusu (SMTP_URL) olmadığı için e-posta gönderilmez. Sonraki sayfada parola belirleme bağlantısı gösterilir: bağlantıyı yeni yöneticiye iletin.',
    worksOnce: (days) => `Bağlantı bir kez kullanılabilir ve ${duration(days, 'day')} geçerlidir.`,
    inviting: 'Davet ediliyor…',
    send: 'Daveti gönder',
    createLink: 'Bağlantı oluştur',
    leaveTitle: 'Davet etmeden ayrılmak istiyor musunuz?',
    leaveMessage: 'Girdiğiniz yönetici henüz davet edilmedi; bilgiler kaybolur.',
    leave: 'Ayrıl',
  },
  link: {
    title: (name) => `Bağlantı: ${name}`,
    description: 'Yeni yönetici bu bağlantıyla parolasını belirler.',
    label: 'Davet bağlantısı',
    copy: 'Bağlantıyı kopyala',
    worksOnce: (days) =>
      `Bağlantı bir kez kullanılabilir, ${duration(days, 'day')} geçerlidir ve yalnızca şimdi gösterilir.`,
    passOn:
      'Bu bağlantıya sahip olan kişi yönetici olarak giriş yapabilir: güvenli bir yolla iletin. Dilediğiniz zaman yenisini oluşturabilirsiniz; o zaman bu bağlantı geçersiz olur.',
    done: 'Bitti',
  },
  remove: {
    title: (name) => `“${name}” kaldırılsın mı?`,
    confirm: 'Yöneticiyi kaldır',
    removing: 'Kaldırılıyor…',
    removed: (name) => `Yönetici kaldırıldı: ${name}`,
    failed: (reason) => `Yönetici kaldırılamadı: ${reason}`,
    linkEnds: (email) => `${email} adresine gönderilen bağlantı geçersiz olur.`,
    signedOut: (email) => `${email} hesabının tüm oturumları hemen kapatılır.`,
    consequences:
      'Bu kişinin sorumlu olduğu yardım talepleri sorumlusuz kalır. İşlem kayıtlarında adı kalır. Sohbet ettiği kişiler konuşmayı görmeye devam eder; adının yerinde “Silinmiş kullanıcı” yazar.',
  },
};
