import { formatsOf } from '@portal/contract/formats';
import type { ModulesTexts } from './en.ts';

const { list, number, percent, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const videos = (count: number) =>
  plural(count, {
    zero: 'لا فيديوهات',
    one: 'فيديو واحد',
    two: 'فيديوهان',
    few: `${number(count)} فيديوهات`,
    other: `${number(count)} فيديو`,
  });
const questions = (count: number) =>
  plural(count, {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: `${number(count)} أسئلة`,
    many: `${number(count)} سؤالًا`,
    other: `${number(count)} سؤال`,
  });
const tries = (count: number) =>
  plural(count, {
    one: 'محاولة واحدة',
    two: 'محاولتان',
    few: `${number(count)} محاولات`,
    other: `${number(count)} محاولة`,
  });
const haveSeenNoPicture = (trainees: number) =>
  `المتدربون الذين لم تظهر لهم الصورة: ${number(trainees)}`;
const couldNotFinish = (trainees: number) =>
  `المتدربون الذين تعذّر عليهم إنهاء هذا الفيديو: ${number(trainees)}`;

const saveAsMp4 = 'يُرجى حفظه بتنسيق MP4 بفيديو \u2068H.264\u2069 وصوت AAC.';

export const texts: ModulesTexts = {
  fields: {
    name: 'اسم الوحدة',
    description: 'الوصف',
    video: 'الفيديو',
    captions: 'التسميات التوضيحية',
    passMark: 'درجة النجاح (%)',
    questionsDrawn: 'الأسئلة لكل محاولة',
    triesMax: 'المحاولات',
    ownCertificate: 'شهادة خاصة بالوحدة',
  },
  draft: 'مسودة',
  draftHidden: 'لا تظهر للمتدربين من دون فيديو أو أسئلة.',
  loadFailed: 'تعذّر تحميل الوحدات.',
  noneToReorder: 'لا توجد وحدات لإعادة ترتيبها',
  page: {
    add: 'إضافة وحدة تدريبية',
    reorder: 'إعادة ترتيب الوحدات',
  },
  list: {
    label: 'الوحدات',
    loading: 'جارٍ تحميل الوحدات…',
    empty: 'لا توجد وحدات بعد',
    emptyHint: 'الوحدة فيديو أو اختبار أو كلاهما. يتبعها المتدربون بترتيب هذه القائمة.',
    addFirst: 'إضافة أول وحدة',
  },
  row: {
    mcqs: questions,
    videos,
    duration: 'المدة',
    videoMissing: 'الفيديو مفقود',
    videoMissingHint: 'ملف الفيديو ليس في مخزن الوسائط.',
    created: (date) => `أُنشئت في ${date}`,
    createdBy: (date, admin) => `أُنشئت في ${date} بواسطة ${admin}`,
    insightOf: (module) => `تحليل ${isolated(module)}`,
    edit: (module) => `تعديل ${isolated(module)}`,
    delete: (module) => `حذف ${isolated(module)}`,
    continue: 'متابعة',
    continueNamed: (module) => `متابعة ${isolated(module)}`,
    discard: 'تجاهل',
    discardNamed: (module) => `تجاهل ${isolated(module)}`,
  },
  playbackLimits: {
    ogg: `لم تعد المتصفحات الحالية تشغّل فيديو \u2068Ogg (Theora)\u2069. ${saveAsMp4}`,
    picture: `كثير من المتصفحات لا تشغّل تنسيق صورة هذا الفيديو. ${saveAsMp4}`,
    sound: `كثير من المتصفحات تشغّل هذا الفيديو بلا صوت. ${saveAsMp4}`,
    quicktime: `بعض المتصفحات لا تشغّل ملفات \u2068QuickTime\u2069. ${saveAsMp4}`,
  },
  captionsWarnings: {
    encodingGuessed:
      'لا يذكر الملف ترميزه، فقُرئ بترميز لغات أوروبا الغربية (\u2068Windows-1252\u2069). يُرجى التحقق من الأحرف، أو حفظ الملف بترميز UTF-8.',
    leftOut: ({ lines, count, total }) => {
      const named = lines.join('، ');
      const more = count > lines.length ? '، …' : '';
      const where = count === 1 ? `السطر ${named}` : `الأسطر ${named}${more}`;
      return `استُبعدت تسميات توضيحية لأن أوقاتها لا يمكن عرضها (${number(count)} من أصل ${number(total)}): ${where}.`;
    },
    allLate: 'تأتي جميع التسميات التوضيحية بعد نهاية الفيديو، فلا تظهر أي منها.',
    someLate: 'تأتي بعض التسميات التوضيحية بعد نهاية الفيديو. يُرجى التحقق من أنها لهذا الفيديو.',
  },
  problems: {
    noPicture: (trainees) => `${haveSeenNoPicture(trainees)}.`,
    noPictureOrMore: (trainees) => `${haveSeenNoPicture(trainees)} أو أكثر.`,
    cannotFinish: (trainees) => `${couldNotFinish(trainees)}.`,
    cannotFinishOrMore: (trainees) => `${couldNotFinish(trainees)} أو أكثر.`,
  },
  dialog: {
    editTitle: 'تعديل الوحدة',
    duration: 'المدة',
    questions: 'الأسئلة',
    company: 'الشركة',
    quiz: 'الاختبار',
    quizSettings: (quiz) =>
      [
        `درجة النجاح ${percent(quiz.passMark)}`,
        ...(quiz.questionsDrawn === null ? [] : [`${questions(quiz.questionsDrawn)} لكل محاولة`]),
        ...(quiz.triesMax === null ? [] : [tries(quiz.triesMax)]),
      ].join('، '),
    thenReplace: (warning) => `${warning} ثم استبدل الفيديو من خلال «تعديل».`,
    edit: 'تعديل',
    insight: 'التحليل',
    addAnother: 'إضافة وحدة أخرى',
  },
  captions: {
    none: 'لا توجد تسميات توضيحية',
    listed: (names) => `التسميات التوضيحية: ${names.map(isolated).join('، ')}`,
    unnamed: 'تسميات توضيحية',
    inLanguage: (name, language) => `${isolated(name)} (${isolated(language)})`,
  },
  questions: {
    title: 'الأسئلة',
    none: 'لا توجد أسئلة في هذه الوحدة.',
    explanation: 'الشرح:',
    correctAnswer: 'الإجابة الصحيحة',
    fixedOrder: 'تعرض كل محاولة الخيارات بهذا الترتيب.',
  },
  video: {
    label: (module) => `فيديو ${isolated(module)}`,
    missing: 'ملف هذا الفيديو مفقود',
    missingHint:
      'لم يعد في مخزن الوسائط، لذا لا يستطيع المتدربون مشاهدته. استعده من نسخة احتياطية، أو ارفع الفيديو مجددًا.',
    unplayable: 'لا يمكن تشغيل الفيديو',
    unplayableHint: 'قد لا يعرف هذا المتصفح تنسيقه، أو انقطع الاتصال.',
  },
  loadError: {
    title: 'تعذّر تحميل الوحدة',
    notFound: 'الوحدة غير موجودة',
    notFoundHint: 'لا توجد وحدة كهذه. ربما حُذفت، أو كُتب العنوان خطأً.',
  },
  deletion: {
    title: 'هل تريد حذف هذه الوحدة؟',
    confirm: 'حذف الوحدة',
    deleting: 'جارٍ الحذف…',
    deletedWith: (module) => {
      const content = [
        ...(module.videos === 0 ? [] : [`الفيديوهات (${number(module.videos)})`]),
        ...(module.questions === 0 ? [] : [`الأسئلة (${number(module.questions)})`]),
        'كل ما فيها من تقدم ونتائج',
      ];
      return `تُحذف ${isolated(module.name)} مع ${list(content)}.`;
    },
    invalid: 'بيانات الوحدة غير صالحة',
    failed: (reason) => `تعذّر حذف الوحدة: ${reason}`,
  },
  company: {
    loading: 'جارٍ تحميل الشركة…',
    loadFailed: 'تعذّر تحميل الشركات.',
    notFound: 'الشركة غير موجودة',
    notFoundOrDeleted: 'الشركة غير موجودة أو حُذفت من قبل',
    notFoundHint: 'قد يكون العنوان قديمًا أو كُتب خطأً.',
    backToCompanies: 'العودة إلى الشركات',
  },
  leave: {
    title: 'هل تريد المغادرة بدون حفظ؟',
    confirm: 'مغادرة',
  },
  save: {
    saving: 'جارٍ حفظ الوحدة…',
    uploadCancelled: 'أُلغي الرفع.',
    retrySaves: 'ما أدخلته لا يزال هنا. «إعادة المحاولة» تحفظه كله.',
    retrySavesWithoutUpload:
      'ما أدخلته لا يزال هنا، ولا حاجة إلى إرسال الفيديو مجددًا. «إعادة المحاولة» تحفظه كله.',
    addFailed: (reason) => `تعذّرت إضافة الوحدة أو الفيديو أو الأسئلة: ${reason}`,
    updateFailed: (reason) => `تعذّر تحديث الوحدة: ${reason}`,
    noModuleId: 'تعذّر إنشاء الوحدة: لم يُرجَع معرّف الوحدة',
    aboutCaptions: (module) => `حول التسميات التوضيحية لـ «${isolated(module)}»`,
    withoutPicture: 'تم الحفظ بدون صورة',
    choosePicture: 'يمكنك اختيار صورة من خلال «تعديل».',
  },
};
