import * as z from 'zod/mini';
import { call } from './call.ts';
import { id, instant } from './fields.ts';

export const createProgressExport = call({
  name: 'createProgressExport',
  method: 'POST',
  path: '/admin/exports/progress',
  access: 'admin',
  summary:
    'A link to the progress of all trainees, or of one company’s, as a CSV file. It is valid for two minutes, for one download and only during the session; an interrupted download may be repeated for 60 seconds. The browser needs no token to follow it.',
  body: z.object({ company: z.optional(z.nullable(id)) }),
  status: 201,
  response: z.object({
    /** Relative to the portal's address: `/api/exports/progress.csv?…`. */
    url: z.string(),
    fileName: z.string(),
    expiresAt: instant,
  }),
  errors: ['NOT_FOUND'],
});
