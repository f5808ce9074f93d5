import { formatsOf } from '@portal/contract/formats';
import { isolated, ofGoodRows, quoted } from '#web/features/trainees/imported-files/texts/ar.ts';
import { noMailServer } from '#web/features/trainees/texts/ar.ts';
import type { ImportTexts } from './en.ts';

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

export const texts: ImportTexts = {
  description: 'يُفحص الملف أولًا. لا يُضاف أي متدرب قبل تأكيدك.',
  fileRules: (createsGroups) =>
    `يمكن أن يكون الاسم الأول واسم العائلة في عمودين، وأن تكون أسماء الأعمدة بلغات أخرى. في المصنّف تُقرأ أول ورقة ظاهرة فيها هذه الأعمدة. يجب أن تكون الشركات الواردة في الملف موجودة مسبقًا، ${createsGroups ? 'أما المجموعات غير الموجودة فتُنشأ' : 'ولا يمكن ذكر إلا مجموعاتك'}. تُفصل مجموعات المتدرب الواحد بفاصلة منقوطة.`,
  // File names stay in Latin letters: in systems that show them from left to right, Arabic would mix up their parts.
  templateFile: 'trainees.csv',
  templateRow: { name: 'سارة مثال', company: 'اسم الشركة' },
  adding: (count) => `جارٍ إضافة ${ofTrainees(count)}…`,
  imported: (count) => `تم استيراد ${ofTrainees(count)} بنجاح!`,
  importedPartly: (done, total) => `تم استيراد ${number(done)} من أصل ${ofTrainees(total)}.`,

  report: {
    new: (count) => `جدد: ${number(count)}`,
    unchanged: (count) => `معروفون بلا تغيير: ${number(count)}`,
    withChanges: (count) => `معروفون مع تغييرات: ${number(count)}`,
    counts: (counts) => `${counts.join('؛ ')}.`,
    allGetEmail: 'يتلقى كل متدرب مستورد رسالة فيها رابط لاختيار كلمة مرور.',
    someGetEmail: (count) =>
      `عدد المتدربين المستوردين الذين يتلقون رسالة فيها رابط لاختيار كلمة مرور: ${number(count)}.`,
    allWithoutPassword: `ليست لأي متدرب مستورد كلمة مرور بعد. ${noMailServer}`,
    someWithoutPassword: (count) =>
      `عدد المتدربين المستوردين الذين ليست لهم كلمة مرور بعد: ${number(count)}. ${noMailServer}`,
    importAll: (count) => `استيراد ${ofTrainees(count)}`,
    change: (count) => `تعديل ${ofTrainees(count)}`,
    importAllAndChange: (adding, changing) =>
      `استيراد ${ofTrainees(adding)} وتعديل ${number(changing)}`,
    importGoodAndChange: (adding, changing) =>
      `استيراد ${ofGoodRows(adding)} وتعديل ${number(changing)}`,
    passwordInFile: 'كلمة المرور في الملف',
    invitedByEmail: 'دعوة بالبريد الإلكتروني',
    unnamed: 'بلا اسم وبلا بريد إلكتروني',

    doubtfulNames: 'أسماء مشكوك فيها',
    doubtfulAdvice: 'قد تكون أحرف هذه الأسماء خاطئة. يُرجى مراجعتها.',
    namesAreRight: 'هذه الأسماء صحيحة',

    newGroups: (company, names, unlisted) =>
      `مجموعات جديدة في ${isolated(company)}: ${quoted(names).join('، ')}${unlisted === 0 ? '' : ` و${number(unlisted)} أخرى`}.`,
    changes: 'تغييرات في بيانات متدربين معروفين',
    changesAdvice:
      'يذكر الملف اسمًا آخر أو شركة أخرى أو مجموعات أخرى لهؤلاء المتدربين. ضع علامة على التغييرات المطلوب تطبيقها. يبدأ المتدرب الذي ينتقل إلى شركة أخرى تدريبها.',
    allChanges: 'جميعها',
    moreChanges: (count) => `… والتغييرات الأخرى: ${number(count)}. استورد الملف مجددًا لتطبيقها.`,
    changed: (before, after) => `${before} ← ${after}`,
    becomes: (before, after) => `${before} يصبح ${after}`,
    nameAndCompany: (name, company) => `${name}، ${company}`,

    missing: 'غير موجودين في الملف',
    missingOf: (count, company) =>
      `متدربو ${isolated(company)} غير الموجودين في الملف: ${number(count)}.`,
    moreMissing: (count) => `… والمتدربون الآخرون: ${number(count)}.`,
    missingStay: 'يبقون كما هم.',

    inTrash: 'صفوف لمتدربين في سلة المحذوفات',
    rowsInTrash: (count) =>
      plural(count, {
        one: 'البريد الإلكتروني في صف واحد يخص متدربًا في سلة المحذوفات.',
        two: 'البريد الإلكتروني في صفين يخص متدربين في سلة المحذوفات.',
        few: `البريد الإلكتروني في ${number(count)} صفوف يخص متدربين في سلة المحذوفات.`,
        many: `البريد الإلكتروني في ${number(count)} صفًا يخص متدربين في سلة المحذوفات.`,
        other: `البريد الإلكتروني في ${number(count)} صف يخص متدربين في سلة المحذوفات.`,
      }),
    allInTrash: 'جميعها',
    moreInTrash: (count) => `… والصفوف الأخرى التي ينطبق عليها الاختيار للجميع: ${number(count)}.`,
    nameInLine: (line, name) => `السطر ${line}: ${isolated(name)}`,
    trashChoices: {
      restore: 'استعادة مع جميع النتائج',
      'as-new': 'إضافة كشخص جديد',
      'leave-out': 'استبعاد',
    },
    inTrashSince: (date, name, company) => `في سلة المحذوفات منذ ${date}: ${name} من ${company}`,
    companyFirst: 'الشركة أيضًا في سلة المحذوفات: استعدها أولًا.',
  },
};
