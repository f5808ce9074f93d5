import { FeedbackOverview } from '#web/features/feedback/pages/feedback-page.tsx';
import { useCompanyOfPage } from './company-page.tsx';

export function Component() {
  return <FeedbackOverview companyId={useCompanyOfPage().id} />;
}
