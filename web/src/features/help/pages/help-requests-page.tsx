import type { HelpRequest } from '@portal/contract/help';
import { useState } from 'react';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { useOnlyCompany } from '#web/platform/session/use-reach.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FoundCount } from '#web/ui/found-count.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';
import { useFocusAfterDialog } from '#web/ui/use-focus-after-dialog.ts';
import { usePendingCount } from '../api/help-requests.ts';
import { RequestFilters } from '../components/request-filters.tsx';
import { RequestResults } from '../components/request-results.tsx';
import { ALL_REQUESTS, useHelpList } from '../model/help-list.ts';
import { type ClosingTask, useSelectedRequests } from '../model/use-selected-requests.ts';
import { helpTexts } from '../texts/catalogue.ts';

const UpdateDialog = lazyOnIdle(
  async () => (await import('../components/update-dialog.tsx')).UpdateDialog,
);
const CloseDialog = lazyOnIdle(
  async () => (await import('../components/close-dialog.tsx')).CloseDialog,
);

type Task = { kind: 'update'; request: HelpRequest } | { kind: 'close'; closing: ClosingTask };

/** The help requests of all companies that the admin sees. */
export function Component() {
  return (
    <>
      <PageHeader {...usePageHeader()} actions={<PendingCount />} />
      <HelpRequestList companyId={useOnlyCompany()} />
    </>
  );
}

/** The help requests of one company or all, with the form by which admins answer them. */
export function HelpRequestList({ companyId }: { companyId: number | null }) {
  const list = useHelpList(companyId);
  const selected = useSelectedRequests(list.filter, list.requests.data ?? []);
  const [task, setTask] = useState<Task | null>(null);
  const [results, focusResults] = useFocusAfterDialog<HTMLElement>();

  // A request can leave the list by this admin's change or another's, also behind the open dialog.
  useFocusAfterChange(list.requests.data?.map(({ id }) => id).join(), results);
  useFocusAfterChange(task, results);

  function showAll() {
    list.choose({ ...ALL_REQUESTS, company: companyId });
    // This button is always removed, but not at once.
    results.current?.focus();
  }

  function endClosing() {
    selected.clear();
    setTask(null);
    focusResults();
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        <RequestFilters
          isOfOneCompany={companyId !== null}
          filter={list.filter}
          onChange={list.choose}
          onSearch={list.searchFor}
        />
        <FoundCount list={list.requests} isFiltered={list.isFiltered} words={helpTexts().found} />
        <section
          ref={results}
          tabIndex={-1}
          aria-label={helpTexts().requests}
          className="outline-none"
        >
          <Region>
            <RequestResults
              list={list}
              selected={selected}
              onShowAll={showAll}
              onCleared={() => results.current?.focus()}
              onUpdate={(request) => setTask({ kind: 'update', request })}
              onClose={() => setTask({ kind: 'close', closing: selected.task() })}
            />
          </Region>
        </section>
      </div>
      {task?.kind === 'update' ? (
        <UpdateDialog request={task.request} onClose={() => setTask(null)} />
      ) : null}
      {task?.kind === 'close' ? (
        <CloseDialog task={task.closing} onClose={() => setTask(null)} onStarted={endClosing} />
      ) : null}
    </>
  );
}

function PendingCount() {
  const { data } = usePendingCount();
  const t = helpTexts().list;
  // On a phone the count has its own line, whose height is reserved while it is loading.
  if (data === undefined) return <Badge className="invisible">{t.pending(0)}</Badge>;
  return <Badge tone={data === 0 ? 'neutral' : 'warning'}>{t.pending(data)}</Badge>;
}
