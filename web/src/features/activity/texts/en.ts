import type { ActivityAction } from '@portal/contract/activity';
import type { JobItemState } from '@portal/contract/jobs';

/** Changes with a sentence other than that of their action. */
export type ActivityVariant =
  | 'admin.renamed'
  | 'admin.reach-changed'
  | 'company.renamed'
  | 'module.renamed'
  | 'trainee.renamed'
  | 'trainees.restored'
  | 'trainees.purged'
  | 'trainee.invited';

/** The values of a sentence. */
export type ChangeValues = {
  /** The changed thing: a company, module, trainee or admin. For several at once the number, such as '12 trainees'. */
  readonly name: string;
  /** The company of what was changed, or the one that trainees were moved to; null if there is none. */
  readonly company: string | null;
  /** The names of the changed fields. */
  readonly fields: readonly string[];
  readonly oldName: string;
  readonly newName: string;
  /** The group that trainees came into or left. */
  readonly group: string;
  /** The module of a quiz. */
  readonly module: string;
  /** The deleted trainee whose results were added to those of another one. */
  readonly mergedTrainee: string;
};

const of = (company: string | null) => (company === null ? '' : ` of ${company}`);

export const texts = {
  /** The name of the list. */
  changes: 'Changes',
  loading: 'Loading activity…',
  loadFailed: 'Failed to load activity',
  showOlder: 'Show older changes',
  empty: {
    title: 'Nothing has been changed yet',
    message: 'Changes that administrators make are listed here: who, what, when, before and after.',
  },
  noMatch: {
    title: 'No changes match this search',
    message: 'Words are found by their beginnings, in the names of who, what and company.',
    showAll: 'Show all changes',
  },
  filters: {
    search: 'Search activity',
    /** In the empty search field. */
    placeholder: 'Who, what or company',
    /** The kind of a change. Read aloud, not shown. */
    change: 'Change',
    allChanges: 'All changes',
    /** The first day. */
    from: 'From',
    /** The last day. */
    to: 'To',
  },
  entry: {
    /** A change: the name of its author, and one of the sentences below. */
    change: (author: string, sentence: string) => `${author} ${sentence}`,
    details: 'Details',
    /** Read aloud for the button: `author` is a name, `sentence` is one of the sentences below. */
    detailsOf: (author: string, sentence: string) => `Details: ${author} ${sentence}`,
    /** Read aloud before the value of a field. */
    before: 'Before:',
    /** Read aloud before the value of a field. */
    after: 'After:',
    /** The field had no value before, and has none after. */
    empty: 'empty',
  },
  /** The trainees of an action on many. */
  trainees: {
    list: 'Trainees',
    loading: 'Loading the trainees…',
    loadFailed: (reason: string) => `The trainees could not be loaded. ${reason}`,
    showMore: 'Show more trainees',
    /** In place of the name. */
    deletedUser: 'Deleted user',
    /** After the name, unless the action was done. */
    states: {
      waiting: '(not done)',
      refused: '(could not be done)',
      undone: '(undone)',
    } satisfies Record<Exclude<JobItemState, 'done'>, string>,
  },
  /** The act of the author: 'Ada Admin created company Acme'. */
  sentences: {
    'company.created': ({ name }) => `created company ${name}`,
    'company.updated': ({ name, fields }) => `changed company ${name} (${fields.join(', ')})`,
    'company.renamed': ({ oldName, newName }) => `renamed company ${oldName} → ${newName}`,
    'company.settings-changed': ({ name }) => `changed the settings of company ${name}`,
    'company.requirements-changed': ({ name, fields }) =>
      `changed the rules of company ${name} (${fields.join(', ')})`,
    'company.certificate-look-changed': ({ name }) =>
      `changed the design of certificates of company ${name}`,
    'company.checkpoint-mail-changed': ({ name }) =>
      `changed where checkpoints of the signed log are sent for company ${name}`,
    'company.deleted': ({ name }) => `deleted company ${name}`,
    'company.restored': ({ name }) => `restored company ${name}`,
    'company.purged': ({ name }) => `deleted company ${name} for good`,
    'module.created': ({ name, company }) => `created module ${name}${of(company)}`,
    'module.updated': ({ name, fields, company }) =>
      `changed module ${name} (${fields.join(', ')})${of(company)}`,
    'module.renamed': ({ oldName, newName, company }) =>
      `renamed module ${oldName} → ${newName}${of(company)}`,
    'module.deleted': ({ name, company }) => `deleted module ${name}${of(company)}`,
    'module.restored': ({ name, company }) => `restored module ${name}${of(company)}`,
    'module.purged': ({ name, company }) => `deleted module ${name}${of(company)} for good`,
    /** `name`: of the company. */
    'module.reordered': ({ name }) => `reordered the modules of ${name}`,
    'module.video-uploaded': ({ name, company }) =>
      `uploaded the video of module ${name}${of(company)}`,
    'module.video-replaced': ({ name, company }) =>
      `replaced the video of module ${name}${of(company)}`,
    'module.captions-saved': ({ name, company }) =>
      `saved captions of module ${name}${of(company)}`,
    'module.captions-removed': ({ name, company }) =>
      `removed the captions of module ${name}${of(company)}`,
    'module.poster-saved': ({ name, company }) =>
      `saved the picture of the video of module ${name}${of(company)}`,
    'module.poster-removed': ({ name, company }) =>
      `removed the picture of the video of module ${name}${of(company)}`,
    'module.questions-saved': ({ name, company }) =>
      `saved the questions of module ${name}${of(company)}`,
    'module.requirement-changed': ({ name, fields, company }) =>
      `changed the rules of module ${name} (${fields.join(', ')})${of(company)}`,
    'module.edition-made': ({ name, company }) =>
      `decided that module ${name}${of(company)} must be taken again`,
    'group.created': ({ name, company }) => `created group ${name}${of(company)}`,
    'group.updated': ({ oldName, newName, company }) =>
      `renamed group ${oldName} → ${newName}${of(company)}`,
    'group.link-renewed': ({ name, company }) =>
      `renewed the sign-up link of group ${name}${of(company)}`,
    'group.deleted': ({ name, company }) => `deleted group ${name}${of(company)}`,
    'group.restored': ({ name, company }) => `restored group ${name}${of(company)}`,
    'group.purged': ({ name, company }) => `deleted group ${name}${of(company)} for good`,
    'trainee.created': ({ name, company }) => `added trainee ${name}${of(company)}`,
    'trainee.updated': ({ name, fields, company }) =>
      `changed trainee ${name} (${fields.join(', ')})${of(company)}`,
    'trainee.renamed': ({ oldName, newName, company }) =>
      `renamed trainee ${oldName} → ${newName}${of(company)}`,
    'trainee.deleted': ({ name, company }) => `deleted trainee ${name}${of(company)}`,
    'trainee.restored': ({ name, company }) => `restored trainee ${name}${of(company)}`,
    /** `name`: '12 trainees'. */
    'trainees.restored': ({ name, company }) => `restored ${name}${of(company)}`,
    'trainee.merged': ({ mergedTrainee, name, company }) =>
      `added the results of the deleted trainee ${mergedTrainee} to those of ${name}${of(company)}`,
    'trainee.purged': ({ name, company }) => `deleted trainee ${name}${of(company)} for good`,
    /** `name`: '12 trainees'. */
    'trainees.purged': ({ name, company }) => `deleted ${name}${of(company)} for good`,
    'trainee.run-started': ({ name, company }) =>
      `started a new run for trainee ${name}${of(company)}`,
    'trainee.quiz-opened': ({ module, name, company }) =>
      `opened the quiz of ${module} again for trainee ${name}${of(company)}`,
    /** `name`: '12 trainees'. */
    'trainee.imported': ({ name, company }) => `imported ${name}${of(company)}`,
    /** The link to choose another password. */
    'trainee.link-sent': ({ name, company }) => `sent trainee ${name}${of(company)} a reset link`,
    'trainee.invited': ({ name, company }) => `sent trainee ${name}${of(company)} an invitation`,
    'trainee.reminded': ({ name, company }) => `sent trainee ${name}${of(company)} a reminder`,
    'trainee.exception-made': ({ name, company }) =>
      `made an exception for trainee ${name}${of(company)}`,
    'trainee.exception-ended': ({ name, company }) =>
      `ended an exception of trainee ${name}${of(company)}`,
    'trainee.result-recorded': ({ name, company }) =>
      `recorded an earlier result of trainee ${name}${of(company)}`,
    'trainee.result-withdrawn': ({ name, company }) =>
      `withdrew an earlier result of trainee ${name}${of(company)}`,
    'trainee.certificate-withdrawn': ({ name, company }) =>
      `withdrew a certificate of trainee ${name}${of(company)}`,
    'trainee.certificate-reissued': ({ name, company }) =>
      `issued a certificate of trainee ${name}${of(company)} again`,
    /** `name`: '12 trainees', also in the following ones. */
    'trainees.deleted': ({ name, company }) => `deleted ${name}${of(company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null ? `moved ${name}` : `moved ${name} to ${company}`,
    'trainees.invited': ({ name, company }) => `sent invitations to ${name}${of(company)}`,
    'trainees.runs-started': ({ name, company }) => `started a new run for ${name}${of(company)}`,
    'trainees.reminded': ({ name, company }) => `sent reminders to ${name}${of(company)}`,
    'trainees.renewed': ({ name, company }) => `started the renewal for ${name}${of(company)}`,
    'trainees.added-to-group': ({ name, group, company }) =>
      `added ${name} to group ${group}${of(company)}`,
    'trainees.removed-from-group': ({ name, group, company }) =>
      `removed ${name} from group ${group}${of(company)}`,
    'trainees.exceptions-made': ({ name, company }) =>
      `made an exception for ${name}${of(company)}`,
    'trainees.results-recorded': ({ name, company }) =>
      `recorded earlier results of ${name}${of(company)}`,
    'trainees.undone': ({ name, company }) => `undid an action on ${name}${of(company)}`,
    /** `name`: of a company, or what the file contains. */
    'progress.exported': ({ name }) => `exported the progress of ${name}`,
    'report.exported': ({ name }) => `exported the report of ${name}`,
    'certificates.exported': ({ name }) => `exported the certificates of ${name}`,
    'activity.exported': ({ name }) => `exported the activity of ${name}`,
    'help.updated': ({ name, company }) => `answered the help request of ${name}${of(company)}`,
    /** `name`: '12 help requests'. */
    'help.closed': ({ name, company }) => `closed ${name}${of(company)}`,
    'help.closing-undone': ({ name, company }) => `opened ${name}${of(company)} again`,
    'portal.ledger-check-started': () => 'started a check of the signed log',
    'portal.ledger-check-cancelled': () => 'stopped the check of the signed log',
    /** `name`: of the work. The author is the portal. */
    'portal.work-failing': ({ name }) =>
      `has failed for an hour with its background work: ${name}. Please inform the operator of the portal`,
    'admin.created': ({ name }) => `added administrator ${name}`,
    'admin.updated': ({ name, fields }) => `changed administrator ${name} (${fields.join(', ')})`,
    'admin.renamed': ({ oldName, newName }) => `renamed administrator ${oldName} → ${newName}`,
    'admin.reach-changed': ({ name }) => `changed what administrator ${name} sees`,
    'admin.invited': ({ name }) => `invited administrator ${name}`,
    'admin.accepted': ({ name }) => `accepted the invitation of administrator ${name}`,
    'admin.deleted': ({ name }) => `removed administrator ${name}`,
    'admin.restored': ({ name }) => `restored administrator ${name}`,
    'admin.purged': ({ name }) => `deleted administrator ${name} for good`,
  } satisfies Record<ActivityAction | ActivityVariant, (values: ChangeValues) => string>,
};

export type ActivityTexts = typeof texts;
