import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { duration } = formatsOf('tr');

export const texts: AdminsTexts = {
  admins: 'Yöneticiler',
  loading: 'Yöneticiler yükleniyor…',
  loadFailed: 'Yöneticiler yüklenemedi.',
  oneRemains: 'Kendinizi kaldıramazsınız; bu nedenle her zaman en az bir yönetici kalır.',
  openInvite: 'Yönetici davet et',
  invitationSent: (email) => `Davet yolda: ${email}`,
  table: {
    admin: 'Yönetici',
    state: 'Durum',
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
    remove: (name) => `Kaldır: ${name}`,
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
    description:
      'Yöneticiler tüm şirketleri yönetir, başka yöneticileri davet edebilir ve kaldırabilir.',
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
