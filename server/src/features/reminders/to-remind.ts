/** The modules of which people are to be reminded, as they stand now. */
import type { ReminderKind } from '@portal/contract/reminders';
import type { Db } from '#server/platform/database/schema.ts';
import { findBlockedQuizzes, loadStandings, type ModuleReminder } from '../learning/service.ts';
import type { PersonRow } from './queries.ts';

const OPTIONAL: readonly ReminderKind[] = ['before', 'renewal'];

/** Its mail belongs to the company, and is sent also to people who have turned mails off. */
export const isMandatory = ({ kind }: ModuleReminder) => !OPTIONAL.includes(kind);

/** The part of these of which the person is mailed. */
export const mailedOf = (
  { wants_mail }: Pick<PersonRow, 'wants_mail'>,
  modules: readonly ModuleReminder[],
): readonly ModuleReminder[] => (wants_mail === 1 ? modules : modules.filter(isMandatory));

export interface ToRemind {
  /** The civil date in the company. */
  readonly today: string;
  /** The next day on which the person may be reminded; null for never. */
  readonly nextDay: string | null;
  /** In training order. */
  readonly all: readonly ModuleReminder[];
  /** Those with a step from this day to today. */
  readonly since: (day: string) => readonly ModuleReminder[];
}

export const NOTHING: ToRemind = { today: '', nextDay: null, all: [], since: () => [] };

/**
 * By user; without those who are paused or have nothing to do. A quiz without tries left is left out: its trainee waits for an
 * admin.
 */
export async function loadToRemind(
  db: Db,
  people: readonly PersonRow[],
  now: number,
): Promise<ReadonlyMap<number, ToRemind>> {
  const placed = people.map((row) => ({ userId: row.user_id, companyId: row.company_id }));
  const standings = await loadStandings(db, placed, now);
  const blocked = await findBlockedQuizzes(
    db,
    people.map(({ run_id }) => run_id),
  );
  return new Map(
    people.flatMap(({ user_id, run_id }) => {
      const own = standings.get(user_id);
      if (own === undefined) return [];
      const reminders = own.reminders();
      const closed = blocked.get(run_id);
      const open = ({ moduleId }: ModuleReminder) => closed?.has(moduleId) !== true;
      const toRemind: ToRemind = {
        today: own.today,
        nextDay: reminders.nextDay(),
        all: reminders.since(null).filter(open),
        since: (day) => reminders.since(day).filter(open),
      };
      return [[user_id, toRemind] as const];
    }),
  );
}

/** The modules of a stored reminder, with what it said of them then. */
export const storedModules = ({ modules }: { readonly modules: string }): ModuleReminder[] =>
  JSON.parse(modules);
