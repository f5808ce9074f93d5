import { formatsOf } from '@portal/contract/formats';
import type { TraineeTexts } from './en.ts';

const { list, number, percent, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const trainees = (count: number) =>
  plural(count, {
    zero: 'لا متدربين',
    one: 'متدرب واحد',
    two: 'متدربان اثنان',
    few: `${number(count)} متدربين`,
    many: `${number(count)} متدربًا`,
    other: `${number(count)} متدرب`,
  });

/** After a preposition or another noun. */
const ofTrainees = (count: number) =>
  plural(count, {
    one: 'متدرب واحد',
    two: 'متدربين اثنين',
    few: `${number(count)} متدربين`,
    many: `${number(count)} متدربًا`,
    other: `${number(count)} متدرب`,
  });

const filtered = (isFiltered: boolean) => (isFiltered ? ' (حسب التصفية)' : '');

const daysOf = (days: number) =>
  plural(days, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${number(days)} أيام`,
    many: `${number(days)} يومًا`,
    other: `${number(days)} يوم`,
  });

const minutesOf = (minutes: number) =>
  plural(minutes, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${number(minutes)} دقائق`,
    other: `${number(minutes)} دقيقة`,
  });

const atLeast = (characters: number) =>
  plural(characters, {
    few: `${number(characters)} أحرف على الأقل`,
    many: `${number(characters)} حرفًا على الأقل`,
    other: `${number(characters)} حرف على الأقل`,
  });

const passedModules = (count: number) =>
  plural(count, {
    zero: 'لا وحدات مجتازة',
    one: 'وحدة مجتازة واحدة',
    two: 'وحدتان مجتازتان',
    few: `${number(count)} وحدات مجتازة`,
    other: `${number(count)} وحدة مجتازة`,
  });

const quizAttempts = (count: number) =>
  plural(count, {
    zero: 'لا محاولات اختبار',
    one: 'محاولة اختبار واحدة',
    two: 'محاولتا اختبار',
    few: `${number(count)} محاولات اختبار`,
    other: `${number(count)} محاولة اختبار`,
  });

export const noMailServer =
  'لا يوجد خادم بريد مُعدّ: تُكتب الدعوات فقط في مجلد البريد الصادر للبوابة، حيث يجدها المشغّل.';

const signedOut = 'يُسجَّل الخروج من كل مكان على الفور.';

