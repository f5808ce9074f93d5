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

function columnsIn(language: Language): Column[] {
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
  ];
}

/** The files of {@link linkToFigures}. */
export function figuresFiles(figures: Pick<Figures, 'ofReached'>): readonly ExportFile[] {
  const open: ExportFile['open'] = async (given, { at, reach }) => {
    const choice = createFiguresExport.body.parse(JSON.parse(given));
    const { format, search = '', language = DEFAULT_LANGUAGE } = choice;
    const table = () => ({
      name: reportFileTexts[language].companies,
      columns: columnsIn(language),
      batches: readRows(() => figures.ofReached(reach), searchKey(search)),
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
  read: () => ReturnType<Figures['ofReached']>,
  search: string,
): AsyncGenerator<readonly Row[]> {
  const { value, countedAt } = await read();
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
