import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { uiTexts } from './texts/catalogue.ts';

type Column<Row> = {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
};

type ChartTableProps<Row> = {
  /** The content of the table, for screen readers. */
  caption: string;
  /** The first column has the headers of the rows. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** The table behind a drawing, with the same numbers. Its rows are rendered when it is opened. */
export function ChartTable<Row>({ caption, columns, rows, rowKey }: ChartTableProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-4 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit rounded-sm py-1 font-medium text-accent-text pointer-coarse:py-3">
        {uiTexts().showTable}
      </summary>
      {isOpen ? (
        <table className="mt-2 w-full max-w-2xl tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b text-text-muted">
              {columns.map((column) => (
                <th
                  key={column.header}
                  scope="col"
                  className={classNames('font-medium', cellClass(column))}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} className="border-b last:border-b-0">
                {columns.map((column, index) => {
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.header}
                      scope={index === 0 ? 'row' : undefined}
                      className={classNames('font-normal', cellClass(column))}
                    >
                      {column.cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  );
}

const cellClass = ({ isNumber = false }: { readonly isNumber?: boolean }) =>
  classNames('wrap-anywhere py-1.5 pe-4 last:pe-0', isNumber ? 'text-end' : 'text-start');
