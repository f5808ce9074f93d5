/** The columns of a file with trainees. */
import { IMPORTED_GROUPS_MAX } from '@portal/contract/imported-groups';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import { IMPORT_COLUMNS, type ImportColumn } from '@portal/contract/trainee-import';
import { type ColumnFormat, importFormat } from '#server/platform/import/import-format.ts';
import { HEADERS } from './import-headers.ts';

const READ = Math.max(NAME_MAX, EMAIL_MAX, PASSWORD_MAX) + 1;

const columnOf = (column: ImportColumn) => {
  const { header, isRequired } = IMPORT_COLUMNS[column];
  return { header, isRequired, names: HEADERS[column], kind: 'text', read: READ } as const;
};

export const TRAINEE_FORMAT = importFormat<ImportColumn>({
  name: {
    ...columnOf('name'),
    parts: {
      front: { header: 'first name', names: HEADERS.firstName },
      back: { header: 'last name', names: HEADERS.lastName },
    },
  },
  email: columnOf('email'),
  company: columnOf('company'),
  password: {
    ...columnOf('password'),
    kind: 'exact',
    // A trainee could not log in with the stored number of a date, or without the zeros in front that a format shows.
    problemOf: (kind, cell) => because('passwordNoText', { cell, kind }),
  },
  language: columnOf('language'),
  groups: { ...columnOf('groups'), read: IMPORTED_GROUPS_MAX + 1 },
} satisfies Record<ImportColumn, ColumnFormat>);
