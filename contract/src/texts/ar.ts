import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('ar');

const LINES_NAMED = 5;

export const texts: Words = {
  status: {
    'not-started': 'لم يتم البدء',
    'in-progress': 'قيد التقدم',
    failed: 'آخر محاولة غير ناجحة',
    completed: 'تم الإكمال',
  },
  newModules: (count) =>
    plural(count, {
      one: 'وحدة جديدة واحدة',
      two: 'وحدتان جديدتان',
      few: `${number(count)} وحدات جديدة`,
      other: `${number(count)} وحدة جديدة`,
    }),
  notLoggedIn: 'انتهت جلستك. يُرجى تسجيل الدخول مجددًا.',
  noSuchModule: 'تعذّر العثور على الوحدة المطلوبة أو ليست لديك صلاحية الوصول إليها.',
  videoFirst: 'يُرجى إكمال الفيديو قبل بدء الاختبار.',
  noQuiz: 'لا اختبار مطلوب في هذه الوحدة!',
  companyInUse: 'لا يمكن حذف الشركة: لديها بيانات مرتبطة لا يمكن إزالتها',
  durationUnread: 'يُرجى الانتظار حتى تُقرأ مدة الفيديو، أو تجربة رفع ملف فيديو آخر.',
  captionsTooLarge: 'لا يجوز أن يتجاوز حجم التسميات التوضيحية في الحفظ الواحد 256 كيلوبايت.',
  captionsUnknown:
    'هذا ليس ملف تسميات توضيحية. في ملفات WebVTT أو SubRip ‏(\u2068.vtt\u2069، \u2068.srt\u2069) تحمل كل تسمية أوقاتًا مثل «\u206800:00:01.500 --> 00:00:04.000\u2069».',
  captionsEncodingGuessed:
    'لا يذكر الملف ترميزه، فقُرئ بترميز لغات أوروبا الغربية (\u2068Windows-1252\u2069). يُرجى التحقق من الأحرف، أو حفظ الملف بترميز UTF-8.',
  captionsLeftOut: (lines, total) => {
    const named = lines.slice(0, LINES_NAMED).join('، ');
    const more = lines.length > LINES_NAMED ? '، …' : '';
    const where = lines.length === 1 ? `السطر ${named}` : `الأسطر ${named}${more}`;
    return `استُبعدت تسميات توضيحية لأن أوقاتها لا يمكن عرضها (${number(lines.length)} من أصل ${number(total)}): ${where}.`;
  },
  fileTooLarge: (megabytes) => `حجم الملف أكبر من الحد المسموح به، وهو ${megabytes} ميغابايت.`,
};
