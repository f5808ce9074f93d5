/** The matrix of a company as a file: one row for each trainee and module that is required. */
import type { CallArguments } from '@portal/contract/call';
import type { MatrixCell, MatrixPerson } from '@portal/contract/compliance';
import { createMatrixExport, type FileFormat } from '@portal/contract/exports';
import type { CompanyRef } from '@portal/contract/fields';
import { groupsCell } from '@portal/contract/imported-groups';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contract/languages';
import type { StandingFilter } from '@portal/contract/standing-filter';
import type { Db } from '#server/platform/database/schema.ts';
import {
  contentOf,
  type ExportFile,
  extensionOf,
  fileNameOf,
} from '#server/platform/exports/export-file.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Column, Row } from '#server/platform/table/table.ts';
import { serverTimeZone } from '#server/platform/time-zone.ts';
import { words } from '#server/platform/words.ts';
import type { Exports } from '../activity/service.ts';
import { certificateCell, certificateColumn } from '../certificates/service.ts';
import type { Trainees } from '../trainees/service.ts';
import { type Matrix, readPeople, requireMatrix } from './people.ts';
import { matrixFileTexts } from './texts/catalogue.ts';

/** Trainees × modules in memory at a time. */
const CELLS_PER_READ = 1_000;

type Choice = CallArguments<typeof createMatrixExport>['body'];

const nameOf = (format: FileFormat, company: CompanyRef | null, at: number) =>
  fileNameOf({ about: 'training-matrix', company, at, extension: extensionOf(format) });

/** Creates a link to the matrix of a company. Throws NOT_FOUND. */
export function linkToMatrix(exports: Exports, admin: Identity, choice: Choice) {
  const { company, format } = choice;
  return exports.link(admin, {
    file: `matrix.${extensionOf(format)}`,
    choice: JSON.stringify(choice),
    action: 'report.exported',
    companyId: company,
    fileName: (found, at) => nameOf(format, found, at),
  });
}

interface Dependencies {
  readonly db: Db;
  readonly trainees: Pick<Trainees, 'findIds'>;
}

/** The files of {@link linkToMatrix}. */
export function matrixFiles(deps: Dependencies): readonly ExportFile[] {
  const open: ExportFile['open'] = async (given, { at, reach }) => {
    const choice = createMatrixExport.body.parse(JSON.parse(given));
    const { company: companyId, group, module, standing, format } = choice;
    const { language = DEFAULT_LANGUAGE } = choice;
    const { company, matrix } = await requireMatrix(deps.db, reach, { companyId, group, module });
    const table = () => ({
      name: company.name,
      columns: columnsIn(language),
      batches: readBatches(deps, matrix, { standing, language, now: at }),
      timeZone: company.time_zone ?? serverTimeZone(),
    });
    return { fileName: nameOf(format, company, at), ...contentOf(format, table) };
  };
  return [
    { name: 'matrix.csv', open },
    { name: 'matrix.xlsx', open },
  ];
}

function columnsIn(language: Language): Column[] {
  const { columns } = words[language];
  const t = matrixFileTexts[language];
  return [
    { header: columns.name, kind: 'text' },
    { header: columns.email, kind: 'text' },
    { header: columns.groups, kind: 'text' },
    { header: t.module, kind: 'text' },
    { header: t.standing, kind: 'text' },
    { header: t.due, kind: 'date' },
    { header: t.completed, kind: 'date' },
    { header: t.validUntil, kind: 'date' },
    { header: t.source, kind: 'text' },
    certificateColumn(language),
  ];
}

interface Content {
  readonly standing: StandingFilter | undefined;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

async function* readBatches(
  { db, trainees }: Dependencies,
  matrix: Matrix,
  { standing, language, now }: Content,
): AsyncGenerator<readonly Row[]> {
  const { asked, modules } = matrix;
  if (modules.length === 0) return;
  const limit = Math.max(1, Math.floor(CELLS_PER_READ / modules.length));
  // All ids are found first, so that a trainee whose standing changes meanwhile is in the file once.
  const { companyId, group, within } = asked;
  const all = await trainees.findIds({ company: companyId, group, standing }, within, 'standing');
  const moduleNames = new Map(modules.map(({ id, name }) => [id, name]));
  for (let from = 0; from < all.length; from += limit) {
    const people = await readPeople(db, matrix, { ids: all.slice(from, from + limit), now });
    yield people.flatMap((person) => rowsOf(person, moduleNames, language));
  }
}

const rowsOf = (
  { name, email, groups, cells, certificate }: MatrixPerson,
  moduleNames: ReadonlyMap<number, string>,
  language: Language,
): Row[] =>
  cells.map((cell) => [
    name,
    email,
    groupsCell(groups.map((group) => group.name)),
    moduleNames.get(cell.moduleId) ?? '',
    words[language].standing[cell.state],
    cell.dueOn,
    cell.completedOn,
    cell.validUntil,
    sourceIn(language, cell),
    certificateCell(certificate, language),
  ]);

function sourceIn(language: Language, { source, recordedBy }: MatrixCell): string | null {
  const t = matrixFileTexts[language];
  if (source === null) return null;
  if (source === 'portal') return t.watchedHere;
  return recordedBy === null ? t.recorded : t.recordedBy(recordedBy);
}
