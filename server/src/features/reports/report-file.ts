/** The report of a company as a file: one row for each trainee, four columns for each module. */

import { type FileFormat, fileFormat } from '@portal/contract/exports';
import { type CompanyRef, id } from '@portal/contract/fields';
import { because } from '@portal/contract/reasons';
import { texts } from '@portal/contract/texts/en';
import * as z from 'zod/mini';
import type { Db } from '#server/platform/database/schema.ts';
import {
  contentOf,
  type ExportFile,
  extensionOf,
  fileNameOf,
} from '#server/platform/exports/export-file.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Cell, Column, Row } from '#server/platform/table/table.ts';
import { serverTimeZone } from '#server/platform/time-zone.ts';
import type { Exports } from '../activity/service.ts';
import type { Learning, ReadyModule, Result } from '../learning/service.ts';
import type { Trainees } from '../trainees/service.ts';
import * as queries from './people-queries.ts';
import { countCompleted } from './present.ts';

/** Trainees in memory at a time; each table is read once for them. */
const PEOPLE_PER_READ = 100;
/** Trainees × modules in memory at a time. */
const RESULTS_PER_READ = 4_000;

const choiceOf = z.object({ company: id, format: fileFormat });
type Choice = z.infer<typeof choiceOf>;

const nameOf = (format: FileFormat, company: CompanyRef | null, at: number) =>
  fileNameOf({ about: 'training-report', company, at, extension: extensionOf(format) });

/** Creates a link to the report of a company. Throws NOT_FOUND. */
export function linkToReport(exports: Exports, admin: Identity, choice: Choice) {
  const { company, format } = choice;
  return exports.link(admin, {
    file: `report.${extensionOf(format)}`,
    choice: JSON.stringify(choice),
    action: 'report.exported',
    companyId: company,
    fileName: (found, at) => nameOf(format, found, at),
  });
}

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'readyModulesOf' | 'resultsOf'>;
  readonly trainees: Pick<Trainees, 'findIds'>;
}

/** The files of {@link linkToReport}. */
export function reportFiles(deps: Dependencies): readonly ExportFile[] {
  const open: ExportFile['open'] = async (given, at) => {
    const { company: companyId, format } = choiceOf.parse(JSON.parse(given));
    const found = await queries.findCompany(deps.db, companyId);
    const company = requireFound(found, because('companyNotFound'));
    const modules = await deps.learning.readyModulesOf(companyId);
    const table = () => ({
      name: company.name,
      columns: columnsOf(modules),
      batches: readBatches(deps, companyId, modules),
      timeZone: company.time_zone ?? serverTimeZone(),
    });
    return { fileName: nameOf(format, company, at), ...contentOf(format, table) };
  };
  return [
    { name: 'report.csv', open },
    { name: 'report.xlsx', open },
  ];
}

function columnsOf(modules: readonly ReadyModule[]): Column[] {
  return [
    { header: 'Name', kind: 'text' },
    { header: 'Email', kind: 'text' },
    { header: 'Modules completed', kind: 'number' },
    { header: 'Modules', kind: 'number' },
    { header: 'Training completed', kind: 'time' },
    { header: 'New modules since', kind: 'number' },
    { header: 'Joined', kind: 'time' },
    { header: 'Invited', kind: 'time' },
    { header: 'First opened', kind: 'time' },
    ...modules.flatMap(({ name, hasQuiz, passMark }): Column[] => [
      { header: `${name}: status`, kind: 'text' },
      { header: `${name}: opened`, kind: 'time' },
      { header: `${name}: completed`, kind: 'time' },
      {
        header: hasQuiz ? `${name}: score, pass mark ${passMark}%` : `${name}: no quiz`,
        kind: 'percent',
      },
    ]),
  ];
}

async function* readBatches(
  { db, learning, trainees }: Dependencies,
  companyId: number,
  modules: readonly ReadyModule[],
): AsyncGenerator<readonly Row[]> {
  const most = Math.floor(RESULTS_PER_READ / Math.max(1, modules.length));
  const limit = Math.max(1, Math.min(PEOPLE_PER_READ, most));
  // All ids are found first, so that a trainee who is renamed meanwhile is in the file once.
  const all = await trainees.findIds({ company: companyId });
  for (let from = 0; from < all.length; from += limit) {
    const ids = all.slice(from, from + limit);
    const people = await queries.findPeople(db, companyId, ids);
    const personOf = new Map(people.map((person) => [person.id, person]));
    const runIds = people.map(({ run_id }) => run_id);
    const results = await learning.resultsOf(runIds, modules);
    yield ids.flatMap((id) => {
      const person = personOf.get(id);
      return person ? [rowOf(person, modules, results.get(person.run_id) ?? [])] : [];
    });
  }
}

function rowOf(
  person: queries.PersonRow,
  modules: readonly ReadyModule[],
  results: readonly Result[],
): Row {
  const resultOf = new Map(results.map((result) => [result.moduleId, result]));
  return [
    person.name,
    person.email,
    countCompleted(results),
    modules.length,
    person.completed_at,
    person.completed_at === null ? null : modules.length - countCompleted(results),
    person.created_at,
    person.invited_at,
    firstOpening(results),
    ...modules.flatMap(({ id }) => cellsOf(resultOf.get(id))),
  ];
}

function firstOpening(results: readonly Result[]): number | null {
  const times = results.flatMap(({ openedAt }) => openedAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

function cellsOf(result: Result | undefined): Cell[] {
  if (result === undefined) return [texts.status['not-started'], null, null, null];
  return [texts.status[result.status], result.openedAt, result.completedAt, result.score];
}
