import type { Activity, ActivityAction, ActivityFields } from '@portal/contract/activity';
import { isolated } from '#web/ui/format/isolated.ts';

/** The kinds of changes, as options of the filter. */
export const actionLabels: Readonly<Record<ActivityAction, string>> = {
  'company.created': 'Company created',
  'company.updated': 'Company changed',
  'company.settings-changed': 'Company settings changed',
  'company.deleted': 'Company deleted',
  'company.restored': 'Company restored',
  'company.purged': 'Company deleted for good',
  'module.created': 'Module created',
  'module.updated': 'Module changed',
  'module.deleted': 'Module deleted',
  'module.restored': 'Module restored',
  'module.purged': 'Module deleted for good',
  'module.reordered': 'Modules reordered',
  'module.video-uploaded': 'Video uploaded',
  'module.video-replaced': 'Video replaced',
  'module.captions-saved': 'Captions saved',
  'module.captions-removed': 'Captions removed',
  'module.poster-saved': 'Picture of a video saved',
  'module.poster-removed': 'Picture of a video removed',
  'module.questions-saved': 'Questions saved',
  'trainee.created': 'Trainee added',
  'trainee.updated': 'Trainee changed',
  'trainee.deleted': 'Trainee deleted',
  'trainee.restored': 'Trainee restored',
  'trainee.merged': 'Trainees merged',
  'trainee.purged': 'Trainee deleted for good',
  'trainee.run-started': 'New run started for a trainee',
  'trainee.quiz-opened': 'Quiz opened again for a trainee',
  'trainee.imported': 'Trainees imported',
  'trainee.link-sent': 'Link sent to a trainee',
  'trainees.deleted': 'Trainees deleted together',
  'trainees.moved': 'Trainees moved together',
  'trainees.invited': 'Invitations sent together',
  'trainees.runs-started': 'New runs started together',
  'trainees.undone': 'Action on many trainees undone',
  'progress.exported': 'Progress exported',
  'report.exported': 'Report exported',
  'activity.exported': 'Activity exported',
  'help.updated': 'Help request answered',
  'help.closed': 'Help requests closed together',
  'help.closing-undone': 'Closing of help requests undone',
  'portal.work-failing': 'Background work fails',
  'admin.created': 'Administrator added',
  'admin.updated': 'Administrator changed',
  'admin.invited': 'Administrator invited',
  'admin.accepted': 'Invitation of an administrator accepted',
  'admin.deleted': 'Administrator removed',
  'admin.restored': 'Administrator restored',
  'admin.purged': 'Administrator deleted for good',
};

