import { formatsOf } from '@portal/contract/formats';
import type { FeedbackTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

export const texts: FeedbackTexts = {
  ratingNames: { 1: 'ضعيف', 2: 'مقبول', 3: 'جيد', 4: 'جيد جدًا', 5: 'ممتاز' },
  rating: (rating, name) => `${rating} ${name}`,
  stars: (rating, name) => `${rating} من 5، ${name}`,
  starsOnly: (rating) => `${rating} من 5`,
  ratings: (count) =>
    plural(count, {
      zero: 'لا تقييمات',
      one: 'تقييم واحد',
      two: 'تقييمان',
      few: `${number(count)} تقييمات`,
      many: `${number(count)} تقييمًا`,
      other: `${number(count)} تقييم`,
    }),

  own: {
    give: 'تقييم هذه الوحدة',
    change: 'تغيير تقييمك',
    ofModule: (name) => `: ${isolated(name)}`,
    loading: 'جارٍ تحميل رأيك…',
    failedToLoad: 'تعذّر تحميل رأيك',
    offline: 'لا يوجد اتصال بالإنترنت. سيُحمَّل فور عودة الاتصال.',
  },

  form: {
    title: 'كيف كانت هذه الوحدة؟',
    text: 'رأيك يجعلها أفضل لمن يأتون بعدك.',
    titleAtEnd: 'لقد أكملت تدريبك!',
    textAtEnd: 'كيف كان؟ رأيك يجعله أفضل لمن يأتون بعدك.',
    module: 'الوحدة',
    rating: 'تقييمك',
    required: '(مطلوب)',
    comment: 'تعليقك',
    placeholder: 'ما الذي أفادك، وما الذي كان سيفيدك أكثر؟',
    send: 'إرسال الرأي',
    update: 'تحديث الرأي',
    skip: 'تخطٍّ',
    sending: 'جارٍ الإرسال…',
    sent: 'شكرًا على رأيك!',
    failed: 'تعذّر إرسال الرأي. يُرجى المحاولة مجددًا.',
    leave: {
      title: 'هل تريد المغادرة بدون إرسال؟',
      text: 'لم يُرسل تعليقك بعد وسيُفقد.',
      confirm: 'مغادرة',
    },
  },

  failedToLoad: 'تعذّر تحميل بيانات الآراء. يُرجى المحاولة مجددًا.',
  failedToRefresh: 'تعذّر تحميل بيانات الآراء',

  filters: {
    module: 'الوحدة',
    allModules: 'جميع الوحدات',
    chosenModule: 'الوحدة المختارة',
    searchModules: 'البحث في الوحدات المقيّمة',
    rating: 'التقييم',
    allRatings: 'جميع التقييمات',
  },

  figures: {
    title: 'الأرقام',
    loading: 'جارٍ تحميل أرقام الآراء…',
    total: 'إجمالي الآراء',
    totalDetail: 'تم استلامها',
    average: 'متوسط التقييم',
    averageDetail: 'من 5',
    noAverage: 'لا توجد تقييمات بعد',
    trainees: 'المتدربون النشطون',
    traineesDetail: 'أبدوا رأيهم',
    modules: 'الوحدات المقيّمة',
    modulesDetail: 'مرة واحدة على الأقل',
  },

  distribution: {
    title: 'توزيع التقييمات',
    description: 'عدد مرات منح كل تقييم.',
    caption: 'عدد مرات منح كل تقييم',
    rating: 'التقييم',
    feedback: 'الآراء',
    share: 'النسبة',
    ofMax: (max) => `من ${max}`,
  },

  averages: {
    title: 'المتوسط حسب الوحدة',
    description: 'الأدنى أولًا.',
    descriptionOfSome: (shown, total) =>
      `الوحدات الأدنى تقييمًا: ${number(shown)} من أصل ${number(total)}.`,
    caption: 'متوسط تقييم كل وحدة، الأدنى أولًا',
    module: 'الوحدة',
    average: (max) => `متوسط التقييم من ${max}`,
  },

  entries: {
    title: 'ما يقولونه',
    loading: 'جارٍ تحميل الآراء…',
    pages: 'الآراء',
    none: {
      title: 'لا توجد آراء بعد',
      text: 'يمكن للمتدربين تقييم كل وحدة أكملوها. ما يقولونه يظهر هنا.',
    },
    noMatch: { title: 'لا توجد آراء تطابق عوامل التصفية هذه', showAll: 'عرض جميع الآراء' },
    label: (name) => `رأي ${isolated(name)}`,
    unknownCompany: 'شركة غير معروفة',
    module: 'الوحدة',
    noComment: 'لا يوجد تعليق',
    rating: 'التقييم: ',
  },
};
