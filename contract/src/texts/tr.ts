import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number } = formatsOf('tr');

const LINES_NAMED = 5;

export const texts: Words = {
  status: {
    'not-started': 'Başlanmadı',
    'in-progress': 'Devam ediyor',
    failed: 'Son deneme başarısız',
    completed: 'Tamamlandı',
  },
  newModules: (count) => `${number(count)} yeni modül`,
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
  captionsEncodingGuessed:
    'Dosya, karakter kodlamasını belirtmiyor ve Batı Avrupa metni (Windows-1252) olarak okundu. Lütfen harfleri kontrol edin veya dosyayı UTF-8 olarak kaydedin.',
  captionsLeftOut: (lines, total) => {
    const named = lines.slice(0, LINES_NAMED).join(', ');
    const more = lines.length > LINES_NAMED ? ', …' : '';
    return `${number(total)} altyazıdan ${number(lines.length)} tanesi, zamanları gösterilemediği için dışarıda bırakıldı: satır ${named}${more}.`;
  },
  fileTooLarge: (megabytes) => `Dosya, ${megabytes} MB sınırından büyük.`,
};
