import { REASON_MAX } from '@portal/contract/limits';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { EditionEntry } from '../api/make-edition.ts';
import { editionsTexts } from '../texts/catalogue.ts';

type EditionFieldsProps = {
  form: UseFormReturn<EditionEntry, unknown, EditionEntry>;
  readOnly: boolean;
};

/** The date by which a module must be taken again, and why. */
export function EditionFields({ form, readOnly }: EditionFieldsProps) {
  const t = editionsTexts();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={t.by} hint={t.byHint} error={errors.by?.message} required>
        <Input {...register('by')} type="date" readOnly={readOnly} className="sm:max-w-48" />
      </Field>
      <Field label={t.reason} hint={t.reasonHint} error={errors.reason?.message} required>
        <Textarea
          {...register('reason')}
          dir="auto"
          rows={3}
          limit={REASON_MAX}
          readOnly={readOnly}
        />
      </Field>
    </>
  );
}
