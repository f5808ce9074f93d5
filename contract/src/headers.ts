/** The response headers that several calls declare. */
import type * as z from 'zod/mini';
import { seqParam } from './fields.ts';

/** The number of matching rows on all pages. */
export const totalCount = { name: 'x-total-count', value: seqParam, required: true } as const;

/** The start of the next page; absent on the last page. */
export const nextCursor = <S extends z.ZodMiniType>(value: S) =>
  ({ name: 'x-next-cursor', value, required: false }) as const;
