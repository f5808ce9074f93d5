import type { ReactNode } from 'react';
import { Name } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { traineeTexts } from '../texts/catalogue.ts';

/** A list of rows of a file. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <ol className="divide-y rounded-lg border text-sm">{children}</ol>
);

export function Row({ line, children }: { line: number; children: ReactNode }) {
  return (
    <li className="grid gap-1 px-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <span className="font-medium tabular-nums">{traineeTexts().import.line(line)}</span>
      <div className="grid min-w-0 gap-1">{children}</div>
    </li>
  );
}

/** The groups that a row names; nothing without any. */
export function RowGroups({ groups }: { groups: readonly string[] }) {
  const t = traineeTexts().groups;
  if (groups.length === 0) return null;
  return (
    <p className="wrap-anywhere text-text-muted">
      <span>{uiTexts().labelBefore(t.label)}</span>
      <Name>{t.others(groups)}</Name>
    </p>
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
