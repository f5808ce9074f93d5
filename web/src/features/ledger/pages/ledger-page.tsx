import type { Ledger } from '@portal/contract/ledger';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCard, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { useLedger } from '../api/ledger.ts';
import { CheckpointCard } from '../components/checkpoint-card.tsx';
import { LogCheckCard } from '../components/log-check-card.tsx';
import { PublicLinks } from '../components/public-links.tsx';
import { ledgerTexts } from '../texts/catalogue.ts';

/** The signed log of certificates and recorded results, for admins who see the whole portal. */
export function Component() {
  const { data, error, isFetching, refetch } = useLedger();
  const t = ledgerTexts();
  return (
    <>
      <PageHeader {...usePageHeader()} />
      <div className="grid max-w-4xl gap-5">
        <p className="text-pretty">{t.about}</p>
        {data !== undefined && error !== null ? (
          <StaleBanner
            failure={t.loadFailed}
            message={error.message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data === undefined && error !== null ? (
          <ErrorCard
            title={t.loadFailed}
            message={error.message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data === undefined && error === null ? <Loading /> : null}
        {data === undefined ? null : <Loaded ledger={data} />}
      </div>
    </>
  );
}

function Loading() {
  return (
    <SkeletonRegion label={ledgerTexts().loading} className="grid gap-5">
      <SkeletonCard className="h-48" />
      <SkeletonCard className="h-96" />
    </SkeletonRegion>
  );
}

function Loaded({ ledger }: { ledger: Ledger }) {
  return (
    <>
      <LogCheckCard check={ledger.check} />
      <CheckpointCard ledger={ledger} />
      <PublicLinks />
    </>
  );
}
