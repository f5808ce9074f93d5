import Trash2 from 'lucide-react/icons/trash-2';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type DeleteButtonProps = Omit<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'aria-label' | 'children'
> & {
  /** The action and its object for screen readers, such as 'Delete Safety basics'. */
  label: string;
};

/**
 * The delete button at the end of a row or card, which turns red on hover. It opens a confirmation and does not delete
 * by itself.
 */
export function DeleteButton({ label, className, ...button }: DeleteButtonProps) {
  return (
    <Button
      {...button}
      variant="ghost"
      size="icon"
      aria-label={label}
      className={classNames('hover:bg-danger-soft! hover:text-danger-text', className)}
    >
      <Trash2 aria-hidden="true" />
    </Button>
  );
}
