/** The figures of companies as a file: one row for each company. */
import type { CallArguments } from '@portal/contract/call';
import { createFiguresExport, type FileFormat } from '@portal/contract/exports';
import { orderedByName, searchKey } from '@portal/contract/text-keys';
import {
  contentOf,
  type ExportFile,
  extensionOf,
  fileNameOf,
} from '#server/platform/exports/export-file.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Column, Row } from '#server/platform/table/table.ts';
import { serverTimeZone } from '#server/platform/time-zone.ts';
import type { Exports } from '../activity/service.ts';
import type { Figures } from './figures.ts';
import { presentFigures } from './present.ts';

type Choice = CallArguments<typeof createFiguresExport>['body'];

const nameOf = (format: FileFormat, at: number) =>
  fileNameOf({ about: 'company-figures', company: null, at, extension: extensionOf(format) });

/** Creates a link to the figures. */
export function linkToFigures(exports: Exports, admin: Identity, choice: Choice) {
  return exports.link(admin, {
    file: `figures.${extensionOf(choice.format)}`,
    choice: JSON.stringify(choice),
    action: 'report.exported',
    companyId: null,
    fileName: (_, at) => nameOf(choice.format, at),
  });
}

const COLUMNS: readonly Column[] = [
  { header: 'Company', kind: 'text' },
  { header: 'Trainees', kind: 'number' },
  { header: 'Completed', kind: 'number' },
  { header: 'Not completed', kind: 'number' },
  { header: 'Completed (%)', kind: 'number' },
  { header: 'Stuck', kind: 'number' },
  { header: 'Average score', kind: 'percent' },
  { header: 'Counted', kind: 'time' },
];

/** The files of {@link linkToFigures}. */
export function figuresFiles(figures: Pick<Figures, 'ofAll'>): readonly ExportFile[] {
  const open: ExportFile['open'] = async (given, at) => {
    const { format, search = '' } = createFiguresExport.body.parse(JSON.parse(given));
    const table = () => ({
      name: 'Companies',
      columns: COLUMNS,
      batches: readRows(figures, searchKey(search)),
      timeZone: serverTimeZone(),
    });
    return { fileName: nameOf(format, at), ...contentOf(format, table) };
  };
  return [
    { name: 'figures.csv', open },
    { name: 'figures.xlsx', open },
  ];
}

async function* readRows(
  figures: Pick<Figures, 'ofAll'>,
  search: string,
): AsyncGenerator<readonly Row[]> {
  const { value, countedAt } = await figures.ofAll();
  const found = value.filter(({ company_name }) => searchKey(company_name).includes(search));
  yield orderedByName(found, ({ company_name }) => company_name).map((row) => {
    const { people, completed, completedPercent, stuck, averageScore } = presentFigures(
      row,
      countedAt,
    );
    const open = people - completed;
    const counts = [people, completed, open, completedPercent, stuck, averageScore] as const;
    return [row.company_name, ...counts, countedAt];
  });
}
