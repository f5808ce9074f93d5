/** How some trainees of a company stand in each of its modules today, for a page and for a file. */
import type { MatrixCell, MatrixPerson } from '@portal/contract/compliance';
import type { GroupFilter } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import { because } from '@portal/contract/reasons';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { findLatestOf } from '../certificates/service.ts';
import { groupsOf } from '../groups/service.ts';
import {
  type CompanyRules,
  loadFacts,
  loadModuleRules,
  type ModuleRule,
  type PersonFacts,
} from '../learning/service.ts';
import { type Asked, findPeople, requireAsked } from '../reports/service.ts';
import { presentCell } from './present.ts';

interface Choice {
  readonly companyId: number;
  readonly group?: GroupFilter | undefined;
  readonly module?: number | undefined;
}

export interface Matrix {
  readonly asked: Asked;
  readonly rules: CompanyRules;
  /** The columns in training order, without drafts; none without rules of the company. */
  readonly modules: readonly ModuleRule[];
}

/** Throws NOT_FOUND for a company, group or module that does not exist, or that the admin does not see. */
export async function requireMatrix(db: Db, reach: Reach, { module, ...choice }: Choice) {
  const { company, asked } = await requireAsked(db, reach, choice);
  const rules = await loadModuleRules(db, choice.companyId);
  const modules = rules.modules.filter(
    ({ id, isReady }) => isReady && (module === undefined || id === module),
  );
  if (module !== undefined && modules.length === 0)
    throw new AppError('NOT_FOUND', because('moduleNotFound'));
  const matrix: Matrix = { asked, rules, modules: rules.isShown ? modules : [] };
  return { company, matrix };
}

interface SomePeople {
  readonly ids: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** In the order of the ids. People who are deleted, or moved to where the admin sees nothing, are missing. */
export async function readPeople(
  db: Db,
  { asked, rules, modules }: Matrix,
  { ids, now }: SomePeople,
): Promise<MatrixPerson[]> {
  if (ids.length === 0) return [];
  const [rows, facts, groups, certificates] = await Promise.all([
    findPeople(db, asked, ids),
    loadFacts(db, rules, ids),
    groupsOf(db, ids),
    findLatestOf(db, { userIds: ids, now }),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const { timeZone } = rules;
  const day = { timeZone, today: civilDateAt(now, timeZone) };
  const people: MatrixPerson[] = [];
  const slice = startTimeSlice();
  for (const id of ids) {
    const [row, person] = [rowOf.get(id), facts.get(id)];
    if (row === undefined || person === undefined) continue;
    const { name, email } = row;
    const cells = cellsOf(person, modules, day);
    people.push({
      id,
      name,
      email,
      groups: [...(groups.get(id) ?? [])],
      cells,
      certificate: certificates.get(id) ?? null,
    });
    if (slice.isOver) await slice.next();
  }
  return people;
}

const cellsOf = (
  person: PersonFacts,
  modules: readonly ModuleRule[],
  day: Parameters<typeof presentCell>[2],
): MatrixCell[] => modules.flatMap((module) => presentCell(person, module, day) ?? []);
