import type { HeldCertificatesTexts } from './en.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;

export const texts: HeldCertificatesTexts = {
  title: 'الشهادات',
  notLoaded: (reason) => `تعذّر تحميل الشهادات. ${reason}`,
  none: 'لا توجد شهادات بعد. تصدر شهادة عند إكمال التدريب.',
  kind: { training: 'التدريب كله', module: 'وحدة' },
  issued: (date = '') => `صدرت في ${date}`,
  reason: 'السبب',
  actionsOf: (title, date) => `إجراءات ${isolated(title)}، اكتمل في ${date}`,
  withdrawal: {
    open: 'سحب…',
    title: 'هل تريد سحب هذه الشهادة؟',
    effect:
      'كل من يتحقق من الشهادة يقرأ أنها لم تعد معتمدة. لا يرى السبب إلا المتدرب والمسؤولون. أما الإكمال نفسه فيبقى.',
    final: 'لا يمكن التراجع عن ذلك.',
    reason: 'السبب',
    reasonHint: (min) => `عدد الأحرف المطلوب على الأقل: ${min}`,
    submit: 'سحب',
    submitting: 'جارٍ السحب…',
    done: 'تم سحب الشهادة',
    leaveTitle: 'هل تريد المغادرة من دون سحب؟',
    lost: 'سيُفقد السبب المُدخل.',
    leave: 'مغادرة',
  },
  reissue: {
    open: 'إصدار مجددًا…',
    title: 'هل تريد إصدار هذه الشهادة مجددًا؟',
    effect: (name) =>
      `تصدر شهادة جديدة عن الإكمال نفسه باسم ${isolated(name)} وبالمظهر الحالي للشركة.`,
    former: 'تبقى السابقة وتظهر لكل من يتحقق منها كلمة «مستبدلة».',
    formerWithdrawn: 'تبقى السابقة مسحوبة.',
    submit: 'إصدار مجددًا',
    submitting: 'جارٍ الإصدار…',
    done: 'تم إصدار الشهادة مجددًا',
  },
};
