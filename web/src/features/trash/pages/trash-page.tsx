import type { TrashEntry } from '@portal/contract/trash';
import { useState } from 'react';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { FoundCount } from '#web/ui/found-count.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';
import { useFocusAfterDialog } from '#web/ui/use-focus-after-dialog.ts';
import { TrashFilters } from '../components/trash-filters.tsx';
import { TrashResults } from '../components/trash-results.tsx';
import { ALL_TRASH, isFiltered } from '../model/trash-filter.ts';
import { useRestoring } from '../model/use-restoring.ts';
import { useTrashList } from '../model/use-trash-list.ts';
import { trashTexts } from '../texts/catalogue.ts';

const RestoreDialog = lazyOnIdle(
  async () => (await import('../components/restore-dialog.tsx')).RestoreDialog,
);
const PurgeDialog = lazyOnIdle(
  async () => (await import('../components/purge-dialog.tsx')).PurgeDialog,
);

export function Component() {
  const list = useTrashList();
  const [results, focusResults] = useFocusAfterDialog<HTMLElement>();
  const [purging, setPurging] = useState<TrashEntry | null>(null);
  const restoring = useRestoring(focusResults);

  function showAll() {
    list.choose(ALL_TRASH);
    // The clicked button is removed.
    results.current?.focus();
  }

  return (
    <>
      <PageHeader {...usePageHeader()} />
      <div className="grid grid-cols-1 gap-5">
        <TrashFilters filter={list.filter} onChange={list.choose} />
        <FoundCount
          list={list.entries}
          isFiltered={isFiltered(list.filter)}
          words={trashTexts().found}
        />
        <section
          ref={results}
          tabIndex={-1}
          aria-label={trashTexts().deletions}
          className="outline-none"
        >
          <Region>
            <TrashResults
              list={list}
              busyWith={restoring.busyWith}
              onShowAll={showAll}
              onRestore={restoring.restore}
              onPurge={setPurging}
            />
          </Region>
        </section>
      </div>
      {restoring.open === null ? null : <RestoreDialog restoring={restoring} />}
      {purging === null ? null : (
        <PurgeDialog entry={purging} onClose={() => setPurging(null)} onPurged={focusResults} />
      )}
    </>
  );
}
