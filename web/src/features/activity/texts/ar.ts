import type { ActivityTexts } from './en.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;
const of = (company: string | null) => (company === null ? '' : ` (${isolated(company)})`);
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
    message: 'يُدرج هنا كل تغيير يجريه أحد المسؤولين: من، وماذا، ومتى، وما قبله وما بعده.',
  },
  noMatch: {
    title: 'لا توجد تغييرات تطابق هذا البحث',
    message: 'يُعثر على الكلمات من بداياتها، في أسماء الأشخاص والأشياء والشركات.',
    showAll: 'عرض جميع التغييرات',
  },
  filters: {
    search: 'البحث في سجل النشاط',
    placeholder: 'من أو ماذا أو الشركة',
    change: 'التغيير',
    allChanges: 'جميع التغييرات',
    from: 'من',
    to: 'إلى',
  },
  entry: {
    details: 'التفاصيل',
    detailsOf: (author, sentence) => `التفاصيل: ${isolated(author)} ${sentence}`,
    before: 'قبل:',
    after: 'بعد:',
    empty: 'فارغ',
    yes: 'نعم',
    no: 'لا',
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
  actions: {
    'company.created': 'إنشاء شركة',
    'company.updated': 'تعديل شركة',
    'company.settings-changed': 'تعديل إعدادات شركة',
    'company.deleted': 'حذف شركة',
    'company.restored': 'استعادة شركة',
    'company.purged': 'حذف شركة نهائيًا',
    'module.created': 'إنشاء وحدة',
    'module.updated': 'تعديل وحدة',
    'module.deleted': 'حذف وحدة',
    'module.restored': 'استعادة وحدة',
    'module.purged': 'حذف وحدة نهائيًا',
    'module.reordered': 'إعادة ترتيب الوحدات',
    'module.video-uploaded': 'رفع فيديو',
    'module.video-replaced': 'استبدال فيديو',
    'module.captions-saved': 'حفظ التسميات التوضيحية',
    'module.captions-removed': 'إزالة التسميات التوضيحية',
    'module.poster-saved': 'حفظ صورة فيديو',
    'module.poster-removed': 'إزالة صورة فيديو',
    'module.questions-saved': 'حفظ الأسئلة',
    'trainee.created': 'إضافة متدرب',
    'trainee.updated': 'تعديل متدرب',
    'trainee.deleted': 'حذف متدرب',
    'trainee.restored': 'استعادة متدرب',
    'trainee.merged': 'دمج متدربين',
    'trainee.purged': 'حذف متدرب نهائيًا',
    'trainee.run-started': 'بدء جولة جديدة لمتدرب',
    'trainee.quiz-opened': 'فتح اختبار مجددًا لمتدرب',
    'trainee.imported': 'استيراد متدربين',
    'trainee.link-sent': 'إرسال رابط إلى متدرب',
    'trainees.deleted': 'حذف متدربين معًا',
    'trainees.moved': 'نقل متدربين معًا',
    'trainees.invited': 'إرسال دعوات معًا',
    'trainees.runs-started': 'بدء جولات جديدة معًا',
    'trainees.undone': 'التراجع عن عملية على متدربين كثيرين',
    'progress.exported': 'تصدير التقدم',
    'report.exported': 'تصدير تقرير',
    'activity.exported': 'تصدير سجل النشاط',
    'help.updated': 'الرد على طلب مساعدة',
    'help.closed': 'إغلاق طلبات مساعدة معًا',
    'help.closing-undone': 'التراجع عن إغلاق طلبات مساعدة',
    'portal.work-failing': 'فشل العمل في الخلفية',
    'admin.created': 'إضافة مسؤول',
    'admin.updated': 'تعديل مسؤول',
    'admin.invited': 'دعوة مسؤول',
    'admin.accepted': 'قبول دعوة مسؤول',
    'admin.deleted': 'إزالة مسؤول',
    'admin.restored': 'استعادة مسؤول',
    'admin.purged': 'حذف مسؤول نهائيًا',
  },
  sentences: {
    'company.created': ({ name }) => `– إنشاء الشركة ${isolated(name)}`,
    'company.updated': ({ name, fields }) =>
      `– تعديل الشركة ${isolated(name)} (${changed(fields)})`,
    'company.renamed': ({ oldName, newName }) =>
      `– إعادة تسمية الشركة ${renamed(oldName, newName)}`,
    'company.settings-changed': ({ name }) => `– تعديل إعدادات الشركة ${isolated(name)}`,
    'company.deleted': ({ name }) => `– حذف الشركة ${isolated(name)}`,
    'company.restored': ({ name }) => `– استعادة الشركة ${isolated(name)}`,
    'company.purged': ({ name }) => `– حذف الشركة ${isolated(name)} نهائيًا`,
    'module.created': ({ name, company }) => `– إنشاء الوحدة ${isolated(name)}${of(company)}`,
    'module.updated': ({ name, fields, company }) =>
      `– تعديل الوحدة ${isolated(name)}${of(company)}: ${changed(fields)}`,
    'module.renamed': ({ oldName, newName, company }) =>
      `– إعادة تسمية الوحدة ${renamed(oldName, newName)}${of(company)}`,
    'module.deleted': ({ name, company }) => `– حذف الوحدة ${isolated(name)}${of(company)}`,
    'module.restored': ({ name, company }) => `– استعادة الوحدة ${isolated(name)}${of(company)}`,
    'module.purged': ({ name, company }) => `– حذف الوحدة ${isolated(name)}${of(company)} نهائيًا`,
    'module.reordered': ({ name }) => `– إعادة ترتيب وحدات ${isolated(name)}`,
    'module.video-uploaded': ({ name, company }) =>
      `– رفع فيديو الوحدة ${isolated(name)}${of(company)}`,
    'module.video-replaced': ({ name, company }) =>
      `– استبدال فيديو الوحدة ${isolated(name)}${of(company)}`,
    'module.captions-saved': ({ name, company }) =>
      `– حفظ التسميات التوضيحية للوحدة ${isolated(name)}${of(company)}`,
    'module.captions-removed': ({ name, company }) =>
      `– إزالة التسميات التوضيحية للوحدة ${isolated(name)}${of(company)}`,
    'module.poster-saved': ({ name, company }) =>
      `– حفظ صورة فيديو الوحدة ${isolated(name)}${of(company)}`,
    'module.poster-removed': ({ name, company }) =>
      `– إزالة صورة فيديو الوحدة ${isolated(name)}${of(company)}`,
    'module.questions-saved': ({ name, company }) =>
      `– حفظ أسئلة الوحدة ${isolated(name)}${of(company)}`,
    'trainee.created': ({ name, company }) => `– إضافة المتدرب ${isolated(name)}${of(company)}`,
    'trainee.updated': ({ name, fields, company }) =>
      `– تعديل المتدرب ${isolated(name)}${of(company)}: ${changed(fields)}`,
    'trainee.renamed': ({ oldName, newName, company }) =>
      `– إعادة تسمية المتدرب ${renamed(oldName, newName)}${of(company)}`,
    'trainee.deleted': ({ name, company }) => `– حذف المتدرب ${isolated(name)}${of(company)}`,
    'trainee.restored': ({ name, company }) => `– استعادة المتدرب ${isolated(name)}${of(company)}`,
    'trainees.restored': ({ name, company }) => `– استعادة ${isolated(name)}${of(company)}`,
    'trainee.merged': ({ mergedTrainee, name, company }) =>
      `– إضافة نتائج المتدرب المحذوف ${isolated(mergedTrainee)} إلى نتائج ${isolated(name)}${of(company)}`,
    'trainee.purged': ({ name, company }) => `– حذف المتدرب ${isolated(name)}${of(company)} نهائيًا`,
    'trainees.purged': ({ name, company }) => `– حذف ${isolated(name)}${of(company)} نهائيًا`,
    'trainee.run-started': ({ name, company }) =>
      `– بدء جولة جديدة للمتدرب ${isolated(name)}${of(company)}`,
    'trainee.quiz-opened': ({ module, name, company }) =>
      `– فتح اختبار ${isolated(module)} مجددًا للمتدرب ${isolated(name)}${of(company)}`,
    'trainee.imported': ({ name, company }) => `– استيراد ${isolated(name)}${of(company)}`,
    'trainee.link-sent': ({ name, company }) =>
      `– إرسال رابط إعادة تعيين إلى المتدرب ${isolated(name)}${of(company)}`,
    'trainee.invited': ({ name, company }) =>
      `– إرسال دعوة إلى المتدرب ${isolated(name)}${of(company)}`,
    'trainees.deleted': ({ name, company }) => `– حذف ${isolated(name)}${of(company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null
        ? `– نقل ${isolated(name)}`
        : `– نقل ${isolated(name)} إلى ${isolated(company)}`,
    'trainees.invited': ({ name, company }) => `– إرسال دعوات إلى ${isolated(name)}${of(company)}`,
    'trainees.runs-started': ({ name, company }) =>
      `– بدء جولة جديدة لـ ${isolated(name)}${of(company)}`,
    'trainees.undone': ({ name, company }) =>
      `– التراجع عن عملية على ${isolated(name)}${of(company)}`,
    'progress.exported': ({ name }) => `– تصدير تقدم ${isolated(name)}`,
    'report.exported': ({ name }) => `– تصدير تقرير ${isolated(name)}`,
    'activity.exported': ({ name }) => `– تصدير سجل نشاط ${isolated(name)}`,
    'help.updated': ({ name, company }) => `– الرد على طلب مساعدة ${isolated(name)}${of(company)}`,
    'help.closed': ({ name, company }) => `– إغلاق ${isolated(name)}${of(company)}`,
    'help.closing-undone': ({ name, company }) => `– إعادة فتح ${isolated(name)}${of(company)}`,
    'portal.work-failing': ({ name }) =>
      `– فشل العمل في الخلفية منذ ساعة: ${isolated(name)}. يُرجى إبلاغ مشغّل البوابة`,
    'admin.created': ({ name }) => `– إضافة المسؤول ${isolated(name)}`,
    'admin.updated': ({ name, fields }) => `– تعديل المسؤول ${isolated(name)} (${changed(fields)})`,
    'admin.renamed': ({ oldName, newName }) => `– إعادة تسمية المسؤول ${renamed(oldName, newName)}`,
    'admin.invited': ({ name }) => `– دعوة المسؤول ${isolated(name)}`,
    'admin.accepted': ({ name }) => `– قبول دعوة المسؤول ${isolated(name)}`,
    'admin.deleted': ({ name }) => `– إزالة المسؤول ${isolated(name)}`,
    'admin.restored': ({ name }) => `– استعادة المسؤول ${isolated(name)}`,
    'admin.purged': ({ name }) => `– حذف المسؤول ${isolated(name)} نهائيًا`,
  },
};
