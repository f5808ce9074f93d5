import type { ReactNode } from 'react';
import { Tooltip } from '#web/ui/tooltip.tsx';

type ControlButtonProps = {
  label: string;
  /** For controls that are on or off. */
  pressed?: boolean | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** A control on the picture: white on dark in both themes. */
export function ControlButton({ label, pressed, onClick, children }: ControlButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        onClick={onClick}
        className="grid size-11 shrink-0 place-items-center rounded-md text-white transition-colors hover:bg-white/15 focus-visible:outline-white aria-pressed:bg-white/20 [&_svg]:size-5"
      >
        {children}
      </button>
    </Tooltip>
  );
}
