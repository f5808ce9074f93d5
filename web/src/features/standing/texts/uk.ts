import { formatsOf } from '@portal/contract/formats';
import type { StandingTexts } from './en.ts';

const { plural } = formatsOf('uk');

export const texts: StandingTexts = {
  filters: { late: 'Прострочено або строк минув', dueSoon: 'Термін цього тижня' },
  overdueSince: (day) => `Прострочено з ${day}`,
  wasDue: (day) => `Термін минув ${day}`,
  due: (day) => `Термін: ${day}`,
  dueToday: 'Термін: сьогодні',
  dueTomorrow: 'Термін: завтра',
  dueIn: (days) =>
    plural(days, {
      one: `Термін через ${days} день`,
      few: `Термін через ${days} дні`,
      other: `Термін через ${days} днів`,
    }),
  noDueDate: 'Без терміну',
  renewBy: (day) => `Поновити до ${day}`,
  validUntil: (day) => `Чинно до ${day}`,
  expired: (day) => `Строк чинності минув, було чинно до ${day}`,
  pausedUntil: (day) => `Пауза до ${day}`,
};
