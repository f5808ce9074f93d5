import type { HeldCertificate } from '@portal/contract/certificates';
import { useState } from 'react';
import { useViewedReach } from '#web/platform/session/view-as.ts';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { useFocusAfterDialog } from '#web/ui/use-focus-after-dialog.ts';
import { useCertificatesOfTrainee } from '../api/held-certificates.ts';
import { heldCertificatesTexts } from '../texts/catalogue.ts';
import { type HeldAction, HeldRow } from './held-row.tsx';
import { ReissueDialog } from './reissue-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export type HeldSectionProps = {
  trainee: { id: number; name: string };
  /** The admin may withdraw certificates and issue them again. */
  mayChange: boolean;
};

type Task = { readonly action: HeldAction; readonly certificate: HeldCertificate };

/** The certificates of a trainee, newest first, with what an admin can do with each. */
export function HeldSection({ trainee, mayChange }: HeldSectionProps) {
  const t = heldCertificatesTexts();
  const { data, error, isFetching, refetch } = useCertificatesOfTrainee(trainee.id);
  const [task, setTask] = useState<Task | null>(null);
  const [section, focusSection] = useFocusAfterDialog<HTMLElement>();
  // Nothing can be changed in the view of another admin.
  const isViewed = useViewedReach() !== null;
  if (error !== null)
    return (
      <RetryBanner tone="warning" retrying={isFetching} onRetry={() => void refetch()}>
        {t.notLoaded(error.message)}
      </RetryBanner>
    );
  if (data === undefined) return null;

  function end() {
    setTask(null);
    // The menu that opened the dialog may be removed.
    focusSection();
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="held-certificates"
      className="mt-2 grid gap-4 outline-none"
    >
      <h2 id="held-certificates" className="font-semibold text-xl tracking-tight">
        {t.title}
      </h2>
      {data.length === 0 ? (
        <p className="text-sm text-text-muted">{t.none}</p>
      ) : (
        <ul className="grid divide-y rounded-xl border bg-surface px-5 shadow-xs max-sm:px-4">
          {data.map((certificate) => (
            <HeldRow
              key={certificate.code}
              certificate={certificate}
              holder={trainee.name}
              onAction={
                mayChange && !isViewed ? (action) => setTask({ action, certificate }) : undefined
              }
            />
          ))}
        </ul>
      )}
      {task?.action === 'withdraw' ? (
        <WithdrawDialog
          certificate={task.certificate}
          holder={trainee.name}
          onClose={() => setTask(null)}
          onDone={end}
        />
      ) : null}
      {task?.action === 'reissue' ? (
        <ReissueDialog
          certificate={task.certificate}
          holder={trainee.name}
          onClose={() => setTask(null)}
          onDone={end}
        />
      ) : null}
    </section>
  );
}
