import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
};

type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  className?: string | undefined;
};

/** One of a few choices, each as a card. Native radio buttons handle the arrow keys. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, hideLegend, options, value, onChange, error, className } = props;
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-medium text-sm'}>{legend}</legend>
      <div className="grid gap-2.5">
        {options.map((option) => (
          <label key={option.value} className={cardClass}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
              className={dotClass}
            />
            <span className="grid min-w-0 gap-0.5">
              <span className="break-words">{option.label}</span>
              {option.description ? (
                <span className="text-text-muted">{option.description}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-2 text-danger-text text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

const cardClass = classNames(
  'flex min-h-11 items-start gap-3 rounded-lg border bg-surface px-4 py-3 text-sm transition-colors',
  'hover:border-border-strong has-checked:border-accent has-checked:bg-accent-soft',
  'has-disabled:cursor-not-allowed has-disabled:opacity-60',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus-ring has-focus-visible:outline-offset-2',
);

const dotClass = classNames(
  'mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-border-strong bg-surface',
  'transition-[border] checked:border-[5px] checked:border-accent focus-visible:outline-none',
);
