/** The columns of a file with earlier results. */
import { EMAIL_MAX, NAME_MAX, RECORDED_NOTE_MAX } from '@portal/contract/limits';
import { RESULT_COLUMNS, type ResultColumn } from '@portal/contract/results-import';
import { type ColumnFormat, importFormat } from '#server/platform/import/import-format.ts';
import { HEADERS } from './result-headers.ts';

/** Characters; a day with a time of day is shorter. */
const DAY_READ = 60;

const columnOf = (
  column: ResultColumn,
  { kind, read }: Pick<ColumnFormat, 'kind' | 'read'>,
): ColumnFormat => {
  const { header, isRequired } = RESULT_COLUMNS[column];
  return { header, isRequired, names: HEADERS[column], kind, read };
};

export const RESULT_FORMAT = importFormat<ResultColumn>({
  email: columnOf('email', { kind: 'text', read: EMAIL_MAX + 1 }),
  module: columnOf('module', { kind: 'text', read: NAME_MAX + 1 }),
  completedOn: columnOf('completedOn', { kind: 'day', read: DAY_READ }),
  validUntil: columnOf('validUntil', { kind: 'day', read: DAY_READ }),
  note: columnOf('note', { kind: 'text', read: RECORDED_NOTE_MAX + 1 }),
});
