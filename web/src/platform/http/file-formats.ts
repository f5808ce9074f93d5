import type { FileFormat } from '@portal/contract/exports';
import { platformTexts } from '../texts/catalogue.ts';

const FORMATS: readonly FileFormat[] = ['xlsx', 'csv', 'csv-semicolon'];

/** The formats of files with tables, in the order of menus. */
export function fileFormats(): readonly { value: FileFormat; label: string }[] {
  const labels = platformTexts().fileFormats;
  return FORMATS.map((value) => ({ value, label: labels[value] }));
}
