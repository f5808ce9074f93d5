import type { AdminCompany } from '@portal/contract/companies';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import {
  dismissFirstSteps,
  isFirstStepsDismissed,
  isProgressSeen,
  markProgressSeen,
} from '#web/platform/storage/first-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { firstStepsOf } from '../model/first-steps.ts';
import { companiesTexts } from '../texts/catalogue.ts';

type FirstStepsProps = {
  company: AdminCompany;
  /** A trainee of the company has begun the training, so that there is progress to see. */
  hasProgress: boolean;
};

/** A card of the steps after the first company was created; renders nothing when all are done, or once dismissed. */
export function FirstSteps({ company, hasProgress }: FirstStepsProps) {
  const [isDismissed, setDismissed] = useState(isFirstStepsDismissed);
  const isSeen = useProgressSeen(company.id, hasProgress);
  const steps = firstStepsOf({ ...company, isProgressSeen: isSeen });
  const t = companiesTexts().firstSteps;
  if (isDismissed || steps.every(({ isDone }) => isDone)) return null;

  function dismiss() {
    dismissFirstSteps();
    setDismissed(true);
  }

  return (
    <section
      aria-labelledby="first-steps"
      className="mb-6 grid gap-1 rounded-xl border bg-surface px-5 py-4 shadow-xs"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="first-steps" className="font-semibold text-lg tracking-tight">
          {t.title}
        </h2>
        <Button variant="ghost" size="icon" aria-label={t.dismiss} onClick={dismiss}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <ol className="grid gap-x-8 gap-y-2 sm:flex sm:flex-wrap">
        {steps.map(({ tab, isDone }) => (
          <li key={tab} className="flex items-center gap-2.5">
            {isDone ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
            )}
            <Link
              to={paths.company.to(company.id, tab)}
              className="py-1 underline underline-offset-4 pointer-coarse:py-2.5"
            >
              {t[tab]}
            </Link>
            {isDone ? <span className="text-sm text-text-muted">{t.done}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether the progress tab of the company is open with progress to see, or was so before in this browser. */
function useProgressSeen(companyId: number, hasProgress: boolean): boolean {
  const isOpen = useLocation().pathname === paths.company.to(companyId, 'progress');
  const isSeeing = isOpen && hasProgress;
  useEffect(() => {
    if (isSeeing) markProgressSeen(companyId);
  }, [isSeeing, companyId]);
  return isSeeing || isProgressSeen(companyId);
}
