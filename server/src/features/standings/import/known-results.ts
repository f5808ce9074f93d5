/** Checks the rows of a file with earlier results against the database: whose they are, and of which modules. */
import { because, type Refusal } from '@portal/contract/reasons';
import { RESULT_COLUMN_NAMES, type ResultColumn } from '@portal/contract/results-import';
import { searchKey } from '@portal/contract/text-keys';
import type { Actor } from '#server/features/activity/service.ts';
import {
  findKnownAccounts,
  type KnownAccount,
  type KnownTrainee,
} from '#server/features/trainees/service.ts';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { problemOfResult } from '../limits.ts';
import type { ImportedResult } from './many-results.ts';
import { findRecorded, listModulesOf } from './queries.ts';
import type { ExaminedResult } from './result-rows.ts';

export interface ReadyResult {
  readonly kind: 'ready';
  readonly line: number;
  readonly trainee: KnownTrainee;
  readonly result: ImportedResult;
  readonly isDoubtful: boolean;
}

export interface RefusedResult extends Pick<ExaminedResult, 'line' | 'cells'> {
  readonly kind: 'refused';
  readonly problems: readonly Refusal[];
}

export type Verdict = ReadyResult | RefusedResult | { readonly kind: 'unchanged' | 'undecided' };

interface NamedModule {
  readonly id: number;
  readonly name: string;
}

interface CompanyModules {
  /** In the time zone of the company. */
  readonly today: string;
  readonly hasRules: boolean;
  /** By the keys of their names. */
  readonly byKey: ReadonlyMap<string, readonly NamedModule[]>;
}

interface Importing {
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function createKnownResults(db: Db, { actor, now }: Importing) {
  const accounts = new Map<string, KnownAccount>();
  const companies = new Map<number, CompanyModules>();
  const recorded = new Set<string>();

  function traineeOf({ emailKey }: ExaminedResult): KnownTrainee | null {
    const account = accounts.get(emailKey ?? '');
    return account?.kind === 'trainee' ? account.trainee : null;
  }

  /** The modules of the person's company with this name. */
  function modulesOf(row: ExaminedResult): readonly NamedModule[] {
    const companyId = traineeOf(row)?.company.id ?? 0;
    return companies.get(companyId)?.byKey.get(row.moduleKey ?? '') ?? [];
  }

  async function lookUpModules(companyIds: readonly number[]): Promise<void> {
    const missing = distinct(companyIds).filter((id) => !companies.has(id));
    const rows = await listModulesOf(db, missing);
    const byCompany = Map.groupBy(rows, ({ company_id }) => company_id);
    for (const id of missing) {
      const modules = byCompany.get(id) ?? [];
      companies.set(id, {
        today: civilDateAt(now, modules[0]?.time_zone ?? null),
        hasRules: modules.some(({ is_rule }) => is_rule === 1),
        byKey: Map.groupBy(modules, ({ name }) => searchKey(name)),
      });
    }
  }

  async function lookUpRecorded(rows: readonly ExaminedResult[]): Promise<void> {
    const found = await findRecorded(db, {
      userIds: distinct(rows.flatMap((row) => traineeOf(row)?.id ?? [])),
      moduleIds: distinct(rows.flatMap((row) => modulesOf(row).map(({ id }) => id))),
      // PostgreSQL does not compare with a text that it cannot store, as an unread cell may be.
      days: distinct(
        rows.flatMap(({ cells, problems, isUndecided }) =>
          problems.completedOn === undefined && !isUndecided ? cells.completedOn : [],
        ),
      ),
    });
    for (const { user_id, module_id, completed_on } of found)
      recorded.add(keyOf(user_id, module_id, completed_on));
  }

  function problemOf(column: ResultColumn, row: ExaminedResult): Refusal | undefined {
    const own = row.problems[column];
    if (own !== undefined) return own;
    if (column === 'email') return problemOfAccount(accounts.get(row.emailKey ?? ''));
    const trainee = traineeOf(row);
    if (trainee === null) return undefined;
    if (column === 'module') return problemOfModule(row, trainee);
    const today = companies.get(trainee.company.id)?.today;
    return today === undefined ? undefined : problemOfDay(column, row, today);
  }

  function problemOfModule(row: ExaminedResult, { company }: KnownTrainee): Refusal | undefined {
    // It sees nothing of what must be taken.
    if (companies.get(company.id)?.hasRules !== true)
      return because('companyWithoutRules', { company: company.name });
    const [first, second] = modulesOf(row);
    const names = { module: row.cells.module, company: company.name };
    if (first === undefined) return because('moduleNotInCompany', names);
    return second === undefined ? undefined : because('moduleNameTwice', names);
  }

  return {
    /** Call for a batch of rows before they are judged. */
    async lookUp(rows: readonly ExaminedResult[]): Promise<void> {
      const keys = distinct(rows.flatMap(({ emailKey }) => emailKey ?? []));
      const missing = keys.filter((key) => !accounts.has(key));
      for (const [key, account] of await findKnownAccounts(db, actor.reach, missing))
        accounts.set(key, account);
      await lookUpModules(rows.flatMap((row) => traineeOf(row)?.company.id ?? []));
      await lookUpRecorded(rows);
    },

    judge(row: ExaminedResult): Verdict {
      const { line, cells, isDoubtful } = row;
      const problems = RESULT_COLUMN_NAMES.flatMap((column) => problemOf(column, row) ?? []);
      const trainee = traineeOf(row);
      const [module] = modulesOf(row);
      if (problems.length > 0 || trainee === null || module === undefined)
        return { kind: 'refused', line, cells, problems };
      if (row.isUndecided) return { kind: 'undecided' };
      if (recorded.has(keyOf(trainee.id, module.id, cells.completedOn)))
        return { kind: 'unchanged' };
      const result = {
        moduleId: module.id,
        moduleName: module.name,
        completedOn: cells.completedOn,
        validUntil: validUntilOf(row),
        note: cells.note,
      };
      return { kind: 'ready', line, trainee, result, isDoubtful };
    },
  };
}

function problemOfAccount(account: KnownAccount | undefined): Refusal | undefined {
  if (account?.kind === 'trainee') return undefined;
  // For an admin who does not reach a person, there is none.
  return account?.kind === 'seen' ? because('needsPeopleRight') : because('emailOfNoTrainee');
}

/** Both days have to be read before they are compared. */
function problemOfDay(
  column: ResultColumn,
  row: ExaminedResult,
  today: string,
): Refusal | undefined {
  const { problems, isUndecided, cells } = row;
  if (isUndecided || problems.completedOn || problems.validUntil) return undefined;
  const days = { completedOn: cells.completedOn, validUntil: validUntilOf(row) };
  const problem = problemOfResult(days, today);
  return problem?.field === column
    ? because('inColumn', { column, problem: problem.refusal })
    : undefined;
}

/** Null for ever. */
const validUntilOf = ({ cells }: ExaminedResult): string | null =>
  cells.validUntil === '' ? null : cells.validUntil;

const keyOf = (userId: number, moduleId: number, day: string) => `${userId} ${moduleId} ${day}`;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
