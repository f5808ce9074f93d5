import type { ImportReport } from '@portal/contract/trainee-import';
import { formatCount } from '#web/ui/format/format-count.ts';

/** The result of the check in a sentence. */
export function checkSummary({ rows, problemRows }: ImportReport): string {
  if (problemRows === 0)
    return rows === 1 ? 'The row can be imported.' : `All ${rows} rows can be imported.`;
  return `${problemRows} of ${formatCount(rows, 'row')} cannot be imported. Correct the file and choose it again.`;
}

/** Further notes about the import. */
export function checkNotes({ ready, invited, ignoredColumns, encoding }: ImportReport): string[] {
  const notes: string[] = [];
  if (invited > 0)
    notes.push(
      invited === ready
        ? 'Every imported trainee gets an email with a link to choose a password.'
        : `${invited} of the imported trainees ${invited === 1 ? 'gets' : 'get'} an email with a link to choose a password.`,
    );
  if (ignoredColumns.length > 0) notes.push(`Not used: ${ignoredColumns.join(', ')}.`);
  if (encoding === 'windows-1252')
    notes.push(
      'The file is not UTF-8 and was read as Windows-1252: check that names with accents look right afterwards.',
    );
  return notes;
}
