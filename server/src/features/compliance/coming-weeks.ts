/** The weeks of the next 90 days, each with the numbers of trainees for whom a module comes due or expires. */
import { addDays, daysBetween, later } from '@portal/contract/civil-dates';
import type { ComingWeek } from '@portal/contract/compliance';
import type { ComingRow } from './coming-queries.ts';

/** Today is the first one. */
const DAYS = 90;

export const lastComingDay = (today: string): string => addDays(today, DAYS - 1);

interface Module {
  readonly id: number;
  readonly name: string;
}

/** The weeks from today, each with what happens in it. Modules are in the given order; rows of others are left out. */
export function comingWeeks(
  today: string,
  modules: readonly Module[],
  rows: readonly ComingRow[],
): ComingWeek[] {
  // The week is found once for each day, because that takes longer than all else.
  const days = Map.groupBy(rows, ({ day }) => day);
  const daysOf = Map.groupBy(days, ([day]) => weekOf(day, today));
  return weeksFrom(today).map((from) => {
    const inWeek = (daysOf.get(from) ?? []).flatMap(([_, happening]) => happening);
    const own = Map.groupBy(inWeek, ({ module_id }) => module_id);
    const happening = modules.filter(({ id }) => own.has(id));
    return {
      from,
      modules: happening.map(({ id, name }) => ({
        moduleId: id,
        moduleName: name,
        due: sumOf(own.get(id), 'due'),
        expires: sumOf(own.get(id), 'expires'),
      })),
    };
  });
}

function weeksFrom(today: string): string[] {
  const weeks = [today];
  const last = lastComingDay(today);
  for (let week = addDays(mondayOf(today), 7); week <= last; week = addDays(week, 7))
    weeks.push(week);
  return weeks;
}

const weekOf = (day: string, today: string): string => later(mondayOf(day), today);

const A_MONDAY = '1970-01-05';

const mondayOf = (day: string): string => addDays(day, -(daysBetween(A_MONDAY, day) % 7));

const sumOf = (rows: readonly ComingRow[] = [], kind: ComingRow['kind']): number =>
  rows.reduce((sum, row) => sum + (row.kind === kind ? row.people : 0), 0);
