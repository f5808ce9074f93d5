import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { CivilDate, dayOfReader, shortDay } from '#web/platform/time/civil-date.tsx';
import { Instant } from '#web/platform/time/instant.tsx';
import { useNow } from '#web/platform/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWithdrawResult } from '../api/requirements.ts';
import type { RecordedResult } from '../model/recorded-results.ts';
import { requirementTexts } from '../texts/catalogue.ts';

type ResultListProps = {
  traineeId: number;
  results: readonly RecordedResult[];
  mayChange: boolean;
  /** Called after a result was withdrawn, with the button that asked for it. */
  onWithdrawn: () => void;
};

/** The results from outside the portal, with who has recorded them. */
export function ResultList({ traineeId, results, mayChange, onWithdrawn }: ResultListProps) {
  const t = requirementTexts().results;
  const today = dayOfReader(useNow());
  const [withdrawn, setWithdrawn] = useState<RecordedResult | null>(null);
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold tracking-tight">{t.title}</h3>
      <ul className="grid divide-y rounded-xl border px-5 max-sm:px-4">
        {results.map((result) => (
          <li
            key={result.recorded.id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4 text-sm"
          >
            <ResultFacts result={result} />
            {mayChange ? (
              <Button
                variant="outline"
                size="sm"
                aria-label={t.withdrawOne(result.moduleName, shortDay(result.on, today))}
                onClick={() => setWithdrawn(result)}
              >
                {t.withdraw}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {withdrawn === null ? null : (
        <WithdrawDialog
          traineeId={traineeId}
          result={withdrawn}
          onClose={() => setWithdrawn(null)}
          onWithdrawn={() => {
            setWithdrawn(null);
            onWithdrawn();
          }}
        />
      )}
    </div>
  );
}

function ResultFacts({
  result: { moduleName, on, validUntil, recorded },
}: {
  result: RecordedResult;
}) {
  const t = requirementTexts().results;
  const { by, at, note } = recorded;
  const when = <Instant key="when" value={at} show="date" />;
  return (
    <div className="wrap-anywhere grid min-w-0 gap-1">
      <p className="font-medium">
        <Name>{moduleName}</Name>
      </p>
      <Dotted>
        <Sentence text={t.completed} elements={[<CivilDate key="on" value={on} />]} />
        {validUntil === null ? (
          <span>{t.validForever}</span>
        ) : (
          <Sentence text={t.validTo} elements={[<CivilDate key="until" value={validUntil} />]} />
        )}
      </Dotted>
      {note === '' ? null : (
        <p className="whitespace-pre-line">
          <span dir="auto">{note}</span>
        </p>
      )}
      <p className="text-text-muted">
        {by === null ? (
          <Sentence text={t.recordedOn} elements={[when]} />
        ) : (
          <Sentence text={t.recordedBy} elements={[<Name key="who">{by}</Name>, when]} />
        )}
      </p>
    </div>
  );
}

type WithdrawDialogProps = {
  traineeId: number;
  result: RecordedResult;
  onClose: () => void;
  onWithdrawn: () => void;
};

function WithdrawDialog({ traineeId, result, onClose, onWithdrawn }: WithdrawDialogProps) {
  const t = requirementTexts().results;
  const { moduleName } = result;
  const withdrawal = useWithdrawResult(traineeId);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.withdrawTitle(isolated(moduleName))}
      name={moduleName}
      confirmLabel={t.withdraw}
      busyLabel={t.withdrawing}
      busy={withdrawal.isPending}
      error={withdrawal.error === null ? undefined : messageOf(withdrawal.error)}
      onConfirm={() =>
        withdrawal.mutate(result.recorded.id, {
          onSuccess: () => {
            toast.success(t.withdrawn);
            onWithdrawn();
          },
        })
      }
    >
      <p>{t.withdrawEffect}</p>
    </ConfirmDialog>
  );
}
