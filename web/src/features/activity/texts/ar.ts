import type { ActivityTexts } from './en.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;
const of = (company: string | null) => (company === null ? '' : ` (${company})`);
const changed = (fields: readonly string[]) => fields.map(isolated).join('، ');
/** An arrow that points to the new name, from right to left. */
const renamed = (oldName: string, newName: string) => `${isolated(oldName)} ← ${isolated(newName)}`;

export const texts: ActivityTexts = {
  changes: 'التغييرات',
  loading: 'جارٍ تحميل سجل النشاط…',
  loadFailed: 'تعذّر تحميل سجل النشاط',
  showOlder: 'عرض تغييرات أقدم',
  empty: {
    title: 'لم يتغير شيء بعد',
    message: 'تُدرج هنا التغييرات التي يجريها المسؤولون: من، وماذا، ومتى، وما قبله وما بعده.',
  },
  noMatch: {
    title: 'لا توجد تغييرات تطابق هذا البحث',
    message: 'يشمل البحث بدايات الكلمات في أسماء الأشخاص والعناصر والشركات.',
    showAll: 'عرض جميع التغييرات',
  },
  filters: {
    search: 'البحث في سجل النشاط',
    placeholder: 'شخص أو عنصر أو شركة',
    change: 'التغيير',
    allChanges: 'جميع التغييرات',
    from: 'من',
    to: 'إلى',
  },
  entry: {
    change: (author, sentence) => `${author} – ${sentence}`,
    details: 'التفاصيل',
    detailsOf: (author, sentence) => `التفاصيل: ${isolated(author)} – ${sentence}`,
    before: 'قبل:',
    after: 'بعد:',
    empty: 'فارغ',
  },
  trainees: {
    list: 'المتدربون',
    loading: 'جارٍ تحميل المتدربين…',
    loadFailed: (reason) => `تعذّر تحميل المتدربين. ${reason}`,
    showMore: 'عرض المزيد من المتدربين',
    deletedUser: 'مستخدم محذوف',
    states: {
      waiting: '(لم يُنفَّذ)',
      refused: '(تعذّر التنفيذ)',
      undone: '(تم التراجع)',
    },
  },
  sentences: {
    'company.created': ({ name }) => `إنشاء الشركة ${name}`,
    'company.updated': ({ name, fields }) => `تعديل الشركة ${name} (${changed(fields)})`,
    'company.renamed': ({ oldName, newName }) => `إعادة تسمية الشركة ${renamed(oldName, newName)}`,
    'company.settings-changed': ({ name }) => `تعديل إعدادات الشركة ${name}`,
    'company.requirements-changed': ({ name, fields }) =>
      `تعديل قواعد الشركة ${name}: ${changed(fields)}`,
    'company.certificate-look-changed': ({ name }) => `تعديل مظهر شهادات الشركة ${name}`,
    'company.checkpoint-mail-changed': ({ name }) => `تعديل إرسال نقاط التحقق للشركة ${name}`,
    'company.deleted': ({ name }) => `حذف الشركة ${name}`,
    'company.restored': ({ name }) => `استعادة الشركة ${name}`,
    'company.purged': ({ name }) => `حذف الشركة ${name} نهائيًا`,
    'module.created': ({ name, company }) => `إنشاء الوحدة ${name}${of(company)}`,
    'module.updated': ({ name, fields, company }) =>
      `تعديل الوحدة ${name}${of(company)}: ${changed(fields)}`,
    'module.renamed': ({ oldName, newName, company }) =>
      `إعادة تسمية الوحدة ${renamed(oldName, newName)}${of(company)}`,
    'module.deleted': ({ name, company }) => `حذف الوحدة ${name}${of(company)}`,
    'module.restored': ({ name, company }) => `استعادة الوحدة ${name}${of(company)}`,
    'module.purged': ({ name, company }) => `حذف الوحدة ${name}${of(company)} نهائيًا`,
    'module.reordered': ({ name }) => `إعادة ترتيب وحدات ${name}`,
    'module.video-uploaded': ({ name, company }) => `رفع فيديو الوحدة ${name}${of(company)}`,
    'module.video-replaced': ({ name, company }) => `استبدال فيديو الوحدة ${name}${of(company)}`,
    'module.captions-saved': ({ name, company }) =>
      `حفظ التسميات التوضيحية للوحدة ${name}${of(company)}`,
    'module.captions-removed': ({ name, company }) =>
      `إزالة التسميات التوضيحية للوحدة ${name}${of(company)}`,
    'module.poster-saved': ({ name, company }) => `حفظ صورة فيديو الوحدة ${name}${of(company)}`,
    'module.poster-removed': ({ name, company }) => `إزالة صورة فيديو الوحدة ${name}${of(company)}`,
    'module.questions-saved': ({ name, company }) => `حفظ أسئلة الوحدة ${name}${of(company)}`,
    'module.requirement-changed': ({ name, fields, company }) =>
      `تعديل قواعد الوحدة ${name}${of(company)}: ${changed(fields)}`,
    'module.edition-made': ({ name, company }) => `طلب إعادة الوحدة ${name}${of(company)}`,
    'group.created': ({ name, company }) => `إنشاء المجموعة ${name}${of(company)}`,
    'group.updated': ({ oldName, newName, company }) =>
      `إعادة تسمية المجموعة ${renamed(oldName, newName)}${of(company)}`,
    'group.link-renewed': ({ name, company }) =>
      `إنشاء رابط تسجيل جديد للمجموعة ${name}${of(company)}`,
    'group.deleted': ({ name, company }) => `حذف المجموعة ${name}${of(company)}`,
    'group.restored': ({ name, company }) => `استعادة المجموعة ${name}${of(company)}`,
    'group.purged': ({ name, company }) => `حذف المجموعة ${name}${of(company)} نهائيًا`,
    'trainee.created': ({ name, company }) => `إضافة المتدرب ${name}${of(company)}`,
    'trainee.updated': ({ name, fields, company }) =>
      `تعديل المتدرب ${name}${of(company)}: ${changed(fields)}`,
    'trainee.renamed': ({ oldName, newName, company }) =>
      `إعادة تسمية المتدرب ${renamed(oldName, newName)}${of(company)}`,
    'trainee.deleted': ({ name, company }) => `حذف المتدرب ${name}${of(company)}`,
    'trainee.restored': ({ name, company }) => `استعادة المتدرب ${name}${of(company)}`,
    'trainees.restored': ({ name, company }) => `استعادة: ${name}${of(company)}`,
    'trainee.merged': ({ mergedTrainee, name, company }) =>
      `إضافة نتائج المتدرب المحذوف ${isolated(mergedTrainee)} إلى نتائج ${name}${of(company)}`,
    'trainee.purged': ({ name, company }) => `حذف المتدرب ${name}${of(company)} نهائيًا`,
    'trainees.purged': ({ name, company }) => `حذف نهائي: ${name}${of(company)}`,
    'trainee.run-started': ({ name, company }) => `بدء جولة جديدة للمتدرب ${name}${of(company)}`,
    'trainee.quiz-opened': ({ module, name, company }) =>
      `فتح اختبار ${isolated(module)} مجددًا للمتدرب ${name}${of(company)}`,
    'trainee.imported': ({ name, company }) => `استيراد: ${name}${of(company)}`,
    'trainee.link-sent': ({ name, company }) =>
      `إرسال رابط إعادة تعيين إلى المتدرب ${name}${of(company)}`,
    'trainee.invited': ({ name, company }) => `إرسال دعوة إلى المتدرب ${name}${of(company)}`,
    'trainee.reminded': ({ name, company }) => `إرسال تذكير إلى المتدرب ${name}${of(company)}`,
    'trainee.exception-made': ({ name, company }) => `إضافة استثناء للمتدرب ${name}${of(company)}`,
    'trainee.exception-ended': ({ name, company }) => `إنهاء استثناء للمتدرب ${name}${of(company)}`,
    'trainee.result-recorded': ({ name, company }) =>
      `تسجيل نتيجة سابقة للمتدرب ${name}${of(company)}`,
    'trainee.result-withdrawn': ({ name, company }) =>
      `سحب نتيجة سابقة للمتدرب ${name}${of(company)}`,
    'trainee.certificate-withdrawn': ({ name, company }) =>
      `سحب شهادة للمتدرب ${name}${of(company)}`,
    'trainee.certificate-reissued': ({ name, company }) =>
      `إعادة إصدار شهادة للمتدرب ${name}${of(company)}`,
    'trainees.deleted': ({ name, company }) => `حذف: ${name}${of(company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null ? `نقل: ${name}` : `نقل إلى ${company}: ${name}`,
    'trainees.invited': ({ name, company }) => `إرسال دعوات: ${name}${of(company)}`,
    'trainees.runs-started': ({ name, company }) => `بدء جولة جديدة: ${name}${of(company)}`,
    'trainees.reminded': ({ name, company }) => `إرسال تذكيرات: ${name}${of(company)}`,
    'trainees.renewed': ({ name, company }) => `بدء التجديد: ${name}${of(company)}`,
    'trainees.added-to-group': ({ name, group, company }) =>
      `إضافة إلى المجموعة ${isolated(group)}: ${name}${of(company)}`,
    'trainees.removed-from-group': ({ name, group, company }) =>
      `إزالة من المجموعة ${isolated(group)}: ${name}${of(company)}`,
    'trainees.exceptions-made': ({ name, company }) => `إضافة استثناء: ${name}${of(company)}`,
    'trainees.results-recorded': ({ name, company }) => `تسجيل نتائج سابقة: ${name}${of(company)}`,
    'trainees.undone': ({ name, company }) => `التراجع عن عملية: ${name}${of(company)}`,
    'progress.exported': ({ name }) => `تصدير تقدم ${name}`,
    'report.exported': ({ name }) => `تصدير تقرير ${name}`,
    'certificates.exported': ({ name }) => `تصدير شهادات ${name}`,
    'activity.exported': ({ name }) => `تصدير سجل نشاط ${name}`,
    'help.updated': ({ name, company }) => `الرد على طلب مساعدة ${name}${of(company)}`,
    'help.closed': ({ name, company }) => `إغلاق: ${name}${of(company)}`,
    'help.closing-undone': ({ name, company }) => `إعادة فتح: ${name}${of(company)}`,
    'portal.ledger-check-started': () => 'بدء فحص السجل الموقّع',
    'portal.ledger-check-cancelled': () => 'إيقاف فحص السجل الموقّع',
    'portal.work-failing': ({ name }) =>
      `فشل العمل في الخلفية منذ ساعة: ${name}. يُرجى إبلاغ مشغّل البوابة`,
    'admin.created': ({ name }) => `إضافة المسؤول ${name}`,
    'admin.updated': ({ name, fields }) => `تعديل المسؤول ${name} (${changed(fields)})`,
    'admin.renamed': ({ oldName, newName }) => `إعادة تسمية المسؤول ${renamed(oldName, newName)}`,
    'admin.reach-changed': ({ name }) => `تغيير ما يراه المسؤول ${name}`,
    'admin.invited': ({ name }) => `دعوة المسؤول ${name}`,
    'admin.accepted': ({ name }) => `قبول دعوة المسؤول ${name}`,
    'admin.deleted': ({ name }) => `إزالة المسؤول ${name}`,
    'admin.restored': ({ name }) => `استعادة المسؤول ${name}`,
    'admin.purged': ({ name }) => `حذف المسؤول ${name} نهائيًا`,
  },
};
