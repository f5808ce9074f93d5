import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field-context.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  description?: ReactNode;
};

/** A native checkbox with its label; the whole line is the target. Takes `{...register(…)}`. */
export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  const control = useFieldControl(rest);
  return (
    <label
      className={classNames(
        'flex items-start gap-3 py-1 text-sm pointer-coarse:py-3 has-disabled:cursor-not-allowed has-disabled:text-text-muted',
        className,
      )}
    >
      <span className="relative mt-px grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          {...control}
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded-sm border border-border-strong bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:opacity-50 aria-invalid:border-danger"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none relative hidden size-3.5 text-accent-contrast peer-checked:block peer-indeterminate:hidden"
        />
        <Minus
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute hidden size-3.5 text-accent-contrast peer-indeterminate:block"
        />
      </span>
      <span className="grid gap-0.5">
        <span className="font-medium">{label}</span>
        {description ? <span className="text-text-muted">{description}</span> : null}
      </span>
    </label>
  );
}
