import { type Trainee, traineeSort } from '@portal/contract/trainees';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import { useTraineeLink } from '#web/platform/routing/trainee-link.tsx';
import { useOnlyCompany } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { type Column, DataTable, type Sort } from '#web/ui/data-table.tsx';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { formatDuration } from '#web/ui/format/duration.ts';
import { Name } from '#web/ui/name.tsx';
import type { RowSelection } from '#web/ui/row-selection.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { TraineeSort } from '../model/list-view.ts';
import { useMayChange } from '../model/use-may-change.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import type { TraineeTexts } from '../texts/en.ts';
import {
  type AddressOfGroup,
  Joined,
  LastActive,
  Person,
  Progress,
  WorstStanding,
} from './trainee-cells.tsx';

type TraineeTableProps = {
  trainees: readonly Trainee[];
  sort: TraineeSort;
  onSort: (sort: TraineeSort) => void;
  addressOfGroup: AddressOfGroup;
  /** People of a company with rules are among them. */
  hasStandings: boolean;
  /** Undefined for an admin who may change none of the trainees. */
  selection: RowSelection<Trainee> | undefined;
  /** Newer rows are loading. */
  stale: boolean;
  onEdit: (trainee: Trainee) => void;
  onDelete: (trainee: Trainee) => void;
};

export function TraineeTable(props: TraineeTableProps) {
  const t = traineeTexts();
  const { trainees, sort, onSort, addressOfGroup, hasStandings } = props;
  const { selection, stale, onEdit, onDelete } = props;
  const hasOneCompany = useOnlyCompany() !== null;
  const isShown = ({ key }: Column<Trainee>) =>
    !(hasOneCompany && key === 'company') && (hasStandings || key !== 'standing');
  const actions: Column<Trainee> = {
    key: 'actions',
    header: t.table.actions,
    hideHeader: true,
    align: 'end',
    className: 'w-px ps-1 pe-3',
    cell: (trainee) => (
      <RowActions
        trainee={trainee}
        onEdit={() => onEdit(trainee)}
        onDelete={() => onDelete(trainee)}
      />
    ),
  };
  return (
    <DataTable
      caption={t.table.caption}
      columns={[...columnsOf(t, { addressOfGroup, hasStandings }).filter(isShown), actions]}
      rows={trainees}
      rowKey={({ id }) => id}
      sort={tableSorts[sort]}
      onSort={({ key, direction }) => {
        if (key === 'joined') return onSort(direction === 'ascending' ? 'oldest' : 'newest');
        const chosen = traineeSort.safeParse(direction === 'ascending' ? key : `-${key}`);
        if (chosen.success) onSort(chosen.data);
      }}
      selection={selection}
      stale={stale}
    />
  );
}

/** The orders of the columns, whose keys are the names of the orders, except for the time of joining. */
const tableSorts: Partial<Record<TraineeSort, Sort>> = {
  name: { key: 'name', direction: 'ascending' },
  '-name': { key: 'name', direction: 'descending' },
  progress: { key: 'progress', direction: 'ascending' },
  '-progress': { key: 'progress', direction: 'descending' },
  score: { key: 'score', direction: 'ascending' },
  '-score': { key: 'score', direction: 'descending' },
  oldest: { key: 'joined', direction: 'ascending' },
  newest: { key: 'joined', direction: 'descending' },
  standing: { key: 'standing', direction: 'ascending' },
  '-standing': { key: 'standing', direction: 'descending' },
  active: { key: 'active', direction: 'ascending' },
  '-active': { key: 'active', direction: 'descending' },
};

