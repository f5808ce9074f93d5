import type { User } from '@portal/contract/accounts';
import type { UserRow } from './queries.ts';

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    company:
      row.company_id === null || row.company_name === null
        ? null
        : { id: row.company_id, name: row.company_name },
  };
}
