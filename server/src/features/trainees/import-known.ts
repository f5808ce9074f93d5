/** Checks the rows of an import against the database: which trainees are known, and which companies exist. */

import type { CompanyRef } from '@portal/contract/fields';
import { groupNamesIn } from '@portal/contract/imported-groups';
import { languageNamed } from '@portal/contract/imported-language';
import { reachesPartOf } from '@portal/contract/reach-rules';
import { because, type Refusal } from '@portal/contract/reasons';
import { normalizedKey } from '@portal/contract/text-rules';
import {
  IMPORT_COLUMN_NAMES,
  type ImportColumn,
  type ImportProblem,
  type RefusedImportRow,
} from '@portal/contract/trainee-import';
import type { Db } from '#server/platform/database/schema.ts';
import { cut, presentReasons } from '#server/platform/import/present-row.ts';
import type { Actor } from '../activity/service.ts';
import { findCompaniesByName } from '../companies/service.ts';
import {
  type DeletedPersonRow,
  deletionsSeenBy,
  findDeletedByEmail,
} from '../deletions/service.ts';
import type { ImportedFields } from './add-imported.ts';
import { areSameGroups, createKnownGroups, type Taken } from './import-groups.ts';
import type { ExaminedRow } from './import-rows.ts';
import { findKnownAccounts, type KnownTrainee } from './known-accounts.ts';
import { refusalOfLeaving } from './policy.ts';

export interface TraineeToAdd extends ImportedFields {
  readonly kind: 'new';
  readonly line: number;
  readonly company: CompanyRef;
  /** Null if a link to choose a password is mailed. */
  readonly password: string | null;
  /** The trainee in the trash who has the email; null for none. */
  readonly deleted: DeletedPersonRow | null;
  readonly isDoubtful: boolean;
}

/** A row of a trainee with another name or company, or with other groups. */
export interface TraineeToChange {
  readonly kind: 'changed';
  readonly line: number;
  readonly known: KnownTrainee;
  readonly name: string;
  readonly company: CompanyRef;
  /** The names of the groups in the file; none if the row has an empty cell, or the file no such column. */
  readonly groups: readonly string[];
  /** The names of the trainee's groups. */
  readonly groupsBefore: readonly string[];
  readonly isDoubtful: boolean;
}

interface RefusedRow extends Pick<RefusedImportRow, 'line' | 'cells'> {
  readonly problems: readonly Refusal[];
}

export type Verdict =
  | TraineeToAdd
  | TraineeToChange
  | { readonly kind: 'unchanged'; readonly known: KnownTrainee }
  | ({ readonly kind: 'refused' } & RefusedRow);

