import { formatsOf } from '@portal/contract/formats';
import type { LedgerTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

/** After a preposition or another noun. */
const ofEntries = (count: number) =>
  plural(count, {
    one: 'قيد واحد',
    two: 'قيدين اثنين',
    few: `${number(count)} قيود`,
    many: `${number(count)} قيدًا`,
    other: `${number(count)} قيد`,
  });

/** A checkpoint is named by its number of entries. */
const checkpoint = (size: number) => `نقطة التحقق (عدد القيود: ${number(size)})`;

export const texts: LedgerTexts = {
  about:
    'توقّع البوابة السجل في نقاط تحقق. ويكشف إثبات أو نقطة تحقق سابقة أي تعديل لاحق لقيد، دون حاجة إلى الثقة بالبوابة.',
  loading: 'جارٍ تحميل السجل الموقّع…',
  loadFailed: 'تعذّر تحميل السجل الموقّع',
  checkpoint: {
    title: 'آخر نقطة تحقق',
    none: 'لم تُوقَّع نقطة التحقق الأولى بعد. يستغرق ذلك بضع ثوانٍ.',
    entries: 'القيود',
    waiting: (count) => `جارٍ إضافة ${ofEntries(count)}.`,
    signedAt: 'وقت التوقيع',
    origin: 'المصدر',
    rootHash: 'تجزئة الجذر',
    keyIds: 'معرّفات المفاتيح',
    note: 'نقطة التحقق',
    copy: 'نسخ نقطة التحقق',
    keep: 'احتفظ بنسخة خارج البوابة: فهي تُظهر لاحقًا ما إذا أُعيدت كتابة السجل.',
  },
  links: {
    title: 'متاح للجميع دون تسجيل الدخول',
    checkpoint: 'أحدث نقطة تحقق',
    keys: 'المفاتيح العامة',
    verifier: 'ملف يتحقق من الإثباتات دون البوابة',
  },
  check: {
    title: 'فحص السجل كله',
    description: 'يعيد حساب جميع القيود مما هو مخزَّن، وكل جذر جرى توقيعه. يعمل الفحص في الخلفية.',
    start: 'ابدأ الفحص الآن',
    starting: 'جارٍ البدء…',
    cancelling: 'جارٍ الإلغاء…',
    never: 'لم يُفحص السجل بعد.',
    running: 'جارٍ فحص السجل…',
    progress: (checked, total) => `${number(checked)} من أصل ${ofEntries(total)}`,
    clean: (total) =>
      total === 1 ? 'القيد الوحيد كما سُجّل.' : `جميع القيود (${number(total)}) كما سُجّلت.`,
    empty: 'لا توجد قيود في السجل.',
    problems: (count) =>
      plural(count, {
        one: 'عُثر على مشكلة واحدة.',
        two: 'عُثر على مشكلتين.',
        few: `عُثر على ${number(count)} مشكلات.`,
        many: `عُثر على ${number(count)} مشكلة.`,
        other: `عُثر على ${number(count)} مشكلة.`,
      }),
    cancelled: (checked, total) => `أُلغي الفحص بعد ${number(checked)} من أصل ${ofEntries(total)}.`,
    at: (time = '') => `آخر فحص: ${time}`,
    advice: 'عُدّلت بيانات مخزَّنة خارج البوابة أو تلفت. يُرجى إبلاغ مشغّل البوابة.',
    listOf: (shown, count) =>
      shown === count ? 'المشكلات' : `أول ${number(shown)} من أصل ${number(count)} مشكلة`,
    problem: {
      'leaf-missing': (index) => `القيد ${number(index)} مفقود.`,
      'certificate-changed': (index) => `القيد ${number(index)}: الشهادة المخزَّنة ليست التي سُجّلت.`,
      'result-changed': (index) => `القيد ${number(index)}: النتيجة المخزَّنة ليست التي سُجّلت.`,
      'epoch-changed': (index) =>
        `القيد ${number(index)}: المصدر أو المفاتيح المخزَّنة ليست التي سُجّلت.`,
      'tile-changed': (index) => `القيد ${number(index)}: الشجرة المنشورة لا تتضمنه كما سُجّل.`,
      'checkpoint-changed': (size) => `${checkpoint(size)}: الجذر الموقّع ليس جذر القيود.`,
      'signature-wrong': (size) => `${checkpoint(size)}: ليست موقّعة بالمفاتيح الحالية.`,
    },
    certificate: (code) => `الشهادة ${code}`,
  },
};
