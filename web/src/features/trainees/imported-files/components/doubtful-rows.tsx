import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactElement } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Name } from '#web/ui/name.tsx';
import { fileTexts } from '../texts/catalogue.ts';
import { Row, Rows } from './file-rows.tsx';

type DoubtfulRowsProps<Doubtful> = {
  report: { readonly doubtful: number; readonly doubtfulRows: readonly Doubtful[] };
  /** `label` names the part; the admin confirms `areRight`. */
  texts: { readonly label: string; readonly advice: string; readonly areRight: string };
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
  facts: (row: Doubtful) => ReactElement;
};

/** Rows whose letters may be wrong: the import waits until the admin has looked at them. */
export function DoubtfulRows<Doubtful extends { readonly line: number }>(
  props: DoubtfulRowsProps<Doubtful>,
) {
  const { report, texts, isChecked, onCheck, facts } = props;
  const { doubtful, doubtfulRows } = report;
  if (doubtful === 0) return null;
  const unlisted = doubtful - doubtfulRows.length;
  return (
    <section aria-label={texts.label} className="grid gap-2">
      <p className="flex items-start gap-2 text-pretty text-sm text-warning-text">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{texts.advice}</span>
      </p>
      <Rows>
        {doubtfulRows.map((row) => (
          <Row key={row.line} line={row.line}>
            {facts(row)}
          </Row>
        ))}
      </Rows>
      {unlisted > 0 ? (
        <p className="text-sm text-text-muted">{fileTexts().moreRows(unlisted)}</p>
      ) : null}
      <Checkbox
        label={texts.areRight}
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
      />
    </section>
  );
}

/** A text whose letters may be wrong. */
export const DoubtfulText = ({ children }: { children: string }) => (
  <p className="wrap-anywhere">
    <Name className="rounded-sm bg-warning-soft px-1 text-warning-text">{children}</Name>
  </p>
);
