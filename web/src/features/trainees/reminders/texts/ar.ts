import type { ReminderTexts } from './en.ts';

export const texts: ReminderTexts = {
  open: 'تذكير…',
  sending: 'جارٍ الإرسال…',
  one: {
    title: (name) => `هل تريد تذكير ${name}؟`,
    submit: 'تذكير',
    sent: (name) => `تم إرسال تذكير إلى ${name}`,
  },
  many: {
    title: 'هل تريد إرسال التذكيرات؟',
    submit: 'إرسال التذكيرات',
    ownText: 'يتلقى كل متدرب نصًا فيه وحداته الخاصة، بلغته.',
    leftOut: 'يُستبعد من تلقّى تذكيرًا خلال آخر 24 ساعة، ومن ليس لديه ما يُذكَّر به.',
    example: (name) => `على سبيل المثال، إلى ${name}:`,
  },
  byMail: 'يظهر التذكير في البوابة ويُرسل بالبريد الإلكتروني.',
  withoutMail: 'يظهر التذكير في البوابة فقط، دون بريد إلكتروني.',
  nothing: (name) => `لا يوجد الآن ما يُذكَّر به ${name}.`,
  notLoaded: (reason) => `تعذّر تحميل النص. ${reason}`,
};
