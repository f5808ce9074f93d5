import type { GroupRef } from '@portal/contract/fields';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useState } from 'react';
import type { useGroups } from '#web/features/groups/api/groups.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { traineeTexts } from '../texts/catalogue.ts';

type GroupChoiceFormProps = {
  list: Pick<ReturnType<typeof useGroups>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The groups of the list that are offered; undefined while they are loading. */
  groups: readonly GroupRef[] | undefined;
  /** The id of the group that is chosen at first. */
  first: number | null;
  submit: string;
  busy: boolean;
  /** The reason why the action was not started. */
  problem: string | undefined;
  onCancel: () => void;
  /** Null if a new group is no choice. */
  onNew: (() => void) | null;
  onChosen: (groupId: number) => void;
};

/** The choice of the group that the selected trainees come into or leave. */
export function GroupChoiceForm(props: GroupChoiceFormProps) {
  const { list, groups = [], submit, busy, problem, onCancel, onNew, onChosen } = props;
  const { bulk, groups: t } = traineeTexts();
  const [entered, setEntered] = useState(props.first);
  const [isMissing, setIsMissing] = useState(false);
  const chosen = groups.find(({ id }) => id === entered) ?? null;

  function choose(event: FormEvent) {
    event.preventDefault();
    setIsMissing(chosen === null);
    if (chosen !== null) onChosen(chosen.id);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={choose}>
      {list.error !== null && list.data === undefined ? (
        <RetryBanner tone="danger" retrying={list.isFetching} onRetry={() => void list.refetch()}>
          {t.notLoaded(list.error.message)}
        </RetryBanner>
      ) : (
        <Field
          label={t.group}
          error={isMissing && chosen === null ? t.missing : undefined}
          required
        >
          <SearchableSelect
            options={groups.map(({ id, name }) => ({
              value: String(id),
              label: name,
              isName: true,
            }))}
            value={chosen === null ? null : String(chosen.id)}
            readOnly={busy}
            onChange={(id) => setEntered(id === null ? null : Number(id))}
            loading={list.data === undefined}
            placeholder={t.search}
          />
        </Field>
      )}
      {onNew === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          disabled={busy}
          className="justify-self-start"
          onClick={onNew}
        >
          <Plus aria-hidden="true" />
          <span>{t.newGroup}</span>
        </Button>
      )}
      {problem === undefined ? null : <FormError>{problem}</FormError>}
      <DialogFooter>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          {uiTexts().cancel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={bulk.starting}>
          {submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
