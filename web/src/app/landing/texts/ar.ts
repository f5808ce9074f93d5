import { formatsOf } from '@portal/contract/formats';
import type { LandingTexts } from './en.ts';

const { percent, plural } = formatsOf('ar');

const minutesOf = (minutes: number) =>
  plural(minutes, {
    one: 'دقيقة',
    two: 'دقيقتان',
    few: `${minutes} دقائق`,
    other: `${minutes} دقيقة`,
  });

export const texts: LandingTexts = {
  adminLogin: 'تسجيل دخول المسؤول',
  signUp: 'إنشاء حساب',
  slogan: 'ادخل إلى وحداتك التدريبية وتابع تقدمك',
  description:
    'تدريب شركتك كمسار من الفيديوهات القصيرة والاختبارات: يتبعه الزملاء الجدد وحدةً بعد وحدة، ويرى المسؤولون إلى أين وصل كل منهم.',
  goToTraining: 'الانتقال إلى تدريبي',
  newHere: (link) => `هل هذه زيارتك الأولى؟ اسم شركتك هو كل ما تحتاج إليه من أجل ${link}.`,
  createAccount: 'إنشاء حساب متدرب',
  trainees: {
    title: 'للمتدربين',
    watch: {
      what: 'شاهد.',
      how: 'وحدة واحدة في كل مرة، وعلى أي جهاز من حيث توقفت.',
    },
    pass: {
      what: 'اجتز.',
      how: 'اختبار قصير يُظهر ما تعرفه ويفتح الوحدة التالية.',
    },
    know: {
      what: 'اعرف تقدمك.',
      how: 'إلى أين وصلت، وما التالي.',
    },
  },
  administrators: {
    title: 'للمسؤولين',
    build: {
      what: 'أنشئ.',
      how: 'لكل شركة مسارها الخاص من الفيديوهات والأسئلة.',
    },
    follow: {
      what: 'تابع.',
      how: 'وقت المشاهدة والدرجات والوحدات المكتملة لكل متدرب.',
    },
    help: {
      what: 'ساعد.',
      how: 'تصلك الأسئلة والتدريب لا يزال جاريًا.',
    },
  },
  picture: {
    label:
      'لوحة متدرب فيها مسار من الوحدات، ووحدة بفيديو واختبار على هاتف، وقائمة متدربين مع تقدمهم لدى مسؤول.',
    portal: 'البوابة',
    dashboard: 'لوحة التدريب',
    myProgress: 'تقدمي',
    messages: 'الرسائل',
    greeting: (name) => `أهلًا، \u2068${name}\u2069`,
    percent,
    done: 'المكتمل',
    doneOf: (done, all) => `${done} من ${all}`,
    averageScore: 'متوسط الدرجات',
    nextModule: 'التالي',
    steps: {
      welcome: 'الترحيب',
      safety: 'السلامة',
      data: 'البيانات',
      hygiene: 'النظافة',
      guests: 'الضيوف',
    },
    modules: {
      dataProtection: 'حماية البيانات',
      foodHygiene: 'نظافة الغذاء',
      servingGuests: 'خدمة الضيوف',
    },
    module: (number) => `الوحدة ${number}`,
    lengthAndScore: (minutes, score) => `${minutesOf(minutes)} · ${percent(score)}`,
    lengthAndPlace: (minutes, place) => `${minutesOf(minutes)} · من ${place}`,
    length: minutesOf,
    completed: 'تم الإكمال',
    current: 'الحالية',
    locked: 'مقفلة',
    review: 'مراجعة',
    start: 'بدء',
    lockedButton: 'مقفلة',
    questionOf: (number, all) => `السؤال ${number} من ${all}`,
    questionLines: { first: 'كم من الوقت', second: 'تغسل يديك؟' },
    options: { short: 'خمس ثوانٍ', right: 'عشرون ثانية', long: 'دقيقتان' },
    nextQuestion: 'التالي',
    trainees: 'المتدربون',
    asksForHelp: 'طلب مساعدة واحد',
  },
};
