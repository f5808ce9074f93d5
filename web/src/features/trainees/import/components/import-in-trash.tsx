import {
  type ImportReport,
  type RowInTrash,
  type TrashChoice,
  trashChoice,
} from '@portal/contract/trainee-import';
import { fileTexts } from '#web/features/trainees/imported-files/texts/catalogue.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Field } from '#web/ui/field.tsx';
import { Name } from '#web/ui/name.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import type { useTrashChoices } from '../model/use-trash-choices.ts';
import { importTexts } from '../texts/catalogue.ts';

type Trash = ReturnType<typeof useTrashChoices>;

/** The rows of a file whose emails belong to trainees in the trash, each with a choice. */
export function ImportInTrash({ report, trash }: { report: ImportReport; trash: Trash }) {
  const t = importTexts().report;
  const { inTrash, inTrashRows } = report;
  const unlisted = inTrash - inTrashRows.length;
  return (
    <section aria-label={t.inTrash} className="grid gap-3">
      <p className="text-pretty text-sm">{t.rowsInTrash(inTrash)}</p>
      {inTrash === 1 ? null : (
        <Field label={t.allInTrash}>
          <ChoiceSelect value={trash.forAll} isRestorable onChange={trash.chooseForAll} />
        </Field>
      )}
      <ul className="divide-y rounded-lg border text-sm">
        {inTrashRows.map((row) => (
          <li
            key={row.line}
            className="grid items-start gap-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <Facts row={row} />
            <Field label={t.nameInLine(row.line, row.name)} hideLabel>
              <ChoiceSelect
                value={trash.choiceOf(row)}
                isRestorable={row.deleted.isRestorable}
                onChange={(choice) => trash.choose(row.line, choice)}
              />
            </Field>
          </li>
        ))}
      </ul>
      {unlisted > 0 ? <p className="text-sm text-text-muted">{t.moreInTrash(unlisted)}</p> : null}
    </section>
  );
}

type ChoiceSelectProps = {
  value: TrashChoice;
  isRestorable: boolean;
  onChange: (choice: TrashChoice) => void;
};

function ChoiceSelect({ value, isRestorable, onChange }: ChoiceSelectProps) {
  const t = importTexts().report;
  const options = trashChoice.options.filter((choice) => choice !== 'restore' || isRestorable);
  return (
    <Select
      value={value}
      onChange={({ target }) => {
        const chosen = trashChoice.safeParse(target.value);
        if (chosen.success) onChange(chosen.data);
      }}
    >
      {options.map((choice) => (
        <option key={choice} value={choice}>
          {t.trashChoices[choice]}
        </option>
      ))}
    </Select>
  );
}

function Facts({ row: { line, name, email, deleted } }: { row: RowInTrash }) {
  const t = importTexts().report;
  return (
    <div className="grid min-w-0 gap-1">
      <p className="wrap-anywhere">
        <span className="font-medium tabular-nums">{`${fileTexts().line(line)} · `}</span>
        <Name>{name}</Name>
        <span translate="no">{` · ${email}`}</span>
      </p>
      <p className="wrap-anywhere text-text-muted">
        <Sentence
          text={t.inTrashSince}
          elements={[
            <Instant key="date" value={deleted.at} show="date" />,
            <Name key="name">{deleted.name}</Name>,
            <Name key="company">{deleted.company}</Name>,
          ]}
        />
      </p>
      {deleted.isRestorable ? null : <p className="text-warning-text">{t.companyFirst}</p>}
    </div>
  );
}
