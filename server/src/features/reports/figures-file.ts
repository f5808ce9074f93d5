/** The figures of companies as a file: one row for each company. */
import type { CallArguments } from '@portal/contract/call';
import { createFiguresExport, type FileFormat } from '@portal/contract/exports';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contract/languages';
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
import { words } from '#server/platform/words.ts';
import type { Exports } from '../activity/service.ts';
import type { Figures } from './figures.ts';
import { presentFigures } from './present.ts';
import { reportFileTexts } from './texts/catalogue.ts';

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

function columnsIn(language: Language, hasStandings: boolean): Column[] {
  const t = reportFileTexts[language];
  return [
    { header: words[language].columns.company, kind: 'text' },
    { header: t.trainees, kind: 'number' },
    { header: t.completed, kind: 'number' },
    { header: t.notCompleted, kind: 'number' },
    { header: `${t.completed} (%)`, kind: 'number' },
    { header: t.stuck, kind: 'number' },
    { header: t.averageScore, kind: 'percent' },
    { header: t.counted, kind: 'time' },
    ...(hasStandings ? [{ header: `${t.upToDate} (%)`, kind: 'number' as const }] : []),
  ];
}

/** The files of {@link linkToFigures}. */
export function figuresFiles(figures: Pick<Figures, 'ofReached'>): readonly ExportFile[] {
  const open: ExportFile['open'] = async (given, { at, reach }) => {
    const choice = createFiguresExport.body.parse(JSON.parse(given));
    const { format, search = '', language = DEFAULT_LANGUAGE } = choice;
    const counted = await figures.ofReached(reach);
    const hasStandings = counted.value.some(({ required }) => required > 0);
    const table = () => ({
      name: reportFileTexts[language].companies,
      columns: columnsIn(language, hasStandings),
      batches: readRows(counted, { search: searchKey(search), hasStandings }),
      timeZone: serverTimeZone(),
    });
    return { fileName: nameOf(format, at), ...contentOf(format, table) };
  };
  return [
    { name: 'figures.csv', open },
    { name: 'figures.xlsx', open },
  ];
}

interface Wanted {
  readonly search: string;
  /** A column says who is up to date: a trainee of any company must take a module. */
  readonly hasStandings: boolean;
}

async function* readRows(
  { value, countedAt }: Awaited<ReturnType<Figures['ofReached']>>,
  { search, hasStandings }: Wanted,
): AsyncGenerator<readonly Row[]> {
  const found = value.filter(({ company_name }) => searchKey(company_name).includes(search));
  yield orderedByName(found, ({ company_name }) => company_name).map((row) => {
    const figures = presentFigures(row, countedAt);
    const { people, completed, completedPercent, stuck, averageScore } = figures;
    const open = people - completed;
    const counts = [people, completed, open, completedPercent, stuck, averageScore] as const;
    const upToDate = hasStandings ? [figures.compliantPercent] : [];
    return [row.company_name, ...counts, countedAt, ...upToDate];
  });
}
