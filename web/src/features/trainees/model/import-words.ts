import type { Job } from '@portal/contract/jobs';
import type { CodePage, ImportReport, MissingTrainees } from '@portal/contract/trainee-import';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { NO_MAIL_SERVER } from './invitation-words.ts';

/** The result of the check in sentences. */
export function checkSummary({
  rows,
  ready,
  unchanged,
  changed,
  problemRows,
}: ImportReport): string {
  const known = knownWords({ unchanged, changed });
  if (problemRows === 0 && known === '')
    return rows === 1 ? 'The row can be imported.' : `All ${rows} rows can be imported.`;
  const counted = known === '' ? '' : `${formatNumber(ready)} new; ${known}.`;
  if (problemRows === 0) return counted;
  const refused = `${problemRows} of ${formatCount(rows, 'row')} cannot be imported.`;
  return [counted, refused, adviceOf(ready)].filter((text) => text !== '').join(' ');
}

/** '45 known, unchanged; 2 known, with changes' */
function knownWords({ unchanged, changed }: Pick<ImportReport, 'unchanged' | 'changed'>): string {
  return [
    unchanged === 0 ? '' : `${formatNumber(unchanged)} known, unchanged`,
    changed === 0 ? '' : `${formatNumber(changed)} known, with changes`,
  ]
    .filter((text) => text !== '')
    .join('; ');
}

function adviceOf(ready: number): string {
  if (ready === 0) return 'Correct the file and choose it again.';
  return `Import the ${ready === 1 ? 'other one' : 'others'} now, or correct the file and choose it again.`;
}

/** 'Import 3 trainees', 'Import 3 trainees and change 2', 'Import the 3 good rows' */
export function importButtonText(adding: number, changing: number, isPart: boolean): string {
  const added = isPart
    ? `Import the ${formatCount(adding, 'good row')}`
    : `Import ${formatCount(adding, 'trainee')}`;
  if (changing === 0) return added;
  return adding === 0
    ? `Change ${formatCount(changing, 'trainee')}`
    : `${added} and change ${formatNumber(changing)}`;
}

/** 'Sheet “Staff”, columns in row 3. Not read: Cover.'; null if nothing needs to be said. */
function sourceNote({ sheet, headerLine }: ImportReport): string | null {
  if (sheet === null) return headerLine === 1 ? null : `Columns from line ${headerLine}.`;
  const others = sheet.others.map((name) => `“${name}”`).join(', ');
  const read = `Sheet “${sheet.name}”, columns from row ${headerLine}.`;
  return others === '' ? read : `${read} Other sheets are not read: ${others}.`;
}

/** '1 trainee of Acme is not in the file.' */
export function missingText({ company, count }: MissingTrainees): string {
  return `${formatCount(count, 'trainee')} of ${company} ${count === 1 ? 'is' : 'are'} not in the file.`;
}

/** The names of the codes of letters in a list, by what wrote them. */
export const CODE_PAGE_LABELS: Readonly<Record<CodePage, string>> = {
  'windows-1252': 'Western Europe (Windows-1252)',
  'windows-1250': 'Central Europe (Windows-1250)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1257': 'Baltic (Windows-1257)',
  macintosh: 'Mac Roman',
  cp850: 'MS-DOS, Western Europe (850)',
  cp852: 'MS-DOS, Central Europe (852)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  cp866: 'MS-DOS, Cyrillic (866)',
};

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
  const { invited, ignoredColumns } = report;
  const notes: string[] = [];
  const source = sourceNote(report);
  if (source !== null) notes.push(source);
  if (invited > 0) notes.push(invitationNote(report, hasMailServer));
  if (ignoredColumns.length > 0) notes.push(`Not used: ${ignoredColumns.join(', ')}.`);
  return notes;
}

function invitationNote({ ready, invited }: ImportReport, hasMailServer: boolean | null): string {
  const isOne = invited === 1 || invited === ready;
  const who = invited === ready ? 'Every imported trainee' : `${invited} of the imported trainees`;
  return hasMailServer === false
    ? `${who} ${isOne ? 'has' : 'have'} no password yet. ${NO_MAIL_SERVER}`
    : `${who} ${isOne ? 'gets' : 'get'} an email with a link to choose a password.`;
}
