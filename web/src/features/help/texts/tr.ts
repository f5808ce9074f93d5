import { formatsOf } from '@portal/contract/formats';
import type { HelpTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: HelpTexts = {
  requests: 'Yardım talepleri',
  loading: 'Yardım talepleri yükleniyor…',
  failedToLoad: 'Yardım talepleri yüklenemedi',
  found: {
    all: (count) => `${number(count)} talep bulundu`,
    soFar: (count) => `Şimdiye kadar ${number(count)} talep bulundu`,
  },
  statuses: {
    PENDING: 'Bekliyor',
    IN_PROGRESS: 'İşlemde',
    RESOLVED: 'Çözüldü',
    CLOSED: 'Kapatıldı',
  },
  module: 'Modül',
  adminNotes: 'Yönetici notları',

  ask: {
    open: 'Yardım iste',
    title: 'Yardım iste',
    about: 'Mesajınızı bir yönetici okur ve yanıtlar.',
    aboutModule: 'Mesajınızı bir yönetici okur ve hangi modülle ilgili olduğunu görür.',
    askedBefore: 'Daha önce sorduklarınız:',
    ownRequests: (count) => `Yardım taleplerim (${number(count)})`,
    message: 'Mesajınız',
    placeholder: 'Hangi konuda yardıma ihtiyacınız var?',
    send: 'Talebi gönder',
    sending: 'Gönderiliyor…',
    sent: 'Yardım talebiniz gönderildi. Bir yönetici yakında size yanıt verecek.',
    failed: 'Yardım talebi gönderilemedi. Lütfen yeniden deneyin.',
  },

  own: {
    link: 'Yardım taleplerim',
    changed: (_count, shown) => `Yenilik olan ${shown} talep`,
    new: 'Yeni',
    asked: (time) => `Gönderilme: ${time}`,
    updated: (time) => `Güncelleme: ${time}`,
    none: {
      title: 'Yardım talebi yok',
      text: 'Henüz yardım istemediniz. Öğrenmenizi engelleyen her şeyi sorabilirsiniz.',
    },
  },

  news: {
    answeredTitle: 'Yardım talebi yanıtlandı',
    statusTitle: (status) => `Yardım talebi: ${status}`,
    answered: 'Bir yönetici yardım talebinizi yanıtladı.',
    status: (status) => `Yardım talebinizin yeni durumu: ${status}.`,
    several: (count) => `${number(count)} yardım talebinizde yenilik var.`,
  },

  list: {
    pending: (count) => `${number(count)} bekliyor`,
    pendingShown: (_count, shown) => `${shown} bekleyen talep`,
    none: { title: 'Yardım talebi yok', text: 'Katılımcılar için her şey yolunda.' },
    noMatch: {
      title: 'Bu filtrelerle eşleşen yardım talebi yok',
      showAll: 'Tüm talepleri göster',
    },
    showMore: 'Daha fazla talep göster',
  },

  filters: {
    search: 'Yardım taleplerinde ara',
    searchPlaceholder: 'Mesaj veya kişi',
    status: 'Durum',
    all: 'Tümü',
    assignee: 'Sorumlu',
    anyAssignee: 'Herkes',
    assignees: { me: 'Ben', none: 'Sorumlusu yok' },
  },

  card: {
    label: (name) => `Yardım talebi: ${name}`,
    unknownCompany: 'Bilinmeyen şirket',
    chat: 'Bu katılımcıyla sohbet aç',
    update: 'Güncelle',
    updateRequestOf: (name) => `Yardım talebini güncelle: ${name}`,
    select: (name) => `Yardım talebini seç: ${name}`,
  },

  assignee: {
    none: 'Sorumlusu yok',
    you: 'Sorumlu: siz',
    other: (name) => `Sorumlu: ${name}`,
    assign: 'Üstlen',
    assignRequestOf: (name) => `Yardım talebini üstlen: ${name}`,
    unassign: 'Sorumluluğu bırak',
    unassignRequestOf: (name) => `Yardım talebinin sorumluluğunu bırak: ${name}`,
  },

  update: {
    title: 'Yardım talebini güncelle',
    request: 'Talep',
    status: 'Durum',
    assignee: 'Sorumlu',
    noAssignee: 'Sorumlusu yok',
    notes: 'Yönetici notları',
    notesHint: 'Katılımcı bu notları görür.',
    save: 'Talebi güncelle',
    saving: 'Güncelleniyor…',
    saved: 'Yardım talebi güncellendi',
    failed: 'Yardım talebi güncellenemedi',
    leave: {
      title: 'Kaydetmeden ayrılmak istiyor musunuz?',
      text: 'Bu yardım talebine verdiğiniz yanıt henüz kaydedilmedi ve kaybolur.',
      confirm: 'Ayrıl',
    },
  },

  history: {
    title: 'Geçmiş',
    loading: 'Geçmiş yükleniyor…',
    failed: (reason) => `Geçmiş yüklenemedi. ${reason}`,
    none: 'Henüz değişiklik yok.',
    showAll: (count) => `${number(count)} değişikliğin tümünü göster`,
    status: (before, after) => `${before} → ${after}`,
    notesAdded: (notes) => `Notlar: “${notes}”`,
    notesChanged: (before, after) => `Notlar: “${before}” → “${after}”`,
    notesRemoved: (notes) => `Kaldırılan notlar: “${notes}”`,
    assigned: (name) => `Sorumlu: ${name}`,
    unassigned: 'Artık sorumlusu yok',
  },

  closing: {
    selectShown: 'Gösterilenlerin tümünü seç',
    selected: (count) => `${number(count)} talep seçildi`,
    allSelected: (count) => `Bulunan ${number(count)} açık talebin tümü seçildi`,
    selectAll: (count) => `Bulunan ${number(count)} açık talebin tümünü seç`,
    tooMany: (max) =>
      `Tek tek en fazla ${number(max)} talep seçilebilir. Listeyi bir filtreyle daraltıp bulunanların tümünü seçin.`,
    close: (count) => `${number(count)} talebi kapat`,
    title: (count) => `${number(count)} talep kapatılsın mı?`,
    text: 'Katılımcılara, her talep tek tek kapatılmış gibi bildirim gider. Bu sırada başka bir yöneticinin değiştirdiği talep olduğu gibi kalır. Kapatma geri alınabilir.',
    starting: 'Başlatılıyor…',
    otherCount: (found, before) =>
      `Liste değişti: şimdi ${number(before)} değil, ${number(found)} açık talep bulunuyor.`,
  },
};
