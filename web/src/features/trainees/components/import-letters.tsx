import type { ImportReport } from '@portal/contract/trainee-import';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Name } from '#web/ui/name.tsx';
import { traineeTexts } from '../texts/catalogue.ts';
import { Row, RowGroups, Rows } from './import-rows.tsx';

type ImportLettersProps = {
  report: ImportReport;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
};

/** Names whose letters may be wrong: the import waits until the admin has looked at them. */
export function ImportLetters({ report, isChecked, onCheck }: ImportLettersProps) {
  const t = traineeTexts().report;
  const { doubtful, doubtfulRows } = report;
  if (doubtful === 0) return null;
  const unlisted = doubtful - doubtfulRows.length;
  return (
    <section aria-label={t.doubtfulNames} className="grid gap-2">
      <p className="flex items-start gap-2 text-pretty text-sm text-warning-text">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{t.doubtfulAdvice}</span>
      </p>
      <Rows>
        {doubtfulRows.map(({ line, name, company, groups }) => (
          <Row key={line} line={line}>
            <p className="wrap-anywhere">
              <Name className="rounded-sm bg-warning-soft px-1 text-warning-text">{name}</Name>
            </p>
            <p className="wrap-anywhere text-text-muted">
              <Name>{company}</Name>
            </p>
            <RowGroups groups={groups} />
          </Row>
        ))}
      </Rows>
      {unlisted > 0 ? <p className="text-sm text-text-muted">{t.moreRows(unlisted)}</p> : null}
      <Checkbox
        label={t.namesAreRight}
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
      />
    </section>
  );
}
