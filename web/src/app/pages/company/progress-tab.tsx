import { StatusCounts } from '#web/features/trainees/components/status-counts.tsx';
import { useCompanyOfPage } from './company-page.tsx';

export function Component() {
  return <StatusCounts companyId={useCompanyOfPage().id} />;
}
