/** The changes that match a filter as a file, newest first. */

import type { Activity } from '@portal/contract/activity';
import {
  type FieldInWords,
  fieldsInWords,
  type Reader,
  roleInWords,
  subjectInWords,
} from '@portal/contract/activity/in-words';
import type { SentRefusal } from '@portal/contract/errors';
import { createActivityExport, type FileFormat } from '@portal/contract/exports';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contract/languages';
import { PAGE_SIZE_MAX } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { reachesPartOf } from '@portal/contract/reach-rules';
import { because, sentenceOf } from '@portal/contract/reasons';
import { shownName } from '@portal/contract/recorded-names';
import type * as z from 'zod/mini';
import {
  contentOf,
  type ExportFile,
  extensionOf,
  fileNameOf,
} from '#server/platform/exports/export-file.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Column, Row } from '#server/platform/table/table.ts';
import { isTimeZone, serverTimeZone } from '#server/platform/time-zone.ts';
import { words } from '#server/platform/words.ts';
import type { Exports } from './exports.ts';
import type { ActivityLog } from './service.ts';
import { activityFileTexts } from './texts/catalogue.ts';
import type { ActivityFileTexts } from './texts/en.ts';

const choiceOf = createActivityExport.body;
type Choice = z.infer<typeof choiceOf>;

const nameOf = (format: FileFormat, at: number) =>
  fileNameOf({ about: 'activity', company: null, at, extension: extensionOf(format) });

/** Creates a link to the changes that match the filter. Throws INVALID_INPUT, NOT_FOUND. */
export function linkToActivity(exports: Exports, admin: Identity, choice: Choice) {
  const { format, timeZone } = choice;
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new AppError('INVALID_INPUT', because('timeZoneUnknown'));
  return exports.link(admin, {
    file: `activity.${extensionOf(format)}`,
    choice: JSON.stringify(choice),
    action: 'activity.exported',
    companyId: null,
    fileName: (_company, at) => nameOf(format, at),
  });
}

/** The files of {@link linkToActivity}. */
export function activityFiles(activity: ActivityLog): readonly ExportFile[] {
  const open: ExportFile['open'] = async (given, { at, ...reader }) => {
    const choice = choiceOf.parse(JSON.parse(given));
    requireReached(reader.reach, choice.company);
    const language = choice.language ?? DEFAULT_LANGUAGE;
    const table = () => ({
      name: activityFileTexts[language].sheet,
      columns: columnsOf(activityFileTexts[language]),
      batches: readBatches((page) => activity.list(page, reader), choice, rowsIn(language)),
      timeZone: choice.timeZone ?? serverTimeZone(),
    });
    return { fileName: nameOf(choice.format, at), ...contentOf(choice.format, table) };
  };
  return [
    { name: 'activity.csv', open },
    { name: 'activity.xlsx', open },
  ];
}

const columnsOf = ({ columns: t }: ActivityFileTexts): readonly Column[] => [
  { header: t.time, kind: 'time' },
  { header: t.by, kind: 'text' },
  { header: t.change, kind: 'text' },
  { header: t.kind, kind: 'text' },
  { header: t.subject, kind: 'text' },
  { header: t.company, kind: 'text' },
  { header: t.before, kind: 'text' },
  { header: t.after, kind: 'text' },
  { header: t.role, kind: 'text' },
];

/** Throws NOT_FOUND for a company of which the admin sees nothing any more. */
function requireReached(reach: Reach, company: number | undefined): void {
  if (company !== undefined && !reachesPartOf(reach, company))
    throw new AppError('NOT_FOUND', because('companyNotFoundOrDeleted'));
}

async function* readBatches(
  list: (page: Parameters<ActivityLog['list']>[0]) => ReturnType<ActivityLog['list']>,
  choice: Choice,
  rowOf: (activity: Activity) => Row,
): AsyncGenerator<readonly Row[]> {
  let cursor: number | undefined;
  for (;;) {
    const { search, action, company, from, to } = choice;
    const filter = { search, action, company, from, to };
    const { rows, next } = await list({ ...filter, cursor, pageSize: PAGE_SIZE_MAX });
    yield rows.map(rowOf);
    if (next === null) return;
    cursor = next;
  }
}

function rowsIn(language: Language) {
  const { activityWords, reasons, kinds } = activityFileTexts[language];
  const say = (refusal: SentRefusal) => sentenceOf(refusal, reasons);
  const reader: Reader = { language, words: words[language], activityWords, say };
  return (activity: Activity): Row => {
    const { at, actor, action, subject, company } = activity;
    const fields = fieldsInWords(activity, reader);
    return [
      Date.parse(at),
      shownName(actor, reader.words),
      activityWords.actions[action],
      kinds[subject.kind],
      subjectInWords(activity, reader),
      company?.name ?? null,
      written(fields, 'before'),
      written(fields, 'after'),
      roleInWords(activity, reader),
    ];
  };
}

function written(fields: readonly FieldInWords[], side: 'before' | 'after'): string | null {
  const parts = fields.flatMap(({ label, [side]: value }) =>
    value === null ? [] : `${label}: ${value}`,
  );
  return parts.length === 0 ? null : parts.join(', ');
}
