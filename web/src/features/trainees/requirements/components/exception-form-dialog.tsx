import { REASON_MAX, REASON_MIN } from '@portal/contract/limits';
import type { ExceptionForm, ExceptionKind } from '@portal/contract/requirements';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFooter } from '#web/ui/form-footer.tsx';
import { Input } from '#web/ui/input.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { hasFrom, hasUntil, refusedField, typedExceptionForm } from '../model/exception-form.ts';
import { requirementTexts } from '../texts/catalogue.ts';

export type NamedModule = { readonly id: number; readonly name: string };

type ExceptionFormDialogProps = {
  kind: ExceptionKind;
  /** For whom it is. */
  description: ReactNode;
  /** The modules that can be chosen; empty if only all of them can. */
  modules: readonly NamedModule[];
  /** The module that is chosen at first; null for all. */
  moduleId: number | null;
  moduleHint?: string | undefined;
  submit: string;
  busyLabel: string;
  /** Rejects with the server's refusal, which is then shown at its field or above the buttons. */
  save: (exception: ExceptionForm) => Promise<void>;
  onClose: () => void;
};

/** The form of an exception from the rules. It asks before it closes with unsaved input. */
export function ExceptionFormDialog(props: ExceptionFormDialogProps) {
  const t = requirementTexts();
  const { kind, modules, moduleHint, save, onClose } = props;
  const words = t.actions[kind];
  const [resolver] = useState(() => schemaResolver(typedExceptionForm(kind)));
  const { register, handleSubmit, formState, setError } = useForm({
    resolver,
    defaultValues: {
      moduleId: props.moduleId === null ? '' : String(props.moduleId),
      from: '',
      until: '',
      reason: '',
    },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const { close, guard } = useConfirmedClose(isDirty, onClose);

  async function submit(exception: ExceptionForm) {
    try {
      await save(exception);
    } catch (error) {
      const field = refusedField(error);
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
      title={words.title}
      description={props.description}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <p className="text-sm text-text-muted">{words.effect}</p>
        <Field label={t.form.module} hint={moduleHint} error={errors.moduleId?.message}>
          <Select {...register('moduleId')}>
            <option value="">{t.form.allModules}</option>
            {modules.map(({ id, name }) => (
              <option key={id} value={id} translate="no">
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {hasUntil(kind) ? (
          <div className="grid gap-5 sm:grid-cols-2">
            {hasFrom(kind) ? (
              <Field label={t.form.firstDay} error={errors.from?.message} required>
                <Input {...register('from')} type="date" readOnly={isSubmitting} />
              </Field>
            ) : null}
            <Field
              label={hasFrom(kind) ? t.form.lastDay : t.form.newDueDate}
              error={errors.until?.message}
              required
            >
              <Input {...register('until')} type="date" readOnly={isSubmitting} />
            </Field>
          </div>
        ) : null}
        <Field
          label={t.form.reason}
          hint={t.form.reasonHint(REASON_MIN)}
          error={errors.reason?.message}
          required
        >
          <Textarea
            {...register('reason')}
            rows={3}
            limit={REASON_MAX}
            dir="auto"
            readOnly={isSubmitting}
          />
        </Field>
        <FormFooter
          error={errors.root?.message}
          busy={isSubmitting}
          busyLabel={props.busyLabel}
          onCancel={close}
        >
          {props.submit}
        </FormFooter>
      </form>
      <LeaveGuard {...guard} title={t.leaveTitle} message={words.lost} confirmLabel={t.leave} />
    </Dialog>
  );
}
