/** The changes that match a filter as a file, newest first. */

import type { Activity, ActivityFields } from '@portal/contract/activity';
import { createActivityExport, type FileFormat } from '@portal/contract/exports';
import { PAGE_SIZE_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
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
import type { Exports } from './exports.ts';
import type { ActivityLog } from './service.ts';

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
  const open: ExportFile['open'] = async (given, at) => {
    const choice = choiceOf.parse(JSON.parse(given));
    const table = () => ({
      name: 'Activity',
      columns: COLUMNS,
      batches: readBatches(activity, choice),
      timeZone: choice.timeZone ?? serverTimeZone(),
    });
    return { fileName: nameOf(choice.format, at), ...contentOf(choice.format, table) };
  };
  return [
    { name: 'activity.csv', open },
    { name: 'activity.xlsx', open },
  ];
}

const COLUMNS: readonly Column[] = [
  { header: 'Time', kind: 'time' },
  { header: 'By', kind: 'text' },
  { header: 'Change', kind: 'text' },
  { header: 'Kind', kind: 'text' },
  { header: 'Subject', kind: 'text' },
  { header: 'Company', kind: 'text' },
  { header: 'Before', kind: 'text' },
  { header: 'After', kind: 'text' },
];

async function* readBatches(activity: ActivityLog, choice: Choice): AsyncGenerator<readonly Row[]> {
  let cursor: number | undefined;
  for (;;) {
    const { search, action, company, from, to } = choice;
    const filter = { search, action, company, from, to };
    const { rows, next } = await activity.list({ ...filter, cursor, pageSize: PAGE_SIZE_MAX });
    yield rows.map(rowOf);
    if (next === null) return;
    cursor = next;
  }
}

function rowOf({ at, actor, action, subject, company, before, after }: Activity): Row {
  return [
    Date.parse(at),
    actor.name,
    action,
    subject.kind,
    subject.name,
    company?.name ?? null,
    writtenFields(before),
    writtenFields(after),
  ];
}

function writtenFields(fields: ActivityFields | null): string | null {
  if (fields === null) return null;
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join(', ');
}
