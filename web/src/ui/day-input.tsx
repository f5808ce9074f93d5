import { useEffect, useRef } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

type DayInputProps = {
  label: string;
  /** A day such as 2026-12-03; null for none. */
  value: string | null;
  onChange: (day: string | null) => void;
};

/** A filter by a day. While it is being typed it is not complete, and the list is not limited by it. */
export function DayInput({ label, value, onChange }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    // Shows a change by another control, but keeps what is being typed.
    if (element !== null && dayIn(element.value) !== value) element.value = value ?? '';
  }, [value]);
  return (
    <div className="flex min-w-0 grow items-center gap-2">
      <span aria-hidden="true" className="text-sm text-text-muted max-sm:min-w-10">
        {label}
      </span>
      <Field label={label} hideLabel className="min-w-0 grow sm:w-40 xl:w-34">
        <Input
          ref={input}
          type="date"
          defaultValue={value ?? ''}
          onChange={({ target }) => onChange(dayIn(target.value))}
        />
      </Field>
    </div>
  );
}

/** The day of a date input; null while it is empty or its year is not complete. */
const dayIn = (value: string) => (/^(19|2\d)\d\d-/.test(value) ? value : null);
