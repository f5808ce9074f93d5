import type { ComponentProps } from 'react';
import { Tooltip } from '#web/ui/tooltip.tsx';

type ControlButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'className'> & {
  label: string;
  /** For toggle buttons: whether it is on. */
  pressed?: boolean | undefined;
};

/** A control on the picture: white on dark in both themes. */
export function ControlButton({ label, pressed, children, ...rest }: ControlButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        {...rest}
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        className="grid size-11 shrink-0 place-items-center rounded-md text-white transition-colors hover:bg-white/15 focus-visible:outline-white aria-expanded:bg-white/20 aria-pressed:bg-white/20 [&_svg]:size-5"
      >
        {children}
      </button>
    </Tooltip>
  );
}