interface Importing {
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function createKnown(db: Db, { actor, now }: Importing) {
  const { reach } = actor;
  /** The refusal is for a person whom the admin cannot change. */
  const users = new Map<string, KnownTrainee | Refusal>();
  const deletedOf = new Map<string, DeletedPersonRow>();
  /** Null for a company that does not exist, or that the admin does not reach. */
  const companies = new Map<string, CompanyRef | null>();
  const groups = createKnownGroups(db, reach);

  async function lookUpUsers(emailKeys: readonly string[]): Promise<void> {
    for (const [key, account] of await findKnownAccounts(db, reach, emailKeys))
      users.set(key, account.kind === 'trainee' ? account.trainee : UNREACHED[account.kind]);
  }

  function problemOf(column: ImportColumn, row: ExaminedRow): Refusal | undefined {
    const { problems, emailKey, companyKey, cells } = row;
    const known = emailKey === null ? undefined : users.get(emailKey);
    if (column === 'email' && isRefusal(known)) return known;
    if (column === 'company' && companyKey !== null && companies.get(companyKey) === null)
      return because('companyNotInPortal', { company: cells.company });
    // A trainee who is known keeps the password and the language, so that those in the file are not used.
    if ((column === 'password' || column === 'language') && knownOf(emailKey)) return undefined;
    return problems[column];
  }

  function knownOf(emailKey: string | null): KnownTrainee | undefined {
    const known = users.get(emailKey ?? '');
    return known === undefined || isRefusal(known) ? undefined : known;
  }

  function takeGroups({ cells }: ExaminedRow, company: CompanyRef, known?: KnownTrainee): Taken {
    const wanted = { company, names: groupNamesIn(cells.groups) };
    if (known === undefined) return groups.take({ ...wanted, present: null });
    const present = groups.of(known.id);
    if (known.company.id === company.id) return groups.take({ ...wanted, present });
    const left = { companyId: known.company.id, groupIds: present.map(({ id }) => id) };
    const refused = refusalOfLeaving(reach, left);
    return refused ? { problem: refused.refusal } : groups.take({ ...wanted, present: null });
  }

  function judgeKnown(
    { line, cells: { name }, isDoubtful }: ExaminedRow,
    known: KnownTrainee,
    { company, names }: Place,
  ): Verdict {
    const groupsBefore = groups.of(known.id).map((group) => group.name);
    const hasSameGroups = names.length === 0 || areSameGroups(names, groupsBefore);
    if (isSame(known, name, company) && hasSameGroups) return { kind: 'unchanged', known };
    const after = { name, company, groups: names };
    return { kind: 'changed', line, known, ...after, groupsBefore, isDoubtful };
  }

  function newTrainee(row: ExaminedRow, { company, names }: Place): TraineeToAdd {
    const { line, cells, isDoubtful } = row;
    const { name, email } = cells;
    const password = cells.password || null;
    const language = languageNamed(cells.language) ?? null;
    const deleted = deletedOf.get(row.emailKey ?? '') ?? null;
    const fields = { name, email, language, groups: names };
    return { kind: 'new', ...fields, line, company, password, deleted, isDoubtful };
  }

  return {
    /** Call for a batch of rows before they are checked. */
    async lookUp(rows: readonly ExaminedRow[]): Promise<void> {
      await lookUpUsers(keysOf(rows, 'emailKey'));
      const seen = deletionsSeenBy(actor);
      const emailKeys = keysOf(rows, 'emailKey').filter((key) => !users.has(key));
      for (const [key, row] of await findDeletedByEmail(db, emailKeys, now, seen))
        deletedOf.set(key, row);
      const names = keysOf(rows, 'companyKey').filter((key) => !companies.has(key));
      for (const key of names) companies.set(key, null);
      for (const { id, name, name_key } of await findCompaniesByName(db, names))
        if (reachesPartOf(reach, id)) companies.set(name_key, { id, name });
      // A limited admin may have to choose groups.
      const withGroups = rows.filter(({ cells }) => cells.groups !== '' || reach !== 'portal');
      await groups.lookUp(
        keysOf(withGroups, 'companyKey').flatMap((key) => companies.get(key) ?? []),
        keysOf(rows, 'emailKey').flatMap((key) => knownOf(key)?.id ?? []),
      );
    },

    /** The groups that the rows need, and that do not exist. Call it after all rows are checked. */
    newGroups: groups.created,

    judge(row: ExaminedRow): Verdict {
      const problems = IMPORT_COLUMN_NAMES.flatMap((column) => problemOf(column, row) ?? []);
      const company = row.companyKey === null ? null : companies.get(row.companyKey);
      const { line, cells } = row;
      if (problems.length > 0 || !company) return { kind: 'refused', line, cells, problems };
      const known = knownOf(row.emailKey);
      const taken = takeGroups(row, company, known);
      if ('problem' in taken) return { kind: 'refused', line, cells, problems: [taken.problem] };
      const place = { company, names: taken.names };
      return known ? judgeKnown(row, known, place) : newTrainee(row, place);
    },
  };
}

/** Why a row cannot change the account that has its email. */
const UNREACHED = {
  seen: because('needsPeopleRight'),
  hidden: because('emailTaken'),
  admin: because('emailOfAdmin'),
} as const;

/** The company and the groups of a row. */
interface Place {
  readonly company: CompanyRef;
  readonly names: readonly string[];
}

const isRefusal = (known: KnownTrainee | Refusal | undefined): known is Refusal =>
  known !== undefined && 'reason' in known;

/** A list in capitals is no change. */
const isSame = (known: KnownTrainee, name: string, company: CompanyRef) =>
  known.company.id === company.id && normalizedKey(known.name) === normalizedKey(name);

/** The distinct keys. */
function keysOf(rows: readonly ExaminedRow[], column: 'emailKey' | 'companyKey'): string[] {
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}

/** The row in the report. */
export function presentProblem({ line, cells, problems }: RefusedRow): ImportProblem {
  return { line, name: cut(cells.name), email: cut(cells.email), ...presentReasons(problems) };
}

/** The row in the list of all that cannot be imported. */
export const presentRefused = ({ line, cells, problems }: RefusedRow): RefusedImportRow => ({
  line,
  cells,
  ...presentReasons(problems),
});
