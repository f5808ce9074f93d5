import type { RemindedModule, ReminderKind } from '@portal/contract/reminders';
import {
  standingPhrase,
  standingPhraseSoon,
  stateWord,
} from '#web/features/standing/api/standing-words.ts';
import { shortDay } from '#web/platform/time/civil-date.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import type { NotificationTexts } from '../texts/en.ts';

type ReminderTexts = NotificationTexts['reminder'];

/** The most urgent ones first. */
const ORDER: readonly ReminderKind[] = ['overdue', 'today', 'before', 'again', 'renewal'];

/** 'Overdue – 2 modules · Due in 3 days – Fire safety': the modules of a reminder, together if the same is true of them. */
export function reminderSentence(
  modules: readonly RemindedModule[],
  today: string,
  t: ReminderTexts,
): string {
  const inOrder = modules.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const byPhrase = Map.groupBy(inOrder, (module) => phraseOf(module, today, t));
  const parts = [...byPhrase].map(([phrase, [first, ...others]]) => {
    const what =
      others.length === 0 ? isolated(first?.moduleName ?? '') : t.modules(others.length + 1);
    return `${phrase} – ${what}`;
  });
  return parts.join(' · ');
}

/** The reminder may be read some days after it was written: dates are seen from the day on which it is read. */
function phraseOf({ kind, on }: RemindedModule, today: string, t: ReminderTexts): string {
  if (kind === 'overdue') return stateWord('overdue');
  if (kind === 'again') return on === null ? t.again : t.againBy(shortDay(on, today));
  const state = kind === 'renewal' ? 'renewalOpen' : 'due';
  const phraseIn = on !== null && on < today ? standingPhrase : standingPhraseSoon;
  const { text, day } = phraseIn({ state, dueOn: on }, today);
  return day === null ? text() : text(shortDay(day, today));
}
