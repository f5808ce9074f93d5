import { formatsOf } from '@portal/contract/formats';
import type { UiTexts } from './en.ts';

const { number, percent, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const charactersOf = (count: number) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });

export const texts: UiTexts = {
  cancel: 'إلغاء',
  close: 'إغلاق',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  delete: 'حذف',
  undo: 'تراجع',
  retry: 'إعادة المحاولة',
  tryAgain: 'المحاولة مجددًا',
  loading: 'جارٍ التحميل…',
  back: 'رجوع',
  retrying: 'جارٍ إعادة المحاولة…',
  reload: 'إعادة التحميل',
  dismiss: 'إخفاء',
  stay: 'البقاء',
  somethingWentWrong: 'حدث خطأ ما',
  optional: '(اختياري)',
  labelBefore: (label) => `${label}: `,
  notLatest: (failure, message) => `${failure}: ما تراه ليس الأحدث. ${message}`,
  part: {
    failed: 'تعذّر عرض هذا الجزء من الصفحة.',
    notLoaded: 'تعذّر تحميل هذا الجزء. إذا كانت البوابة قد حُدّثت، فاحفظ عملك وأعد تحميل الصفحة.',
  },
  presence: { online: 'متصل', offline: 'غير متصل' },
  percent,
  lessThanOnePercent: '\u2068<1%\u2069',
  moreThan99Percent: '\u2068>99%\u2069',
  deviceName: (browser, system) => `${isolated(browser)} على ${isolated(system)}`,
  duration: {
    lessThanOneMinute: 'أقل من دقيقة',
    minutes: (minutes) => `${minutes} د`,
    hours: (hours) => `${hours} س`,
    hoursAndMinutes: (hours, minutes) => `${hours} س ${minutes} د`,
  },
  timeLeft: {
    fewSeconds: 'بقيت بضع ثوانٍ',
    seconds: (count) =>
      plural(count, { few: `بقيت ${number(count)} ثوانٍ`, other: `بقيت ${number(count)} ثانية` }),
    minutes: (count) =>
      plural(count, {
        one: 'بقيت دقيقة واحدة',
        two: 'بقيت دقيقتان',
        few: `بقيت ${number(count)} دقائق`,
        other: `بقيت ${number(count)} دقيقة`,
      }),
    hours: (count) =>
      plural(count, {
        one: 'بقيت ساعة واحدة',
        two: 'بقيت ساعتان',
        few: `بقيت ${number(count)} ساعات`,
        other: `بقيت ${number(count)} ساعة`,
      }),
  },
  fileSize: {
    bytes: (size) => `${size} بايت`,
    kilobytes: (size) => `${size} كيلوبايت`,
    megabytes: (size) => `${size} ميغابايت`,
    gigabytes: (size) => `${size} غيغابايت`,
    terabytes: (size) => `${size} تيرابايت`,
  },
  companyFilter: {
    label: 'الشركة',
    all: 'جميع الشركات',
    deleted: 'شركة محذوفة',
    search: 'البحث عن شركات',
  },
  confirm: {
    typeName: (name) => `اكتب ${isolated(name)} للتأكيد`,
  },
  copy: {
    copied: 'تم النسخ',
    labelCopied: (label) => `تم النسخ: ${label}`,
    selected: 'النص محدد: انسخه بلوحة المفاتيح.',
    sendByMail: 'الإرسال بالبريد الإلكتروني',
  },
  download: {
    label: 'تنزيل',
    preparing: 'جارٍ التحضير…',
    started: (fileName) => `جارٍ تنزيل ${isolated(fileName)}`,
    failed: 'تعذّر التنزيل',
  },
  file: {
    choose: 'اختر ملفًا',
    orDrop: 'أو أفلته هنا',
    chooseAnother: (size) => `${size} · اختر ملفًا آخر`,
    remove: 'إزالة الملف',
    refused: (fileName, advice) => `لا يمكن استخدام «${isolated(fileName)}» هنا. ${advice}`,
    refusedBesideChosen: (fileName, chosen) =>
      `لا يمكن استخدام «${isolated(fileName)}» هنا. يبقى «${isolated(chosen)}» مختارًا.`,
    chooseOtherType: 'يُرجى اختيار ملف من الأنواع المذكورة أعلاه.',
    several: 'يُرجى إفلات ملف واحد في كل مرة.',
    severalBesideChosen: (chosen) =>
      `يُرجى إفلات ملف واحد في كل مرة. يبقى «${isolated(chosen)}» مختارًا.`,
  },
  filters: { label: 'عوامل التصفية', clear: 'مسح عوامل التصفية' },
  groupFilter: {
    label: 'المجموعة',
    all: 'جميع المجموعات',
    none: 'خارج كل المجموعات',
    chosen: 'في المجموعة المختارة',
    deleted: 'في مجموعة محذوفة',
  },
  limited: {
    all: 'كل ما تراه',
    more: (count) =>
      plural(count, { one: 'واحد آخر', two: 'اثنان آخران', other: `${number(count)} أخرى` }),
    nothing: 'لا ترى أي شركة حاليًا. يمكن لمسؤول يرى البوابة كلها تغيير ذلك.',
    removal:
      'أنت ترى أعضاء مجموعاتك فقط. من لا يبقى في أي منها بعد ذلك يختفي من قوائمك، ولا يمكنك التراجع عن ذلك.',
  },
  showTable: 'عرض كجدول',
  list: {
    more: (count) => `هناك ${number(count)} غيرها. واصل الكتابة لتضييق القائمة.`,
    results: (count) =>
      plural(count, {
        zero: 'لا نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: `${number(count)} نتائج`,
        other: `${number(count)} نتيجة`,
      }),
    search: 'بحث…',
    empty: 'لا شيء للاختيار منه بعد.',
    noMatch: 'لا نتائج مطابقة.',
  },
  pageActions: 'إجراءات أخرى',
  pagination: {
    label: (list) => `${list}: الصفحات`,
    page: (page, count) => `الصفحة ${number(page)} من ${number(count)}`,
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    open: (page) => `الصفحة ${page}`,
  },
  password: { show: 'إظهار كلمة المرور' },
  person: { name: 'الاسم الكامل', email: 'البريد الإلكتروني' },
  search: { clear: 'مسح البحث' },
  selection: {
    label: 'التحديد',
    clear: 'إلغاء التحديد',
    allOnPage: 'تحديد الكل في هذه الصفحة',
  },
  textarea: {
    characters: (length, limit) => `عدد الأحرف: ${length} من ${limit}`,
    tooMany: (count) => `ما يتجاوز الحد: ${charactersOf(count)}`,
    left: (count) => `المتبقي: ${charactersOf(count)}`,
  },
  theme: {
    switchToDark: 'التبديل إلى المظهر الداكن',
    switchToLight: 'التبديل إلى المظهر الفاتح',
  },
  toasts: {
    label: 'الإشعارات',
    close: 'إغلاق الإشعار',
    howToUndo: (list, press) => `للتراجع، اضغط ${isolated(list)} ثم ${isolated(press)}.`,
    enterKey: 'Enter',
  },
  track: { done: 'مكتملة: ', current: 'الحالية: ', locked: 'مقفلة: ' },
  upload: {
    label: (fileName) => `رفع ${isolated(fileName)}`,
    sending: (bytes) =>
      `${bytes.sent} من ${bytes.total} · ${percent(bytes.percent)}${bytes.left === null ? '' : ` · ${bytes.left}`}`,
    spoken: (value, left) =>
      left === null ? `تم رفع ${percent(value)}` : `تم رفع ${percent(value)}، ${left}`,
    checking: 'تم الإرسال. جارٍ فحص الملف…',
    done: 'تم الرفع',
  },
};
