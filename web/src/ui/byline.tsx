import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';

interface BylineProps {
  readonly name: string;
  /** The name as it is shown, a link perhaps. */
  readonly shown: ReactNode;
  /** The level that follows from where the entry stands. */
  readonly heading: 'h2' | 'h3';
  /** What marks the entry, a badge say. */
  readonly mark: ReactNode;
  /** Lines below the name. */
  readonly children: ReactNode;
}

/** Whom an entry in a list is by. */
export function Byline({ name, shown, heading: Heading, mark, children }: BylineProps) {
  return (
    <header className="flex items-start gap-3">
      <Avatar name={name} />
      <div className="grid min-w-0 grow gap-0.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <Heading className="min-w-0">{shown}</Heading>
          {mark}
        </div>
        {children}
      </div>
    </header>
  );
}
