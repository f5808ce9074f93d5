import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import {
  RowCheckbox,
  type RowSelection,
  ShownRowsCheckbox,
  selectableRows,
} from './row-selection.tsx';
import { useMediaQuery } from './use-media-query.ts';

export type Column<Row> = {
  key: string;
  header: string;
  /** Keeps the header for screen readers only, e.g. above buttons. */
  hideHeader?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** The column is the title of the card that a row becomes on phones. */
  isTitle?: boolean | undefined;
  sortable?: boolean | undefined;
  className?: string | undefined;
};

export type Sort = { key: string; direction: 'ascending' | 'descending' };

type DataTableProps<Row> = {
  /** The content of the table, for screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Gives each row a checkbox. */
  selection?: RowSelection<Row> | undefined;
  /** Dims the rows while newer ones are loading. */
  stale?: boolean | undefined;
  className?: string | undefined;
};

/** A table; below a width of 640 px a list of cards, one for each row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery('(width < 40rem)');
  return isNarrow ? <CardList {...props} /> : <WideTable {...props} />;
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, selection, stale, className } = props;
  return (
    <div
      className={classNames(
        'min-w-0 overflow-x-auto rounded-xl border bg-surface shadow-xs',
        className,
      )}
    >
      <table aria-busy={stale || undefined} className="w-full text-start text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b bg-surface-sunken/60 text-text-muted">
          <tr>
            {selection ? (
              <th scope="col" className={checkboxCellClass}>
                <ShownRowsCheckbox selection={selection} />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={props.sort}
                onSort={props.onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody {...selectableRows} className={stale ? 'opacity-60 transition-opacity' : undefined}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-b last:border-b-0 hover:bg-hover has-[[data-row-checkbox]:checked]:bg-accent-soft/60"
            >
              {selection ? (
                <td className={checkboxCellClass}>
                  <RowCheckbox row={row} selection={selection} />
                </td>
              ) : null}
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column, 'py-3.5')}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const checkboxCellClass = 'w-px py-0 ps-3';

type HeaderCellProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> };

const sortIcons = { ascending: ArrowUp, descending: ArrowDown };

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const label = <span className={column.hideHeader ? 'sr-only' : ''}>{column.header}</span>;
  const headClass = cellClass(column, 'py-3 font-medium text-xs whitespace-nowrap');
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={headClass}>
        {label}
      </th>
    );
  }
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Icon = direction ? sortIcons[direction] : ChevronsUpDown;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={headClass}>
      <button
        type="button"
        onClick={() => onSort({ key: column.key, direction: next })}
        className="-mx-2 -my-1 inline-flex items-center gap-1.5 rounded-md px-2 py-1 hover:bg-hover hover:text-text"
      >
        {label}
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
    </th>
  );
}

function cellClass<Row>(column: Column<Row>, own: string) {
  return classNames('px-5', own, column.align === 'end' && 'text-end', column.className);
}

function CardList<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, selection, stale, className } = props;
  const title = columns.find((column) => column.isTitle);
  const rest = columns.filter((column) => column !== title);
  return (
    <>
      {selection ? <ShownRowsCheckbox selection={selection} showLabel /> : null}
      <ul
        {...selectableRows}
        aria-label={caption}
        aria-busy={stale || undefined}
        className={classNames('grid gap-3', stale && 'opacity-60', className)}
      >
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className="rounded-xl border bg-surface p-4 text-sm shadow-xs has-[[data-row-checkbox]:checked]:border-accent"
          >
            {title ? (
              <div className="mb-3 flex items-start justify-between gap-2 font-medium text-base">
                <div className="min-w-0">{title.cell(row)}</div>
                {selection ? (
                  <div className="-mt-2 -me-2 shrink-0">
                    <RowCheckbox row={row} selection={selection} />
                  </div>
                ) : null}
              </div>
            ) : null}
            <dl className="grid gap-2.5">
              {rest.map((column) => (
                <div key={column.key} className="flex items-center justify-between gap-4">
                  <dt className={column.hideHeader ? 'sr-only' : 'shrink-0 text-text-muted'}>
                    {column.header}
                  </dt>
                  <dd
                    className={classNames(
                      'wrap-anywhere min-w-0',
                      column.hideHeader ? 'grow' : 'text-end',
                    )}
                  >
                    {column.cell(row)}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
