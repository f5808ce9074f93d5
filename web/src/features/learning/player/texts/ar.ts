import { formatsOf } from '@portal/contract/formats';
import type { PlayerTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

export const texts: PlayerTexts = {
  video: (title) => `فيديو: \u2068${title}\u2069`,

  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  back: (seconds) =>
    plural(seconds, {
      one: 'الرجوع ثانية واحدة',
      two: 'الرجوع ثانيتين',
      few: `الرجوع ${number(seconds)} ثوانٍ`,
      other: `الرجوع ${number(seconds)} ثانية`,
    }),
  mute: 'كتم الصوت',
  unmute: 'إلغاء كتم الصوت',
  volume: 'مستوى الصوت',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'الخروج من ملء الشاشة',

  captions: 'التسميات التوضيحية',
  captionsOff: 'إيقاف',
  captionsNotLoaded: 'تعذّر تحميل التسميات التوضيحية لهذا الفيديو.',

  speed: 'سرعة التشغيل',
  speedIs: (speed) => `سرعة التشغيل: ${speed}`,
  normalSpeed: 'عادية',
  times: (factor) => `\u2068${number(factor)}×\u2069`,

  position: 'الموضع في الفيديو',
  positionIs: (times) => `${times.position} من ${times.total}، تمت المشاهدة حتى ${times.furthest}`,

  loading: 'جارٍ تحميل الفيديو',
  playVideo: 'تشغيل الفيديو',
  resumeAt: (time) => `الاستئناف من ${time}`,
  startsOver: 'لا يتيح هذا الاتصال الاستئناف، لذا يبدأ الفيديو من أوله. ما شاهدته محفوظ.',

  trouble: {
    noPicture:
      'لا يعرض هذا المتصفح صورة لهذا الفيديو، ومن دونها لا يُحتسب شيء من المشاهدة. يُرجى طلب المساعدة.',
    endsEarly: ({ at, length }) =>
      `ينتهي هذا الفيديو عند ${at}، قبل مدته المذكورة ${length}. وقتك محفوظ. يُرجى طلب المساعدة.`,
    notPlayable: 'لا يستطيع هذا المتصفح تشغيل هذا الفيديو. يُرجى طلب المساعدة.',
    notPlayableBeyond: (at) =>
      `لا يمكن تشغيل هذا الفيديو بعد ${at}. وقتك محفوظ. يُرجى طلب المساعدة.`,
    askForHelp: 'طلب المساعدة',
    waiting: (at) => `في انتظار الشبكة. كل شيء حتى ${at} محفوظ.`,
    tryNow: 'المحاولة الآن',
    notLoaded: 'لا يمكن تشغيل هذا الفيديو الآن. موضعك فيه محفوظ.',
  },
};
