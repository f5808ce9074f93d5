import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlHeight, controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/** The browser's own select with the styles of this library. */
export function Select({ className, required, children, ...rest }: ComponentProps<'select'>) {
  const control = useFieldControl({ ...rest, required });
  return (
    <div className={classNames('relative', className)}>
      <select
        {...rest}
        {...control}
        className={classNames(controlStyles, controlHeight, 'appearance-none bg-surface pe-9 ps-3')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-text-muted"
      />
    </div>
  );
}
