import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlHeight, controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/** A text input; a `Field` around it labels and describes it. Takes `{...register(…)}`. */
export function Input({ className, required, ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl({ ...rest, required });
  return (
    <input
      {...rest}
      {...control}
      className={classNames(controlStyles, controlHeight, 'px-3', className)}
    />
  );
}
