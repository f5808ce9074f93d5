import { Link } from 'react-router';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import { type Column, DataTable, type Sort } from '#web/ui/data-table.tsx';
import type { CompanyRow } from '../model/company-rows.ts';

type CompaniesTableProps = {
  rows: readonly CompanyRow[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** The companies with their figures; each name leads to the report of the company. */
export function CompaniesTable({ rows, sort, onSort }: CompaniesTableProps) {
  return (
    <DataTable
      caption="Companies"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}

const numeric = { align: 'end', sortable: true, className: 'tabular-nums' } as const;
const UNCOUNTED = <span className="text-text-muted">–</span>;

const COLUMNS: readonly Column<CompanyRow>[] = [
  {
    key: 'name',
    header: 'Company',
    isTitle: true,
    sortable: true,
    cell: ({ id, name, logo }) => (
      <span className="flex items-center gap-3">
        <CompanyMark name={name} logoUrl={logo === null ? null : mediaUrl(logo)} size="sm" />
        <Link
          to={paths.companyReport.to(id)}
          className="wrap-anywhere font-semibold underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2"
        >
          {name}
        </Link>
      </span>
    ),
  },
  {
    key: 'people',
    header: 'People',
    ...numeric,
    cell: ({ figures }) => figures?.people.toLocaleString() ?? UNCOUNTED,
  },
  {
    key: 'completed',
    header: 'Completed',
    ...numeric,
    cell: ({ figures }) =>
      figures === null ? UNCOUNTED : `${figures.completedPercent.toLocaleString()}%`,
  },
  {
    key: 'stuck',
    header: 'Stuck',
    ...numeric,
    cell: ({ figures }) => figures?.stuck.toLocaleString() ?? UNCOUNTED,
  },
  {
    key: 'average',
    header: 'Average score',
    ...numeric,
    cell: ({ figures }) => (figures === null ? UNCOUNTED : `${figures.averageScore}%`),
  },
];
