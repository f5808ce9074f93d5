import type { ImportReport } from '@portal/contract/trainee-import';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { Name } from '#web/ui/name.tsx';
import { Row, Rows } from './import-rows.tsx';

type ImportLettersProps = {
  report: ImportReport;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
};

/** Names whose letters may be wrong: the import waits until the admin has looked at them. */
export function ImportLetters({ report, isChecked, onCheck }: ImportLettersProps) {
  const { doubtful, doubtfulRows } = report;
  if (doubtful === 0) return null;
  const unlisted = doubtful - doubtfulRows.length;
  return (
    <section aria-label="Doubtful names" className="grid gap-2">
      <p className="flex items-start gap-2 text-pretty text-sm text-warning-text">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>Characters of these names may be wrong. Please look at them.</span>
      </p>
      <Rows>
        {doubtfulRows.map(({ line, name, company }) => (
          <Row key={line} line={line}>
            <p className="wrap-anywhere">
              <Name className="rounded-sm bg-warning-soft px-1 text-warning-text">{name}</Name>
            </p>
            <p className="wrap-anywhere text-text-muted">
              <Name>{company}</Name>
            </p>
          </Row>
        ))}
      </Rows>
      {unlisted > 0 ? (
        <p className="text-sm text-text-muted">{`… and ${formatCount(unlisted, 'more row')}.`}</p>
      ) : null}
      <Checkbox
        label="These names are right"
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
      />
    </section>
  );
}
