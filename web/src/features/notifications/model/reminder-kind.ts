import type { Notice, RemindedModule } from '@portal/contract/reminders';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { paths } from '#web/platform/routing/paths.ts';
import { dayOfReader } from '#web/platform/time/civil-date.tsx';
import { reminderList } from '../api/reminders.ts';
import { listedKind } from './listed-kind.ts';
import { reminderSentence } from './reminder-words.ts';

/** Reminders of what is due, in the bell of a trainee: one entry for all modules of a reminder. */
export const reminderKind = listedKind<Notice>({
  name: 'reminder',
  list: reminderList,
  frame: 'NOTICES_CHANGED',
  icon: CalendarClock,
  iconTone: 'warning',
  titleIn: ({ reminder }) => reminder.title,
  sentenceOf: ({ modules }, { reminder }) =>
    reminderSentence(modules, dayOfReader(new Date()), reminder),
  nameOf: (reminder) => onlyModule(reminder)?.moduleName ?? '',
  timestampOf: ({ at }) => at,
  pathOf(reminder) {
    const only = onlyModule(reminder);
    return only === undefined ? paths.training : paths.trainingModule.to(only.moduleId);
  },
});

/** The module of a reminder that has one; otherwise undefined. */
function onlyModule({ modules: [first, ...others] }: Notice): RemindedModule | undefined {
  return others.length === 0 ? first : undefined;
}
