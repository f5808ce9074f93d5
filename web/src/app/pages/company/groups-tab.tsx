import { CompanyGroups } from '#web/features/groups/components/company-groups.tsx';
import { useCompanyOfPage } from './company-page.tsx';

export function Component() {
  return <CompanyGroups company={useCompanyOfPage()} />;
}
