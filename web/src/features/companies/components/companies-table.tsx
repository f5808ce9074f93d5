import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import { type Column, DataTable, type Sort } from '#web/ui/data-table.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Name } from '#web/ui/name.tsx';
import type { CompanyRow } from '../model/company-rows.ts';
import { companiesTexts } from '../texts/catalogue.ts';

type CompaniesTableProps = {
  rows: readonly CompanyRow[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** A column says how many trainees are up to date. */
  hasUpToDate: boolean;
  /** The address to which a name leads. */
  addressOf: (companyId: number) => string;
  /** Buttons at the end of a row. */
  actions?: ((row: CompanyRow) => Elements) | undefined;
};

/** The companies with their figures. */
export function CompaniesTable(props: CompaniesTableProps) {
  const { rows, sort, onSort, hasUpToDate, addressOf, actions } = props;
  return (
    <DataTable
      caption={companiesTexts().companies}
      columns={[
        nameColumn(addressOf),
        ...figureColumns(),
        ...(hasUpToDate ? [upToDateColumn()] : []),
        ...(actions === undefined ? [] : [actionColumn(actions)]),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}

const numeric = { align: 'end', sortable: true, className: 'tabular-nums' } as const;
const UNCOUNTED = <span className="text-text-muted">–</span>;

const nameColumn = (addressOf: CompaniesTableProps['addressOf']): Column<CompanyRow> => ({
  key: 'name',
  header: companiesTexts().table.name,
  isTitle: true,
  sortable: true,
  cell: ({ id, name, logo }) => (
    <span className="flex items-center gap-3">
      <CompanyMark name={name} logoUrl={logo === null ? null : mediaUrl(logo)} size="sm" />
      <Link
        to={addressOf(id)}
        className="wrap-anywhere font-semibold underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2"
      >
        <Name>{name}</Name>
      </Link>
    </span>
  ),
});

const actionColumn = (cell: (row: CompanyRow) => ReactNode): Column<CompanyRow> => ({
  key: 'actions',
  header: companiesTexts().table.actions,
  hideHeader: true,
  align: 'end',
  className: 'py-1!',
  cell,
});

function figureColumns(): Column<CompanyRow>[] {
  const t = companiesTexts().table;
  return [
    {
      key: 'people',
      header: t.people,
      ...numeric,
      cell: ({ traineeCount }) => formatNumber(traineeCount),
    },
    {
      key: 'completed',
      header: t.completed,
      ...numeric,
      cell: ({ figures }) => (figures === null ? UNCOUNTED : t.percent(figures.completedPercent)),
    },
    {
      key: 'stuck',
      header: t.stuck,
      ...numeric,
      cell: ({ figures }) => (figures === null ? UNCOUNTED : formatNumber(figures.stuck)),
    },
    {
      key: 'average',
      header: t.average,
      ...numeric,
      cell: ({ figures }) => (figures === null ? UNCOUNTED : t.percent(figures.averageScore)),
    },
  ];
}

function upToDateColumn(): Column<CompanyRow> {
  const t = companiesTexts().table;
  return {
    key: 'upToDate',
    header: t.upToDate,
    ...numeric,
    cell: ({ figures }) => {
      const percent = figures?.compliantPercent ?? null;
      return percent === null ? UNCOUNTED : t.percent(percent);
    },
  };
}
