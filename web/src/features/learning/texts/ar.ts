import { formatsOf } from '@portal/contract/formats';
import type { LearningTexts } from './en.ts';

const { list, number, percent, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const minutesOf = (count: number) =>
  plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: `${number(count)} دقائق`,
    other: `${number(count)} دقيقة`,
  });

export const texts: LearningTexts = {
  percent,
  backToTraining: 'العودة إلى التدريب',
  ofModule: (module) => `: ${isolated(module)}`,
  actions: { start: 'بدء', continue: 'متابعة', review: 'مراجعة' },
  moduleStatus: { current: 'الحالية', locked: 'مقفلة' },
  loading: {
    training: 'جارٍ تحميل تدريبك…',
    progress: 'جارٍ تحميل تقدمك…',
    module: 'جارٍ تحميل الوحدة…',
    result: 'جارٍ تحميل نتيجتك…',
  },
  loadError: {
    denied: 'تم رفض الوصول',
    dashboard: {
      title: 'تعذّر تحميل لوحة التدريب',
      toast: 'تعذّر تحميل بيانات لوحة التدريب',
      message: 'تعذّر تحميل بيانات لوحة التدريب. يُرجى تحديث الصفحة.',
    },
    progress: {
      title: 'تعذّر تحميل التقدم',
      toast: 'تعذّر تحميل بيانات التقدم',
      message: 'تعذّر تحميل بيانات التقدم. يُرجى تحديث الصفحة.',
    },
    refresh: 'تحديث الصفحة',
    refreshing: 'جارٍ التحديث…',
  },
  noModules: {
    title: 'لا توجد وحدات تدريبية متاحة',
    description: 'لم تُضف شركتك تدريبًا لك بعد. سيظهر هنا فور توفره.',
  },

  length: {
    none: 'لا يوجد فيديو',
    belowMinute: 'أقل من دقيقة',
    short: minutesOf,
    minutes: minutesOf,
  },

  nextStep: {
    continueAt: (time) => `المتابعة من ${time}`,
    takeQuiz: 'إجراء الاختبار',
    tryQuizAgain: 'محاولة الاختبار مجددًا',
    tryAgainIn: (minutes) =>
      plural(minutes, {
        one: 'المحاولة مجددًا بعد دقيقة',
        two: 'المحاولة مجددًا بعد دقيقتين',
        few: `المحاولة مجددًا بعد ${number(minutes)} دقائق`,
        other: `المحاولة مجددًا بعد ${number(minutes)} دقيقة`,
      }),
    askAdmin: 'سؤال أحد المسؤولين',
  },

  locked: {
    finishFirst: (module) => `يجب إنهاء «${isolated(module)}» أولًا.`,
    open: (module) => `فتح ${isolated(module)}`,
    continueAt: ({ module, time }) => `متابعة ${isolated(module)} من ${time}`,
  },

  average: {
    noQuiz: 'لا اختبارات في هذا التدريب',
    noneTaken: 'لم يُجرَ أي اختبار بعد',
    ofTaken: (value) => `للاختبارات التي أُجريت: ${percent(value)}`,
  },

  ofModules: (total) => `من ${number(total)}`,
  completedOfModules: (completed, total) => `${completed} من ${number(total)}`,

  completed: {
    seeResult: 'عرض نتيجتك',
    youCompletedOn: (date) => `أكملت تدريبك في ${date}.`,
    completedWithNew: (date, added) =>
      plural(added, {
        one: `تم الإكمال في ${date}؛ وحدة جديدة واحدة`,
        two: `تم الإكمال في ${date}؛ وحدتان جديدتان`,
        few: `تم الإكمال في ${date}؛ ${number(added)} وحدات جديدة`,
        other: `تم الإكمال في ${date}؛ ${number(added)} وحدة جديدة`,
      }),
  },

  restarted: {
    now: 'بدأ تدريبك من جديد من الوحدة الأولى. نتائجك السابقة محفوظة.',
    quizAnswersLost: 'تعذّر نقل إجابات الاختبار التي لم تُرسلها.',
    startedAgainOn: (date) => `بدأ تدريبك من جديد في ${date}. نتائجك السابقة محفوظة.`,
    seeEarlierResult: 'عرض نتيجتك السابقة',
  },

  dashboard: {
    welcome: (name) => `مرحبًا، ${isolated(name)}`,
    trainingAt: (company) => `تدريبك في ${isolated(company)}`,
    upNext: 'التالي',
    continue: 'متابعة',
    quiz: 'اختبار',
    continueModule: (module) => `متابعة: ${isolated(module)}`,
    continueModuleBy: ({ module, step }) => `متابعة: ${isolated(module)}، ${step}`,
    overallProgress: 'التقدم الإجمالي',
    modulesCompleted: 'الوحدات المكتملة',
    averageScore: 'متوسط الدرجات',
    currentModule: 'الوحدة الحالية',
    allCompleted: 'اكتملت جميع الوحدات',
    noCurrentModule: 'لا توجد',
    path: 'مسار تدريبك',
    at: (time) => `عند ${time}`,
    modules: 'الوحدات التدريبية',
    completedModules: (count) =>
      plural(count, {
        zero: 'لا وحدات مكتملة',
        one: 'وحدة مكتملة واحدة',
        two: 'وحدتان مكتملتان',
        few: `${number(count)} وحدات مكتملة`,
        other: `${number(count)} وحدة مكتملة`,
      }),
  },

  card: {
    module: (place) => `الوحدة ${place}`,
    videoLength: 'مدة الفيديو:',
    score: (value) => `الدرجة: ${percent(value)}`,
    quizNotPassed: 'لم يتم اجتياز الاختبار',
    videoWatched: 'تمت مشاهدة الفيديو',
  },

  progress: {
    overallProgress: 'التقدم الإجمالي',
    ofTraining: 'من تدريبك',
    ring: 'التقدم الإجمالي',
    modulesCompleted: 'الوحدات المكتملة',
    averageScore: 'متوسط الدرجات',
    overAllQuizzes: 'في جميع الاختبارات',
    timeInvested: 'الوقت المستغرق',
    belowMinute: 'أقل من دقيقة',
    ofVideos: 'من الفيديوهات',
    minutesOfVideos: (minutes) =>
      plural(minutes, { few: 'دقائق من الفيديوهات', other: 'دقيقة من الفيديوهات' }),
    modules: 'الوحدات',
    duration: 'المدة',
    timeSpent: 'الوقت المستغرق',
    quizRequired: (passMark) => `الاختبار مطلوب (درجة النجاح ${percent(passMark)})`,
    score: 'الدرجة',
    bestScore: 'لم يتم الاجتياز بعد، أفضل درجة',
  },

  module: {
    notFound: 'الوحدة غير موجودة',
    isLocked: 'هذه الوحدة مقفلة',
    notLoaded: 'تعذّر تحميل هذه الوحدة',
    status: 'حالة الوحدة',
    video: 'الفيديو',
    quiz: 'الاختبار',
    watched: (value) => `تمت مشاهدة ${percent(value)}`,
    quizNotTaken: 'لم يُجرَ بعد',
    quizNotPassed: (bestScore) => `لم يتم الاجتياز، أفضل درجة ${percent(bestScore)}`,
    quizPassed: (score) => `تم الاجتياز بدرجة ${percent(score)}`,
    next: (module) => `التالي: ${isolated(module)}`,
  },

  video: {
    playHere: 'التشغيل هنا',
    thisElsewhere: 'يُشغَّل هذا الفيديو في علامة تبويب أخرى.',
    anotherElsewhere: 'يُشغَّل فيديو آخر في علامة تبويب أخرى.',
    moduleCompleted: 'تم إكمال الوحدة بنجاح! يمكنك الآن الانتقال إلى الوحدة التالية.',
    unwatched: ({ missing, from }) =>
      `ما لم تشاهده بعد من هذا الفيديو: ${missing}. يمكنك المتابعة من ${from}.`,
    progress: 'التقدم في الفيديو',
    watched: 'تمت المشاهدة',
    markAsWatched: 'وضع علامة «تمت المشاهدة»',
    markAsWatchedAt: (value) => `وضع علامة «تمت المشاهدة» (${percent(value)})`,
    marking: 'جارٍ وضع علامة «تمت المشاهدة»…',
    notMarked: 'تعذّر وضع علامة «تمت المشاهدة». يُرجى المحاولة مجددًا.',
    ended: 'لقد شاهدت هذا الفيديو.',
    saving: 'جارٍ حفظ مشاهدتك…',
    notSaved: 'لم تُحفظ مشاهدتك بعد.',
    nextModule: 'الوحدة التالية',
    watchAgain: 'المشاهدة مجددًا',
  },

  result: {
    title: 'نتيجتك',
    notLoaded: 'تعذّر تحميل نتيجتك.',
    notLoadedBecause: (reason) => `تعذّر تحميل نتيجتك. ${reason}`,
    none: 'لا توجد نتيجة بعد',
    noneDescription: 'تظهر نتيجتك هنا بعد إكمال جميع الوحدات.',
    goToTraining: 'الانتقال إلى تدريبي',
    others: 'نتائج أخرى',
    completedOn: (company, date) => `${isolated(company)}، تم الإكمال في ${date}`,
    trainingCompleted: 'اكتمل التدريب',
    completedTrainingOf: (company) => `لقد أكملت تدريب ${isolated(company)}.`,
    begun: 'تاريخ البدء',
    completed: 'تاريخ الإكمال',
    averageScore: 'متوسط الدرجات',
    noQuiz: 'لا اختبارات',
    time: 'الوقت',
    modules: (count) =>
      plural(count, {
        one: 'وحدة واحدة',
        two: 'وحدتان',
        few: `${number(count)} وحدات`,
        other: `${number(count)} وحدة`,
      }),
    completedModules: 'الوحدات المكتملة',
    addedLater: 'أُضيفت لاحقًا',
    modulesAddedLater: 'وحدات أُضيفت لاحقًا',
    completedBy: {
      takenOut: 'أُزيلت جميع الوحدات التي كان عليك اجتيازها.',
      deleted: (module) => `لم تعد «${module}» جزءًا من تدريبك.`,
      changed: (module) => `كانت نتائجك كافية بعد تغيير في «${module}».`,
    },
  },

  renewal: {
    renew: 'تجديد',
    renewing: 'جارٍ بدء التجديد…',
    continue: 'متابعة التجديد',
    ofModule: (when, module) => `${when}: ${module}`,
    allDone: (day) => `اكتمل كل شيء – الموعد النهائي التالي: ${day}`,
    earlierCounts: 'يبقى إكمالك السابق ساريًا حتى نهايته.',
    toRenew: 'جدّد هذه الوحدة لإكمالها من جديد. تبقى نتائجك السابقة محفوظة.',
  },

  why: {
    question: 'لماذا لديّ هذه الوحدة؟',
    everyone: 'لأن الجميع في شركتك يكملونها.',
    groups: (names) => `لأنك ضمن ${list(names)}.`,
    edition: ({ day, reason }) => `لأنه يجب إكمالها من جديد منذ ${day}: ${reason}`,
    recorded: 'سُجّلت لك نتيجة سابقة.',
  },
};
