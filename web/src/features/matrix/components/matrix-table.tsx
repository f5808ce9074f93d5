import { type FocusEvent, Fragment, useEffect, useRef } from 'react';
import { words } from '#web/platform/language/words.ts';
import { dayOfReader } from '#web/platform/time/civil-date.tsx';
import { useNow } from '#web/platform/time/use-now.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import type { LoadedMatrix, useMatrix } from '../api/matrix.ts';
import { MODULE_REM, type Place, useMatrixWindow } from '../model/use-matrix-window.ts';
import { matrixTexts } from '../texts/catalogue.ts';
import { DrawnCells, FIRST_MODULE, MatrixRow, nameCell } from './matrix-row.tsx';

/** The next page is requested when so many rows or fewer are left below those that are drawn. */
const ROWS_AHEAD = 20;

const NAME_REM = 13;

type MatrixTableProps = {
  data: LoadedMatrix;
  matrix: Pick<
    ReturnType<typeof useMatrix>,
    'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'error' | 'fetchNextPage'
  >;
};

/**
 * Trainees in rows, certificates and modules in columns. The first column and the header stay in view, and only the cells in view are
 * drawn. Scrolling to its end loads more.
 */
export function MatrixTable({ data, matrix }: MatrixTableProps) {
  const { title } = matrixTexts();
  const { people, modules, total } = data;
  const box = useRef<HTMLElement>(null);
  const { rows, columns, setFocused } = useMatrixWindow({
    box,
    people,
    moduleCount: modules.length,
  });
  const today = dayOfReader(useNow());
  const drawn = rows.getVirtualItems();
  useNextPage(matrix, (drawn.at(-1)?.index ?? 0) + ROWS_AHEAD >= people.length);
  const end = rows.getTotalSize();
  return (
    <section
      ref={box}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: must be scrollable with the keyboard
      tabIndex={0}
      data-wide=""
      className="max-h-[calc(100dvh-6rem)] min-w-0 scroll-ps-52 scroll-pt-20 overflow-auto rounded-xl border bg-surface shadow-xs [overflow-anchor:none]"
    >
      <table
        aria-rowcount={total + 1}
        aria-colcount={modules.length + FIRST_MODULE}
        onFocus={(event) => setFocused(placeOf(event))}
        onBlur={() => setFocused(null)}
        className="min-w-full table-fixed border-separate border-spacing-0 text-sm"
        style={{ width: `${NAME_REM + (1 + modules.length) * MODULE_REM}rem` }}
      >
        <caption className="sr-only">{title}</caption>
        <colgroup>
          <col style={{ width: `${NAME_REM}rem` }} />
          <col span={1 + modules.length} style={{ width: `${MODULE_REM}rem` }} />
        </colgroup>
        <HeaderRow modules={modules} columns={columns} />
        <tbody>
          {drawn.map(({ index, start }, place) => {
            const person = people[index];
            return person === undefined ? null : (
              <Fragment key={person.id}>
                <Space height={start - (drawn[place - 1]?.end ?? 0)} />
                <MatrixRow
                  person={person}
                  index={index}
                  modules={modules}
                  columns={columns}
                  today={today}
                />
              </Fragment>
            );
          })}
          <Space height={end - (drawn.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
      {matrix.isFetchingNextPage ? (
        <p className="sticky start-0 flex w-fit items-center gap-2 px-4 py-3 text-sm text-text-muted">
          <Spinner className="size-4!" />
          <span>{uiTexts().loading}</span>
        </p>
      ) : null}
    </section>
  );
}

/** Loads the next page when its rows are near. A failure waits for Retry. */
function useNextPage(matrix: MatrixTableProps['matrix'], isNear: boolean): void {
  const { hasNextPage, isFetching, error, fetchNextPage } = matrix;
  const isDue = isNear && hasNextPage && !isFetching && error === null;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
}

/** The place of the rows that are not drawn. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is no row of the matrix
  return <tr role="presentation" style={{ height }} />;
}

type HeaderRowProps = { modules: LoadedMatrix['modules']; columns: readonly number[] };

function HeaderRow({ modules, columns }: HeaderRowProps) {
  return (
    <thead className="align-bottom text-text-muted">
      <tr aria-rowindex={1} className="h-20">
        <th
          scope="col"
          aria-colindex={1}
          className={`${nameCell} top-0 z-3 border-e border-b py-2 font-medium`}
        >
          {matrixTexts().trainee}
        </th>
        <th
          scope="col"
          aria-colindex={2}
          className="sticky top-0 z-2 border-b bg-surface px-3 py-2 text-start font-medium"
        >
          {words().columns.certificate}
        </th>
        <DrawnCells
          columns={columns}
          count={modules.length}
          cellOf={(column) => <HeaderCell name={modules[column]?.name ?? ''} column={column} />}
        />
      </tr>
    </thead>
  );
}

function HeaderCell({ name, column }: { name: string; column: number }) {
  return (
    <th
      scope="col"
      aria-colindex={FIRST_MODULE + 1 + column}
      title={name}
      className="sticky top-0 z-2 border-b bg-surface px-3 py-2 text-start font-medium"
    >
      <span className="wrap-anywhere line-clamp-3">
        <span dir="auto">{name}</span>
      </span>
    </th>
  );
}

/** The cell with the focus; null outside of the rows. */
function placeOf({ target }: FocusEvent): Place | null {
  const row = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  return row === undefined ? null : { row: Number(row), column: Number(column ?? -1) };
}
