import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

type FoldedProps = {
  /** The words of the button, also its accessible name. */
  label: string;
  icon: Elements;
  /** The button shows its icon alone. */
  hidesLabel?: boolean | undefined;
  /** Entries of the row of which this is a part. */
  children: Elements;
};

/**
 * Entries of a row that fold into one button on a phone, so that what follows begins in the first view. The row wraps
 * (`flex flex-wrap`); in wider windows the entries are parts of it, and there is no button.
 */
export function Folded({ label, icon, hidesLabel = false, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        size={hidesLabel ? 'icon' : 'md'}
        aria-label={hidesLabel ? label : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        {icon}
        {hidesLabel ? null : <span>{label}</span>}
      </Button>
      <div
        id={id}
        className={classNames(
          'order-last w-full flex-wrap gap-3 sm:contents print:hidden',
          isOpen ? 'flex' : 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </>
  );
}
