import type { Job } from '@portal/contract/jobs';
import type { ImportReport } from '@portal/contract/trainee-import';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { NO_MAIL_SERVER } from './invitation-words.ts';

/** The result of the check in a sentence. */
export function checkSummary({ rows, ready, problemRows }: ImportReport): string {
  if (problemRows === 0)
    return rows === 1 ? 'The row can be imported.' : `All ${rows} rows can be imported.`;
  const refused = `${problemRows} of ${formatCount(rows, 'row')} cannot be imported.`;
  return ready === 0
    ? `${refused} Correct the file and choose it again.`
    : `${refused} Import the ${ready === 1 ? 'other one' : 'others'} now, or correct the file and choose it again.`;
}

/** The result of an import in a sentence. */
export function importedText({ done, total }: Job): string {
  return done === total
    ? `${formatCount(done, 'trainee')} imported successfully!`
    : `${formatNumber(done)} of ${formatCount(total, 'trainee')} imported.`;
}

const COLUMN_LABELS = { name: 'Name', email: 'Email', company: 'Company', password: 'Password' };

/** 'Name from “Vorname” and “Name”, Email from “Mail”': the columns of the file and what they are taken for. */
export function columnWords({ columns }: ImportReport): string {
  return columns
    .map(({ column, headers }) => {
      const names = headers.map((header) => `“${header}”`).join(' and ');
      return `${COLUMN_LABELS[column]} from ${names}`;
    })
    .join(', ');
}

/** Further notes about the import. */
export function checkNotes(report: ImportReport, hasMailServer: boolean | null): string[] {
  const { invited, ignoredColumns, encoding } = report;
  const notes: string[] = [];
  if (invited > 0) notes.push(invitationNote(report, hasMailServer));
  if (ignoredColumns.length > 0) notes.push(`Not used: ${ignoredColumns.join(', ')}.`);
  if (encoding === 'windows-1252')
    notes.push(
      'The file is not UTF-8 and was read as Windows-1252: check below that names with accents look right.',
    );
  return notes;
}

function invitationNote({ ready, invited }: ImportReport, hasMailServer: boolean | null): string {
  const isOne = invited === 1 || invited === ready;
  const who = invited === ready ? 'Every imported trainee' : `${invited} of the imported trainees`;
  return hasMailServer === false
    ? `${who} ${isOne ? 'has' : 'have'} no password yet. ${NO_MAIL_SERVER}`
    : `${who} ${isOne ? 'gets' : 'get'} an email with a link to choose a password.`;
}
