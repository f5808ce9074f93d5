import { RECORDED_NOTE_MAX } from '@portal/contract/limits';
import type { RecordedResultForm } from '@portal/contract/requirements';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFooter } from '#web/ui/form-footer.tsx';
import { Input } from '#web/ui/input.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Name } from '#web/ui/name.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { useRecordResult } from '../api/requirements.ts';
import { refusedResultField, type TypedResult, typedResultForm } from '../model/result-form.ts';
import { requirementTexts } from '../texts/catalogue.ts';
import type { NamedModule } from './exception-form-dialog.tsx';

type ResultDialogProps = {
  trainee: { id: number; name: string };
  modules: readonly NamedModule[];
  /** The module that is chosen at first; null for none. */
  moduleId: number | null;
  onClose: () => void;
};

/** Records a completion of one trainee from outside the portal. */
export function ResultDialog({ trainee, modules, moduleId, onClose }: ResultDialogProps) {
  const t = requirementTexts();
  const { results, form } = t;
  const recording = useRecordResult(trainee.id);
  const [resolver] = useState(() => schemaResolver(typedResultForm(results.moduleMissing)));
  const defaultValues: TypedResult = {
    moduleId: moduleId === null ? '' : String(moduleId),
    completedOn: '',
    counts: 'until',
    validUntil: '',
    note: '',
  };
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver,
    defaultValues,
  });
  const { errors, isSubmitting, isDirty } = formState;
  const { close, guard } = useConfirmedClose(isDirty, onClose);
  const counts = useWatch({ control, name: 'counts' });

  async function record(result: RecordedResultForm) {
    try {
      await recording.mutateAsync(result);
      toast.success(results.recorded(trainee.name), { name: trainee.name });
      onClose();
    } catch (error) {
      const field = refusedResultField(error);
      const message = messageOf(error);
      if (field === null) setError('root', { message });
      else setError(field, { message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!isSubmitting}
      title={results.dialog}
      description={<Name className="wrap-anywhere">{trainee.name}</Name>}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(record)(event)}
      >
        <p className="text-sm text-text-muted">{results.description}</p>
        <Field label={form.module} error={errors.moduleId?.message} required>
          <Select {...register('moduleId')}>
            <option value="">{results.chooseModule}</option>
            {modules.map(({ id, name }) => (
              <option key={id} value={id} translate="no">
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={results.completedOn} error={errors.completedOn?.message} required>
          <Input {...register('completedOn')} type="date" readOnly={isSubmitting} />
        </Field>
        <Controller
          control={control}
          name="counts"
          render={({ field }) => (
            <RadioGroup
              legend={results.counts}
              options={[
                { value: 'until', label: results.until },
                { value: 'forever', label: results.forever },
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {counts === 'until' ? (
          <Field label={results.validUntil} error={errors.validUntil?.message} required>
            <Input {...register('validUntil')} type="date" readOnly={isSubmitting} />
          </Field>
        ) : null}
        <Field label={results.note} hint={results.noteHint} error={errors.note?.message} optional>
          <Textarea
            {...register('note')}
            rows={3}
            limit={RECORDED_NOTE_MAX}
            dir="auto"
            readOnly={isSubmitting}
          />
        </Field>
        <FormFooter
          error={errors.root?.message}
          busy={isSubmitting}
          busyLabel={uiTexts().saving}
          onCancel={close}
        >
          {results.submit}
        </FormFooter>
      </form>
      <LeaveGuard {...guard} title={t.leaveTitle} message={results.lost} confirmLabel={t.leave} />
    </Dialog>
  );
}
