import {
  type ImportReport,
  type RowInTrash,
  type TrashChoice,
  trashChoice,
} from '@portal/contract/trainee-import';
import { Instant } from '#web/platform/time/instant.tsx';
import { Field } from '#web/ui/field.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { Select } from '#web/ui/select.tsx';
import type { useTrashChoices } from '../model/use-trash-choices.ts';

type Trash = ReturnType<typeof useTrashChoices>;

const CHOICES = {
  restore: 'Restore with all results',
  'as-new': 'Add as a new person',
  'leave-out': 'Leave out',
} as const satisfies Record<TrashChoice, string>;

/** The rows of a file whose emails belong to trainees in the trash, each with a choice. */
export function ImportInTrash({ report, trash }: { report: ImportReport; trash: Trash }) {
  const { inTrash, inTrashRows } = report;
  const unlisted = inTrash - inTrashRows.length;
  return (
    <section aria-label="Rows in the trash" className="grid gap-3">
      <p className="text-pretty text-sm">
        {inTrash === 1
          ? 'The email of 1 row belongs to a trainee in the trash.'
          : `The emails of ${formatCount(inTrash, 'row')} belong to trainees in the trash.`}
      </p>
      {inTrash === 1 ? null : (
        <Field label="All of them">
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
            <Field label={`Line ${row.line}: ${row.name}`} hideLabel>
              <ChoiceSelect
                value={trash.choiceOf(row)}
                isRestorable={row.deleted.isRestorable}
                onChange={(choice) => trash.choose(row.line, choice)}
              />
            </Field>
          </li>
        ))}
      </ul>
      {unlisted > 0 ? (
        <p className="text-sm text-text-muted">
          {`… and ${formatCount(unlisted, 'more row')}, to which the choice for all applies.`}
        </p>
      ) : null}
    </section>
  );
}

type ChoiceSelectProps = {
  value: TrashChoice;
  isRestorable: boolean;
  onChange: (choice: TrashChoice) => void;
};

function ChoiceSelect({ value, isRestorable, onChange }: ChoiceSelectProps) {
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
          {CHOICES[choice]}
        </option>
      ))}
    </Select>
  );
}

function Facts({ row: { line, name, email, deleted } }: { row: RowInTrash }) {
  return (
    <div className="grid min-w-0 gap-1">
      <p className="wrap-anywhere">
        <span className="font-medium tabular-nums">{`Line ${line} · `}</span>
        <bdi translate="no">{name}</bdi>
        <span translate="no">{` · ${email}`}</span>
      </p>
      <p className="wrap-anywhere text-text-muted">
        <span>In the trash since </span>
        <Instant value={deleted.at} show="date" />
        <span>: </span>
        <bdi translate="no">{deleted.name}</bdi>
        <span> of </span>
        <bdi translate="no">{deleted.company}</bdi>
      </p>
      {deleted.isRestorable ? null : (
        <p className="text-warning-text">The company is in the trash too: restore it first.</p>
      )}
    </div>
  );
}
