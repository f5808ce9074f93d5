/** The response headers that several calls declare. */
import type * as z from 'zod/mini';
import { seqParam } from './fields.ts';

/** How many rows match, on all pages together. */
export const totalCount = { name: 'x-total-count', value: seqParam, required: true } as const;

/** Where the next page begins; absent on the last one. */
export const nextCursor = <S extends z.ZodMiniType>(value: S) =>
  ({ name: 'x-next-cursor', value, required: false }) as const;
