import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { wrappingButton } from './button-styles.ts';
import { classNames } from './class-names.ts';
import { uiTexts } from './texts/catalogue.ts';

/** The parts of an infinite query that the button needs. */
interface PagedList {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

type LoadMoreButtonProps = {
  list: PagedList;
  /** The default is at the end of a page; `sm` is within a card or dialog. */
  size?: 'md' | 'sm';
  children: ReactNode;
};

/** Loads the next page of a list; nothing on the last page. */
export function LoadMoreButton({ list, size = 'md', children }: LoadMoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      size={size}
      variant="outline"
      className={classNames(
        wrappingButton,
        size === 'sm' ? 'justify-self-start' : 'justify-self-center',
      )}
      busy={list.isFetchingNextPage}
      busyLabel={uiTexts().loading}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
