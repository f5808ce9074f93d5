import { TraineeList } from '#web/features/trainees/pages/trainee-list-page.tsx';
import { useCompanyOfPage } from './company-page.tsx';

export function Component() {
  return <TraineeList companyId={useCompanyOfPage().id} />;
}
