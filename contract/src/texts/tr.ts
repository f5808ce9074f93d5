import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number } = formatsOf('tr');

export const texts: Words = {
  status: {
    'not-started': 'Başlanmadı',
    'in-progress': 'Devam ediyor',
    failed: 'Son deneme başarısız',
    completed: 'Tamamlandı',
  },
  standing: {
    overdue: 'Gecikmiş',
    expired: 'Süresi dolmuş',
    inGrace: 'Ek sürede',
    due: 'Son tarihi var',
    renewalOpen: 'Yenilenecek',
    open: 'Açık',
    valid: 'Geçerli',
    waived: 'Muaf',
    paused: 'Ara verildi',
    notRequired: 'Zorunlu değil',
  },
  columns: {
    name: 'Ad Soyad',
    email: 'E-posta',
    company: 'Şirket',
    password: 'Parola',
    language: 'Dil',
    groups: 'Gruplar',
    module: 'Modül',
    completedOn: 'Tamamlanma tarihi',
    validUntil: 'Geçerlilik sonu',
    certificate: 'Sertifika',
    note: 'Not',
    problem: 'Sorun',
  },
  newModules: (count) => `${number(count)} yeni modül`,
  rights: { read: 'Okuma', people: 'Kişiler', training: 'Eğitim' },
  scope: (place, right) => `${place} (${right})`,
  seesEverything: 'Her şeyi görür',
  seesNothing: 'Hiçbir şey görmez',
  commandLine: 'Komut satırı',
  deletedUser: (number) => `Silinmiş kullanıcı ${number}`,
  notLoggedIn: 'Giriş yapmadınız. Lütfen yeniden giriş yapın.',
  noSuchModule: 'Modül bulunamadı veya bu modüle erişiminiz yok.',
  videoFirst: 'Sınava girmeden önce lütfen videoyu tamamlayın.',
  noQuiz: 'Bu modülde sınav yok.',
  companyInUse: 'Şirket silinemiyor: kaldırılamayan verileri var',
  durationUnread:
    'Lütfen videonun süresi okunana kadar bekleyin veya başka bir video dosyası seçin.',
  captionsTooLarge: 'Tek bir kaydetmedeki altyazılar toplam en fazla 256 KB olabilir.',
  captionsUnknown:
    'Bu bir altyazı dosyası değil. WebVTT veya SubRip dosyalarında (.vtt, .srt) her altyazının “00:00:01.500 --> 00:00:04.000” gibi zamanları olur.',
  fileTooLarge: (megabytes) => `Dosya, ${megabytes} MB sınırından büyük.`,
};
