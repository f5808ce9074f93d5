import { type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { useCurrentInView } from './use-current-in-view.ts';

type SegmentedProps<Value extends string> = {
  /** The thing that is chosen: 'Status', 'Theme'. For screen readers only. */
  label: string;
  options: readonly { value: Value; label: ReactNode; icon?: Elements }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/** One of a few choices with short labels, all visible: filters, views. Built on native radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, className } = props;
  const name = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  useCurrentInView(row, { selector: 'label:has(:checked)', key: value });
  return (
    <fieldset
      ref={row}
      className={classNames(
        // Browsers make a fieldset at least as wide as its content.
        'relative inline-flex min-w-0 max-w-full gap-1 max-sm:gap-0 overflow-x-auto rounded-lg border bg-surface-sunken p-1',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={segmentClass}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const segmentClass = classNames(
  'relative inline-flex h-8 grow items-center justify-center gap-2 whitespace-nowrap rounded-md px-3.5 max-sm:px-2.5 font-medium text-sm text-text-muted',
  'transition-colors hover:text-text has-checked:bg-surface-raised has-checked:text-text has-checked:shadow-sm forced-colors:has-checked:border-2 forced-colors:has-checked:border-accent',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus-ring pointer-coarse:h-11 [&_svg]:size-4',
);
