import type { ModuleOrderTexts } from './en.ts';

type Place = Parameters<ModuleOrderTexts['handle']>[0];

const isolated = (name: string) => `\u2068${name}\u2069`;

const positionOf = ({ place, count }: Place) => `الموضع ${place} من ${count}`;

const keys = 'مفاتيح الأسهم تنقلها، ومفتاح المسافة يفلتها، ومفتاح \u2068Escape\u2069 يلغي النقل.';

export const texts: ModuleOrderTexts = {
  title: 'إعادة ترتيب الوحدات',
  changed: 'تغيّر الترتيب',
  dragHint: 'اسحب الوحدة من مقبضها، أو استخدم الأسهم بجانبها.',
  keysHint: `على المقبض، يرفع مفتاح المسافة الوحدة. ${keys}`,
  outdated: 'تغيّر الترتيب في مكان آخر منذ أن بدأت. الحفظ يستبدله بترتيبك.',
  save: 'حفظ الترتيب',
  saved: 'تم حفظ ترتيب الوحدات بنجاح!',
  unsaved: 'لم يُحفظ الترتيب الجديد بعد وسيُفقد.',
  handle: (at) => `نقل ${isolated(at.name)}، ${positionOf(at)}`,
  moveUp: (name) => `نقل ${isolated(name)} إلى أعلى`,
  moveDown: (name) => `نقل ${isolated(name)} إلى أسفل`,
  announcements: {
    lifted: (at) => `رُفعت ${isolated(at.name)}، ${positionOf(at)}. ${keys}`,
    moved: (at) => `${isolated(at.name)}، ${positionOf(at)}.`,
    dropped: (at) => `أُفلتت ${isolated(at.name)}، ${positionOf(at)}.`,
    cancelled: (at) => `أُلغي النقل. عادت ${isolated(at.name)}، ${positionOf(at)}.`,
  },
  noCompany: 'لم تُحدَّد شركة',
  failed: 'تعذّر تحديث ترتيب الوحدات',
  failedTryAgain: 'تعذّر تحديث ترتيب الوحدات. يُرجى المحاولة مجددًا.',
};
