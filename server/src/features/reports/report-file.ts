/** The report of a company as a file: one row for each trainee, four columns for each module. */

import type { CallArguments } from '@portal/contract/call';
import type { CertificateInShort } from '@portal/contract/certificate-status';
import { createReportExport, type FileFormat } from '@portal/contract/exports';
import type { CompanyRef, GroupRef } from '@portal/contract/fields';
import { groupsCell } from '@portal/contract/imported-groups';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contract/languages';
import type { Db } from '#server/platform/database/schema.ts';
import {
  contentOf,
  type ExportFile,
  extensionOf,
  fileNameOf,
} from '#server/platform/exports/export-file.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Cell, Column, Row } from '#server/platform/table/table.ts';
import { serverTimeZone } from '#server/platform/time-zone.ts';
import { words } from '#server/platform/words.ts';
import type { Exports } from '../activity/service.ts';
import { certificateCell, certificateColumn, findLatestOf } from '../certificates/service.ts';
import { groupsOf, hasMembers } from '../groups/service.ts';
import type { Learning, ReadyModule, Result, ResultsOfRun } from '../learning/service.ts';
import type { Trainees } from '../trainees/service.ts';
import { requireAsked } from './asked.ts';
import * as queries from './people-queries.ts';
import { NO_RESULTS, runOf } from './present.ts';
import { reportFileTexts } from './texts/catalogue.ts';

/** Trainees in memory at a time; each table is read once for them. */
const PEOPLE_PER_READ = 100;
/** Trainees × modules in memory at a time. */
const RESULTS_PER_READ = 4_000;

const choiceOf = createReportExport.body;
type Choice = CallArguments<typeof createReportExport>['body'];

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
  const open: ExportFile['open'] = async (given, { at, reach }) => {
    const choice = choiceOf.parse(JSON.parse(given));
    const { company: companyId, group, format, language = DEFAULT_LANGUAGE } = choice;
    const { company, asked } = await requireAsked(deps.db, reach, { companyId, group });
    const modules = await deps.learning.readyModulesOf(companyId);
    const hasGroups = await hasMembers(deps.db, companyId, asked.within);
    const table = () => ({
      name: company.name,
      columns: columnsOf({ modules, hasGroups }, language),
      batches: readBatches(deps, asked, { modules, hasGroups, language, now: at }),
      timeZone: company.time_zone ?? serverTimeZone(),
    });
    return { fileName: nameOf(format, company, at), ...contentOf(format, table) };
  };
  return [
    { name: 'report.csv', open },
    { name: 'report.xlsx', open },
  ];
}

function columnsOf({ modules, hasGroups }: Shown, language: Language): Column[] {
  const { columns } = words[language];
  const t = reportFileTexts[language];
  return [
    { header: columns.name, kind: 'text' },
    { header: columns.email, kind: 'text' },
    { header: t.modulesCompleted, kind: 'number' },
    { header: t.modules, kind: 'number' },
    { header: t.trainingCompleted, kind: 'time' },
    { header: t.newModules, kind: 'number' },
    { header: t.joined, kind: 'time' },
    { header: t.invited, kind: 'time' },
    { header: t.firstOpened, kind: 'time' },
    ...(hasGroups ? [{ header: columns.groups, kind: 'text' } as const] : []),
    ...modules.flatMap(({ name, hasQuiz, passMark }): Column[] => [
      { header: t.module.status(name), kind: 'text' },
      { header: t.module.opened(name), kind: 'time' },
      { header: t.module.completed(name), kind: 'time' },
      {
        header: hasQuiz ? t.module.score(name, passMark) : t.module.noQuiz(name),
        kind: 'percent',
      },
    ]),
    certificateColumn(language),
  ];
}

interface Shown {
  readonly modules: readonly ReadyModule[];
  /** A trainee of the company is in a group. */
  readonly hasGroups: boolean;
}

interface Content extends Shown {
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

async function* readBatches(
  { db, learning, trainees }: Dependencies,
  asked: queries.Asked,
  content: Content,
): AsyncGenerator<readonly Row[]> {
  const { modules } = content;
  const most = Math.floor(RESULTS_PER_READ / Math.max(1, modules.length));
  const limit = Math.max(1, Math.min(PEOPLE_PER_READ, most));
  // All ids are found first, so that a trainee who is renamed meanwhile is in the file once.
  const { companyId, group, within } = asked;
  const all = await trainees.findIds({ company: companyId, group }, within);
  for (let from = 0; from < all.length; from += limit) {
    const ids = all.slice(from, from + limit);
    const people = await queries.findPeople(db, asked, ids);
    const personOf = new Map(people.map((person) => [person.id, person]));
    const resultsOf = await learning.resultsOf(companyId, people.map(runOf), modules);
    const groups = content.hasGroups ? await groupsOf(db, ids) : null;
    const { now } = content;
    const certificates = await findLatestOf(db, { userIds: ids, now });
    yield ids.flatMap((id) => {
      const person = personOf.get(id);
      if (person === undefined) return [];
      const own = resultsOf.get(person.run_id) ?? NO_RESULTS;
      const certificate = certificates.get(id) ?? null;
      return [rowOf(person, content, { ...own, groups: groups?.get(id) ?? [], certificate })];
    });
  }
}

interface OfPerson extends ResultsOfRun {
  readonly groups: readonly GroupRef[];
  readonly certificate: CertificateInShort | null;
}

function rowOf(
  person: queries.PersonRow,
  { modules, hasGroups, language }: Content,
  { groups, certificate, results, notRequired, completed }: OfPerson,
): Row {
  const { status } = words[language];
  const resultOf = new Map(results.map((result) => [result.moduleId, result]));
  const total = modules.length - notRequired.size;
  return [
    person.name,
    person.email,
    completed,
    total,
    person.completed_at,
    person.completed_at === null ? null : total - completed,
    person.created_at,
    person.invited_at,
    firstOpening(results),
    ...(hasGroups ? [groupsCell(groups.map(({ name }) => name))] : []),
    ...modules.flatMap(({ id }) => {
      const result = resultOf.get(id);
      if (result !== undefined) return cellsOf(result, status);
      return notRequired.has(id) ? NO_CELLS : notBegun(status);
    }),
    certificateCell(certificate, language),
  ];
}

function firstOpening(results: readonly Result[]): number | null {
  const times = results.flatMap(({ openedAt }) => openedAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

type StatusWords = (typeof words)[Language]['status'];

const NO_CELLS: readonly Cell[] = [null, null, null, null];

const notBegun = (status: StatusWords): Cell[] => [status['not-started'], null, null, null];

function cellsOf(result: Result, status: StatusWords): Cell[] {
  return [status[result.status], result.openedAt, result.completedAt, result.score];
}
