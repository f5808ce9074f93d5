import type { AdminCompany } from '@portal/contract/companies';
import { reachesCompany } from '@portal/contract/reach-rules';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { ApiError } from '#web/platform/http/api-error.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { refreshCompanies, useCompanies } from '../api/companies.ts';
import { useCompanyImpact } from '../api/company-impact.ts';
import { useTrainCompanyAgain } from '../api/train-company-again.ts';
import { runLines } from '../model/new-runs.ts';
import { companiesTexts } from '../texts/catalogue.ts';

type Company = Pick<AdminCompany, 'id' | 'name' | 'traineeCount'>;

/** The button that starts new runs for all trainees of a company, after a confirmation, for admins who may. */
export function TrainCompanyAgain({ companyId }: { companyId: number }) {
  const mayStart = reachesCompany(useReach(), companyId, 'people');
  const companies = useCompanies();
  const company = companies.data?.find(({ id }) => id === companyId);
  const [isOpen, setOpen] = useState(false);
  if (company === undefined || !mayStart) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden="true" />
        <span>{companiesTexts().again.open}</span>
      </Button>
      {isOpen ? <TrainCompanyAgainDialog company={company} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type DialogProps = { company: Company; onClose: () => void };

function TrainCompanyAgainDialog({ company: { id, name, traineeCount }, onClose }: DialogProps) {
  const start = useTrainCompanyAgain(id);
  // The impact is for admins who see the whole portal; for others the trainees are counted in the list of companies.
  const isLimited = useReach() !== 'portal';
  const impact = useCompanyImpact(id, start.isIdle && !isLimited);
  const trainees = isLimited ? traineeCount : impact.data?.trainees;
  const t = companiesTexts().again;

  function confirm() {
    if (trainees === undefined) return;
    start.mutate(trainees, {
      onSuccess: onClose,
      // Another number of trainees: they are counted again, and the admin decides again.
      onError: () => void (isLimited ? refreshCompanies() : impact.refetch()),
    });
  }

  const failure = start.error === null ? impact.error?.message : refusal(start.error);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.title(isolated(name))}
      name={name}
      confirmLabel={t.confirm}
      busyLabel={t.busy}
      tone="primary"
      busy={start.isPending}
      isReady={trainees !== undefined && trainees > 0}
      error={failure}
      onConfirm={confirm}
    >
      {trainees === undefined ? (
        <p>{t.counting}</p>
      ) : (
        <>
          <p>{trainees === 0 ? t.noTrainees : t.starts(trainees)}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {runLines(trainees, impact.data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}

function refusal(error: Error): string {
  const count = error instanceof ApiError ? error.details['count'] : null;
  if (typeof count !== 'number') return error.message;
  const t = companiesTexts().again;
  return count === 0 ? t.noTraineesLeft : t.otherCount(count);
}
