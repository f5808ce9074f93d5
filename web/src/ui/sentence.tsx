import { Fragment, type ReactElement } from 'react';
import type { Elements } from './elements.ts';

type SentenceProps = {
  /** Returns the sentence with these words in the places of the elements. */
  text: (...words: string[]) => string;
  /** Each has a key. */
  elements: readonly ReactElement[];
};

/** The first of the code points for private use, which no text contains. */
const FIRST_MARK = 0xe000;

/** A sentence with elements in it, in the order of its language. */
export function Sentence({ text, elements }: SentenceProps) {
  const marks = elements.map((_, place) => String.fromCodePoint(FIRST_MARK + place));
  const parts = text(...marks).split(/([\ue000-\uf8ff])/);
  return (
    <>
      {parts.map((part, place) => {
        const element: Elements = elements[marks.indexOf(part)];
        const key = `${place}`;
        return part === '' ? null : <Fragment key={key}>{element ?? <span>{part}</span>}</Fragment>;
      })}
    </>
  );
}
