import { formatsOf } from '@portal/contract/formats';
import type { FileTexts } from './en.ts';

const { list, number, plural } = formatsOf('ar');

export const isolated = (name: string) => `\u2068${name}\u2069`;

const goodRows = (count: number) =>
  plural(count, {
    one: 'صف صالح واحد',
    two: 'صفان صالحان',
    few: `${number(count)} صفوف صالحة`,
    many: `${number(count)} صفًا صالحًا`,
    other: `${number(count)} صف صالح`,
  });

/** After a preposition or another noun. */
export const ofGoodRows = (count: number) =>
  plural(count, { two: 'صفين صالحين', other: goodRows(count) });

const rows = (count: number) =>
  plural(count, {
    one: 'صف واحد',
    two: 'صفان',
    few: `${number(count)} صفوف`,
    many: `${number(count)} صفًا`,
    other: `${number(count)} صف`,
  });

export const quoted = (names: readonly string[]) => names.map((name) => `«${isolated(name)}»`);

export const texts: FileTexts = {
  file: 'ملف CSV أو Excel',
  fileHint: (columns) =>
    `الأعمدة ${list(columns.required.map(isolated))}، واختياريًا ${list(columns.optional.map(isolated))}. الحد الأقصى: ${rows(columns.maxRows)} و${columns.maxSize}.`,
  template: 'تنزيل القالب',
  doing: {
    checking: 'جارٍ فحص الصفوف…',
    importing: 'جارٍ فحص الصفوف مجددًا…',
    listing: 'جارٍ تجهيز الصفوف المطلوب تصحيحها…',
  },
  sending: 'جارٍ إرسال الملف…',
  uploadOf: (fileName) => `رفع ${isolated(fileName)}`,
  addedOf: (finished, total) => `${number(finished)} من ${number(total)}`,
  stop: 'إلغاء',
  stopping: 'جارٍ الإلغاء…',
  inBackground: 'المتابعة في الخلفية',
  leftOut: (count) =>
    plural(count, {
      one: 'استُبعد صف واحد. نزّله مع السبب، وصحّح الملف ثم استورده.',
      two: 'استُبعد صفان. نزّلهما مع الأسباب، وصحّح الملف ثم استورده.',
      few: `استُبعدت ${number(count)} صفوف. نزّلها مع الأسباب، وصحّح الملف ثم استورده.`,
      many: `استُبعد ${number(count)} صفًا. نزّلها مع الأسباب، وصحّح الملف ثم استورده.`,
      other: `استُبعد ${number(count)} صف. نزّلها مع الأسباب، وصحّح الملف ثم استورده.`,
    }),
  done: 'تم',
  downloadBadRows: (count) => `تنزيل الصفوف المعيبة (${number(count)})`,
  badRowsFile: (name) => `${name}-rows-to-correct.csv`,
  line: (line) => `السطر ${line}`,

  allReady: (count) =>
    plural(count, {
      one: 'يمكن استيراد الصف.',
      other: `يمكن استيراد جميع الصفوف (${number(count)}).`,
    }),
  refused: (refused, total) =>
    `صفوف لا يمكن استيرادها: ${number(refused)} من أصل ${number(total)}.`,
  correctFile: 'صحّح الملف واختره مجددًا.',
  importOthers: (ready) =>
    plural(ready, {
      one: 'استورد الصف الآخر الآن، أو صحّح الملف واختره مجددًا.',
      other: 'استورد الصفوف الأخرى الآن، أو صحّح الملف واختره مجددًا.',
    }),
  columnsRead: (columns) => {
    const each = columns.map(({ name, headers }) => `${name} من ${list(quoted(headers))}`);
    return `${each.join('، ')}.`;
  },
  columnsFromLine: (line) => `الأعمدة من السطر ${line}.`,
  sheet: (name, row) => `الورقة «${isolated(name)}»، الأعمدة من الصف ${row}.`,
  otherSheets: (names) => `لا تُقرأ الأوراق الأخرى: ${quoted(names).join('، ')}.`,
  notUsed: (columns) => `الأعمدة غير المستخدمة: ${columns.map(isolated).join('، ')}.`,
  otherFile: 'اختيار ملف آخر',
  importGood: (count) => `استيراد ${ofGoodRows(count)}`,
  moreRows: (count) => `… والصفوف الأخرى: ${number(count)}.`,
  goodRows,
  firstGoodRows: (shown, total) => `أول ${number(shown)} من أصل ${ofGoodRows(total)}`,

  emailColumn: 'عمود البريد الإلكتروني',
  emailColumnHint: 'في الملف عدة أعمدة للبريد الإلكتروني.',
  encoding: 'ترميز الملف',
  encodingHint:
    'لا يذكره الملف. إذا بدت الأسماء خاطئة، فاختر ترميزًا آخر، أو احفظ الملف بتنسيق «\u2068CSV UTF-8\u2069» أو \u2068.xlsx\u2069.',
  codePages: {
    'windows-1252': 'أوروبا الغربية (\u2068Windows-1252\u2069)',
    'windows-1250': 'أوروبا الوسطى (\u2068Windows-1250\u2069)',
    'windows-1254': 'التركية (\u2068Windows-1254\u2069)',
    'windows-1257': 'البلطيقية (\u2068Windows-1257\u2069)',
    macintosh: '\u2068Mac Roman\u2069',
    cp850: '\u2068MS-DOS\u2069، أوروبا الغربية (850)',
    cp852: '\u2068MS-DOS\u2069، أوروبا الوسطى (852)',
    'windows-1251': 'السيريلية (\u2068Windows-1251\u2069)',
    'windows-1253': 'اليونانية (\u2068Windows-1253\u2069)',
    'koi8-r': 'السيريلية (\u2068KOI8-R\u2069)',
    cp866: '\u2068MS-DOS\u2069، السيريلية (866)',
  },
  hiddenRows: 'الصفوف المخفية',
  includeHidden: 'استيراد الصفوف المخفية أيضًا',
  hiddenIncluded: 'هي ضمن الصفوف أدناه.',
  hiddenLeftOut: (count) =>
    plural(count, {
      one: 'صف واحد مخفي في الورقة ومستبعد.',
      two: 'صفان مخفيان في الورقة ومستبعدان.',
      few: `${number(count)} صفوف مخفية في الورقة ومستبعدة.`,
      many: `${number(count)} صفًا مخفية في الورقة ومستبعدة.`,
      other: `${number(count)} صف مخفية في الورقة ومستبعدة.`,
    }),
  showHidden: 'عرض الصفوف المخفية',

  rowsToCorrect: 'صفوف مطلوب تصحيحها',
  countToCorrect: (count) => `صفوف مطلوب تصحيحها: ${number(count)}`,
  moreBadRows: (count) =>
    `… والصفوف الأخرى التي بها مشكلات، وهي في ملف الصفوف المعيبة: ${number(count)}.`,
};
