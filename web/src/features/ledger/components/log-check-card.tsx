import type { LedgerCheck } from '@portal/contract/ledger';
import ScanSearch from 'lucide-react/icons/scan-search';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { isRunning, useCancelCheck, useStartCheck } from '../api/ledger.ts';
import { ledgerTexts } from '../texts/catalogue.ts';
import { CheckProgress } from './check-progress.tsx';
import { CheckState } from './check-state.tsx';
import { ProblemList } from './problem-list.tsx';

type CheckProps = { check: LedgerCheck | null };

/** The complete check of the log: its progress or its result, and the button that starts and cancels it. */
export function LogCheckCard({ check }: CheckProps) {
  const t = ledgerTexts().check;
  return (
    <Card>
      <CardHeader title={t.title} description={t.description} />
      <div className="grid gap-4">
        <CheckState check={check} />
        {check !== null && isRunning(check) ? <CheckProgress check={check} /> : null}
        {check === null || check.problemCount === 0 ? null : <ProblemList check={check} />}
        {check === null || check.endedAt === null ? null : (
          <p className="text-sm text-text-muted">
            <Sentence
              text={t.at}
              elements={[<Instant key="time" value={check.endedAt} show="minute" />]}
            />
          </p>
        )}
        <CheckButton check={check} />
      </div>
    </Card>
  );
}

/** Starts or cancels the check: one button, so that it keeps the focus. */
function CheckButton({ check }: CheckProps) {
  const start = useStartCheck();
  const cancellation = useCancelCheck();
  const t = ledgerTexts().check;
  const running = isRunning(check);
  const { error, isPending, mutate } = running ? cancellation : start;
  return (
    <>
      {error === null ? null : <FormError>{messageOf(error)}</FormError>}
      <Button
        variant={running ? 'outline' : 'primary'}
        className="justify-self-start"
        busy={isPending}
        busyLabel={running ? t.cancelling : t.starting}
        onClick={() => mutate()}
      >
        {running ? null : <ScanSearch aria-hidden="true" />}
        <span>{running ? uiTexts().cancel : t.start}</span>
      </Button>
    </>
  );
}
