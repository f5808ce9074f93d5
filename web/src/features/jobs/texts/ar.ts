import { formatsOf } from '@portal/contract/formats';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import type { JobTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

/** After a preposition or another noun. */
const ofTrainees = (count: number) =>
  plural(count, {
    one: 'متدرب واحد',
    two: 'متدربين اثنين',
    few: `${number(count)} متدربين`,
    many: `${number(count)} متدربًا`,
    other: `${number(count)} متدرب`,
  });
const someTrainees = (done: number, total: number) =>
  done === total ? ofTrainees(total) : `${number(done)} من أصل ${ofTrainees(total)}`;
const forTrainees = (done: number, total: number) =>
  done === total
    ? plural(total, {
        one: 'لمتدرب واحد',
        two: 'لمتدربين اثنين',
        other: `لـ ${ofTrainees(total)}`,
      })
    : `لـ ${someTrainees(done, total)}`;
/** After a preposition or another noun. */
const ofRequests = (count: number) =>
  plural(count, {
    one: 'طلب مساعدة واحد',
    two: 'طلبي مساعدة',
    few: `${number(count)} طلبات مساعدة`,
    many: `${number(count)} طلب مساعدة`,
    other: `${number(count)} طلب مساعدة`,
  });
const someRequests = (done: number, total: number) =>
  done === total ? ofRequests(total) : `${number(done)} من أصل ${ofRequests(total)}`;
/** After a preposition or another noun. */
const ofResults = (count: number) =>
  plural(count, {
    one: 'نتيجة واحدة',
    two: 'نتيجتين',
    few: `${number(count)} نتائج`,
    many: `${number(count)} نتيجة`,
    other: `${number(count)} نتيجة`,
  });
const someResults = (done: number, total: number) =>
  done === total ? ofResults(total) : `${number(done)} من أصل ${ofResults(total)}`;

const exception = (noun: string): JobTexts['actions']['extend'] => ({
  running: (total) => `جارٍ إضافة ${noun} ${forTrainees(total, total)}…`,
  done: (done, total) => `تمت إضافة ${noun} ${forTrainees(done, total)}`,
  cancelled: (done, total) => `أُلغيت العملية: تمت إضافة ${noun} ${forTrainees(done, total)}`,
  stopped: (done, total) => `توقفت العملية: تمت إضافة ${noun} ${forTrainees(done, total)}`,
  undoing: `جارٍ التراجع عن إضافة ${noun}…`,
  undone: `تم التراجع عن إضافة ${noun}`,
  partlyUndone: (kept) => `تم التراجع عن إضافة ${noun} باستثناء ${ofTrainees(kept)}`,
  refused: (count) =>
    `تعذّرت إضافة ${noun} ${forTrainees(count, count)}، إما للانتماء إلى شركة أخرى، وإما لوجود الاستثناء نفسه من قبل، وإما بسبب الحذف في هذه الأثناء.`,
});

export const texts: JobTexts = {
  panel: 'العمليات في الخلفية',
  cancel: 'إلغاء',
  cancelling: 'جارٍ الإلغاء…',
  undoing: 'جارٍ التراجع…',
  dismiss: (title) => `إخفاء: ${title}`,
  progress: (finished, total) => `${number(finished)} من ${number(total)}`,
  andOthers: (count) =>
    plural(count, {
      one: 'وواحد آخر',
      two: 'واثنان آخران',
      few: `و${number(count)} آخرون`,
      other: `و${number(count)} آخرون`,
    }),
  restoreInTrash: 'الاستعادة من سلة المحذوفات',
  showRefusedInvitations: 'عرض الدعوات المرفوضة',
  showNames: 'عرض الأسماء',
  refusedTrainees: 'متدربون تعذّر تنفيذ العملية لهم',
  showMore: 'عرض المزيد',
  deletedUser: 'مستخدم محذوف',
  certificates: { download: 'تنزيل ملف ZIP', preparing: 'جارٍ التحضير…' },
  invitations: {
    allWaiting: (total) =>
      plural(total, {
        one: 'دعوة واحدة في الطريق.',
        two: 'دعوتان في الطريق.',
        few: `${number(total)} دعوات في الطريق.`,
        other: `${number(total)} دعوة في الطريق.`,
      }),
    sent: (invited) => `الدعوات المرسلة: ${number(invited)}.`,
    someWaiting: (invited, waiting) =>
      `الدعوات المرسلة: ${number(invited)}، وفي الطريق: ${number(waiting)}.`,
    someRefused: (invited, refused) =>
      `الدعوات المرسلة: ${number(invited)}، والتي رفضها خادم البريد: ${number(refused)}.`,
    someWaitingSomeRefused: (invited, waiting, refused) =>
      `الدعوات المرسلة: ${number(invited)}، وفي الطريق: ${number(waiting)}، والتي رفضها خادم البريد: ${number(refused)}.`,
  },
  actions: {
    delete: {
      running: (total) => `جارٍ حذف ${ofTrainees(total)}…`,
      done: (done, total) => `تم حذف ${someTrainees(done, total)}`,
      cancelled: (done, total) => `أُلغيت العملية: تم حذف ${someTrainees(done, total)}`,
      stopped: (done, total) => `توقفت العملية: تم حذف ${someTrainees(done, total)}`,
      undoing: 'جارٍ التراجع عن الحذف…',
      undone: 'تم التراجع عن الحذف',
      partlyUndone: (kept) => `تم التراجع عن الحذف باستثناء ${ofTrainees(kept)}`,
      refused: (count) =>
        `تعذّر حذف ${ofTrainees(count)}، إما لأن مسؤولًا آخر سبق إلى الحذف، وإما لأن الحساب ليس لمتدرب.`,
    },
    move: {
      running: (total) => `جارٍ نقل ${ofTrainees(total)}…`,
      done: (done, total) => `تم نقل ${someTrainees(done, total)}`,
      cancelled: (done, total) => `أُلغيت العملية: تم نقل ${someTrainees(done, total)}`,
      stopped: (done, total) => `توقفت العملية: تم نقل ${someTrainees(done, total)}`,
      undoing: 'جارٍ التراجع عن النقل…',
      undone: 'تم التراجع عن النقل',
      partlyUndone: (kept) => `تم التراجع عن النقل باستثناء ${ofTrainees(kept)}`,
      refused: (count) =>
        `تعذّر نقل ${ofTrainees(count)}، إما بسبب الحذف في هذه الأثناء، وإما للانتماء إلى الشركة المختارة من قبل.`,
    },
    invite: {
      running: (total) => `جارٍ إرسال الدعوات إلى ${ofTrainees(total)}…`,
      done: (done, total) => `أُرسلت الدعوات إلى ${someTrainees(done, total)}`,
      cancelled: (done, total) => `أُلغيت العملية: أُرسلت الدعوات إلى ${someTrainees(done, total)}`,
      stopped: (done, total) => `توقفت العملية: أُرسلت الدعوات إلى ${someTrainees(done, total)}`,
      undoing: 'جارٍ التراجع عن الدعوات…',
      undone: 'تم التراجع عن الدعوات',
      partlyUndone: (kept) => `تم التراجع عن الدعوات باستثناء ${ofTrainees(kept)}`,
      refused: (count) =>
        `لم تُرسل دعوة إلى ${ofTrainees(count)}، إما لوجود كلمة مرور مختارة من قبل، وإما بسبب الحذف في هذه الأثناء.`,
    },
    'add-to-group': {
      running: (total) => `جارٍ إضافة ${ofTrainees(total)} إلى المجموعة…`,
      done: (done, total) => `تمت إضافة ${someTrainees(done, total)} إلى المجموعة`,
      cancelled: (done, total) =>
        `أُلغيت العملية: تمت إضافة ${someTrainees(done, total)} إلى المجموعة`,
      stopped: (done, total) =>
        `توقفت العملية: تمت إضافة ${someTrainees(done, total)} إلى المجموعة`,
      undoing: 'جارٍ التراجع عن الإضافة إلى المجموعة…',
      undone: 'تم التراجع عن الإضافة إلى المجموعة',
      partlyUndone: (kept) => `تم التراجع عن الإضافة إلى المجموعة باستثناء ${ofTrainees(kept)}`,
      refused: (count) =>
        `تعذّرت إضافة ${ofTrainees(count)}، إما للانتماء إلى المجموعة من قبل أو إلى ${number(GROUPS_PER_TRAINEE_MAX)} مجموعة، وإما للانتماء إلى شركة أخرى، وإما بسبب الحذف في هذه الأثناء.`,
    },
    'remove-from-group': {
      running: (total) => `جارٍ إزالة ${ofTrainees(total)} من المجموعة…`,
      done: (done, total) => `تمت إزالة ${someTrainees(done, total)} من المجموعة`,
      cancelled: (done, total) =>
        `أُلغيت العملية: تمت إزالة ${someTrainees(done, total)} من المجموعة`,
      stopped: (done, total) => `توقفت العملية: تمت إزالة ${someTrainees(done, total)} من المجموعة`,
      undoing: 'جارٍ التراجع عن الإزالة من المجموعة…',
      undone: 'تم التراجع عن الإزالة من المجموعة',
      partlyUndone: (kept) => `تم التراجع عن الإزالة من المجموعة باستثناء ${ofTrainees(kept)}`,
      refused: (count) =>
        `تعذّرت إزالة ${ofTrainees(count)}، إما لعدم الانتماء إلى المجموعة، وإما بسبب الحذف في هذه الأثناء.`,
    },
    extend: exception('تمديد'),
    waive: exception('إعفاء'),
    pause: exception('إيقاف مؤقت'),
    remind: {
      running: (total) => `جارٍ تذكير ${ofTrainees(total)}…`,
      done: (done, total) => `تم تذكير ${someTrainees(done, total)}`,
      cancelled: (done, total) => `أُلغيت العملية: تم تذكير ${someTrainees(done, total)}`,
      stopped: (done, total) => `توقفت العملية: تم تذكير ${someTrainees(done, total)}`,
      undoing: 'جارٍ التراجع عن التذكيرات…',
      undone: 'تم التراجع عن التذكيرات',
      partlyUndone: (kept) => `تم التراجع عن التذكيرات باستثناء ${ofTrainees(kept)}`,
      refused: (count) =>
        `لم يُرسل تذكير إلى ${ofTrainees(count)}، إما لإرسال تذكير خلال آخر 24 ساعة، وإما لعدم وجود ما يُذكَّر به، وإما بسبب الحذف في هذه الأثناء.`,
    },
    renew: {
      running: (total) => `جارٍ بدء التجديد ${forTrainees(total, total)}…`,
      done: (done, total) => `بدأ التجديد ${forTrainees(done, total)}`,
      cancelled: (done, total) => `أُلغيت العملية: بدأ التجديد ${forTrainees(done, total)}`,
      stopped: (done, total) => `توقفت العملية: بدأ التجديد ${forTrainees(done, total)}`,
      undoing: 'جارٍ التراجع عن بدء التجديد…',
      undone: 'تم التراجع عن بدء التجديد',
      partlyUndone: (kept) => `تم التراجع عن بدء التجديد باستثناء ${ofTrainees(kept)}`,
      refused: (count) =>
        `لم يبدأ التجديد ${forTrainees(count, count)}، إما لعدم وجود ما يُجدَّد، وإما بسبب الحذف في هذه الأثناء.`,
    },
    'train-again': {
      running: (total) => `جارٍ بدء جولة جديدة ${forTrainees(total, total)}…`,
      done: (done, total) => `بدأت جولة جديدة ${forTrainees(done, total)}`,
      cancelled: (done, total) => `أُلغيت العملية: بدأت جولة جديدة ${forTrainees(done, total)}`,
      stopped: (done, total) => `توقفت العملية: بدأت جولة جديدة ${forTrainees(done, total)}`,
      undoing: 'جارٍ التراجع عن بدء الجولات الجديدة…',
      undone: 'تم التراجع عن بدء الجولات الجديدة',
      partlyUndone: (kept) => `تم التراجع عن بدء الجولات الجديدة باستثناء ${ofTrainees(kept)}`,
      refused: (count) =>
        `لم تبدأ جولة جديدة ${forTrainees(count, count)}، بسبب الحذف أو النقل إلى شركة أخرى في هذه الأثناء.`,
    },
    'close-help': {
      running: (total) => `جارٍ إغلاق ${ofRequests(total)}…`,
      done: (done, total) => `تم إغلاق ${someRequests(done, total)}`,
      cancelled: (done, total) => `أُلغيت العملية: تم إغلاق ${someRequests(done, total)}`,
      stopped: (done, total) => `توقفت العملية: تم إغلاق ${someRequests(done, total)}`,
      undoing: 'جارٍ التراجع عن الإغلاق…',
      undone: 'تم التراجع عن الإغلاق',
      partlyUndone: (kept) => `تم التراجع عن الإغلاق باستثناء ${ofRequests(kept)}`,
      refused: (count) =>
        `تعذّر إغلاق ${ofRequests(count)}، بسبب تغيير أو إغلاق من مسؤول آخر، أو حذف، في هذه الأثناء.`,
    },
    import: {
      running: (total) => `جارٍ استيراد ${ofTrainees(total)}…`,
      done: (done, total) => `تم استيراد ${someTrainees(done, total)}`,
      cancelled: (done, total) => `أُلغيت العملية: تم استيراد ${someTrainees(done, total)}`,
      stopped: (done, total) => `توقفت العملية: تم استيراد ${someTrainees(done, total)}`,
      undoing: 'جارٍ التراجع عن الاستيراد…',
      undone: 'تم التراجع عن الاستيراد',
      partlyUndone: (kept) => `تم التراجع عن الاستيراد باستثناء ${ofTrainees(kept)}`,
      refused: (count) =>
        `تعذّر استيراد ${ofTrainees(count)}، إما لوجود حساب الآن، وإما لأن الشركة حُذفت في هذه الأثناء.`,
    },
    'record-results': {
      running: (total) => `جارٍ تسجيل ${ofResults(total)}…`,
      done: (done, total) => `تم تسجيل ${someResults(done, total)}`,
      cancelled: (done, total) => `أُلغيت العملية: تم تسجيل ${someResults(done, total)}`,
      stopped: (done, total) => `توقفت العملية: تم تسجيل ${someResults(done, total)}`,
      undoing: 'جارٍ التراجع عن التسجيل…',
      undone: 'تم التراجع عن التسجيل',
      partlyUndone: (kept) => `تم التراجع عن التسجيل باستثناء ${ofResults(kept)}`,
      refused: (count) =>
        `تعذّر تسجيل ${ofResults(count)}، إما لوجود النتيجة نفسها من قبل، وإما لأن المتدرب أو الوحدة حُذفا في هذه الأثناء.`,
    },
    'collect-certificates': {
      running: (total) => `جارٍ تجهيز شهادات ${ofTrainees(total)}…`,
      done: (done) => `الشهادات الجاهزة: ${number(done)}`,
      cancelled: (done) => `أُلغيت العملية. الشهادات الجاهزة: ${number(done)}`,
      stopped: (done) => `توقفت العملية. الشهادات الجاهزة: ${number(done)}`,
      undoing: 'جارٍ التراجع…',
      undone: 'تم التراجع',
      partlyUndone: (kept) => `تم التراجع. الشهادات الباقية: ${number(kept)}`,
      refused: (count) =>
        `لا شهادة لـ ${ofTrainees(count)}، إما لعدم وجود شهادة صالحة عن التدريب كله، وإما بسبب الحذف في هذه الأثناء.`,
    },
  },
};
