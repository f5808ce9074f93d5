interface Part {
  /** The header. */
  readonly range: string;
  /** The first byte; negative if counted from the end. */
  readonly first: number;
  /** The last byte; null for that of the file. */
  readonly last: number | null;
}

/** Parts of a file that clients ask for. */
export const PARTS: readonly Part[] = [
  { range: 'bytes=0-99', first: 0, last: 99 },
  { range: 'bytes=1000-', first: 1000, last: null },
  { range: 'bytes=-500', first: -500, last: null },
  { range: 'bytes=10-999999999', first: 10, last: null },
];

/** The part of this file that an answer must have, and its header. */
export function expectedPart({ first, last }: Part, file: Buffer) {
  const start = first < 0 ? file.length + first : first;
  const end = last ?? file.length - 1;
  return {
    contentRange: `bytes ${start}-${end}/${file.length}`,
    content: file.subarray(start, end + 1),
  };
}
