import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type PresenceDotProps = {
  online: boolean;
  className?: string | undefined;
  /** The text for screen readers; without it the dot is decorative. */
  children?: ReactNode;
};

/** Filled while a person is online, hollow while not, so that it does not depend on colour alone. */
export function PresenceDot({ online, className, children }: PresenceDotProps) {
  return (
    <span
      aria-hidden={children === undefined ? true : undefined}
      className={classNames(
        'rounded-full',
        online ? 'bg-success' : 'border-2 border-border-strong bg-surface',
        className,
      )}
    >
      {children}
    </span>
  );
}
