import type { AdminCompany } from '@portal/contract/companies';
import { ApiError } from '../../platform/http/api-error.ts';

/** All that goes with a company, a line each. */
export function whatGoesWith(company: Pick<AdminCompany, 'moduleCount' | 'traineeCount'>) {
  return [
    `All modules (${company.moduleCount}), with their videos and questions`,
    `All trainees of the company (${company.traineeCount}), whose accounts end at once`,
    'All progress and assessment results',
  ];
}

/** Why a company was not deleted, in the words of the portal. */
export function deletionRefusal(error: Error): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'FOREIGN_KEY')
    return 'Cannot delete company: It has associated data that cannot be removed';
  if (code === 'NOT_FOUND') return 'Company not found or already deleted';
  if (code === 'FORBIDDEN') return 'You do not have permission to delete this company';
  return `Failed to delete company: ${error.message}`;
}
