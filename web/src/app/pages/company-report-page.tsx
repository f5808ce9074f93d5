import { CollectButton } from '#web/features/certificates/collecting/components/collect-button.tsx';
import { CompanyReportPage } from '#web/features/reports/pages/company-report-page.tsx';

/** The report of a company, whose certificates can be collected. */
export function Component() {
  return <CompanyReportPage certificates={(of) => <CollectButton {...of} />} />;
}
