import { formatsOf } from '@portal/contract/formats';
import type { CompaniesTexts } from './en.ts';

const { list, number, percent, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const forTrainees = (count: number) =>
  plural(count, {
    one: 'لمتدرب واحد',
    two: 'لمتدربين اثنين',
    few: `لـ ${number(count)} متدربين`,
    many: `لـ ${number(count)} متدربًا`,
    other: `لـ ${number(count)} متدرب`,
  });

const needsMailServer = 'يلزم خادم بريد: اطلب من مشغّل البوابة ضبط \u2068SMTP_URL\u2069.';

export const texts: CompaniesTexts = {
  companies: 'الشركات',
  loading: 'جارٍ تحميل الشركات…',
  failedToLoad: 'تعذّر تحميل الشركات.',
  newCompany: 'شركة جديدة',
  edit: (name) => `تعديل ${isolated(name)}`,
  delete: (name) => `حذف ${isolated(name)}`,
  counted: (time) => `وقت الإحصاء: ${time}`,
  modules: (count) =>
    plural(count, {
      zero: 'لا وحدات',
      one: 'وحدة واحدة',
      two: 'وحدتان',
      few: `${number(count)} وحدات`,
      other: `${number(count)} وحدة`,
    }),
  trainees: (count) =>
    plural(count, {
      zero: 'لا متدربين',
      one: 'متدرب واحد',
      two: 'متدربان',
      few: `${number(count)} متدربين`,
      many: `${number(count)} متدربًا`,
      other: `${number(count)} متدرب`,
    }),

  figure: {
    none: 'لا توجد أرقام بعد',
    completed: (value) => `أكملوا التدريب: ${percent(value)}`,
    stuck: (count) => `المتعثرون: ${number(count)}`,
    average: (value) => `متوسط الدرجات ${percent(value)}`,
    upToDate: (value) => `بلا تأخير: ${percent(value)}`,
    noneRequired: 'لا توجد وحدات إلزامية',
  },

  table: {
    name: 'الشركة',
    people: 'الأشخاص',
    completed: 'أكملوا التدريب',
    stuck: 'المتعثرون',
    average: 'متوسط الدرجات',
    upToDate: 'بلا تأخير',
    percent,
    actions: 'الإجراءات',
  },

  toolbar: {
    view: 'العرض',
    search: 'البحث عن شركات',
    order: 'الترتيب',
    orders: {
      name: 'الاسم تصاعديًا',
      '-name': 'الاسم تنازليًا',
      '-people': 'الأكثر عددًا أولًا',
      people: 'الأقل عددًا أولًا',
      '-completed': 'الأكثر إكمالًا أولًا',
      completed: 'الأقل إكمالًا أولًا',
      '-stuck': 'الأكثر تعثرًا أولًا',
      stuck: 'الأقل تعثرًا أولًا',
      '-average': 'أعلى متوسط أولًا',
      average: 'أدنى متوسط أولًا',
      '-upToDate': 'الأكثر بلا تأخير أولًا',
      upToDate: 'الأقل بلا تأخير أولًا',
    },
    layout: 'العرض',
    layouts: { cards: 'بطاقات', list: 'قائمة' },
  },

  collection: {
    found: (count, total) => `الشركات التي عُثر عليها: ${number(count)} من أصل ${number(total)}`,
    figuresFailed: (reason) => `تعذّر تحميل الأرقام. ${reason}`,
    none: {
      title: 'لا توجد شركات بعد',
      text: 'لكل شركة وحداتها التدريبية الخاصة، ويسجّل متدربوها فيها.',
      add: 'إضافة أول شركة',
    },
    noneFound: {
      title: 'لم يُعثر على أي شركة',
      text: (search) => `لا يحتوي أي اسم على «${isolated(search)}».`,
      showAll: 'عرض جميع الشركات',
    },
  },

  create: {
    title: 'شركة جديدة',
    submit: 'إنشاء الشركة',
    busy: 'جارٍ الإنشاء…',
    done: 'تم إنشاء الشركة بنجاح!',
    failed: 'تعذّر إنشاء الشركة. يُرجى المحاولة مجددًا.',
    lost: 'لم تُحفظ بيانات الشركة التي أدخلتها بعد وستُفقد.',
  },
  change: {
    title: 'تعديل الشركة',
    submit: 'حفظ التغييرات',
    busy: 'جارٍ الحفظ…',
    done: 'تم تحديث الشركة بنجاح!',
    failed: 'تعذّر تحديث الشركة. يُرجى المحاولة مجددًا.',
    lost: 'لم تُحفظ تغييراتك على هذه الشركة بعد وستُفقد.',
  },
  form: {
    name: 'اسم الشركة',
    logo: 'الشعار',
    newLogo: 'شعار جديد',
    logoHint: (types, size, side) =>
      `${types}، بحد أقصى ${size} و\u2068${number(side)} × ${number(side)}\u2069 بكسل`,
    logoStays: 'يبقى الشعار كما هو ما لم تختر غيره.',
    emptyFile: 'هذا الملف فارغ. يُرجى اختيار ملف آخر.',
    largePicture: (size) => `حجم هذه الصورة أكبر من ${size}. يُرجى اختيار صورة أصغر.`,
  },

  leave: { title: 'هل تريد المغادرة بدون حفظ؟', confirm: 'مغادرة' },

  deletion: {
    title: (name) => `هل تريد حذف ${name}؟`,
    confirm: 'حذف الشركة',
    busy: 'جارٍ الحذف…',
    deleted: (name) => `تم حذف ${name} بنجاح`,
    consequences: (undo) => `${undo} تُحذف الشركة مع:`,
    lines: {
      modules: (modules, videos, questions) =>
        `جميع الوحدات (${number(modules)})، بما فيها من فيديوهات (${number(videos)}) وأسئلة (${number(questions)})`,
      modulesUncounted: (modules) =>
        `جميع الوحدات (${number(modules)})، بما فيها من فيديوهات وأسئلة`,
      trainees: (trainees) =>
        `جميع متدربي الشركة (${number(trainees)})، الذين تنتهي حساباتهم على الفور`,
      progress: (passedModules, attempts) =>
        `كل التقدم ونتائج الاختبارات: الوحدات المجتازة (${number(passedModules)}) ومحاولات الاختبارات (${number(attempts)})`,
      progressUncounted: 'كل التقدم ونتائج الاختبارات',
      messages: (things) => list(things),
      helpRequests: (count) =>
        plural(count, {
          one: 'طلب مساعدة واحد',
          two: 'طلبي مساعدة',
          few: `${number(count)} طلبات مساعدة`,
          other: `${number(count)} طلب مساعدة`,
        }),
      feedback: (count) =>
        plural(count, {
          one: 'رأي واحد',
          two: 'رأيين اثنين',
          few: `${number(count)} آراء`,
          many: `${number(count)} رأيًا`,
          other: `${number(count)} رأي`,
        }),
      admins: (names) => `وصول المسؤولين المحدودين بها: ${list(names)}`,
    },
    administratorsLeft: (count) =>
      `لا يمكن حذف الشركة: لديها بيانات مرتبطة لا يمكن إزالتها (المسؤولون المنتمون إليها: ${number(count)}).`,
    notFound: 'الشركة غير موجودة أو حُذفت من قبل',
    forbidden: 'ليست لديك صلاحية حذف هذه الشركة',
    failed: (reason) => `تعذّر حذف الشركة: ${reason}`,
  },

  firstSteps: {
    title: 'الخطوات الأولى',
    dismiss: 'إخفاء الخطوات الأولى',
    modules: 'إضافة وحدة تدريبية',
    settings: 'ضم المتدربين عبر رابط التسجيل',
    progress: 'متابعة تقدمهم',
    done: 'تم',
  },

  profile: {
    title: 'الاسم والشعار',
    edit: 'تعديل الشركة',
  },

  settings: {
    loading: 'جارٍ تحميل الإعدادات…',
    failedToLoad: 'تعذّر تحميل الإعدادات.',
    link: 'رابط التسجيل',
    copyLink: 'نسخ الرابط',
    linkNote: {
      invitation: 'لا يمكن لأحد التسجيل من خلاله حاليًا، لأن المتدربين ينضمون بالدعوة فقط.',
      listed: 'يسجّل المتدربون في هذه الشركة من خلاله، أو يختارون الشركة من القائمة.',
      unlisted: 'لا يمكن للمتدربين التسجيل في هذه الشركة إلا من خلاله، لأن الشركة ليست في القائمة.',
    },
    save: 'حفظ الإعدادات',
    saved: 'تم حفظ الإعدادات',
    discard: 'تجاهل التغييرات',
    lost: 'لم تُحفظ تغييراتك على هذه الإعدادات بعد وستُفقد.',
    conflict: (reason) => `${reason} لم تُحفظ تغييراتك.`,
    reload: 'تحميل الإعدادات الحالية',
  },

  signUp: {
    legend: 'من يمكنه التسجيل',
    open: 'الجميع',
    openNote:
      'لا يلزم رمز ولا دعوة. لا تثبت النتيجة عندئذ هوية من حققها، لأن الشخص الواحد يمكنه التسجيل عدة مرات. للإثبات، استخدم رمز انضمام أو دعوات.',
    code: 'برمز انضمام',
    codeNote: 'يحتاج المتدربون إلى رمز الشركة.',
    newCodeNote: 'تُنشئ البوابة رمزًا عند الحفظ. أعطه لمتدربيك.',
    domains: 'ببريد إلكتروني للشركة',
    domainsNote: 'يُؤكَّد كل بريد إلكتروني برسالة.',
    domainsNoteWithoutMail: `يُؤكَّد كل بريد إلكتروني برسالة. ${needsMailServer}`,
    invitation: 'بالدعوة فقط',
    invitationNote: 'يضيف المسؤولون المتدربين أو يستوردونهم. لا يمكن لأحد التسجيل.',
    emailDomains: 'نطاقات البريد الإلكتروني',
    emailDomainsHint: 'نطاق واحد في كل سطر، مثل \u2068example.com\u2069. لا تشمل النطاقات الفرعية.',
    confirmEmail: 'تأكيد كل بريد إلكتروني برسالة',
    confirmEmailNote: 'يُنشأ الحساب عندما يفتح المتدرب الرابط المُرسل بالبريد.',
    needsMailServer,
    listed: 'إظهار الشركة في القائمة العامة',
    listedNote:
      'وإلا فلن يجدها الزوار في القائمة ولا باسمها، بل برابط التسجيل فقط، ولن يجد متدربو الشركات الأخرى أفرادها في الدردشة.',
    crossCompanyChat: 'الدردشة مع أفراد شركات أخرى',
    crossCompanyChatNote:
      'وإلا فلن يجد متدربو هذه الشركة وأفراد الشركات الأخرى بعضهم بعضًا ولن يتراسلوا. تظل قراءة محادثاتهم الحالية ممكنة. يمكن للمسؤولين الذين يرون الشركة مراسلة متدربيها.',
    timeZone: 'المنطقة الزمنية',
    timeZoneHint: 'للتواريخ في التقارير. عند عدم تحديدها تُستخدم منطقة الخادم.',
    language: 'اللغة',
    languageHint: 'لرسائل البريد وشاشات من لم يختاروا لغة ولا يذكر متصفحهم أيًا من هذه اللغات.',
    noLanguage: 'بلا لغة محددة',
    timeZoneExample: 'مدينة، مثل \u2068Berlin\u2069',
  },

  joinCode: {
    title: 'رمز الانضمام',
    note: 'يُدخله المتدربون عند التسجيل. لا تهم حالة الأحرف ولا الشرطات.',
    copy: 'نسخ الرمز',
    replace: 'رمز جديد',
    replacing: {
      title: 'هل تريد استبدال رمز الانضمام؟',
      text: (code) =>
        `ينتهي الرمز ${isolated(code)} على الفور: لن يستطيع المتدربون الذين لديهم هذا الرمز التسجيل به بعد الآن. يبقى المتدربون الذين سجّلوا من قبل.`,
      confirm: 'إنشاء رمز جديد',
      busy: 'جارٍ الاستبدال…',
      done: 'أصبح للشركة رمز انضمام جديد',
    },
  },

  again: {
    open: 'إعادة التدريب',
    title: (name) => `هل تريد إعادة تدريب جميع متدربي ${name}؟`,
    confirm: 'إعادة التدريب',
    busy: 'جارٍ البدء…',
    counting: 'جارٍ إحصاء المتدربين…',
    noTrainees: 'ليس لدى الشركة متدربون لتدريبهم.',
    starts: (count) => `تبدأ جولة جديدة ${forTrainees(count)}:`,
    lines: {
      completed: (count) => `أكملوا التدريب ويبدؤون من جديد: ${number(count)}`,
      inTraining: (count) => `تدريبهم جارٍ وتنتهي جولتهم الحالية دون إكمال: ${number(count)}`,
      notStarted: (count) => `لم يبدؤوا بعد: ${number(count)}`,
      all: 'يبدأ الجميع من الوحدة الأولى. تبقى النتائج السابقة في صفحة كل متدرب.',
    },
    noTraineesLeft: 'لم يعد لدى الشركة متدربون.',
    otherCount: (count) =>
      `أصبح عدد متدربي الشركة الآن ${number(count)}. يُرجى الاطلاع على الأعداد الجديدة والتأكيد مجددًا.`,
  },
};
