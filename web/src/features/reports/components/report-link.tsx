import type { GroupFilter } from '@portal/contract/fields';
import ChartColumn from 'lucide-react/icons/chart-column';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { reportsTexts } from '../texts/catalogue.ts';

type ReportLinkProps = { companyId: number; group?: GroupFilter | null; children?: ReactNode };

/** Leads to the report of a company, or of a group in it. */
export function ReportLink({ companyId, group = null, children }: ReportLinkProps) {
  const query = group === null ? '' : `?group=${group}`;
  return (
    <Link
      to={`${paths.companyReport.to(companyId)}${query}`}
      className={buttonStyles({ variant: 'outline' })}
    >
      <ChartColumn aria-hidden="true" />
      <span>{children ?? reportsTexts().section.link}</span>
    </Link>
  );
}
