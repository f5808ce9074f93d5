import { formatsOf } from '@portal/contract/formats';
import type { TranscriptTexts } from './en.ts';

const { number } = formatsOf('ar');

export const texts: TranscriptTexts = {
  title: 'نص الفيديو',
  notLoaded: 'تعذّر تحميل نص الفيديو',
  search: 'البحث في نص الفيديو',
  chooseLine: 'اختر سطرًا للانتقال إلى موضعه في الفيديو.',
  chooseReachedLine: 'اختر سطرًا للعودة إليه. يمكنك قراءة الأسطر التي لم تصل إليها بعد.',
  noneFound: 'لا يحتوي أي سطر على هذه الكلمات.',
  found: ({ found, all }) => `الأسطر: ${number(found)} من ${number(all)}`,
  follow: 'التمرير مع الفيديو',
  notWatchedYet: '، لم يُشاهَد بعد',
};
