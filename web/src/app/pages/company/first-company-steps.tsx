import type { AdminCompany } from '@portal/contract/companies';
import { useDeferredValue } from 'react';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { FirstSteps } from '#web/features/companies/components/first-steps.tsx';
import { useTraineePage } from '#web/features/trainees/api/trainees.ts';
import { ALL_TRAINEES } from '#web/features/trainees/model/list-view.ts';
import { useReach } from '#web/platform/session/use-reach.ts';

/**
 * The first steps with the only company; nothing while there is none or more than one, and for limited admins, who come
 * to a company that others have set up.
 */
export function FirstCompanySteps() {
  const { data } = useCompanies();
  const seesAll = useReach() === 'portal';
  // Deferred like the companies below, so that the card appears with them and pushes nothing down.
  const [company, ...others] = useDeferredValue(data) ?? [];
  return company === undefined || others.length > 0 || !seesAll ? null : (
    <StepsOf company={company} />
  );
}

function StepsOf({ company }: { company: AdminCompany }) {
  const { data } = useTraineePage({
    ...ALL_TRAINEES,
    company: company.id,
    status: 'not-started',
  });
  // The card does not wait for this read: it would push the companies down when it arrives.
  const hasProgress = data !== undefined && data.total < company.traineeCount;
  return <FirstSteps company={company} hasProgress={hasProgress} />;
}
