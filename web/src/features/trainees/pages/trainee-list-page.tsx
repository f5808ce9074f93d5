import { hasAnywhere } from '@portal/contract/reach-rules';
import type { Trainee } from '@portal/contract/trainees';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { startTransition, useState } from 'react';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { useOnlyCompany, useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { PageActions } from '#web/ui/page-actions.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';
import { useFocusAfterDialog } from '#web/ui/use-focus-after-dialog.ts';
import { DeleteTraineeDialog } from '../components/delete-trainee-dialog.tsx';
import { ImportButton } from '../components/import-button.tsx';
import { ListToolbar } from '../components/list-toolbar.tsx';
import { RefreshButton } from '../components/refresh-button.tsx';
import { TraineeResults } from '../components/trainee-results.tsx';
import { givenFilter, searchResultText } from '../model/list-view.ts';
import type { BulkKind, BulkTask } from '../model/use-bulk-start.ts';
import { type ForTiles, useListView } from '../model/use-list-view.ts';
import { useManualRefresh } from '../model/use-manual-refresh.ts';
import { type ChosenTrainees, useSelection } from '../model/use-selection.ts';
import { traineeTexts } from '../texts/catalogue.ts';

// Loaded lazily: large and seldom opened.
const ImportDialog = lazyOnIdle(
  async () => (await import('../import/components/import-dialog.tsx')).ImportDialog,
);
const ResultsImportDialog = lazyOnIdle(
  async () =>
    (await import('../results-import/components/results-import-dialog.tsx')).ResultsImportDialog,
);
const ExportDialog = lazyOnIdle(
  async () => (await import('../components/export-dialog.tsx')).ExportDialog,
);
const BulkDialog = lazyOnIdle(
  async () => (await import('../components/bulk-dialogs.tsx')).BulkDialog,
);
const AddTraineeDialog = lazyOnIdle(
  async () => (await import('../components/save-trainee-dialogs.tsx')).AddTraineeDialog,
);
const EditTraineeDialog = lazyOnIdle(
  async () => (await import('../components/save-trainee-dialogs.tsx')).EditTraineeDialog,
);

type Task =
  | { kind: 'add' }
  | { kind: 'import' }
  | { kind: 'import-results' }
  | { kind: 'export' }
  | { kind: 'edit' | 'delete'; trainee: Trainee }
  | { kind: 'bulk'; bulk: BulkTask }
  | { kind: 'certificates'; of: ChosenForCertificates };

type TraineeListPageProps = Pick<TraineeListProps, 'tiles' | 'certificates'>;

/** The list of the trainees of all companies, or of the only one that the admin sees. */
export function TraineeListPage(props: TraineeListPageProps) {
  return <TraineeList {...props} companyId={useOnlyCompany()} isPage />;
}

type ChosenForCertificates = Pick<ChosenTrainees, 'selected'> & {
  /** The number of the trainees as the list shows it. */
  readonly count: number;
};

type CertificatesDialog = (
  of: ChosenForCertificates & { onClose: () => void; onStarted: () => void },
) => Elements;

type TraineeListProps = {
  /** The company whose trainees are listed; null for those of all companies. */
  companyId: number | null;
  /** Shows the numbers of the trainees by standing above the list. */
  tiles: (of: ForTiles) => Elements;
  /** Asks before the certificates of trainees are collected. */
  certificates: CertificatesDialog;
  /** The list is a page of its own and not a part of that of the company. */
  isPage?: boolean;
};

export function TraineeList(props: TraineeListProps) {
  const { companyId, tiles, certificates, isPage = false } = props;
  const t = traineeTexts().list;
  const mayAdd = hasAnywhere(useReach(), 'people', companyId);
  const list = useListView(companyId);
  const [task, setTask] = useState<Task | null>(null);
  const selection = useSelection(list.view);
  const [results, focusResults] = useFocusAfterDialog<HTMLElement>();
  const { isRefreshing, refresh } = useManualRefresh({
    refetch: list.trainees.refetch,
    done: t.refreshed,
    failed: t.notLoaded,
  });

  /** The list is rendered again in slices, so that the press is shown at once. */
  function begin(next: Task) {
    startTransition(() => setTask(next));
  }

  function beginBulk(kind: BulkKind | 'certificates', count: number) {
    const chosen = { count, ...selection.chosen(list.trainees.data?.trainees ?? []) };
    if (kind === 'certificates') begin({ kind, of: chosen });
    else begin({ kind: 'bulk', bulk: { kind, ...chosen } });
  }

  function clearSearch() {
    list.searchFor('');
    // The clicked button is removed.
    results.current?.focus();
  }

  function showAll() {
    list.showAll();
    results.current?.focus();
  }

  /** After an action that removed the button which opened its dialog. */
  function closeAndFocusResults() {
    setTask(null);
    focusResults();
  }

  function closeAfterDeletion(traineeId: number) {
    selection.deselect(traineeId);
    closeAndFocusResults();
  }

  function closeAfterBulk() {
    selection.clear();
    closeAndFocusResults();
  }

  return (
    <>
      <ListHeader
        isPage={isPage}
        actions={
          <PageActions
            primary={
              mayAdd ? (
                <Button onClick={() => begin({ kind: 'add' })}>
                  <Plus aria-hidden="true" />
                  <span>{t.add}</span>
                </Button>
              ) : null
            }
          >
            <RefreshButton busy={isRefreshing} onRefresh={refresh} />
            {mayAdd ? (
              <ImportButton hasStandings={list.hasStandings} onChoice={(kind) => begin({ kind })} />
            ) : null}
            <Button variant="outline" onClick={() => begin({ kind: 'export' })}>
              <Download aria-hidden="true" />
              <span>{t.export}</span>
            </Button>
          </PageActions>
        }
      />
      <div className="grid gap-5">
        <ListToolbar
          view={list.view}
          isOfOneCompany={companyId !== null}
          hasStandings={list.hasStandings}
          onSearch={list.searchFor}
          onFilter={list.filterBy}
          onSort={list.sortBy}
        />
        <p role="status" className="sr-only">
          {searchResultText(list.view, list.total)}
        </p>
        <section ref={results} tabIndex={-1} aria-label={t.label} className="outline-none">
          <Region>
            <TraineeResults
              list={list}
              tiles={tiles(list.forTiles)}
              selection={selection}
              onBulkAction={beginBulk}
              onSelectionCleared={() => results.current?.focus()}
              onClearSearch={clearSearch}
              onShowAll={showAll}
              onEdit={(trainee) => begin({ kind: 'edit', trainee })}
              onDelete={(trainee) => begin({ kind: 'delete', trainee })}
            />
          </Region>
        </section>
      </div>
      <TaskDialog
        task={task}
        list={list}
        certificates={certificates}
        onCertificates={(of) => setTask({ kind: 'certificates', of })}
        onClose={() => setTask(null)}
        onDeleted={closeAfterDeletion}
        onBulkEnd={closeAfterBulk}
      />
    </>
  );
}

function ListHeader({ isPage, actions }: { isPage: boolean; actions: Elements }) {
  const header = usePageHeader();
  if (isPage) return <PageHeader {...header} actions={actions} />;
  return <div className="mb-6 flex flex-wrap items-center justify-end gap-3">{actions}</div>;
}

type TaskDialogProps = {
  task: Task | null;
  list: ReturnType<typeof useListView>;
  certificates: CertificatesDialog;
  /** Called to collect the certificates instead of an export. */
  onCertificates: (of: ChosenForCertificates) => void;
  onClose: () => void;
  onDeleted: (traineeId: number) => void;
  onBulkEnd: () => void;
};

function TaskDialog({ task, list, onClose, onDeleted, onBulkEnd, ...rest }: TaskDialogProps) {
  const { view, total, isFiltered } = list;
  if (task === null) return null;
  if (task.kind === 'add') return <AddTraineeDialog companyId={view.company} onClose={onClose} />;
  if (task.kind === 'import') return <ImportDialog onClose={onClose} />;
  if (task.kind === 'import-results') return <ResultsImportDialog onClose={onClose} />;
  if (task.kind === 'export')
    return (
      <ExportDialog
        {...{ view, total, isFiltered, onClose }}
        onCertificates={(count) =>
          rest.onCertificates({ selected: { filter: givenFilter(view) }, count })
        }
      />
    );
  if (task.kind === 'certificates')
    return rest.certificates({ ...task.of, onClose, onStarted: onBulkEnd });
  if (task.kind === 'edit') return <EditTraineeDialog trainee={task.trainee} onClose={onClose} />;
  if (task.kind === 'bulk')
    return <BulkDialog task={task.bulk} {...{ isFiltered, onClose }} onEnd={onBulkEnd} />;
  const { trainee } = task;
  return (
    <DeleteTraineeDialog
      trainee={trainee}
      onClose={onClose}
      onDeleted={() => onDeleted(trainee.id)}
    />
  );
}
