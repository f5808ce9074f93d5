import type { CompanyPeople } from '../api/company-compliance.ts';
import { ComingWeeksCard } from './coming-weeks-card.tsx';
import { ComplianceCard } from './compliance-card.tsx';

/** Who is up to date, and what comes in the next weeks, beside each other in a wide window. */
export function CompanyStandings(props: CompanyPeople) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <ComplianceCard {...props} />
      <ComingWeeksCard {...props} />
    </div>
  );
}
