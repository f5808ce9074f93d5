import type { AdminCompany, Company } from '@portal/contract/companies';
import type { CountedCompanyRow } from './queries.ts';

type CompanyRow = Pick<CountedCompanyRow, 'id' | 'name' | 'logo_key'>;

export function presentCompany({ id, name, logo_key }: CompanyRow): Company {
  return { id, name, logo: logo_key };
}

export function presentAdminCompany(row: CountedCompanyRow): AdminCompany {
  return {
    ...presentCompany(row),
    moduleCount: row.module_count,
    traineeCount: row.trainee_count,
  };
}
