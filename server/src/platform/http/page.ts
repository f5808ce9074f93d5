import type { WithHeaders } from './route.ts';

/** A part of a list, in rows. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

interface PageQuery {
  /** Counted from 1. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** The requested page; null if none is requested, which means the whole list. */
export function pageOf({ page, pageSize }: PageQuery, usualSize: number): Page | null {
  if (page === undefined && pageSize === undefined) return null;
  const limit = pageSize ?? usualSize;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}

/** A list, or one page of it. */
export interface Counted<Rows> {
  readonly rows: Rows;
  /** The number of matches on all pages. */
  readonly total: number;
}

/** The answer of a call that declares the header `total`. */
export function withTotal<Rows>({
  rows,
  total,
}: Counted<Rows>): WithHeaders<Rows, { readonly total: number }> {
  return { body: rows, headers: { total } };
}