/** The text that follows the author's name: 'renamed company Acme → Acme GmbH'. */
export function sentenceOf({ action, subject: given, company, before, after }: Activity): string {
  const name = isolated(given.name);
  const subject = { ...given, name };
  const of = company === null ? '' : ` of ${isolated(company.name)}`;
  switch (action) {
    case 'company.created':
      return `created company ${name}`;
    case 'company.updated':
      return changed('company', name, before, after);
    case 'company.settings-changed':
      return `changed the settings of company ${name}`;
    case 'company.deleted':
      return `deleted company ${name}`;
    case 'company.restored':
      return `restored company ${name}`;
    case 'company.purged':
      return `deleted company ${name} for good`;
    case 'module.created':
      return `created module ${name}${of}`;
    case 'module.updated':
      return `${changed('module', name, before, after)}${of}`;
    case 'module.deleted':
      return `deleted module ${name}${of}`;
    case 'module.restored':
      return `restored module ${name}${of}`;
    case 'module.purged':
      return `deleted module ${name}${of} for good`;
    case 'module.reordered':
      return `reordered the modules of ${name}`;
    case 'module.video-uploaded':
      return `uploaded the video of module ${name}${of}`;
    case 'module.video-replaced':
      return `replaced the video of module ${name}${of}`;
    case 'module.captions-saved':
      return `saved captions of module ${name}${of}`;
    case 'module.captions-removed':
      return `removed the captions of module ${name}${of}`;
    case 'module.poster-saved':
      return `saved the picture of the video of module ${name}${of}`;
    case 'module.poster-removed':
      return `removed the picture of the video of module ${name}${of}`;
    case 'module.questions-saved':
      return `saved the questions of module ${name}${of}`;
    case 'trainee.created':
      return `added trainee ${name}${of}`;
    case 'trainee.updated':
      return `${changed('trainee', name, before, after)}${of}`;
    case 'trainee.deleted':
      return `deleted trainee ${name}${of}`;
    case 'trainee.restored':
      return `restored ${traineeWords(subject)}${of}`;
    case 'trainee.merged':
      return `added the results of the deleted trainee ${after?.['results of']} to those of ${name}${of}`;
    case 'trainee.purged':
      return `deleted ${traineeWords(subject)}${of} for good`;
    case 'trainee.run-started':
      return `started a new run for trainee ${name}${of}`;
    case 'trainee.quiz-opened':
      return `opened the quiz of ${after?.['module']} again for trainee ${name}${of}`;
    case 'trainee.imported':
      return `imported ${name}${of}`;
    case 'trainee.link-sent':
      return `sent trainee ${name}${of} ${after?.['mail'] === 'invitation' ? 'an invitation' : 'a reset link'}`;
    case 'trainees.deleted':
      return `deleted ${name}${of}`;
    case 'trainees.moved':
      return `moved ${name}${company === null ? '' : ` to ${company.name}`}`;
    case 'trainees.invited':
      return `sent invitations to ${name}${of}`;
    case 'trainees.runs-started':
      return `started a new run for ${name}${of}`;
    case 'trainees.undone':
      return `undid an action on ${name}${of}`;
    case 'progress.exported':
      return `exported the progress of ${name}`;
    case 'report.exported':
      return `exported the report of ${name}`;
    case 'activity.exported':
      return `exported the activity of ${name}`;
    case 'help.updated':
      return `answered the help request of ${name}${of}`;
    case 'help.closed':
      return `closed ${name}${of}`;
    case 'help.closing-undone':
      return `opened ${name}${of} again`;
    case 'portal.work-failing':
      return `has failed for an hour with its background work: ${name}. Please inform the operator of the portal`;
    case 'admin.created':
      return `added administrator ${name}`;
    case 'admin.updated':
      return changed('administrator', name, before, after);
    case 'admin.invited':
      return `invited administrator ${name}`;
    case 'admin.accepted':
      return `accepted the invitation of administrator ${name}`;
    case 'admin.deleted':
      return `removed administrator ${name}`;
    case 'admin.restored':
      return `restored administrator ${name}`;
    case 'admin.purged':
      return `deleted administrator ${name} for good`;
  }
}

/** 'trainee Tess', or '12 trainees' where several were deleted at once. */
function traineeWords({ id, name }: Activity['subject']): string {
  return id === null ? name : `trainee ${name}`;
}

/** Shows both values of a new name; for other changes only the names of the fields. */
function changed(
  kind: string,
  name: string,
  before: ActivityFields | null,
  after: ActivityFields | null,
): string {
  const fields = Object.keys(after ?? {});
  if (fields.length === 1 && fields[0] === 'name')
    return `renamed ${kind} ${before?.['name']} → ${after?.['name']}`;
  return `changed ${kind} ${name} (${fields.join(', ')})`;
}

export type ChangedField = { field: string; before: string | null; after: string | null };

/** The fields with their values before and after; null if the field had or has no value. */
export function fieldsOf({ before, after }: Pick<Activity, 'before' | 'after'>): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((field) => ({
    field: field.charAt(0).toUpperCase() + field.slice(1),
    before: formatValue(before?.[field]),
    after: formatValue(after?.[field]),
  }));
}

function formatValue(value: ActivityFields[string] | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
