import type { ImportChange, ImportReport } from '@portal/contract/trainee-import';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { Name } from '#web/ui/name.tsx';
import { missingText } from '../model/import-words.ts';
import { RowDetails } from './import-rows.tsx';

type ImportChangesProps = {
  report: ImportReport;
  chosen: ReadonlySet<number>;
  onChoose: (lines: ReadonlySet<number>) => void;
};

/** Known trainees with another name or company in the file: each change is a proposal. */
export function ImportChanges({ report, chosen, onChoose }: ImportChangesProps) {
  const { changes, changed } = report;
  if (changed === 0) return null;
  const unlisted = changed - changes.length;
  const areAllChosen = chosen.size === changes.length;

  function toggle(line: number) {
    const lines = new Set(chosen);
    if (!lines.delete(line)) lines.add(line);
    onChoose(lines);
  }

  return (
    <section aria-label="Changes of known trainees" className="grid gap-2">
      <p className="text-pretty text-sm">
        The file has another name or company for these trainees. Tick the changes to apply. A
        trainee who moves to another company starts its training.
      </p>
      {changes.length === 1 ? null : (
        <Checkbox
          label="All of them"
          checked={areAllChosen}
          onChange={() => onChoose(new Set(areAllChosen ? [] : changes.map(({ line }) => line)))}
        />
      )}
      <ul className="divide-y rounded-lg border">
        {changes.map((change) => (
          <li key={change.line} className="px-4 py-2">
            <Checkbox
              label={<ChangeLabel change={change} />}
              description={<span translate="no">{change.email}</span>}
              checked={chosen.has(change.line)}
              onChange={() => toggle(change.line)}
            />
          </li>
        ))}
      </ul>
      {unlisted > 0 ? (
        <p className="text-sm text-text-muted">
          {`… and ${formatCount(unlisted, 'more change')}. Import the file again for them.`}
        </p>
      ) : null}
    </section>
  );
}

/** 'Line 5: Bo → Bo Wed, Acme → Globex' */
function ChangeLabel({ change: { line, name, company } }: { change: ImportChange }) {
  const hasMoved = company.before !== company.after;
  return (
    <span className="wrap-anywhere">
      <span className="tabular-nums">{`Line ${line}: `}</span>
      <Name>{name.before}</Name>
      {name.before === name.after ? null : <Arrow to={name.after} />}
      {hasMoved ? (
        <>
          <span>, </span>
          <Name>{company.before}</Name>
          <Arrow to={company.after} />
        </>
      ) : null}
    </span>
  );
}

function Arrow({ to }: { to: string }) {
  return (
    <>
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> becomes </span>
      <Name>{to}</Name>
    </>
  );
}

/** Trainees of the companies of the file who are not in it. They stay as they are. */
export function ImportMissing({ missing }: Pick<ImportReport, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <section aria-label="Not in the file" className="grid gap-1">
      {missing.map((each) => (
        <RowDetails key={each.company} summary={missingText(each)}>
          <ul className="grid gap-1 text-sm">
            {each.people.map(({ name, email }) => (
              <li key={email} className="wrap-anywhere">
                <Name>{name}</Name> <span translate="no">{`· ${email}`}</span>
              </li>
            ))}
          </ul>
          {each.count > each.people.length ? (
            <p className="text-sm text-text-muted">
              {`… and ${formatCount(each.count - each.people.length, 'more trainee')}.`}
            </p>
          ) : null}
        </RowDetails>
      ))}
      <p className="text-sm text-text-muted">They stay as they are.</p>
    </section>
  );
}
