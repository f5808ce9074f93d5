import type { Run } from '@portal/contract/runs';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { runsTexts } from '../texts/catalogue.ts';

const TrainAgainDialog = lazyOnIdle(
  async () => (await import('./train-again-dialog.tsx')).TrainAgainDialog,
);

type TrainAgainProps = {
  trainee: { id: number; name: string };
  /** The run that is current; undefined while it is unknown. */
  current: Run | undefined;
};

/** The button that starts a new run for a trainee, after a confirmation. */
export function TrainAgain({ trainee, current }: TrainAgainProps) {
  const t = runsTexts().trainAgain;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" disabled={current === undefined} onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden="true" />
        <span>{t.button}</span>
      </Button>
      {isOpen && current !== undefined ? (
        <TrainAgainDialog trainee={trainee} current={current} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
