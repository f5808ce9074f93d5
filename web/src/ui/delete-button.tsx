import Trash2 from 'lucide-react/icons/trash-2';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type DeleteButtonProps = Omit<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'aria-label' | 'children'
> & {
  /** What a screen reader says: the act and what it acts on, as in 'Delete Safety basics'. */
  label: string;
};

/** The bin at the end of a row or card: quiet until pointed at, then red. It asks; it does not delete. */
export function DeleteButton({ label, className, ...button }: DeleteButtonProps) {
  return (
    <Button
      {...button}
      variant="ghost"
      size="icon"
      aria-label={label}
      className={classNames('hover:bg-danger-soft hover:text-danger-text', className)}
    >
      <Trash2 aria-hidden="true" />
    </Button>
  );
}
