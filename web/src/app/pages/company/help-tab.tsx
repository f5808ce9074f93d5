import { HelpRequestList } from '#web/features/help/pages/help-requests-page.tsx';
import { useCompanyOfPage } from './company-page.tsx';

export function Component() {
  return <HelpRequestList companyId={useCompanyOfPage().id} />;
}
