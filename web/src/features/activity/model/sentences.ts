import type { Activity, ActivityAction, ActivityFields } from '@portal/contract/activity';
import { isolated } from '#web/ui/format/isolated.ts';
import { activityTexts } from '../texts/catalogue.ts';
import type { ActivityVariant } from '../texts/en.ts';

/** The text that follows the author's name: 'renamed company Acme → Acme GmbH'. */
export function sentenceOf(activity: Activity): string {
  const { subject, company, before, after } = activity;
  return activityTexts().sentences[sentenceKeyOf(activity)]({
    name: isolated(subject.name),
    company: company === null ? null : isolated(company.name),
    fields: Object.keys(after ?? {}),
    oldName: String(before?.['name']),
    newName: String(after?.['name']),
    module: String(after?.['module']),
    mergedTrainee: String(after?.['results of']),
  });
}

function sentenceKeyOf(activity: Activity): ActivityAction | ActivityVariant {
  const { action, subject, after } = activity;
  switch (action) {
    case 'company.updated':
      return isRename(after) ? 'company.renamed' : action;
    case 'module.updated':
      return isRename(after) ? 'module.renamed' : action;
    case 'trainee.updated':
      return isRename(after) ? 'trainee.renamed' : action;
    case 'admin.updated':
      return isRename(after) ? 'admin.renamed' : action;
    // Without an id several were deleted at once.
    case 'trainee.restored':
      return subject.id === null ? 'trainees.restored' : action;
    case 'trainee.purged':
      return subject.id === null ? 'trainees.purged' : action;
    case 'trainee.link-sent':
      return after?.['mail'] === 'invitation' ? 'trainee.invited' : action;
    default:
      return action;
  }
}

/** Both values of a new name are shown; of other changes only the names of the fields. */
function isRename(after: ActivityFields | null): boolean {
  const fields = Object.keys(after ?? {});
  return fields.length === 1 && fields[0] === 'name';
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
  if (typeof value === 'boolean')
    return value ? activityTexts().entry.yes : activityTexts().entry.no;
  return String(value);
}
