import ChartColumn from 'lucide-react/icons/chart-column';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';

/** Leads to the report of a company. */
export function ReportLink({ companyId }: { companyId: number }) {
  return (
    <Link to={paths.companyReport.to(companyId)} className={buttonStyles({ variant: 'outline' })}>
      <ChartColumn aria-hidden="true" />
      Report
    </Link>
  );
}
