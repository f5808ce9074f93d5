import type { ModuleVersionsTexts } from './en.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;

export const texts: ModuleVersionsTexts = {
  title: 'تغيّرت هذه الوحدة في مكان آخر',
  description: 'لم يُحفظ شيء من تغييراتك بعد. اختر النسخة التي تبقى.',
  choices:
    '«الاحتفاظ بنسختي» يحفظ تغييراتك، وما لم تغيّره يبقى كما حُفظ هناك. «عرض النسخة الأخرى» يتجاهل تغييراتك.',
  back: 'العودة إلى التعديل',
  showTheirs: 'عرض النسخة الأخرى',
  keepMine: 'الاحتفاظ بنسختي',
  loading: 'جارٍ تحميل النسخة الأخرى…',
  loadFailed: 'تعذّر تحميل النسخة الأخرى',
  yours: 'نسختك',
  theirs: 'النسخة الأخرى',
  unchanged: 'بلا تغيير منك.',
  fields: {
    picture: 'الصورة',
    question: (place) => `السؤال ${place}`,
  },
  empty: 'فارغ',
  switchedOn: 'مفعّل',
  switchedOff: 'غير مفعّل',
  video: {
    none: 'لا يوجد فيديو',
    chosen: ({ file, length }) => `${isolated(file)} (${length})`,
    another: (length) => `فيديو آخر (${length})`,
    asBefore: (length) => `الفيديو كما كان (${length})`,
  },
  picture: {
    none: 'لا توجد صورة',
    chosen: 'صورة جديدة',
    another: 'صورة أخرى',
    asBefore: 'الصورة كما كانت',
  },
  captions: {
    none: 'لا توجد تسميات توضيحية',
    without: (name) => `بدون ${isolated(name)}`,
    added: (name) => `جديد: ${isolated(name)}`,
  },
  question: {
    none: 'لا يوجد سؤال',
    fixedOrder: 'تحتفظ الخيارات بهذا الترتيب.',
    explanation: (explanation) => `الشرح: ${isolated(explanation)}`,
  },
};
