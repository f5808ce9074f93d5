import { formatsOf } from '@portal/contract/formats';
import type { UiTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: UiTexts = {
  cancel: 'İptal',
  close: 'Kapat',
  save: 'Kaydet',
  saving: 'Kaydediliyor…',
  delete: 'Sil',
  undo: 'Geri al',
  retry: 'Yeniden dene',
  tryAgain: 'Yeniden dene',
  loading: 'Yükleniyor…',
  back: 'Geri',
  retrying: 'Yeniden deneniyor…',
  reload: 'Yeniden yükle',
  dismiss: 'Kapat',
  stay: 'Sayfada kal',
  somethingWentWrong: 'Bir sorun oluştu',
  optional: '(isteğe bağlı)',
  labelBefore: (label) => `${label}: `,
  notLatest: (failure, message) => `${failure}: gördükleriniz güncel değil. ${message}`,
  part: {
    failed: 'Sayfanın bu bölümü gösterilemedi.',
    notLoaded:
      'Bu bölüm yüklenemedi. Portal güncellendiyse çalışmanızı kaydedip sayfayı yeniden yükleyin.',
  },
  presence: { online: 'Çevrimiçi', offline: 'Çevrimdışı' },
  percent: (percent) => `%${percent}`,
  lessThanOnePercent: '<%1',
  moreThan99Percent: '>%99',
  deviceName: (browser, system) => `${browser} (${system})`,
  duration: {
    lessThanOneMinute: '<1 dk',
    minutes: (minutes) => `${number(minutes)} dk`,
    hours: (hours) => `${number(hours)} sa`,
    hoursAndMinutes: (hours, minutes) => `${number(hours)} sa ${minutes} dk`,
  },
  timeLeft: {
    fewSeconds: 'birkaç saniye kaldı',
    seconds: (count) => `${number(count)} saniye kaldı`,
    minutes: (count) => `${number(count)} dakika kaldı`,
    hours: (count) => `${number(count)} saat kaldı`,
  },
  fileSize: {
    bytes: (size) => `${number(size)} bayt`,
    kilobytes: (size) => `${number(size)} KB`,
    megabytes: (size) => `${number(size)} MB`,
    gigabytes: (size) => `${number(size)} GB`,
    terabytes: (size) => `${number(size)} TB`,
  },
  companyFilter: {
    label: 'Şirket',
    all: 'Tüm şirketler',
    deleted: 'Silinmiş şirket',
    search: 'Şirket ara',
  },
  confirm: {
    typeName: (name) => `Onaylamak için şu adı yazın: ${name}`,
  },
  copy: {
    copied: 'Kopyalandı',
    labelCopied: (label) => `${label} kopyalandı`,
    selected: 'Metin seçildi: klavyeyle kopyalayın.',
    sendByMail: 'E-postayla gönder',
  },
  download: {
    label: 'İndir',
    preparing: 'Hazırlanıyor…',
    started: (fileName) => `${fileName} indiriliyor`,
    failed: 'İndirme başarısız oldu',
  },
  file: {
    choose: 'Dosya seçin',
    orDrop: 'veya buraya bırakın',
    chooseAnother: (size) => `${size} · Başka bir dosya seç`,
    remove: 'Dosyayı kaldır',
    refused: (fileName, advice) => `“${fileName}” burada kullanılamaz. ${advice}`,
    refusedBesideChosen: (fileName, chosen) =>
      `“${fileName}” burada kullanılamaz. “${chosen}” seçili kaldı.`,
    chooseOtherType: 'Lütfen yukarıda belirtilen türde bir dosya seçin.',
    several: 'Lütfen her seferinde tek bir dosya bırakın.',
    severalBesideChosen: (chosen) =>
      `Lütfen her seferinde tek bir dosya bırakın. “${chosen}” seçili kaldı.`,
  },
  filters: { label: 'Filtreler', clear: 'Filtreleri temizle' },
  groupFilter: {
    label: 'Grup',
    all: 'Tüm gruplar',
    none: 'Hiçbir grupta değil',
    chosen: 'Seçilen grupta',
    deleted: 'Silinen bir grupta',
  },
  limited: {
    all: 'Gördüklerinizin tümü',
    more: (count) => `${number(count)} tane daha`,
    nothing:
      'Şu anda hiçbir şirket görmüyorsunuz. Portalın tamamını gören bir yönetici bunu değiştirebilir.',
    removal:
      'Yalnızca gruplarınızın üyelerini görürsünüz. Bundan sonra hiçbirinde olmayan kişi listelerinizde artık yer almaz ve bunu geri alamazsınız.',
  },
  showTable: 'Tablo olarak göster',
  list: {
    more: (count) => `${number(count)} tane daha var. Listeyi daraltmak için yazmaya devam edin.`,
    results: (count) => `${number(count)} sonuç`,
    search: 'Ara…',
    empty: 'Henüz seçilecek bir şey yok.',
    noMatch: 'Eşleşme yok.',
  },
  pageActions: 'Diğer işlemler',
  pagination: {
    label: (list) => `${list}: sayfalar`,
    page: (page, count) => `Sayfa ${number(page)}/${number(count)}`,
    previous: 'Önceki sayfa',
    next: 'Sonraki sayfa',
    open: (page) => `Sayfa ${number(page)}`,
  },
  password: { show: 'Parolayı göster' },
  person: { name: 'Ad soyad', email: 'E-posta' },
  search: { clear: 'Aramayı temizle' },
  selection: {
    label: 'Seçim',
    clear: 'Seçimi temizle',
    allOnPage: 'Bu sayfadakilerin tümünü seç',
  },
  textarea: {
    characters: (length, limit) => `${length}/${limit} karakter`,
    tooMany: (count) => `${number(count)} karakter fazla`,
    left: (count) => `${number(count)} karakter kaldı`,
  },
  theme: { switchToDark: 'Koyu temaya geç', switchToLight: 'Açık temaya geç' },
  toasts: {
    label: 'Bildirimler',
    close: 'Bildirimi kapat',
    howToUndo: (list, press) => `Geri almak için önce ${list}, sonra ${press} tuşuna basın.`,
    enterKey: 'Enter',
  },
  track: { done: 'Tamamlandı: ', current: 'Şu anki: ', locked: 'Kilitli: ' },
  upload: {
    label: (fileName) => `Yükleme: ${fileName}`,
    sending: ({ sent, total, percent, left }) =>
      `${sent} / ${total} · %${percent}${left === null ? '' : ` · ${left}`}`,
    spoken: (percent, left) =>
      left === null ? `%${percent} yüklendi` : `%${percent} yüklendi, ${left}`,
    checking: 'Gönderildi. Dosya kontrol ediliyor…',
    done: 'Yüklendi',
  },
};
