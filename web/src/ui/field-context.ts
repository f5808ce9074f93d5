import { createContext, use, useId } from 'react';

/** The ids and states that a `Field` gives to the control inside it. */
export type FieldContextValue = {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldContextValue | null>(null);

type ControlProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  required?: boolean | undefined;
};

/** Id and ARIA attributes for a control, from the `Field` around it; its own props win. */
export function useFieldControl(props: ControlProps) {
  const field = use(FieldContext);
  const ownId = useId();
  const described = [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: props.id ?? field?.controlId ?? ownId,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
    // Instead of the native attribute: the browser's own message would appear before the form's.
    'aria-required': props.required || field?.required || undefined,
  };
}
