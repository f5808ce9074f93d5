import ChartColumn from 'lucide-react/icons/chart-column';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { reportsTexts } from '../texts/catalogue.ts';

type ReportLinkProps = { companyId: number; children?: ReactNode };

/** Leads to the report of a company. */
export function ReportLink({ companyId, children }: ReportLinkProps) {
  return (
    <Link to={paths.companyReport.to(companyId)} className={buttonStyles({ variant: 'outline' })}>
      <ChartColumn aria-hidden="true" />
      <span>{children ?? reportsTexts().section.link}</span>
    </Link>
  );
}
