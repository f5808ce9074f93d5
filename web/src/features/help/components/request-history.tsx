import type { HelpRequestChange } from '@portal/contract/help';
import { useState } from 'react';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { Name } from '#web/ui/name.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useHelpRequestChanges } from '../api/help-requests.ts';
import { changeSentences } from '../model/help-status.ts';
import { helpTexts } from '../texts/catalogue.ts';

/** The number of changes that are shown at first. */
const LATEST = 3;

/** The changes of the request, with their author and time. */
export function RequestHistory({ requestId }: { requestId: number }) {
  const t = helpTexts().history;
  return (
    <section aria-label={t.title} className="grid gap-2 text-sm">
      <h3 className="font-medium">{t.title}</h3>
      <Changes requestId={requestId} />
    </section>
  );
}

function Changes({ requestId }: { requestId: number }) {
  const { data, error, isFetching, refetch } = useHelpRequestChanges(requestId);
  const t = helpTexts().history;
  if (data) return <ChangeList changes={data} />;
  if (error === null)
    return (
      <SkeletonRegion label={t.loading}>
        <Skeleton className="h-5 w-2/3" />
      </SkeletonRegion>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-danger-text">
      <span>{t.failed(error.message)}</span>
      <Button
        size="sm"
        variant="outline"
        busy={isFetching}
        busyLabel={uiTexts().retrying}
        onClick={() => void refetch()}
      >
        {uiTexts().retry}
      </Button>
    </div>
  );
}

function ChangeList({ changes }: { changes: readonly HelpRequestChange[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const t = helpTexts().history;
  if (changes.length === 0) return <p className="text-text-muted">{t.none}</p>;
  const shown = showsAll ? changes : changes.slice(0, LATEST);
  return (
    <>
      <ol className="grid gap-3 border-s-2 ps-4">
        {shown.map((change) => (
          <li key={change.id} className="grid gap-0.5">
            <p className="wrap-anywhere text-text-muted">
              <Name className="font-medium text-text">{change.adminName}</Name> <span>·</span>{' '}
              <Instant value={change.changedAt} />
            </p>
            {changeSentences(change).map((sentence) => (
              <p key={sentence} dir="auto" className="wrap-anywhere whitespace-pre-line">
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {shown.length < changes.length ? (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setShowsAll(true)}
        >
          {t.showAll(changes.length)}
        </Button>
      ) : null}
    </>
  );
}
