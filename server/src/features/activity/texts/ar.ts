import { texts as activityWords } from '@portal/contract/activity/texts/ar';
import { texts as reasons } from '@portal/contract/reasons/ar';
import type { ActivityFileTexts } from './en.ts';

export const texts: ActivityFileTexts = {
  activityWords,
  reasons,
  sheet: 'سجل النشاط',
  columns: {
    time: 'الوقت',
    by: 'بواسطة',
    change: 'التغيير',
    kind: 'النوع',
    subject: 'العنصر',
    company: 'الشركة',
    before: 'قبل',
    after: 'بعد',
    role: 'الدور',
  },
  kinds: {
    admin: 'مسؤول',
    company: 'شركة',
    module: 'وحدة',
    group: 'مجموعة',
    trainee: 'متدرب',
    help: 'طلب مساعدة',
    portal: 'البوابة',
  },
};
