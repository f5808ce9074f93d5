import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type SwitchProps = Omit<ComponentProps<'button'>, 'onChange' | 'value'> & {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A setting that takes effect at once, with its label to the left. */
export function Switch(props: SwitchProps) {
  const { label, description, checked, onChange, className, ...rest } = props;
  const id = useId();
  return (
    <div className={classNames('flex min-h-11 items-center justify-between gap-4', className)}>
      <div className="grid gap-0.5 text-sm">
        <label htmlFor={id} id={`${id}-label`} className="cursor-pointer font-medium">
          {label}
        </label>
        {description ? (
          <p id={`${id}-description`} className="text-text-muted">
            {description}
          </p>
        ) : null}
      </div>
      <button
        {...rest}
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        onClick={() => onChange(!checked)}
        className="group relative h-6 w-11 shrink-0 rounded-full border border-border-strong bg-surface-sunken transition-colors before:absolute before:-inset-x-1 before:-inset-y-2.5 disabled:opacity-50 aria-checked:border-accent aria-checked:bg-accent"
      >
        <span className="absolute top-1/2 start-0.5 size-[1.125rem] -translate-y-1/2 rounded-full bg-text-muted forced-colors:bg-[CanvasText] shadow-xs transition-[inset-inline-start,background-color] group-aria-checked:start-[1.375rem] group-aria-checked:bg-white forced-colors:group-aria-checked:bg-[HighlightText]" />
      </button>
    </div>
  );
}
