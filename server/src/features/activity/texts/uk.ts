import { texts as activityWords } from '@portal/contract/activity/texts/uk';
import { texts as reasons } from '@portal/contract/reasons/uk';
import type { ActivityFileTexts } from './en.ts';

export const texts: ActivityFileTexts = {
  activityWords,
  reasons,
  sheet: 'Журнал дій',
  columns: {
    time: 'Час',
    by: 'Хто',
    change: 'Зміна',
    kind: 'Вид',
    subject: 'Об’єкт',
    company: 'Компанія',
    before: 'До',
    after: 'Після',
    role: 'Роль',
  },
  kinds: {
    admin: 'Адміністратор',
    company: 'Компанія',
    module: 'Модуль',
    group: 'Група',
    trainee: 'Учасник',
    help: 'Запит про допомогу',
    portal: 'Портал',
  },
};
