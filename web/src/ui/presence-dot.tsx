import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type PresenceDotProps = {
  online: boolean;
  className?: string | undefined;
  /** What the dot says, for screen readers; without it the dot is decoration. */
  children?: ReactNode;
};

/** Filled while a person is online, hollow while not: not by colour alone. */
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
