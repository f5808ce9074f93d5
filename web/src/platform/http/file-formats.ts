import type { FileFormat } from '@portal/contract/exports';

/** The formats of files with tables, in the order of menus. */
export const FILE_FORMATS: readonly { value: FileFormat; label: string }[] = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV, separated by commas' },
  { value: 'csv-semicolon', label: 'CSV, separated by semicolons' },
];
