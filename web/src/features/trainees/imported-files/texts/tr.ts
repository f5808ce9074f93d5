import { formatsOf } from '@portal/contract/formats';
import type { FileTexts } from './en.ts';

const { list, number } = formatsOf('tr');

const goodRows = (count: number) => `${number(count)} geçerli satır`;

export const rows = (count: number) => `${number(count)} satır`;

export const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`);

export const texts: FileTexts = {
  file: 'CSV veya Excel dosyası',
  fileHint: (columns) =>
    `Sütunlar: ${columns.required.join(', ')}; isteğe bağlı: ${list(columns.optional)}. En fazla ${rows(columns.maxRows)} ve ${columns.maxSize}.`,
  template: 'Şablonu indir',
  doing: {
    checking: 'Satırlar kontrol ediliyor…',
    importing: 'Satırlar yeniden kontrol ediliyor…',
    listing: 'Düzeltilecek satırlar listeleniyor…',
  },
  sending: 'Dosya gönderiliyor…',
  uploadOf: (fileName) => `Yükleme: ${fileName}`,
  addedOf: (finished, total) => `${number(finished)}/${number(total)}`,
  stop: 'İptal et',
  stopping: 'İptal ediliyor…',
  inBackground: 'Arka planda devam et',
  leftOut: (count) =>
    count === 1
      ? '1 satır dışarıda bırakıldı. Satırı nedeniyle birlikte indirin, dosyayı düzeltip içe aktarın.'
      : `${rows(count)} dışarıda bırakıldı. Satırları nedenleriyle birlikte indirin, dosyayı düzeltip içe aktarın.`,
  done: 'Bitti',
  downloadBadRows: (count) => `${number(count)} hatalı satırı indir`,
  badRowsFile: (name) => `${name}-duzeltilecek-satirlar.csv`,
  line: (line) => `Satır ${line}`,

  allReady: (count) =>
    count === 1 ? 'Satır içe aktarılabilir.' : `${number(count)} satırın tümü içe aktarılabilir.`,
  refused: (refused, total) =>
    `${number(total)} satırdan ${number(refused)} tanesi içe aktarılamaz.`,
  correctFile: 'Dosyayı düzeltip yeniden seçin.',
  importOthers: (ready) =>
    ready === 1
      ? 'Kalan satırı şimdi içe aktarın veya dosyayı düzeltip yeniden seçin.'
      : 'Kalan satırları şimdi içe aktarın veya dosyayı düzeltip yeniden seçin.',
  columnsRead: (columns) => {
    const each = columns.map(({ name, headers }) => `${name} ← ${list(quoted(headers))}`);
    return `Okunan sütunlar: ${each.join(', ')}.`;
  },
  columnsFromLine: (line) => `Sütun adları ${line}. satırdan alındı.`,
  sheet: (name, row) => `“${name}” sayfası okundu, sütun adları ${row}. satırdan alındı.`,
  otherSheets: (names) => `Diğer sayfalar okunmaz: ${quoted(names).join(', ')}.`,
  notUsed: (columns) => `Kullanılmayanlar: ${columns.join(', ')}.`,
  otherFile: 'Başka bir dosya seç',
  importGood: (count) => `${number(count)} geçerli satırı içe aktar`,
  moreRows: (count) => `… ve ${rows(count)} daha.`,
  goodRows,
  firstGoodRows: (shown, total) => `${goodRows(total)} içinden ilk ${number(shown)}`,

  emailColumn: 'E-posta sütunu',
  emailColumnHint: 'Dosyada birden çok e-posta sütunu var.',
  encoding: 'Dosyanın karakter kodlaması',
  encodingHint:
    'Dosya bunu belirtmiyor. Adlar yanlış görünüyorsa başka bir kodlama seçin veya dosyayı “CSV UTF-8” ya da .xlsx olarak kaydedin.',
  codePages: {
    'windows-1252': 'Batı Avrupa (Windows-1252)',
    'windows-1250': 'Orta Avrupa (Windows-1250)',
    'windows-1254': 'Türkçe (Windows-1254)',
    'windows-1257': 'Baltık (Windows-1257)',
    macintosh: 'Mac Roman',
    cp850: 'MS-DOS, Batı Avrupa (850)',
    cp852: 'MS-DOS, Orta Avrupa (852)',
    'windows-1251': 'Kiril (Windows-1251)',
    'windows-1253': 'Yunanca (Windows-1253)',
    'koi8-r': 'Kiril (KOI8-R)',
    cp866: 'MS-DOS, Kiril (866)',
  },
  hiddenRows: 'Gizli satırlar',
  includeHidden: 'Gizli satırları da içe aktar',
  hiddenIncluded: 'Gizli satırlar aşağıdaki satırların arasında.',
  hiddenLeftOut: (count) => `Sayfada gizli olan ${rows(count)} dışarıda bırakıldı.`,
  showHidden: 'Gizli satırları göster',

  rowsToCorrect: 'Düzeltilecek satırlar',
  countToCorrect: (count) => `Düzeltilecek ${rows(count)}`,
  moreBadRows: (count) =>
    `… ve sorunlu ${rows(count)} daha; hatalı satırlar dosyasında bulabilirsiniz.`,
};