// Columns are hidden by the width of the table; the hidden ones are also on the trainee's page.
const columnsOf = (
  t: TraineeTexts,
  { addressOfGroup, hasStandings }: Pick<TraineeTableProps, 'addressOfGroup' | 'hasStandings'>,
): readonly Column<Trainee>[] => [
  {
    key: 'name',
    header: t.table.trainee,
    isTitle: true,
    sortable: true,
    className: 'w-full min-w-37 pe-2',
    cell: (trainee) => <Person trainee={trainee} addressOfGroup={addressOfGroup} />,
  },
  {
    key: 'company',
    header: t.table.company,
    // On touch screens the buttons of a row are wider.
    className: hasStandings
      ? 'min-w-36 max-w-40 px-2! @max-4xl:hidden'
      : 'min-w-36 max-w-40 px-2! @max-2xl:hidden pointer-coarse:@max-3xl:hidden',
    cell: ({ company }) => (
      <span className="wrap-anywhere line-clamp-2" title={company?.name}>
        <Name>{company?.name ?? t.unknownCompany}</Name>
      </span>
    ),
  },
  {
    key: 'progress',
    header: t.table.progress,
    sortable: true,
    className: 'px-2!',
    cell: (trainee) => <Progress trainee={trainee} />,
  },
  {
    key: 'standing',
    header: t.table.standing,
    sortable: true,
    className: 'min-w-32 px-2!',
    cell: (trainee) => <WorstStanding trainee={trainee} />,
  },
  {
    key: 'score',
    header: t.table.averageScore,
    sortable: true,
    align: 'end',
    className: hasStandings ? 'px-2! tabular-nums @max-5xl:hidden' : 'px-2! tabular-nums',
    cell: ({ calculatedProgress }) => t.percent(calculatedProgress.averageScore),
  },
  {
    key: 'time',
    header: t.table.time,
    align: 'end',
    // Where the time of joining has room, but not both.
    className: hasStandings
      ? 'whitespace-nowrap px-2! tabular-nums @max-7xl:hidden'
      : 'whitespace-nowrap px-2! tabular-nums @max-3xl:hidden @5xl:@max-6xl:hidden',
    cell: ({ calculatedProgress }) => formatDuration(calculatedProgress.totalTimeSpent),
  },
  {
    key: 'joined',
    header: t.table.joined,
    sortable: true,
    className: hasStandings
      ? 'whitespace-nowrap px-2! @max-7xl:hidden'
      : 'whitespace-nowrap px-2! @max-5xl:hidden',
    cell: (trainee) => <Joined trainee={trainee} />,
  },
  {
    key: 'active',
    header: t.table.lastActive,
    sortable: true,
    className: hasStandings
      ? 'whitespace-nowrap px-2! @max-[66rem]:hidden'
      : 'whitespace-nowrap px-2! @max-4xl:hidden',
    cell: ({ calculatedProgress }) => <LastActive at={calculatedProgress.lastUpdated} />,
  },
];

type RowActionsProps = { trainee: Trainee; onEdit: () => void; onDelete: () => void };

/** Icon buttons in the table; on a phone's card the first one has a label. */
function RowActions({ trainee, onEdit, onDelete }: RowActionsProps) {
  const t = traineeTexts();
  const { id, name } = trainee;
  const mayChange = useMayChange();
  return (
    <div className="flex items-center justify-end max-sm:-mx-2 max-sm:mt-1 max-sm:border-t max-sm:pt-3">
      <Tooltip label={t.table.viewProgress}>
        <Link
          {...useTraineeLink(id)}
          aria-label={t.table.viewProgressOf(name)}
          className={`${buttonStyles({ variant: 'ghost' })} max-sm:me-auto sm:w-10 sm:px-0 pointer-coarse:sm:w-11 max-sm:px-2`}
        >
          <ChartNoAxesColumn aria-hidden="true" />
          <span className="sm:hidden">{t.table.viewProgress}</span>
        </Link>
      </Tooltip>
      {mayChange(trainee) ? (
        <>
          <Tooltip label={t.edit}>
            <Button variant="ghost" size="icon" aria-label={t.table.editOne(name)} onClick={onEdit}>
              <Pencil aria-hidden="true" />
            </Button>
          </Tooltip>
          <Tooltip label={uiTexts().delete}>
            <DeleteButton label={t.table.deleteOne(name)} onClick={onDelete} />
          </Tooltip>
        </>
      ) : null}
    </div>
  );
}
