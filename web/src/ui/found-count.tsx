import { formatCount } from './format/format-count.ts';

type FoundCountProps = {
  /** The loaded pages of the list, which has no total. */
  list: {
    readonly data: readonly unknown[] | undefined;
    readonly hasNextPage: boolean;
    readonly isPlaceholderData: boolean;
  };
  isFiltered: boolean;
  /** A noun whose plural ends in s. */
  thing: string;
};

/** Announces how many entries a search or filter has found; nothing without one, and while they are loading. */
export function FoundCount({ list, isFiltered, thing }: FoundCountProps) {
  const { data, hasNextPage, isPlaceholderData } = list;
  // A page of a search can be empty before the end of the list.
  const isLoading = isPlaceholderData || (data?.length === 0 && hasNextPage);
  const isKnown = isFiltered && data !== undefined && !isLoading;
  return (
    <p role="status" className="sr-only">
      {isKnown ? `${formatCount(data.length, thing)} found${hasNextPage ? ' so far' : ''}` : ''}
    </p>
  );
}
