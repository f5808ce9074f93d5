import { formatsOf } from '@portal/contract/formats';
import type { DeletionsTexts } from './en.ts';

const { duration, number } = formatsOf('tr');

export const texts: DeletionsTexts = {
  cannotBeUndone: {
    always: 'Bu geri alınamaz.',
    withoutTrash: 'Bu geri alınamaz: çöp kutusu kapalı olduğu için hemen kalıcı olarak silinir.',
    afterDays: (days) => `Çöp kutusunda ${duration(days, 'day')} kaldıktan sonra bu geri alınamaz.`,
  },
  actionCannotBeUndone: {
    always: 'Bu işlem geri alınamaz.',
    withoutTrash:
      'Bu işlem geri alınamaz: çöp kutusu kapalı olduğu için hemen kalıcı olarak silinir.',
    afterDays: (days) =>
      `Çöp kutusunda ${duration(days, 'day')} kaldıktan sonra bu işlem geri alınamaz.`,
  },
  deleted: (name) => `${name} silindi`,
  restored: (name) => `${name} geri yüklendi`,
  restoredTrainees: (count) =>
    count === 0 ? 'Hiçbir katılımcı geri yüklenmedi.' : `${number(count)} katılımcı geri yüklendi.`,
  remaining: (count) =>
    count === 1
      ? '1 katılımcı çöp kutusunda kalıyor, çünkü e-posta adresini artık başka bir hesap kullanıyor.'
      : `${number(count)} katılımcı çöp kutusunda kalıyor, çünkü e-posta adreslerini artık başka hesaplar kullanıyor.`,
  merged: (name, into) => `Sonuçlar birleştirildi: ${name} → ${into}.`,
  restoring: 'Geri yükleniyor…',
  notRestored: 'Geri yüklenemedi',
  openTrash: 'Çöp kutusunu aç',
};
