import { REMINDERS_MAX } from '@portal/contract/limits';
import { type CompanyRequirements, companyRequirements } from '@portal/contract/requirements';
import { useState } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { useSaveCompanyRules } from '#web/features/requirements/api/company-rules.ts';
import { numberOrNull } from '#web/platform/forms/number-or-null.ts';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Select } from '#web/ui/select.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { companyRulesTexts } from '../texts/catalogue.ts';

/** 1 is Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

type CompanyRulesDialogProps = {
  companyId: number;
  rules: CompanyRequirements;
  onClose: () => void;
};

/** The form of the rules of a company. */
export function CompanyRulesDialog({ companyId, rules, onClose }: CompanyRulesDialogProps) {
  const t = companyRulesTexts();
  const { fields } = t;
  // The rules may be read again while the dialog is open: what another admin has changed is no entry.
  const [opened] = useState(rules);
  const save = useSaveCompanyRules(companyId);
  const { register, handleSubmit, formState, control } = useForm<
    CompanyRequirements,
    unknown,
    CompanyRequirements
  >({ resolver: schemaResolver(companyRequirements), defaultValues: rulesIn(opened) });
  const { errors, isDirty } = formState;
  const { close, guard } = useConfirmedClose(isDirty, onClose);
  const number = { setValueAs: numberOrNull };

  function submit(entry: CompanyRequirements) {
    save.mutate(entry, {
      onSuccess() {
        toast.success(t.saved);
        onClose();
      },
    });
  }

  return (
    <Dialog open onOpenChange={close} dismissible={!save.isPending} title={t.edit}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={fields.dueDays}
            optional
            hint={fields.dueHint}
            error={errors.dueDays?.message}
          >
            <Input {...register('dueDays', number)} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field
            label={fields.graceDays}
            hint={fields.graceHint}
            error={errors.graceDays?.message}
            required
          >
            <Input {...register('graceDays', number)} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field
            label={fields.renewalDays}
            hint={fields.renewalHint}
            error={errors.renewalDays?.message}
            required
          >
            <Input {...register('renewalDays', number)} inputMode="numeric" autoComplete="off" />
          </Field>
          <RemindersField control={control} />
          <Field
            label={fields.digestWeekday}
            hint={fields.digestHint}
            error={errors.digestWeekday?.message}
          >
            <Select {...register('digestWeekday', { valueAsNumber: true })}>
              {WEEKDAYS.map((day) => (
                <option key={day} value={day}>
                  {t.weekday(day)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {save.error === null ? null : <FormError>{messageOf(save.error)}</FormError>}
        <DialogFooter>
          <Button variant="outline" disabled={save.isPending} onClick={close}>
            {uiTexts().cancel}
          </Button>
          <Button type="submit" busy={save.isPending} busyLabel={uiTexts().saving}>
            {t.save}
          </Button>
        </DialogFooter>
      </form>
      <LeaveGuard
        {...guard}
        title={t.leave.title}
        message={t.lost}
        confirmLabel={t.leave.confirm}
      />
    </Dialog>
  );
}

/** The days before a due date, entered as numbers with anything between them. */
function RemindersField({ control }: { control: Control<CompanyRequirements> }) {
  const { fields } = companyRulesTexts();
  const { field, fieldState } = useController({ control, name: 'reminderDays' });
  const [typed, setTyped] = useState(() => field.value.join(', '));
  const { error } = fieldState;
  // The problem of one number is the error of an item.
  const items: readonly ({ message?: string } | undefined)[] = Array.isArray(error) ? error : [];
  return (
    <Field
      label={fields.reminderDays}
      optional
      hint={fields.reminderHint(REMINDERS_MAX)}
      error={error?.message ?? items.find((item) => item !== undefined)?.message}
    >
      <Input
        ref={field.ref}
        value={typed}
        dir="ltr"
        autoComplete="off"
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(daysIn(target.value));
        }}
      />
    </Field>
  );
}

/** NaN, which is refused, for a word that is no number. */
function daysIn(text: string): number[] {
  return text
    .split(/[\s,;،]+/)
    .filter((word) => word !== '')
    .map(Number);
}

function rulesIn(rules: CompanyRequirements): CompanyRequirements {
  const { dueDays, graceDays, renewalDays, reminderDays, digestWeekday } = rules;
  return { dueDays, graceDays, renewalDays, reminderDays, digestWeekday };
}
