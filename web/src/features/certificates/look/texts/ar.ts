import { formatsOf } from '@portal/contract/formats';
import type { CertificateLookTexts } from './en.ts';

const { number } = formatsOf('ar');

export const texts: CertificateLookTexts = {
  title: 'الشهادات',
  note: 'مظهر الشهادات التي ستصدر من الآن فصاعدًا. أما الشهادات الصادرة من قبل فتبقى كما هي.',
  loading: 'جارٍ تحميل المظهر…',
  loadFailed: 'تعذّر تحميل مظهر الشهادات.',
  colour: 'اللون المميِّز',
  colourHint: 'للخطوط والزخرفة. تبقى النصوص داكنة لتكون مقروءة مع أي لون.',
  pickColour: 'اختيار لون',
  presets: 'ألوان مقترحة',
  presetNames: {
    blue: 'أزرق',
    teal: 'أزرق مخضر',
    green: 'أخضر',
    violet: 'بنفسجي',
    red: 'أحمر',
    grey: 'رمادي',
  },
  signature: 'صورة التوقيع',
  newSignature: 'صورة جديدة للتوقيع',
  signatureHint: (types, size, side) =>
    `${types}، بحد أقصى ${size} و\u2068${number(side)} × ${number(side)}\u2069 بكسل. الأفضل حبر داكن على خلفية بيضاء أو بلا خلفية.`,
  savedSignature: 'التوقيع المحفوظ',
  signatureStays: 'يبقى التوقيع كما هو ما لم تختر صورة أخرى.',
  removeSignature: 'إزالة التوقيع',
  signatureRemoved: 'سيُزال التوقيع عند الحفظ.',
  keepSignature: 'الإبقاء على التوقيع',
  emptyFile: 'هذا الملف فارغ. يُرجى اختيار ملف آخر.',
  largePicture: (size) => `حجم هذه الصورة أكبر من ${size}. يُرجى اختيار صورة أصغر.`,
  line: 'النص أسفل التوقيع',
  lineHint: 'مثل اسم الشخص الموقِّع ومنصبه.',
  logo: 'الشعار هو شعار الشركة.',
  changeLogo: 'تغيير الشعار',
  save: 'حفظ المظهر',
  saved: 'تم حفظ المظهر',
  discard: 'تجاهل التغييرات',
  lost: 'لم تُحفظ تغييراتك على مظهر الشهادات بعد وستُفقد.',
  leave: { title: 'هل تريد المغادرة بدون حفظ؟', confirm: 'مغادرة' },
  preview: 'معاينة',
  sample: 'نموذج',
  example: {
    name: 'سارة أحمد',
    modules: ['أساسيات السلامة', 'الإسعافات الأولية', 'حماية البيانات'],
    recordedBy: 'خالد حسن',
  },
};
