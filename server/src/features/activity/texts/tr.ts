import { texts as activityWords } from '@portal/contract/activity/texts/tr';
import { texts as reasons } from '@portal/contract/reasons/tr';
import type { ActivityFileTexts } from './en.ts';

export const texts: ActivityFileTexts = {
  activityWords,
  reasons,
  sheet: 'İşlem kayıtları',
  columns: {
    time: 'Zaman',
    by: 'Yapan',
    change: 'Değişiklik',
    kind: 'Tür',
    subject: 'Öğe',
    company: 'Şirket',
    before: 'Önce',
    after: 'Sonra',
    role: 'Rol',
  },
  kinds: {
    admin: 'Yönetici',
    company: 'Şirket',
    module: 'Modül',
    group: 'Grup',
    trainee: 'Katılımcı',
    help: 'Yardım talebi',
    portal: 'Portal',
  },
};
