import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { uiTexts } from './texts/catalogue.ts';

type PersonFieldsProps = {
  /** The properties of the input that the form registers. */
  name: ComponentProps<typeof Input>;
  email: ComponentProps<typeof Input>;
  errors: { name?: Problem; email?: Problem };
  /** While the form is sent. */
  readOnly: boolean;
};
type Problem = { message?: string | undefined } | undefined;

/** The name and email of another person: the browser must not fill in those of the user. */
export function PersonFields({ name, email, errors, readOnly }: PersonFieldsProps) {
  const t = uiTexts().person;
  return (
    <>
      <Field label={t.name} error={errors.name?.message} required>
        <Input {...name} readOnly={readOnly} dir="auto" autoComplete="off" />
      </Field>
      <Field label={t.email} error={errors.email?.message} required>
        <Input
          {...email}
          readOnly={readOnly}
          type="email"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </>
  );
}
