import { splitAt } from '../model/cues.ts';

/** A text in which the words of a search are marked. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  return splitAt(text, words).map((part, index) => {
    return index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <span key={index}>{part}</span>
    ) : (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
        key={index}
        className="rounded-sm bg-warning-soft text-warning-text forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
      >
        {part}
      </mark>
    );
  });
}
