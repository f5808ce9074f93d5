import type { Ledger } from '@portal/contract/ledger';
import type { ReactNode } from 'react';
import { Instant } from '#web/platform/time/instant.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { ledgerTexts } from '../texts/catalogue.ts';

/** The size of the log and its last checkpoint. */
export function CheckpointCard({ ledger }: { ledger: Ledger }) {
  const { size, waiting, checkpoint } = ledger;
  const t = ledgerTexts().checkpoint;
  return (
    <Card>
      <CardHeader title={t.title} />
      {checkpoint === null ? <p className="text-pretty text-text-muted">{t.none}</p> : null}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={t.entries}>
          <p className="tabular-nums">{formatNumber(size)}</p>
          {waiting === 0 ? null : (
            <p className="font-normal text-sm text-text-muted">{t.waiting(waiting)}</p>
          )}
        </Fact>
        {checkpoint === null ? null : <CheckpointFacts checkpoint={checkpoint} />}
      </dl>
      {checkpoint === null ? null : (
        <div className="mt-5 grid gap-3">
          <p className="text-pretty text-sm text-text-muted">{t.keep}</p>
          <CopyField label={t.note} value={checkpoint.note} action={t.copy} rows={6} />
        </div>
      )}
    </Card>
  );
}

function CheckpointFacts({ checkpoint }: { checkpoint: NonNullable<Ledger['checkpoint']> }) {
  const { origin, signedAt, rootHash, keyIds } = checkpoint;
  const t = ledgerTexts().checkpoint;
  return (
    <>
      <Fact label={t.signedAt}>
        <Instant value={signedAt} show="minute" />
      </Fact>
      <Fact label={t.origin}>
        <Code>{origin}</Code>
      </Fact>
      <Fact label={t.keyIds}>
        <p className="flex flex-wrap gap-x-4">
          {keyIds.map((keyId) => (
            <Code key={keyId}>{keyId}</Code>
          ))}
        </p>
      </Fact>
      <Fact label={t.rootHash}>
        <Code>{rootHash}</Code>
      </Fact>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** A value of the log, as it is compared with a copy. */
function Code({ children }: { children: string }) {
  return (
    <code translate="no" dir="ltr" className="wrap-anywhere block text-sm">
      {children}
    </code>
  );
}
