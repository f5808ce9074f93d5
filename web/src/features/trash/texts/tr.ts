import { formatsOf } from '@portal/contract/formats';
import type { TrashTexts } from './en.ts';

const { duration, list, number } = formatsOf('tr');

export const texts: TrashTexts = {
  deletions: 'Silinenler',
  loading: 'Çöp kutusu yükleniyor…',
  loadFailed: 'Çöp kutusu yüklenemedi',
  found: {
    all: (count) => `Silinmiş ${number(count)} kayıt bulundu`,
    soFar: (count) => `Şimdiye kadar silinmiş ${number(count)} kayıt bulundu`,
  },
  showOlder: 'Daha eski silinenleri göster',
  switchedOff: {
    title: 'Çöp kutusu kapalı',
    message:
      'Kayıtlar hemen kalıcı olarak silinir. Portal işletmecisi bunu TRASH_DAYS ayarıyla değiştirebilir.',
  },
  empty: {
    own: 'Sildikleriniz bir süre burada kalır ve o süre içinde geri yüklenebilir.',
    title: 'Çöp kutusu boş',
    message:
      'Yöneticilerin sildiği katılımcılar, gruplar, modüller, şirketler ve yöneticiler bir süre burada kalır ve o süre içinde geri yüklenebilir.',
    messageForDays: (days) =>
      `Yöneticilerin sildiği katılımcılar, gruplar, modüller, şirketler ve yöneticiler ${duration(days, 'day')} boyunca burada kalır ve o süre içinde geri yüklenebilir.`,
  },
  noMatch: {
    own: 'Sildiklerinizin adlarında aranır.',
    title: 'Çöp kutusunda bu aramayla eşleşen bir şey yok',
    message:
      'Silinen katılımcıların, grupların, modüllerin, şirketlerin ve yöneticilerin adlarında aranır.',
    showAll: 'Çöp kutusunun tümünü göster',
  },
  filters: {
    search: 'Çöp kutusunda ara',
    placeholder: 'Adlarda ara',
    kind: 'Tür',
    allKinds: 'Tüm türler',
    inTrash: '(çöp kutusunda)',
  },
  kinds: {
    trainee: 'Katılımcı',
    group: 'Grup',
    module: 'Modül',
    company: 'Şirket',
    admin: 'Yönetici',
  },
  counts: {
    trainees: (count) => `${number(count)} katılımcı`,
    modules: (count) => `${number(count)} modül`,
    videos: (count) => `${number(count)} video`,
    questions: (count) => `${number(count)} soru`,
    results: (count) => `geçilen ${number(count)} modül`,
    attempts: (count) => `${number(count)} sınav denemesi`,
    helpRequests: (count) => `${number(count)} yardım talebi`,
    feedback: (count) => `${number(count)} geri bildirim`,
  },
  countsTogether: (counts) => list(counts, 'and'),
  entry: {
    trainees: 'Katılımcılar',
    ofCompany: (kind, company) => `${kind} · ${company}`,
    deletedBy: (admin, time) => `silen: ${admin}, ${time}`,
    deletedTogetherBy: (admin, time) => `toplu silen: ${admin}, ${time}`,
    withCounts: (counts) => `Birlikte silinenler: ${counts}`,
    daysLeft: (days) => `${duration(days, 'day')} kaldı`,
    lessThanDayLeft: '1 günden az kaldı',
    deletedSoon: 'Yakında kalıcı olarak silinir',
    restore: 'Geri yükle',
    restoreNamed: (name) => `Geri yükle: ${name}`,
    restoring: 'Geri yükleniyor…',
    deleteForGood: 'Kalıcı olarak sil',
    deleteNamedForGood: (name) => `Kalıcı olarak sil: ${name}`,
  },
  notRestored: (name) => `“${name}” geri yüklenemedi`,
  purge: {
    title: (name) => `“${name}” kalıcı olarak silinsin mi?`,
    confirm: 'Kalıcı olarak sil',
    deleting: 'Siliniyor…',
    deleted: (name) => `“${name}” kalıcı olarak silindi`,
    failed: (reason) => `Silinemedi: ${reason}`,
    cannotBeUndone: 'Bu geri alınamaz.',
    withCounts: (counts) => `Birlikte silinecekler: ${counts}.`,
  },
  restore: {
    restore: 'Geri yükle',
    restoring: 'Geri yükleniyor…',
    company: {
      title: (company) => `Önce “${company}” geri yüklensin mi?`,
      confirm: (company) => `Önce geri yükle: ${company}`,
      explanation: (name, company, again) =>
        `“${name}”, kendisi de çöp kutusunda olan “${company}” şirketine bağlı. İkisi de geri yüklenir: önce onunla birlikte silinen her şeyle şirket, sonra “${again}”.`,
    },
    name: {
      company: {
        title: 'Şirket adı kullanılıyor',
        label: 'Şirketin yeni adı',
        explanation: (company) =>
          `“${company}” adını artık başka bir şirket kullanıyor. Geri yüklenecek şirkete başka bir ad verin.`,
      },
      group: {
        title: 'Grup adı kullanılıyor',
        label: 'Grubun yeni adı',
        explanation: (group) =>
          `“${group}” adını artık şirketin başka bir grubu kullanıyor. Geri yüklenecek gruba başka bir ad verin.`,
      },
    },
    email: {
      title: 'E-posta kullanılıyor',
      labels: {
        trainee: 'Katılımcının yeni e-postası',
        admin: 'Yöneticinin yeni e-postası',
      },
      explanation: (email, name) =>
        `${email} artık başka bir hesapta kullanılıyor. Girişte kullanılmak üzere “${name}” için başka bir e-posta belirleyin.`,
      thisEmail: 'Bu e-posta',
      merge: 'Birleştir…',
      mergeHint: (name) =>
        `Ya da ikisini birleştirin: sonuçlar, bu e-postayı kullanan “${name}” adlı katılımcının sonuçlarına eklenir.`,
    },
    merge: {
      title: 'İki katılımcı birleştirilsin mi?',
      confirm: 'Kalıcı olarak birleştir',
      merging: 'Birleştiriliyor…',
      runs: (name, other) =>
        `“${name}” adlı katılımcının turları (sonuçlar, cevaplar ve izleme oturumlarıyla birlikte) “${other}” adlı katılımcının turlarının önüne eklenir. Artık değişmezler ve tüm turlar yeniden numaralanır.`,
      feedback: (other) =>
        `Geri bildirimler yalnızca “${other}” adlı katılımcının geri bildirim vermediği modüllerde korunur. Konuşmalar ve yardım talepleri “Silinmiş kullanıcı” adıyla kalır.`,
      cannotBeUndone: 'Bu geri alınamaz.',
    },
    others: {
      titleForOne: 'E-posta kullanılıyor',
      titleForSeveral: 'E-postalar kullanılıyor',
      confirm: 'Diğerlerini geri yükle',
      taken: (count) =>
        count === 1
          ? 'Bu katılımcının e-postasını artık başka bir hesap kullanıyor:'
          : `${number(count)} katılımcının e-postalarını artık başka hesaplar kullanıyor:`,
      unnamed: (count) => `ve ${number(count)} kişi daha`,
      explanation: (count) =>
        count === 1
          ? 'Diğerlerinin tümünü şimdi geri yükleyebilirsiniz. Bu katılımcı çöp kutusunda ayrı bir kayıt olarak kalır.'
          : 'Diğerlerinin tümünü şimdi geri yükleyebilirsiniz. Bu katılımcılar çöp kutusunda ayrı bir kayıt olarak kalır.',
    },
  },
};
