import { formatsOf } from '@portal/contract/formats';
import type { EditionsTexts } from './en.ts';

const { date, number, plural } = formatsOf('ar');

export const texts: EditionsTexts = {
  open: 'طلب الإعادة…',
  title: 'طلب إعادة الوحدة',
  question: 'هل تجب إعادتها؟',
  completed: (count) =>
    plural(count, {
      one: 'أكمل متدرب واحد هذه الوحدة.',
      two: 'أكمل متدربان هذه الوحدة.',
      few: `أكمل ${number(count)} متدربين هذه الوحدة.`,
      many: `أكمل ${number(count)} متدربًا هذه الوحدة.`,
      other: `أكمل ${number(count)} متدرب هذه الوحدة.`,
    }),
  choice: 'نوع التغيير',
  correction: 'تصحيح: لا يتغير شيء',
  again: 'محتوى جديد: تجب إعادتها',
  by: 'تجب الإعادة حتى',
  byHint: 'يُحتسب الإكمال السابق حتى هذا اليوم.',
  reason: 'السبب',
  reasonHint: 'يقرؤه جميع المتدربين المعنيين.',
  confirm: 'طلب الإعادة',
  save: 'حفظ التغييرات',
  done: (day) => `تجب إعادة الوحدة حتى ${date(day)}`,
  savedWithout: 'حُفظت الوحدة، لكن لم يُحفظ بعد أنه تجب إعادتها.',
  lost: 'لم يُحفظ ما أدخلته بعد وسيُفقد.',
  leave: { title: 'هل تريد المغادرة بدون حفظ؟', confirm: 'مغادرة' },
};
