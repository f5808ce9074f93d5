import { useController } from 'react-hook-form';
import { numberOrNull } from '#web/platform/forms/number-or-null.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { RulesFormState } from '../model/rules-entry.ts';
import { rulesTexts } from '../texts/catalogue.ts';
import { AudienceField } from './audience-field.tsx';

type RulesFieldsProps = {
  form: RulesFormState;
  companyId: number;
  /** The number of the company; null without one, undefined while it is unknown. */
  companyDueDays: number | null | undefined;
};

/** The fields of the rules of a module: for whom, due within, and counts for. */
export function RulesFields({ form, companyId, companyDueDays }: RulesFieldsProps) {
  const t = rulesTexts();
  const { register, control, formState } = form;
  const { errors } = formState;
  const { field: audience } = useController({ control, name: 'audience' });
  const asNumber = { setValueAs: numberOrNull };
  return (
    <>
      <AudienceField
        companyId={companyId}
        value={audience.value}
        onChange={audience.onChange}
        error={errors.audience?.message}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field
          label={t.dueDays}
          optional
          hint={dueHint(companyDueDays)}
          error={errors.dueDays?.message}
        >
          <Input {...register('dueDays', asNumber)} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field
          label={t.validMonths}
          optional
          hint={t.validHint}
          error={errors.validMonths?.message}
        >
          <Input {...register('validMonths', asNumber)} inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
    </>
  );
}

function dueHint(companyDueDays: number | null | undefined): string | null {
  const t = rulesTexts().dueHint;
  if (companyDueDays === undefined) return null;
  return companyDueDays === null ? t.none : t.company(companyDueDays);
}
