import { formatsOf } from '@portal/contract/formats';
import type { TrashChoice } from '@portal/contract/trainee-import';
import { goodRows, quoted } from '#web/features/trainees/imported-files/texts/en.ts';
import { noMailServer } from '#web/features/trainees/texts/en.ts';

const { number, plural } = formatsOf('en');

const trainees = (count: number) =>
  plural(count, { one: '1 trainee', other: `${number(count)} trainees` });

export const texts = {
  description: 'The file is checked first. No trainee is added until you confirm.',
  /** `createsGroups`: the admin sees not only groups of companies. */
  fileRules: (createsGroups: boolean) =>
    `First and last name may be two columns, and the names of columns may be in other languages. In a workbook, the first visible sheet with these columns is read. The companies in the file must already exist; ${createsGroups ? 'groups that do not exist are created' : 'only your own groups can be named'}. Several groups of a trainee are separated by semicolons.`,
  templateFile: 'trainees.csv',
  /** The example in the template. */
  templateRow: { name: 'Jane Example', company: 'Name of the company' },
  adding: (count: number) => `Adding ${trainees(count)}…`,
  imported: (count: number) => `${trainees(count)} imported successfully!`,
  importedPartly: (done: number, total: number) =>
    `${number(done)} of ${trainees(total)} imported.`,

  /** The result of the check of a file. */
  report: {
    new: (count: number) => `${number(count)} new`,
    unchanged: (count: number) => `${number(count)} known, unchanged`,
    withChanges: (count: number) => `${number(count)} known, with changes`,
    /** Those of the three above that are not 0. */
    counts: (counts: readonly string[]) => `${counts.join('; ')}.`,
    allGetEmail: 'Every imported trainee gets an email with a link to choose a password.',
    someGetEmail: (count: number) =>
      plural(count, {
        one: '1 of the imported trainees gets an email with a link to choose a password.',
        other: `${count} of the imported trainees get an email with a link to choose a password.`,
      }),
    allWithoutPassword: `Every imported trainee has no password yet. ${noMailServer}`,
    someWithoutPassword: (count: number) =>
      plural(count, {
        one: `1 of the imported trainees has no password yet. ${noMailServer}`,
        other: `${count} of the imported trainees have no password yet. ${noMailServer}`,
      }),
    importAll: (count: number) => `Import ${trainees(count)}`,
    change: (count: number) => `Change ${trainees(count)}`,
    importAllAndChange: (adding: number, changing: number) =>
      `Import ${trainees(adding)} and change ${number(changing)}`,
    importGoodAndChange: (adding: number, changing: number) =>
      `Import the ${goodRows(adding)} and change ${number(changing)}`,
    passwordInFile: 'Password in the file',
    invitedByEmail: 'Invited by email',
    unnamed: 'No name, no email',

    doubtfulNames: 'Doubtful names',
    doubtfulAdvice: 'Characters of these names may be wrong. Please look at them.',
    namesAreRight: 'These names are right',

    /** `unlisted`: the number of groups that are not among `names`. */
    newGroups: (company: string, names: readonly string[], unlisted: number) =>
      `New groups in ${company}: ${quoted(names).join(', ')}${unlisted === 0 ? '' : ` and ${number(unlisted)} more`}.`,
    changes: 'Changes of known trainees',
    changesAdvice:
      'The file has another name or company, or other groups, for these trainees. Tick the changes to apply. A trainee who moves to another company starts its training.',
    allChanges: 'All of them',
    moreChanges: (count: number) =>
      plural(count, {
        one: '… and 1 more change. Import the file again for them.',
        other: `… and ${number(count)} more changes. Import the file again for them.`,
      }),
    /** An old and a new name, and the same for screen readers. */
    changed: (before: string, after: string) => `${before} → ${after}`,
    becomes: (before: string, after: string) => `${before} becomes ${after}`,
    /** Such a change of a name, or the name, and then that of a company. */
    nameAndCompany: (name: string, company: string) => `${name}, ${company}`,

    missing: 'Not in the file',
    missingOf: (count: number, company: string) =>
      plural(count, {
        one: `1 trainee of ${company} is not in the file.`,
        other: `${number(count)} trainees of ${company} are not in the file.`,
      }),
    moreMissing: (count: number) =>
      plural(count, {
        one: '… and 1 more trainee.',
        other: `… and ${number(count)} more trainees.`,
      }),
    missingStay: 'They stay as they are.',

    inTrash: 'Rows in the trash',
    rowsInTrash: (count: number) =>
      plural(count, {
        one: 'The email of 1 row belongs to a trainee in the trash.',
        other: `The emails of ${number(count)} rows belong to trainees in the trash.`,
      }),
    allInTrash: 'All of them',
    moreInTrash: (count: number) =>
      plural(count, {
        one: '… and 1 more row, to which the choice for all applies.',
        other: `… and ${number(count)} more rows, to which the choice for all applies.`,
      }),
    nameInLine: (line: number, name: string) => `Line ${line}: ${name}`,
    trashChoices: {
      restore: 'Restore with all results',
      'as-new': 'Add as a new person',
      'leave-out': 'Leave out',
    } satisfies Record<TrashChoice, string>,
    /** `name`: of the trainee in the trash. */
    inTrashSince: (date: string, name: string, company: string) =>
      `In the trash since ${date}: ${name} of ${company}`,
    companyFirst: 'The company is in the trash too: restore it first.',
  },
};

export type ImportTexts = typeof texts;
