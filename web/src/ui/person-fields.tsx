import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

type PersonFieldsProps = {
  /** The properties of the input that the form registers. */
  name: ComponentProps<typeof Input>;
  email: ComponentProps<typeof Input>;
  errors: { name?: Problem; email?: Problem };
};
type Problem = { message?: string | undefined } | undefined;

/** The name and email of another person: the browser must not fill in those of the user. */
export function PersonFields({ name, email, errors }: PersonFieldsProps) {
  return (
    <>
      <Field label="Full name" error={errors.name?.message} required>
        <Input {...name} dir="auto" autoComplete="off" />
      </Field>
      <Field label="Email" error={errors.email?.message} required>
        <Input
          {...email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </>
  );
}
