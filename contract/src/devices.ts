import * as z from 'zod/mini';

/** The browser and its system, of which at least one is known: names that are the same in each language. */
export const device = z.object({
  /** Such as 'Firefox'; null if unknown. */
  browser: z.nullable(z.string()),
  /** Such as 'Android'; null if unknown. */
  system: z.nullable(z.string()),
});
export type Device = z.infer<typeof device>;