export const texts: TraineeTexts = {
  traineesOfList: (count, isFiltered) => `${trainees(count)}${filtered(isFiltered)}`,
  percent,
  modulesOf: (completed, total) => `الوحدات: ${number(completed)} من أصل ${number(total)}`,
  completedOn: (date) => `تم الإكمال في ${date}`,
  completedWithNew: (date, newModules) => `تم الإكمال في ${date}؛ ${newModules}`,
  unknownCompany: 'شركة غير معروفة',
  backToTrainees: 'العودة إلى المتدربين',
  refresh: 'تحديث',
  refreshing: 'جارٍ التحديث…',
  updating: 'جارٍ التحديث…',
  lastUpdated: (time) => `آخر تحديث: ${time}`,
  edit: 'تعديل',
  refused: {
    'mailbox-unknown': 'رُفضت الدعوة: صندوق البريد غير معروف',
    'mailbox-full': 'رُفضت الدعوة: صندوق البريد ممتلئ',
    'address-invalid': 'رُفضت الدعوة: العنوان غير صالح',
    'refused-by-policy': 'رُفضت الدعوة: بموجب قواعد خادم البريد',
    other: 'رُفضت الدعوة: من خادم البريد',
  },
  refusal: {
    advice: 'صحّح البريد الإلكتروني ضمن «تعديل» لتُرسل دعوة جديدة، أو أعد إرسال الدعوة.',
    reply: 'رد خادم البريد',
  },

  list: {
    label: 'المتدربون',
    add: 'إضافة متدرب',
    import: 'استيراد',
    importTrainees: 'استيراد متدربين',
    importResults: 'استيراد نتائج سابقة',
    export: 'تصدير',
    loading: 'جارٍ تحميل المتدربين…',
    notLoaded: 'تعذّر تحميل المتدربين',
    retrying: 'جارٍ إعادة محاولة تحميل المتدربين…',
    refreshed: 'تم تحديث بيانات المتدربين',
    search: 'البحث عن متدربين',
    searchPlaceholder: 'الاسم أو البريد الإلكتروني أو الشركة',
    status: 'الحالة',
    everyStatus: 'جميع الحالات',
    statuses: {
      stuck: 'متعثر منذ أكثر من 7 أيام',
      'not-completed': 'لم يتم الإكمال',
      'invitation-refused': 'رُفضت الدعوة',
    },
    statusInModule: 'الحالة في الوحدة',
    inTraining: 'في التدريب كله',
    inModule: (name) => `في ${isolated(name)}`,
    inChosenModule: 'في الوحدة المختارة',
    inDeletedModule: 'في وحدة محذوفة',
    sortBy: 'الترتيب حسب',
    sorts: {
      name: 'الاسم تصاعديًا',
      '-name': 'الاسم تنازليًا',
      newest: 'الأحدث أولًا',
      oldest: 'الأقدم أولًا',
      email: 'البريد الإلكتروني تصاعديًا',
      '-email': 'البريد الإلكتروني تنازليًا',
      '-progress': 'الأكثر تقدمًا أولًا',
      progress: 'الأقل تقدمًا أولًا',
      '-score': 'أعلى درجة أولًا',
      score: 'أدنى درجة أولًا',
      '-active': 'أحدث نشاط أولًا',
      active: 'أقدم نشاط أولًا',
      standing: 'الوضع الأسوأ أولًا',
      '-standing': 'الوضع الأفضل أولًا',
      due: 'الموعد النهائي الأقرب أولًا',
      '-due': 'الموعد النهائي الأبعد أولًا',
    },
    showingAll: (total) => `عرض ${ofTrainees(total)}`,
    showingRange: (first, last, total) =>
      `عرض ${number(first)} إلى ${number(last)} من أصل ${ofTrainees(total)}`,
    found: (count) => `المتدربون الذين عُثر عليهم: ${number(count)}`,
    byStatus: 'المتدربون حسب الحالة',
    standing: 'الوضع',
    everyStanding: 'جميع الأوضاع',
    due: 'الموعد النهائي',
    everyDue: 'جميع المواعيد النهائية',
    dueWithin: { week: 'الموعد النهائي خلال 7 أيام', month: 'الموعد النهائي خلال 30 يومًا' },
    dueBetween: 'الموعد النهائي من – إلى…',
    dueFrom: 'الموعد النهائي من',
    dueUntil: 'الموعد النهائي حتى',
  },

  table: {
    caption: 'المتدربون وتقدمهم',
    trainee: 'المتدرب',
    company: 'الشركة',
    progress: 'التقدم',
    averageScore: 'متوسط الدرجات',
    time: 'الوقت',
    joined: 'الانضمام',
    lastActive: 'آخر نشاط',
    standing: 'الوضع',
    actions: 'الإجراءات',
    overallProgressOf: (name) => `التقدم الإجمالي: ${isolated(name)}`,
    stuck: 'متعثر',
    invited: (date) => `تاريخ الدعوة: ${date}`,
    opened: (date) => `أول فتح: ${date}`,
    reminded: (time) => `آخر تذكير: ${time}`,
    viewProgress: 'عرض التقدم',
    viewProgressOf: (name) => `عرض تقدم ${isolated(name)}`,
    editOne: (name) => `تعديل ${isolated(name)}`,
    deleteOne: (name) => `حذف ${isolated(name)}`,
    selectOne: (name) => `تحديد ${isolated(name)}`,
  },

  none: {
    title: 'لم يُعثر على متدربين.',
    noMatch: 'لم يُعثر على متدربين يطابقون بحثك.',
    noneContains: (search) => `لا يحتوي أي اسم أو بريد إلكتروني أو شركة على «${search}».`,
    clearSearch: 'مسح البحث',
    noneMatch: 'لا يوجد متدرب يطابق عوامل التصفية هذه.',
    clearFilters: 'مسح عوامل التصفية',
    otherFilters: 'اختر حالة أو وحدة أو شركة أخرى، أو اعرض جميع المتدربين.',
    showAll: 'عرض جميع الشركات',
    showAllSeen: 'عرض كل ما تراه',
    companyDeleted: 'حُذفت هذه الشركة.',
    groupsEmpty: 'ليس في المجموعات التي تراها أعضاء بعد.',
    noneYet: 'ليس لدى هذه الشركة متدربون بعد.',
    noneYetInvite:
      'ليس لدى هذه الشركة متدربون بعد. أرسل إليهم رابط التسجيل فيها، أو أضفهم واحدًا تلو الآخر.',
    addCompany: 'إضافة شركة أولًا',
    noCompany: 'ينتمي كل متدرب إلى شركة، ولا توجد أي شركة بعد.',
    invite: 'يسجّل المتدربون بأنفسهم: أرسل إليهم هذا الرابط، أو أضفهم واحدًا تلو الآخر.',
    signUpLink: 'رابط التسجيل',
    copyLink: 'نسخ الرابط',
  },

  bulk: {
    selected: (count) => `تم تحديد ${ofTrainees(count)}`,
    allSelected: (count) => `تم تحديد جميع المتدربين الذين عُثر عليهم (${number(count)})`,
    selectAll: (total) => `تحديد جميع من عُثر عليهم (${number(total)})`,
    atMost: (max) => `الحد الأقصى للمتدربين الذين يمكن تحديدهم واحدًا تلو الآخر هو ${number(max)}.`,
    narrow: 'ضيّق القائمة ببحث أو شركة، ثم حدد كل من عُثر عليهم.',
    move: 'نقل إلى شركة أخرى',
    moveShort: 'نقل',
    invite: 'إعادة إرسال الدعوات',
    inviteShort: 'إعادة الإرسال',
    certificates: 'الشهادات في ملف ZIP',
    certificatesShort: 'الشهادات',
    exceptions: 'تمديد أو إعفاء أو إيقاف مؤقت…',
    exceptionsShort: 'استثناء',
    starting: 'جارٍ البدء…',
    changed: (found, expected) =>
      `تغيّرت القائمة: عدد المتدربين الذين عُثر عليهم الآن ${number(found)} وليس ${number(expected)}.`,
    nothingDone: 'تغيّرت القائمة في هذه الأثناء. لم يُنفَّذ شيء.',
    backToList: 'العودة إلى القائمة',
    deleteTitle: (count, isFiltered) => `هل تريد حذف ${ofTrainees(count)}${filtered(isFiltered)}؟`,
    delete: (count) => `حذف ${ofTrainees(count)}`,
    deletedWith: (count) =>
      plural(count, {
        one: 'يُحذف الحساب وكل التقدم ومحاولات الاختبارات وطلبات المساعدة والآراء.',
        other: 'تُحذف الحسابات وكل التقدم ومحاولات الاختبارات وطلبات المساعدة والآراء.',
      }),
    afterDeletion: `${signedOut} تبقى المحادثات لدى الطرف الآخر، ويظهر فيها «مستخدم محذوف» بدلًا من الأسماء.`,
    inviteTitle: (count, isFiltered) =>
      `هل تريد إعادة إرسال الدعوات إلى ${ofTrainees(count)}${filtered(isFiltered)}؟`,
    inviteCount: (count) => `دعوة ${ofTrainees(count)}`,
    noMailServer:
      'لا يوجد خادم بريد مُعدّ، لذا لا تستطيع البوابة إرسال رسائل. عيّن بدلًا من ذلك كلمة مرور لكل متدرب ضمن «تعديل» ومرّرها إليه.',
    whoIsInvited: (days) =>
      `يتلقى المتدربون الذين لم يختاروا كلمة مرور بعد رسالة فيها رابط لاختيارها، صالح لمدة ${daysOf(days)}.`,
    othersLeftOut: 'يُستبعد جميع الآخرين. لا يمكن التراجع عن ذلك.',
    moveTitle: (count, isFiltered) => `نقل ${ofTrainees(count)}${filtered(isFiltered)}`,
    moveCount: (count) => `نقل ${ofTrainees(count)}`,
    newCompany: 'الشركة الجديدة',
    companyMissing: 'يُرجى اختيار شركة',
  },

  groups: {
    label: 'المجموعات',
    others: (names) => list(names.map(isolated)),
    fixed: 'أيضًا في',
    noGroup: 'بلا مجموعات',
    search: 'البحث عن مجموعات',
    chosen: (count) => `المختارة: ${number(count)}`,
    deleted: 'مجموعة محذوفة',
    add: 'إضافة إلى مجموعة…',
    addShort: '+ مجموعة',
    remove: 'إزالة من مجموعة…',
    removeShort: '− مجموعة',
    addTitle: (count, isFiltered) => `إضافة ${ofTrainees(count)}${filtered(isFiltered)} إلى مجموعة`,
    addCount: (count) => `إضافة ${ofTrainees(count)}`,
    removeTitle: (count, isFiltered) =>
      `إزالة ${ofTrainees(count)}${filtered(isFiltered)} من مجموعة`,
    removeCount: (count) => `إزالة ${ofTrainees(count)}`,
    group: 'المجموعة',
    missing: 'يُرجى اختيار مجموعة',
    newGroup: 'مجموعة جديدة',
    newName: 'اسم المجموعة الجديدة',
    existing: 'اختيار مجموعة موجودة',
    none: 'لا توجد في هذه الشركة مجموعة لها أعضاء.',
    notLoaded: (reason) => `تعذّر تحميل المجموعات. ${reason}`,
    companyMissing: 'اختر شركة أولًا',
    companyFirst:
      'تنتمي كل مجموعة إلى شركة واحدة. اختر شركة في تصفية القائمة أولًا، ثم حدد المتدربين.',
  },

  moved: (count) =>
    plural(count, {
      one: 'يبدأ المتدرب جولة جديدة بوحدات الشركة المختارة. تبقى الجولات السابقة ظاهرة. يمكن التراجع عن النقل إلى أن يبدأ المتدرب جولته.',
      other:
        'تبدأ للمتدربين جولة جديدة بوحدات الشركة المختارة. تبقى الجولات السابقة ظاهرة. يمكن التراجع عن النقل إلى أن يبدأ أحدهم جولته.',
    }),

  deletion: {
    title: (name) => `هل تريد حذف ${name}؟`,
    confirm: 'حذف المتدرب',
    deleting: 'جارٍ الحذف…',
    failed: (reason) => `تعذّر حذف المتدرب: ${reason}`,
    deletedWith: (email) => `يُحذف الحساب ${email} مع:`,
    progress: (completed, total) =>
      `كل التقدم (الوحدات المكتملة: ${number(completed)} من أصل ${number(total)})`,
    attempts: 'جميع محاولات الاختبارات والدرجات',
    requests: 'جميع طلبات المساعدة',
    feedback: 'جميع الآراء',
    afterwards: `${signedOut} تبقى المحادثات لدى الطرف الآخر، ويظهر فيها «مستخدم محذوف» بدلًا من الاسم.`,
  },

  export: {
    title: 'تصدير التقدم',
    description: 'صف واحد لكل متدرب في القائمة، في ملف CSV لبرنامج الجداول.',
    others: 'لتصدير غيرهم، أغلق هذه النافذة وغيّر البحث أو عوامل التصفية في القائمة.',
    preparing: 'جارٍ التحضير…',
    download: 'تنزيل',
    started: (fileName) => `جارٍ تنزيل ${isolated(fileName)}`,
  },

  addition: {
    title: 'إضافة متدرب',
    submit: 'إضافة المتدرب',
    adding: 'جارٍ الإضافة…',
    failed: (reason) => `تعذّرت إضافة المتدرب. ${reason}`,
    added: (name) => `تمت إضافة ${isolated(name)} بنجاح!`,
    invited: (email) => `الدعوة إلى ${isolated(email)} في الطريق.`,
    lost: 'لم تُحفظ بيانات المتدرب التي أدخلتها بعد وستُفقد.',
    passwordHint: (min) =>
      `${atLeast(min)}، ويمكن تسجيل الدخول بها على الفور. اترك الحقل فارغًا لإرسال دعوة.`,
  },

  change: {
    title: 'تعديل المتدرب',
    submit: 'حفظ التغييرات',
    failed: (reason) => `تعذّر تحديث المتدرب. ${reason}`,
    changed: (name) => `تم تحديث ${isolated(name)} بنجاح!`,
    lost: 'لم تُحفظ تغييراتك على هذا المتدرب بعد وستُفقد.',
    passwordHint: (min) =>
      `اترك الحقل فارغًا لعدم التغيير، وإلا فأدخل ${atLeast(min)}. كلمة المرور الجديدة تُنهي جلسات المتدرب.`,
    companyHint: 'في شركة أخرى تظهر للمتدرب وحدات تلك الشركة.',
    companyDeleted: 'حُذفت الشركة المختارة في هذه الأثناء.',
  },

  form: {
    password: 'كلمة المرور',
    newPassword: 'كلمة المرور الجديدة',
    company: 'الشركة',
    searchCompanies: 'البحث عن شركات',
    noCompanies: 'لا توجد شركة بعد. أنشئ شركة ضمن «الوحدات التدريبية».',
    companiesNotLoaded: (reason) => `تعذّر تحميل الشركات. ${reason}`,
    leaveTitle: 'هل تريد المغادرة بدون حفظ؟',
    leave: 'مغادرة',
  },

  withoutPassword: {
    form: {
      byEmail: (days) =>
        `بدون كلمة مرور يتلقى المتدرب رسالة فيها رابط لاختيارها، صالح لمدة ${daysOf(days)}.`,
      noMailServer: `بدون كلمة مرور يُدعى المتدرب إلى اختيارها. ${noMailServer}`,
    },
    file: {
      byEmail: (days) =>
        `المتدرب الذي ليست له كلمة مرور في الملف يتلقى رسالة فيها رابط لاختيارها، صالح لمدة ${daysOf(days)}.`,
      noMailServer: `المتدرب الذي ليست له كلمة مرور في الملف يُدعى إلى اختيارها. ${noMailServer}`,
    },
  },

  inTrash: {
    title: 'هذا البريد الإلكتروني في سلة المحذوفات',
    description: 'الاستعادة تعيد الشخص مع جميع نتائجه. الشخص الجديد يبدأ بدون أي نتائج.',
    restore: (name) => `استعادة ${name} مع جميع النتائج`,
    restoring: 'جارٍ الاستعادة…',
    addAnew: 'إضافة كشخص جديد',
    adding: 'جارٍ الإضافة…',
    deletedBy: (date, admin) => `حُذف في ${date} بواسطة ${admin}`,
    results: (modules, attempts) => `${passedModules(modules)}، ${quizAttempts(attempts)}`,
    companyInTrash: 'الشركة أيضًا في سلة المحذوفات.',
    restoreCompany: 'استعادتها أولًا',
  },

  sendLink: {
    invitation: {
      title: (name) => `هل تريد إعادة إرسال الدعوة إلى ${name}؟`,
      confirm: 'إعادة إرسال الدعوة',
      mail: (email, validity) =>
        `تُرسل إلى ${email} رسالة فيها رابط لاختيار كلمة مرور، صالح لمدة ${daysOf(validity)}.`,
      sent: (email) => `الدعوة إلى ${isolated(email)} في الطريق.`,
      failed: (reason) => `تعذّر إرسال الدعوة. ${reason}`,
    },
    reset: {
      title: (name) => `هل تريد إرسال رابط إعادة تعيين إلى ${name}؟`,
      confirm: 'إرسال رابط إعادة التعيين',
      mail: (email, validity) =>
        `تُرسل إلى ${email} رسالة فيها رابط لاختيار كلمة مرور جديدة، صالح لمدة ${minutesOf(validity)}. تبقى كلمة المرور الحالية صالحة إلى حين اختيار الجديدة.`,
      sent: (email) => `رابط إعادة التعيين إلى ${isolated(email)} في الطريق.`,
      failed: (reason) => `تعذّر إرسال رابط إعادة التعيين. ${reason}`,
    },
    sending: 'جارٍ الإرسال…',
    noMailServer:
      'لا يوجد خادم بريد مُعدّ، لذا لا تستطيع البوابة إرسال رسائل. عيّن بدلًا من ذلك كلمة مرور جديدة ضمن «تعديل» ومرّرها.',
  },

  detail: {
    heading: 'تقدم المتدرب',
    loading: 'جارٍ تحميل التقدم…',
    notLoaded: 'تعذّر تحميل تقدم المتدرب',
    refreshed: 'تم تحديث بيانات التقدم',
    notFound: 'المتدرب غير موجود',
    notFoundReason: 'ربما حُذف الحساب، أو أن العنوان غير صحيح تمامًا.',
    openChat: 'فتح محادثة مع هذا المتدرب',
    trackingActive: 'التتبع الفوري للتقدم نشط',
    trackingPaused: 'التتبع الفوري للتقدم متوقف مؤقتًا',
    lastActive: (time) => `آخر نشاط: ${time}`,
    joined: (date) => `تاريخ الانضمام: ${date}`,
    invited: (date) => `تاريخ الدعوة: ${date}`,
    firstOpened: (date) => `أول فتح لوحدة: ${date}`,
    noPassword: 'أُرسلت الدعوة ولم تُختر كلمة مرور بعد',
    runStarted: (run, date) => `الجولة ${run}، بدأت في ${date}`,
    whyStuck: 'ما سبب التعثر؟',
    modules: 'التقدم في الوحدات',
    noModules: 'لا توجد وحدات مخصصة',
    noModulesReason: 'ليست لدى الشركة وحدات تدريبية بعد. ستظهر هنا فور توفرها.',
  },

  figures: {
    overall: 'التقدم الإجمالي',
    overallBar: 'التقدم الإجمالي',
    modulesCompleted: 'الوحدات المكتملة',
    ofModules: (total) =>
      plural(total, {
        one: 'من وحدة واحدة',
        two: 'من وحدتين',
        few: `من ${number(total)} وحدات`,
        other: `من ${number(total)} وحدة`,
      }),
    averageScore: 'متوسط الدرجات',
    averageOfNone: 'لا وحدات مخصصة',
    averageWithoutQuiz: 'لا وحدات بها اختبار',
    averageOf: (modules) =>
      plural(modules, {
        one: 'في وحدة واحدة',
        other: `في جميع الوحدات (${number(modules)})`,
      }),
    averageOfQuizzes: (modules) =>
      plural(modules, {
        one: 'في وحدة واحدة بها اختبار',
        other: `في جميع الوحدات التي بها اختبار (${number(modules)})`,
      }),
    timeInvested: 'الوقت المستغرق',
    minutes: (minutes) =>
      plural(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${number(minutes)} دقائق`,
        other: `${number(minutes)} دقيقة`,
      }),
    underOneMinute: 'أقل من دقيقة',
    hours: (hours) =>
      plural(hours, { few: `${hours.toFixed(1)} ساعات`, other: `${hours.toFixed(1)} ساعة` }),
    underTenthOfHour: 'أقل من 0.1 ساعة',
    share: (value) => `${value.toFixed(1)}\u200e%\u200e`,
    shareRule: 'كيف يُحتسب التقدم',
    equalShares: 'تُحتسب كل وحدة بالتساوي.',
    equalSharesOf: (share, modules) =>
      `تُحتسب كل وحدة بالتساوي: ${share} (\u2068100% ÷ ${number(modules)}\u2069).`,
    passedAt: (passMark) =>
      `تُحتسب في التقدم الإجمالي الوحدات التي تم اجتياز اختبارها (${percent(passMark)} أو أكثر).`,
    passedAtOwnMark:
      'تُحتسب في التقدم الإجمالي الوحدات التي تم اجتياز اختبارها (بدرجة النجاح الخاصة بالوحدة).',
    total: 'الإجمالي',
    completed: 'المكتملة',
    remaining: 'المتبقية',
  },

  module: {
    locked: 'مقفلة',
    shareOfOverall: (share) => `${share} من الإجمالي`,
    quizRequired: (passMark) => `الاختبار مطلوب (درجة النجاح ${percent(passMark)})`,
    noQuiz: 'لا اختبار: تكتمل الوحدة بمشاهدة الفيديو',
    evidence: 'الإثبات',
    evidenceOf: (moduleName) => `الإثبات: ${isolated(moduleName)}`,
    filmNeverLoaded: 'لم يُحمَّل الفيديو قط',
    duration: 'المدة',
    noVideo: 'لا يوجد فيديو',
    timeSpent: 'الوقت المستغرق',
    timeWatched: (time, value) => `${time} (تمت مشاهدة ${percent(value)})`,
    score: (percent) => `الدرجة: ${percent}`,
    passed: 'تم الاجتياز',
    notPassed: 'لم يتم الاجتياز',
    scoreBar: (moduleName, passMark) =>
      `${isolated(moduleName)}: الدرجة مقارنةً بدرجة النجاح ${percent(passMark)}`,
    noAttempt: 'لا توجد محاولة للاختبار بعد',
    notWatched: 'لم تتم المشاهدة حتى النهاية بعد',
  },
};
