import { formatsOf } from '@portal/contract/formats';
import type { EditionsTexts } from './en.ts';

const { date, number } = formatsOf('tr');

export const texts: EditionsTexts = {
  open: 'Yeniden tamamlanmasını iste…',
  title: 'Yeniden tamamlanmasını iste',
  question: 'Yeniden tamamlanmalı mı?',
  completed: (count) => `${number(count)} katılımcı bu modülü tamamladı.`,
  choice: 'Değişikliğin türü',
  correction: 'Düzeltme: hiçbir şey değişmez',
  again: 'Yeni içerik: yeniden tamamlanmalı',
  by: 'Yeniden tamamlanması gereken son gün',
  byHint: 'Önceki tamamlamalar bu güne kadar sayılır.',
  reason: 'Gerekçe',
  reasonHint: 'İlgili tüm katılımcılar okur.',
  confirm: 'Yeniden iste',
  save: 'Değişiklikleri kaydet',
  done: (day) => `Modül yeniden tamamlanmalı, son gün: ${date(day)}`,
  savedWithout: 'Modül kaydedildi, ancak yeniden tamamlanması gerektiği henüz kaydedilmedi.',
  lost: 'Girdikleriniz henüz kaydedilmedi; kaybolurlar.',
  leave: { title: 'Kaydetmeden ayrılmak istiyor musunuz?', confirm: 'Ayrıl' },
};
