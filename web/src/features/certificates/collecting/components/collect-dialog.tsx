import { useState } from 'react';
import {
  type CertificatesToCollect,
  useCollectCertificates,
} from '#web/features/jobs/api/collect-certificates.ts';
import { countAfterConflict } from '#web/features/jobs/api/jobs.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { collectingTexts } from '../texts/catalogue.ts';

export type CollectDialogProps = {
  /** The trainees, as the server takes them. */
  selected: Pick<CertificatesToCollect, 'ids' | 'filter'>;
  /** The number of them as the admin sees it. */
  count: number;
  onClose: () => void;
  /** Called after the job was started. */
  onStarted: () => void;
};

/**
 * Asks before the certificates of trainees are collected for a ZIP. If another number of trainees is found meanwhile, it
 * asks again with that number.
 */
export function CollectDialog({ selected, count: shown, onClose, onStarted }: CollectDialogProps) {
  const t = collectingTexts();
  const start = useCollectCertificates();
  const [count, setCount] = useState(shown);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  function collect() {
    const expected = selected.filter === undefined ? {} : { expectedCount: count };
    setProblem(undefined);
    start.mutate(
      { ...selected, ...expected },
      {
        onSuccess: onStarted,
        onError: (error) => {
          const found = countAfterConflict(error);
          setProblem(found === null ? messageOf(error) : t.changed(found, count));
          if (found !== null) setCount(found);
        },
      },
    );
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t.title}
      confirmLabel={t.submit(count)}
      busyLabel={t.starting}
      busy={start.isPending}
      isReady={count > 0}
      error={problem}
      onConfirm={collect}
    >
      <p>{t.chosen(count)}</p>
      <p>
        <span>{t.effect}</span> <span>{t.leftOut}</span>
      </p>
    </ConfirmDialog>
  );
}
