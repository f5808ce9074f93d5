import type { HelpAssignee } from '@portal/contract/help';
import { ADMIN_NOTES_MAX } from '@portal/contract/limits';
import { useWatch } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { FormFooter } from '#web/ui/form-footer.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { statuses } from '../model/help-status.ts';
import type { RequestUpdate, useUpdateForm } from '../model/update-form.ts';
import { helpTexts } from '../texts/catalogue.ts';

type UpdateFormProps = {
  /** The admins who can be chosen. */
  assignees: readonly HelpAssignee[];
  form: ReturnType<typeof useUpdateForm>;
  /** Resolves with the reason why it was not saved, or with null. */
  save: (entry: RequestUpdate) => Promise<string | null>;
  onCancel: () => void;
};

export function UpdateForm({ assignees, form, save, onCancel }: UpdateFormProps) {
  const { register, control, handleSubmit, formState, setError } = form;
  const { errors, isSubmitting } = formState;
  const t = helpTexts();
  const chosen = useWatch({ control });
  /** While it is saved, a select offers nothing but what is sent. It is not disabled, so that it keeps the focus. */
  const isOff = (value: string, sent: string | undefined) => isSubmitting && value !== sent;

  async function submit(entry: RequestUpdate) {
    const refusal = await save(entry);
    if (refusal !== null) setError('root', { message: refusal });
  }

  return (
    // Without a box of its own, so that the buttons stay in view above a long request, which is outside the form.
    <form noValidate className="contents" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label={t.update.status} error={errors.status?.message} required>
        <Select {...register('status')}>
          {statuses.map((status) => (
            <option key={status} value={status} disabled={isOff(status, chosen.status)}>
              {t.statuses[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.update.assignee}>
        <Select {...register('assignee')}>
          <option value="" disabled={isOff('', chosen.assignee)}>
            {t.update.noAssignee}
          </option>
          {assignees.map(({ id, name }) => (
            <option
              key={id}
              value={id}
              disabled={isOff(String(id), chosen.assignee)}
              translate="no"
            >
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t.update.notes}
        hint={t.update.notesHint}
        error={errors.adminNotes?.message}
        optional
      >
        <Textarea
          {...register('adminNotes')}
          dir="auto"
          rows={4}
          limit={ADMIN_NOTES_MAX}
          readOnly={isSubmitting}
        />
      </Field>
      <FormFooter
        error={errors.root?.message}
        busy={isSubmitting}
        busyLabel={t.update.saving}
        onCancel={onCancel}
      >
        {t.update.save}
      </FormFooter>
    </form>
  );
}
