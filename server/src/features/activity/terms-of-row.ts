import type { ActivityAction, ActivityFields } from '@portal/contract/activity';
import { termsOf } from './terms.ts';

/** The columns of an activity by which it is found. */
interface FindableRow {
  readonly action: ActivityAction;
  readonly actor_name: string;
  readonly subject_name: string;
  readonly company_id: number | null;
  readonly company_name: string | null;
  /** JSON. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The terms of an activity: of its names, and of the names, emails and the group among its changed fields. */
export function termsOfRow(row: FindableRow): string[] {
  const changed = [row.before, row.after].flatMap((json) => {
    const fields = json === null ? {} : (JSON.parse(json) as ActivityFields);
    return [fields.name, fields.email, fields.group];
  });
  const texts = [row.actor_name, row.subject_name, row.company_name, ...changed];
  const { action, company_id: companyId } = row;
  return termsOf({ texts: texts.filter((text) => typeof text === 'string'), action, companyId });
}
