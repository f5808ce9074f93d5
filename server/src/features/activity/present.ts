import type { Activity, ActivityFields } from '@portal/contract/activity';
import type { NamedScope } from '@portal/contract/reach';
import type { ActivityRow } from './queries.ts';

export function presentActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: {
      id: row.actor_id,
      name: row.actor_name,
      scopes: row.actor_scopes === null ? null : (JSON.parse(row.actor_scopes) as NamedScope[]),
    },
    action: row.action,
    subject: {
      kind: row.subject_kind,
      id: row.subject_id,
      name: row.subject_name,
      count: row.subject_count,
    },
    company:
      row.company_id === null || row.company_name === null
        ? null
        : { id: row.company_id, name: row.company_name },
    before: fieldsOf(row.before),
    after: fieldsOf(row.after),
    jobId: row.job_id,
  };
}

function fieldsOf(json: string | null): ActivityFields | null {
  return json === null ? null : (JSON.parse(json) as ActivityFields);
}
