import type { ImportChange, ImportReport } from '@portal/contract/trainee-import';
import { RowDetails } from '#web/features/trainees/imported-files/components/file-rows.tsx';
import { traineeTexts } from '#web/features/trainees/texts/catalogue.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { importTexts } from '../texts/catalogue.ts';

type ImportChangesProps = {
  report: ImportReport;
  chosen: ReadonlySet<number>;
  onChoose: (lines: ReadonlySet<number>) => void;
};

/** Known trainees with another name or company, or other groups, in the file: each change is a proposal. */
export function ImportChanges({ report, chosen, onChoose }: ImportChangesProps) {
  const t = importTexts().report;
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
    <section aria-label={t.changes} className="grid gap-2">
      <p className="text-pretty text-sm">{t.changesAdvice}</p>
      {changes.length === 1 ? null : (
        <Checkbox
          label={t.allChanges}
          checked={areAllChosen}
          onChange={() => onChoose(new Set(areAllChosen ? [] : changes.map(({ line }) => line)))}
        />
      )}
      <ul className="divide-y rounded-lg border">
        {changes.map((change) => (
          <li key={change.line} className="px-4 py-2">
            <Checkbox
              label={<ChangeLabel change={change} />}
              description={
                <>
                  <span translate="no">{change.email}</span>
                  <GroupsChange {...change.groups} />
                </>
              }
              checked={chosen.has(change.line)}
              onChange={() => toggle(change.line)}
            />
          </li>
        ))}
      </ul>
      {unlisted > 0 ? <p className="text-sm text-text-muted">{t.moreChanges(unlisted)}</p> : null}
    </section>
  );
}

/** 'Line 5: Bo → Bo Wed, Acme → Globex' */
function ChangeLabel({ change: { line, name, company } }: { change: ImportChange }) {
  const t = importTexts().report;
  const elements = [<NameChange key="name" {...name} />, <NameChange key="company" {...company} />];
  return (
    <span className="wrap-anywhere tabular-nums">
      {company.before === company.after ? (
        <Sentence
          text={(change = '') => t.nameInLine(line, change)}
          elements={elements.slice(0, 1)}
        />
      ) : (
        <Sentence
          text={(change = '', move = '') => t.nameInLine(line, t.nameAndCompany(change, move))}
          elements={elements}
        />
      )}
    </span>
  );
}

/** 'Groups: Kitchen → Bar and Kitchen'; nothing if they stay as they are. */
function GroupsChange({ before, after }: ImportChange['groups']) {
  const t = traineeTexts().groups;
  const isSame = before.length === after.length && after.every((name) => before.includes(name));
  if (isSame) return null;
  const named = (names: readonly string[]) => (names.length === 0 ? t.noGroup : t.others(names));
  return (
    <span className="wrap-anywhere block">
      <span>{uiTexts().labelBefore(t.label)}</span>
      <NameChange before={named(before)} after={named(after)} />
    </span>
  );
}

/** An arrow between the names; only one name if they are the same. */
function NameChange({ before, after }: { before: string; after: string }) {
  const t = importTexts().report;
  if (before === after) return <Name>{before}</Name>;
  const elements = [<Name key="before">{before}</Name>, <Name key="after">{after}</Name>];
  return (
    <>
      <span aria-hidden="true">
        <Sentence text={t.changed} elements={elements} />
      </span>
      <span className="sr-only">
        <Sentence text={t.becomes} elements={elements} />
      </span>
    </>
  );
}

/** Trainees of the companies of the file who are not in it. They stay as they are. */
export function ImportMissing({ missing }: Pick<ImportReport, 'missing'>) {
  const t = importTexts().report;
  if (missing.length === 0) return null;
  return (
    <section aria-label={t.missing} className="grid gap-1">
      {missing.map((each) => (
        <RowDetails key={each.company} summary={t.missingOf(each.count, each.company)}>
          <ul className="grid gap-1 text-sm">
            {each.people.map(({ name, email }) => (
              <li key={email} className="wrap-anywhere">
                <Name>{name}</Name> <span translate="no">{`· ${email}`}</span>
              </li>
            ))}
          </ul>
          {each.count > each.people.length ? (
            <p className="text-sm text-text-muted">
              {t.moreMissing(each.count - each.people.length)}
            </p>
          ) : null}
        </RowDetails>
      ))}
      <p className="text-sm text-text-muted">{t.missingStay}</p>
    </section>
  );
}
