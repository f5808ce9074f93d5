import { idParam } from '@portal/contract/fields';
import type { OwnHelpRequest } from '@portal/contract/help';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import * as z from 'zod/mini';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { useOwnHelpRequests } from '../api/own-requests.ts';
import { HelpButton } from '../components/help-button.tsx';
import { OwnRequestCard } from '../components/own-request-card.tsx';
import { RequestsSkeleton } from '../components/requests-skeleton.tsx';
import { useMarkChangesSeen } from '../model/help-changes.ts';
import { helpTexts } from '../texts/catalogue.ts';

const addressSchema = z.object({ request: idParam });
const NO_REQUEST: { request: number | null } = { request: null };

/** A trainee's own requests, with the answers of the admins. */
export function Component() {
  return (
    <>
      <PageHeader {...usePageHeader()} actions={<HelpButton moduleId={null} />} />
      <Region>
        <Requests />
      </Region>
    </>
  );
}

function Requests() {
  const { data, error, isFetching, refetch } = useOwnHelpRequests();
  const retry = () => void refetch();
  const t = helpTexts();
  if (data === undefined && error === null) return <RequestsSkeleton />;
  if (data === undefined)
    return (
      <ErrorCard
        title={t.failedToLoad}
        message={error?.message}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  return (
    <div className="grid gap-4">
      {error === null ? null : (
        <StaleBanner
          failure={t.failedToLoad}
          message={error.message}
          retrying={isFetching}
          onRetry={retry}
        />
      )}
      {data.length === 0 ? (
        <EmptyState illustration={<LifeBuoy />} title={t.own.none.title}>
          {t.own.none.text}
        </EmptyState>
      ) : (
        <RequestList requests={data} />
      )}
    </div>
  );
}

function RequestList({ requests }: { requests: readonly OwnHelpRequest[] }) {
  const newOnThisVisit = useMarkChangesSeen(requests);
  const [{ request: namedId }] = useAddressState(addressSchema, NO_REQUEST);
  return (
    <ul aria-label={helpTexts().requests} className="grid gap-4">
      {requests.map((request) => (
        <li key={request.id} className="grid">
          <OwnRequestCard
            request={request}
            isNew={newOnThisVisit.has(request.id)}
            isNamed={request.id === namedId}
          />
        </li>
      ))}
    </ul>
  );
}
