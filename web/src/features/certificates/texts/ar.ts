import { formatsOf } from '@portal/contract/formats';
import type { CertificateTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

export const texts: CertificateTexts = {
  list: {
    title: 'الشهادات',
    loading: 'جارٍ تحميل شهاداتك…',
    notLoadedBecause: (reason) => `تعذّر تحميل شهاداتك. ${reason}`,
    none: 'تحصل على شهادة عند إكمال جميع الوحدات.',
    completedOn: (day = '') => `اكتمل في ${day}`,
    validUntil: (day = '') => `صالحة حتى ${day}`,
    wasValidUntil: (day = '') => `كانت صالحة حتى ${day}`,
    forEver: 'بلا تاريخ انتهاء',
    earlier: (count) =>
      plural(count, {
        one: 'شهادة سابقة واحدة',
        two: 'شهادتان سابقتان',
        few: `${number(count)} شهادات سابقة`,
        many: `${number(count)} شهادة سابقة`,
        other: `${number(count)} شهادة سابقة`,
      }),
    view: 'عرض',
    ofCertificate: ({ title, day }) => `: ${title}، ${day}`,
  },

  page: {
    title: 'الشهادة',
    back: 'العودة إلى تقدمي',
    loading: 'جارٍ تحميل الشهادة…',
    notLoaded: 'تعذّر تحميل هذه الشهادة',
    notFound: 'لم يُعثر على الشهادة',
    notFoundText: 'يُرجى التحقق من العنوان. يمكن التحقق من شهادة شخص آخر برمزها.',
    checkCode: 'التحقق من رمز',
    print: 'طباعة',
    noPdf:
      'لا يوجد ملف PDF لهذه الشهادة، لأن خطوطه لا تتضمن جميع الأحرف. اطبع هذه الصفحة بدلاً منه.',
  },

  files: {
    pdf: 'PDF',
    proof: 'إثبات',
    proofUse: 'يُظهر ما اكتمل دون هذه البوابة، حتى بعد سنوات.',
    badge: 'Open Badge',
    badgeUse: 'لملفات الأعمال والبرامج التي تجمع الشارات.',
  },

  state: {
    withdrawn: (day = '') => `سُحبت هذه الشهادة في ${day} ولم تعد صالحة.`,
    reason: (reason) => `السبب: ${reason}`,
    renewed: (day = '') => `جُدّدت في ${day}: تُظهر شهادة أحدث ما اكتمل بعد ذلك.`,
    replaced: (day = '') => `استُبدلت في ${day} بشهادة أحدث.`,
    expired: (day = '') => `انتهت صلاحية هذه الشهادة. كانت صالحة حتى ${day}.`,
    requiredAgain: (day = '') =>
      `يجب إكمال وحدة واحدة على الأقل من وحداتها من جديد منذ ${day}. يبقى ما اكتمل من قبل صحيحًا.`,
  },

  check: {
    title: 'اعرضها على الآخرين',
    description:
      'كل من لديه الرابط يرى الاسم والتدريب والشركة والتواريخ، وما إذا كانت الشهادة صالحة.',
    link: 'رابط التحقق من الشهادة',
    copy: 'نسخ الرابط',
    scores: 'إظهار الدرجات لكل من يتحقق منها',
    scoresDescription: 'تظهر الدرجات عندئذ أيضًا على الشهادة وعلى الورق وفي ملف PDF.',
    notSaved: 'لم يُحفظ اختيارك',
    proof: (link = '') => `للتحقق من إثبات، نزّل ${link}: تعمل دون البوابة ودون شبكة.`,
    verifier: 'صفحة التحقق',
    ownProof:
      'يتضمن الإثبات الذي تنزّله هنا درجاتك. أما الإثبات الموجود عبر الرابط فلا يتضمنها إلا ما دمت تُظهرها.',
  },
};
