import type { GroupRef } from '@portal/contract/fields';
import { TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import type { Trainee } from '@portal/contract/trainees';
import { useDeferredValue } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Region } from '#web/ui/region.tsx';
import { Skeleton, SkeletonRegion, SkeletonRows } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { toast } from '#web/ui/toast.ts';
import { rangeText } from '../model/list-view.ts';
import type { BulkKind } from '../model/use-bulk-start.ts';
import type { useListView } from '../model/use-list-view.ts';
import type { useSelection } from '../model/use-selection.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { BulkBar } from './bulk-bar.tsx';
import { LastUpdated } from './last-updated.tsx';
import { NoMatch, NoneInCompany, NoneMatch, NoTrainees } from './no-trainees.tsx';
import { TraineeTable } from './trainee-table.tsx';

type TraineeResultsProps = ResultsProps & {
  /** The numbers of the trainees by standing. */
  tiles: Elements;
};

/** The list of trainees in each of its states, below the tiles. */
export function TraineeResults({ tiles, ...results }: TraineeResultsProps) {
  // Shown together with the first list, which they would push down later.
  const isDue = useDeferredValue(results.list.trainees.data !== undefined);
  return (
    <div className="grid grid-cols-1 gap-4">
      {isDue ? <Region>{tiles}</Region> : null}
      <Results {...results} />
    </div>
  );
}

type ResultsProps = {
  list: ReturnType<typeof useListView>;
  selection: ReturnType<typeof useSelection>;
  onBulkAction: (kind: BulkKind | 'certificates', count: number) => void;
  onSelectionCleared: () => void;
  onClearSearch: () => void;
  onShowAll: () => void;
  onEdit: (trainee: Trainee) => void;
  onDelete: (trainee: Trainee) => void;
};

function Results({ list, selection, ...acts }: ResultsProps) {
  const t = traineeTexts().list;
  const { view, trainees, isLeavingEmptyPage } = list;
  const { data, error, isFetching, isPlaceholderData } = trainees;
  // An empty answer for the previous view says nothing about this one.
  const isKnown =
    data !== undefined && !(isPlaceholderData && data.total === 0) && !isLeavingEmptyPage;
  // The first list takes long to render: in slices, so that input is answered in between.
  const isDue = useDeferredValue(isKnown);

  function retry() {
    toast.info(t.retrying);
    void trainees.refetch();
  }

  if (data === undefined && error !== null)
    return (
      <ErrorCard
        title={t.notLoaded}
        message={error.message}
        onRetry={retry}
        retrying={isFetching}
      />
    );
  if (!(isKnown && isDue)) return <TraineeListSkeleton />;
  if (data.total === 0) return <NoResults list={list} {...acts} />;
  return (
    <div className="@container grid gap-4">
      {error === null ? null : (
        <StaleBanner
          failure={t.notLoaded}
          message={error.message}
          retrying={isFetching}
          onRetry={retry}
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-text-muted">
        <p className="tabular-nums">{rangeText(view.page, data.total, TRAINEE_PAGE_SIZE)}</p>
        <p>
          <LastUpdated at={trainees.dataUpdatedAt} />
        </p>
      </div>
      <TraineeTable
        trainees={data.trainees}
        sort={view.sort}
        onSort={list.sortBy}
        hasStandings={list.hasStandings}
        addressOfGroup={list.addressOfGroup}
        selection={selection.ofRows(data.trainees, isPlaceholderData)}
        stale={isPlaceholderData}
        onEdit={acts.onEdit}
        onDelete={acts.onDelete}
      />
      <Pagination
        page={view.page}
        pageSize={TRAINEE_PAGE_SIZE}
        total={data.total}
        onPageChange={list.goToPage}
        label={t.label}
      />
      <BulkBar
        selection={selection}
        total={data.total}
        hasGroups={hasGroups(list.groups, data.trainees)}
        hasStandings={list.hasStandings}
        onAction={(kind) => acts.onBulkAction(kind, selection.count(data.total))}
        onCleared={acts.onSelectionCleared}
      />
    </div>
  );
}

/** Without a company, only the groups of the shown trainees are known. */
function hasGroups(groups: readonly GroupRef[] | undefined, trainees: readonly Trainee[]): boolean {
  const isAnyListed = groups !== undefined && groups.length > 0;
  return isAnyListed || trainees.some((trainee) => trainee.groups.length > 0);
}

type NoResultsProps = Pick<ResultsProps, 'list' | 'onClearSearch' | 'onShowAll'>;

function NoResults({ list, onClearSearch, onShowAll }: NoResultsProps) {
  const { search, company, group, module, status, standing, dueFrom, dueUntil } = list.view;
  if ([status, group, module, standing, dueFrom, dueUntil].some((value) => value !== null))
    return <NoneMatch onClear={onShowAll} />;
  if (search !== '') return <NoMatch search={search} onClear={onClearSearch} />;
  if (company === null) return <NoTrainees />;
  return <NoneInCompany companyId={company} onShowAll={list.isOfOneCompany ? null : onShowAll} />;
}

function TraineeListSkeleton() {
  return (
    <SkeletonRegion label={traineeTexts().list.loading} className="grid gap-4">
      <Skeleton className="h-5 w-48" />
      <SkeletonRows rows={TRAINEE_PAGE_SIZE} cardClass="h-72" />
    </SkeletonRegion>
  );
}
