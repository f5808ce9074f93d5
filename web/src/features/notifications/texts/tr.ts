import { formatsOf } from '@portal/contract/formats';
import type { NotificationTexts } from './en.ts';

const { number } = formatsOf('tr');

const completed = (trainees: number, company: string) =>
  `“${company}” şirketinden ${number(trainees)} katılımcı eğitimi tamamladı`;

export const texts: NotificationTexts = {
  notifications: 'Bildirimler',
  withUnread: (unread) => `Bildirimler, ${unread} okunmamış`,
  list: {
    nothingUnread: 'Okunmamış bildirim yok',
    unreadCount: (count) => `${number(count)} okunmamış`,
    markAllRead: 'Tümünü okundu yap',
    marking: 'İşaretleniyor…',
    failedToMarkAll: 'Tümü okundu olarak işaretlenemedi',
    failedToMark: 'Okundu olarak işaretlenemedi',
    unread: 'Okunmamış',
    empty: 'Henüz bildirim yok',
    emptyForAdmins:
      'Yeni mesajlar, tamamlanan eğitimler ve kontrol edilecek sonuçlar burada görünür.',
    emptyForTrainees: 'Yeni mesajlar ve yardım taleplerinize verilen yanıtlar burada görünür.',
  },
  notices: {
    view: 'Görüntüle',
    newMessage: 'Yeni mesaj geldi',
    from: (name) => `Gönderen: ${name}`,
    newMessageTitle: 'Yeni mesaj',
    newMessageBody: 'Yeni bir mesaj aldınız',
    helpRequest: 'Yardım talebi',
    trainingCompleted: 'Eğitim tamamlandı!',
    completedBy: (name) => `${name} tüm eğitim modüllerini tamamladı!`,
    ownTrainingCompleted: 'Eğitiminizi tamamladınız!',
    testTitle: 'Deneme bildirimi',
    testBody: 'Bu, Training Portal’dan bir deneme bildirimidir',
    testSent: 'Deneme bildirimi gönderildi',
  },
  groupCompletion: {
    byEarlierChanges: (trainees, company) =>
      `Modüllerdeki önceki değişikliklerden sonra ${completed(trainees, company)}.`,
    byModule: {
      deleted: (trainees, company, module) =>
        `${completed(trainees, company)}: “${module}” modülü silindi.`,
      saved: (trainees, company, module) =>
        `${completed(trainees, company)}: “${module}” modülü değiştirildi.`,
      restored: (trainees, company, module) =>
        `${completed(trainees, company)}: “${module}” modülü geri yüklendi.`,
      rules: (trainees, company, module) =>
        `${completed(trainees, company)}: “${module}” modülünün kuralları değiştirildi.`,
    },
  },
  reminder: {
    title: 'Eğitim hatırlatması',
    again: 'Yeniden tamamlanmalı',
    againBy: (day) => `Yeniden tamamlamak için son tarih: ${day}`,
    modules: (count) => `${number(count)} modül`,
  },
  settings: {
    title: 'Bildirim ayarları',
    cardDescription: 'Portalın yeni mesajları ve diğer yenilikleri size nasıl bildireceği.',
    dialogDescription: 'Yeni mesajlardan ve diğer yeniliklerden nasıl haberdar olacağınızı seçin.',
    channels: 'Kanallar',
    save: 'Ayarları kaydet',
    saved: 'Bildirim ayarları kaydedildi',
    savedHereOnly: 'Yalnızca bu tarayıcıda kaydedildi',
    weeklyReportNotSaved: 'Haftalık rapor ayarı kaydedilmedi',
    test: 'Bildirimleri dene',
  },
  soundNotifications: { label: 'Sesli bildirimler', description: 'Mesaj geldiğinde ses çal' },
  toastNotifications: {
    label: 'Ekran bildirimleri',
    description: 'Portal sayfalarında kısa bildirimler',
  },
  browserNotifications: {
    label: 'Tarayıcı bildirimleri',
    description: 'Portal önde değilken bildirim göster',
    unsupported: 'Bu tarayıcı bildirimleri desteklemiyor.',
    enabled: 'Tarayıcı bildirimleri açıldı',
    denied: 'Tarayıcı bildirimlerine izin verilmedi',
    deniedHint: 'Lütfen tarayıcı ayarlarınızda bildirimlere izin verin',
  },
  emailNotifications: {
    label: 'E-posta bildirimleri',
    description: 'Önemli yenilikler için e-posta',
    notLoaded: 'Ayar yüklenemedi.',
    reminders:
      'Son tarihi bugün olan, geciken veya yeniden tamamlanması gereken eğitimlerin hatırlatmaları her durumda e-postayla gönderilir.',
  },
  weeklyReport: {
    label: 'Haftalık rapor',
    description: 'Pazartesileri saat 8.00’de e-postayla',
    withoutMailServer: 'Kullanılamıyor: portalın e-posta sunucusu (SMTP_URL) yok.',
    withoutCompany:
      'Raporunuzun şirketi silindiği için rapor gönderilmiyor. Başka bir şirket seçin.',
  },
};
