import { formatsOf } from '@portal/contract/formats';
import type { PagesTexts } from './en.ts';

const { percent } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

type Try = Parameters<PagesTexts['evidence']['tryPassed']>[0];

const tryAndScore = ({ number, time, percent: score, correct, questions, passMark }: Try) =>
  `المحاولة ${number}، ${time}: ${percent(score)} (${correct} من ${questions})، درجة النجاح ${percent(passMark)}`;

export const texts: PagesTexts = {
  company: {
    tabs: {
      modules: 'الوحدات',
      trainees: 'المتدربون',
      groups: 'المجموعات',
      progress: 'التقدم',
      help: 'المساعدة',
      feedback: 'الآراء',
      settings: 'الإعدادات',
    },
    titles: {
      modules: (company) => `${isolated(company)} – الوحدات التدريبية`,
      trainees: (company) => `${isolated(company)} – المتدربون`,
      groups: (company) => `${isolated(company)} – المجموعات`,
      progress: (company) => `${isolated(company)} – التقدم`,
      help: (company) => `${isolated(company)} – المساعدة`,
      feedback: (company) => `${isolated(company)} – الآراء`,
      settings: (company) => `${isolated(company)} – الإعدادات`,
      company: (company) => `${isolated(company)} – الشركة`,
    },
    parts: (company) => `أقسام ${isolated(company)}`,
    whoMayJoin: 'من يمكنه الانضمام',
  },
  reports: {
    showAsCards: 'العرض كبطاقات',
    weeklyReport: 'التقرير الأسبوعي',
    print: 'طباعة',
    failed: 'تعذّر تحميل التقارير',
    loading: 'جارٍ تحميل الشركات…',
    none: {
      title: 'لا توجد شركات بعد',
      message: 'يكون لكل شركة تقرير فور إضافتها.',
      goToModules: 'الانتقال إلى الوحدات التدريبية',
    },
    noMatch: 'لا توجد شركات تطابق هذا البحث',
  },
  evidence: {
    print: 'طباعة',
    printOf: (module) => `طباعة إثبات ${isolated(module)}`,
    failed: 'تعذّر تحميل الإثبات',
    runAndTime: (run, time) => `الجولة ${run}. تاريخ الطباعة: ${time}.`,
    result: 'النتيجة',
    passed: 'تم الاجتياز',
    notPassed: 'لم يتم الاجتياز',
    passedWithScore: (score) => `تم الاجتياز، أفضل درجة ${percent(score)}`,
    notPassedWithScore: (score) => `لم يتم الاجتياز، أفضل درجة ${percent(score)}`,
    quiz: 'الاختبار',
    noQuiz: 'لا يوجد: تكتمل الوحدة بمشاهدة الفيديو',
    passMark: (value) => `درجة النجاح ${percent(value)}`,
    opened: 'تاريخ الفتح',
    watched: 'المشاهدة',
    watchedOf: (film) =>
      `المحتسب ${film.credited} من فيديو مدته ${film.length}، تمت مشاهدة ${percent(film.percent)}`,
    passedOn: 'تاريخ الاجتياز',
    passedAt: 'تم الاجتياز في',
    questionsSaved: 'تاريخ حفظ الأسئلة',
    videoSaved: 'تاريخ حفظ الفيديو',
    notRecorded: 'غير مسجل',
    sessions: 'جلسات المشاهدة',
    session: (times, details) => `من ${times.from} إلى ${times.to}: ${details.join('، ')}`,
    credited: (time) => `المحتسب ${time}`,
    filmNeverLoaded: 'لم يُحمَّل الفيديو قط',
    filmLoaded: (size) => `حُمّل ${size} من الفيديو`,
    tryPassed: (attempt) => `${tryAndScore(attempt)}، ناجحة`,
    tryNotPassed: (attempt) => `${tryAndScore(attempt)}، غير ناجحة`,
    noAnswers: 'لم تكن الإجابات تُحفظ في ذلك الوقت.',
    rightlyAnswered: (question) => `${isolated(question)} – إجابة صحيحة`,
    wronglyAnswered: (question) => `${isolated(question)} – إجابة خاطئة`,
    lettered: (letter, option) => `${letter}) ${isolated(option)}`,
    chosen: (option) => `${isolated(option)} [المختارة]`,
    correct: (option) => `${isolated(option)} [الصحيحة]`,
    chosenAndCorrect: (option) => `${isolated(option)} [المختارة، الصحيحة]`,
    notAnswered: 'بلا إجابة.',
  },
};
