import type { HelpRequest, HelpRequestChange, OwnHelpRequest } from '@portal/contract/help';
import type { Reach } from '@portal/contract/reach';
import { reachedCompanies } from '@portal/contract/reach-rules';
import { presentPerson } from '../accounts/service.ts';
import type { HelpRequestChangeRow, HelpRequestRow, OwnHelpRequestRow } from './queries.ts';

export function presentOwnHelpRequest(row: OwnHelpRequestRow): OwnHelpRequest {
  return {
    ...presentRequest(row),
    hasNews: row.seen_at < row.updated_at,
    hasNewNotes: row.has_new_notes === 1,
  };
}

/** Without the module if it is one of a company that the trainee has left and the admin does not see. */
export function presentHelpRequest(row: HelpRequestRow, reach: Reach): HelpRequest {
  const { assignee_id: id, assignee_name: name } = row;
  const assignee = id === null || name === null ? null : { id, name };
  const companies = reachedCompanies(reach);
  const isSeen = companies === null || companies.includes(row.module_company_id ?? 0);
  const request = presentRequest(isSeen ? row : { ...row, module_id: null, module_name: null });
  return { ...request, trainee: presentPerson(row), assignee };
}

function presentRequest(row: Omit<OwnHelpRequestRow, 'has_new_notes'>) {
  return {
    id: row.id,
    status: row.status,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    message: row.message,
    moduleId: row.module_id,
    module:
      row.module_id === null || row.module_name === null
        ? null
        : { id: row.module_id, name: row.module_name },
    adminNotes: row.admin_notes,
  };
}

export function presentChange(row: HelpRequestChangeRow): HelpRequestChange {
  return {
    id: row.id,
    changedAt: new Date(row.created_at).toISOString(),
    adminName: row.admin_name,
    status: { before: row.status_before, after: row.status_after },
    adminNotes: { before: row.notes_before, after: row.notes_after },
    assignee: { before: row.assignee_before, after: row.assignee_after },
  };
}
