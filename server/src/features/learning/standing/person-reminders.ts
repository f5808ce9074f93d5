/** When a person is to be reminded next, and of which modules. */
import type { ReminderKind } from '@portal/contract/reminders';
import { reminderKindOf, reminderSteps, stepAfter } from './reminder-steps.ts';
import type { CompanyRules } from './rules.ts';
import { earliest, type ModuleStanding } from './standings.ts';

export interface ModuleReminder {
  readonly moduleId: number;
  readonly kind: ReminderKind;
  /** The due date: the last day in time, or on which the completion counts. */
  readonly on: string;
}

interface Person {
  readonly rules: CompanyRules;
  /** By module. */
  readonly inModule: ReadonlyMap<number, ModuleStanding>;
  readonly today: string;
}

export function createReminders({ rules, inModule, today }: Person) {
  const { reminderDays } = rules;
  const modules = rules.isShown
    ? rules.modules.flatMap(({ id, ...rule }) => {
        const standing = inModule.get(id);
        if (standing === undefined) return [];
        return { id, standing, steps: reminderSteps(standing, { ...rule, reminderDays }) };
      })
    : [];

  return {
    /** The next day on which the person may be reminded; null for never. */
    nextDay: (): string | null => earliest(modules.map(({ steps }) => stepAfter(steps, today))),

    /**
     * The modules of which the person is to be reminded today, in training order: those with a step from this day to today,
     * or all for null.
     */
    since: (day: string | null): ModuleReminder[] =>
      modules.flatMap(({ id, standing, steps }) => {
        const { dueOn } = standing;
        const kind = reminderKindOf(standing);
        const isMeant = day === null || steps.some((step) => day <= step && step <= today);
        return kind === null || dueOn === null || !isMeant ? [] : { moduleId: id, kind, on: dueOn };
      }),
  };
}

export type Reminders = ReturnType<typeof createReminders>;
