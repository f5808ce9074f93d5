import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import type { Elements } from './elements.ts';

interface BylineProps {
  readonly name: string;
  /** The displayed name, which may be a link. */
  readonly shown: ReactNode;
  /** The heading level that fits the place of the entry. */
  readonly heading: 'h2' | 'h3';
  /** A mark of the entry, such as a badge. */
  readonly mark: Elements;
  /** Lines below the name. */
  readonly children: Elements;
}

/** The author of an entry in a list. */
export function Byline({ name, shown, heading: Heading, mark, children }: BylineProps) {
  return (
    <header className="flex items-start gap-3">
      <Avatar name={name} />
      <div className="grid min-w-0 grow gap-0.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Heading className="min-w-0">{shown}</Heading>
          {mark}
        </div>
        {children}
      </div>
    </header>
  );
}
