import type { ReactElement, ReactNode } from 'react';
import type { FileReport, RowProblems } from '../model/imported-file.ts';
import { rowProblems } from '../model/row-problems.ts';
import { fileTexts } from '../texts/catalogue.ts';

/** A list of rows of a file. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <ol className="divide-y rounded-lg border text-sm">{children}</ol>
);

export function Row({ line, children }: { line: number; children: ReactNode }) {
  return (
    <li className="grid gap-1 px-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <span className="font-medium tabular-nums">{fileTexts().line(line)}</span>
      <div className="grid min-w-0 gap-1">{children}</div>
    </li>
  );
}

type RowDetailsProps = { summary: string; open?: boolean; children: ReactNode };

/** Rows that unfold below their summary. */
export function RowDetails({ summary, open = false, children }: RowDetailsProps) {
  return (
    <details open={open}>
      <summary className="w-fit cursor-pointer py-1 font-medium text-sm pointer-coarse:py-3">
        {summary}
      </summary>
      <div className="mt-2 grid gap-2">{children}</div>
    </details>
  );
}

type ProblemsProps<Problem> = {
  report: FileReport & { readonly problems: readonly Problem[] };
  /** The cells that name the row. */
  about: (problem: Problem) => string;
};

/** The rows that cannot be imported, with the reasons; nothing without any. */
export function Problems<Problem extends RowProblems>({
  report: { problems, problemRows },
  about,
}: ProblemsProps<Problem>) {
  const t = fileTexts();
  if (problemRows === 0) return null;
  const unlisted = problemRows - problems.length;
  return (
    <section aria-label={t.rowsToCorrect} className="grid gap-2">
      <h3 className="font-medium text-sm">{t.countToCorrect(problemRows)}</h3>
      <Rows>
        {problems.map((problem) => (
          <Row key={problem.line} line={problem.line}>
            <p className="wrap-anywhere text-text-muted">{about(problem)}</p>
            <ul className="grid gap-0.5">
              {rowProblems(problem).map((text) => (
                <li key={text} className="wrap-anywhere text-danger-text">
                  {text}
                </li>
              ))}
            </ul>
          </Row>
        ))}
      </Rows>
      {unlisted > 0 ? <p className="text-sm text-text-muted">{t.moreBadRows(unlisted)}</p> : null}
    </section>
  );
}

type GoodRowsProps<GoodRow> = {
  report: FileReport & { readonly readyRows: readonly GoodRow[] };
  facts: (row: GoodRow) => ReactElement;
};

/** The rows that can be imported; nothing without any. Open at first if there is nothing to correct. */
export function GoodRows<GoodRow extends { readonly line: number }>({
  report: { ready, readyRows, problemRows },
  facts,
}: GoodRowsProps<GoodRow>) {
  const t = fileTexts();
  if (ready === 0) return null;
  const isPart = readyRows.length < ready;
  const summary = isPart ? t.firstGoodRows(readyRows.length, ready) : t.goodRows(ready);
  return (
    <RowDetails summary={summary} open={problemRows === 0}>
      <Rows>
        {readyRows.map((row) => (
          <Row key={row.line} line={row.line}>
            {facts(row)}
          </Row>
        ))}
      </Rows>
    </RowDetails>
  );
}
