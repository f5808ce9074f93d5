import { formatsOf } from '@portal/contract/formats';
import type { DeletionsTexts } from './en.ts';

const { duration } = formatsOf('tr');

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
  restoring: 'Geri yükleniyor…',
  notRestored: 'Geri yüklenemedi',
  openTrash: 'Çöp kutusunu aç',
};
