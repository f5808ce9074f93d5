import type { PosterTexts } from './en.ts';

export const texts: PosterTexts = {
  label: 'صورة الفيديو',
  preparing: 'جارٍ تحضير الصورة…',
  chooseMoment: 'اختيار لحظة',
  chooseFile: 'اختيار ملف',
  chooseFileLabel: 'اختيار ملف صورة',
  keep: 'احتفاظ',
  keepLabel: 'الاحتفاظ بالصورة',
  remove: 'إزالة',
  removeLabel: 'إزالة الصورة',
  unusable:
    'لا يمكن استخدام هذا الملف كصورة. يُرجى اختيار ملف \u2068PNG\u2069 أو \u2068JPEG\u2069 أو \u2068WebP\u2069 أو \u2068GIF\u2069 أو \u2068AVIF\u2069، وحفظ صورة \u2068HEIC\u2069 بتنسيق \u2068JPEG\u2069 أولًا.',
  state: {
    choosing: 'جارٍ اختيار صورة من الفيديو…',
    noneFound: 'تعذّر أخذ صورة من هذا الفيديو. يمكنك اختيار صورة، أو الحفظ بدونها.',
    removed: 'تُزال عند الحفظ.',
    none: 'تظهر الوحدة بدون صورة.',
    stored: 'تظهر للمتدربين على الوحدة وقبل تشغيل الفيديو.',
    automatic: 'اختيرت من الفيديو تلقائيًا. تظهر للمتدربين على الوحدة وقبل تشغيل الفيديو.',
    fromMoment: (moment) => `من ${moment} في الفيديو، تُحفظ مع الوحدة.`,
    fromFile: (name) => `الملف \u2068${name}\u2069، يُحفظ مع الوحدة.`,
  },
  chooser: {
    title: 'لحظة من الفيديو',
    moment: 'اللحظة',
    momentOf: ({ moment, duration }) => `${moment} من ${duration}`,
    failed: 'لا يستطيع هذا المتصفح أخذ صورة من الفيديو.',
    use: 'استخدام هذه الصورة',
  },
};
