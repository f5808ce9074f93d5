import type { ByteSpan } from './media-store.ts';

const SINGLE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * The part of a file of `size` bytes that a `Range` header requests (RFC 9110, section 14.2). A header that is absent,
 * malformed, of another unit or with several ranges is ignored, as the RFC allows: the answer is the whole file.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): ByteSpan | 'whole' | 'unsatisfiable' {
  const [, first, last] = SINGLE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return 'whole';
  if (first === '') return suffixOf(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < size ? { start, end } : 'unsatisfiable';
}

function suffixOf(length: number, size: number): ByteSpan | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}
