type FoundCountProps = {
  /** The loaded pages of the list, which has no total. */
  list: {
    readonly data: readonly unknown[] | undefined;
    readonly hasNextPage: boolean;
    readonly isPlaceholderData: boolean;
  };
  isFiltered: boolean;
  /** Says how many entries were found: all of them, or those of the loaded pages. */
  words: { readonly all: (count: number) => string; readonly soFar: (count: number) => string };
};

/** Announces how many entries a search or filter has found; nothing without one, and while they are loading. */
export function FoundCount({ list, isFiltered, words }: FoundCountProps) {
  const { data, hasNextPage, isPlaceholderData } = list;
  // A page of a search can be empty before the end of the list.
  const isLoading = isPlaceholderData || (data?.length === 0 && hasNextPage);
  const isKnown = isFiltered && data !== undefined && !isLoading;
  const wordsOf = hasNextPage ? words.soFar : words.all;
  return (
    <p role="status" className="sr-only">
      {isKnown ? wordsOf(data.length) : ''}
    </p>
  );
}
