import * as z from 'zod/mini';
import { activityAction } from './activity.ts';
import { call } from './call.ts';
import { groupFilter, id, instant, language, searchParam } from './fields.ts';
import { TIME_ZONE_NAME_MAX } from './limits.ts';
import { standingFilter } from './standing-filter.ts';
import { traineeFilter, traineeSort } from './trainees.ts';

const exportLink = z.object({
  /** On the portal's host, with the path of a portal below one: `/api/exports/progress.csv?…`. */
  url: z.string(),
  fileName: z.string(),
  expiresAt: instant,
});
export type ExportLink = z.infer<typeof exportLink>;

const LINK =
  'The file of a limited admin has what is in reach when it is downloaded. The link is valid for two minutes, for one download and only during the session; an interrupted download may be repeated for 60 seconds. The browser needs no token to follow it.';

/** CSV is separated by commas or, for spreadsheets of countries with a decimal comma, by semicolons. */
export const fileFormat = z.enum(['csv', 'csv-semicolon', 'xlsx']);
export type FileFormat = z.infer<typeof fileFormat>;

/** A part of every request for a file. */
const inLanguage = {
  /** The language of the headers and words in the file; English without it. */
  language: z.optional(language),
};

export const createProgressExport = call({
  name: 'createProgressExport',
  method: 'POST',
  path: '/admin/exports/progress',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary: `A link to the progress of the trainees whom the list shows with the same filter and order, as a CSV file: all without a filter. ${LINK}`,
  body: z.extend(traineeFilter, { sort: z.optional(traineeSort), ...inLanguage }),
  status: 201,
  response: exportLink,
  errors: ['NOT_FOUND'],
});

export const createFiguresExport = call({
  name: 'createFiguresExport',
  method: 'POST',
  path: '/admin/exports/figures',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary: `A link to the figures of the companies whose name contains the search text, or of all, by name. ${LINK}`,
  body: z.object({ format: fileFormat, search: z.optional(searchParam), ...inLanguage }),
  status: 201,
  response: exportLink,
});

export const createReportExport = call({
  name: 'createReportExport',
  method: 'POST',
  path: '/admin/exports/report',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary: `A link to the report of a company or of a group in it, one row for each trainee, with dates in the company’s time zone. ${LINK}`,
  body: z.object({
    company: id,
    group: z.optional(groupFilter),
    format: fileFormat,
    ...inLanguage,
  }),
  status: 201,
  response: exportLink,
  errors: ['NOT_FOUND'],
});

export const createMatrixExport = call({
  name: 'createMatrixExport',
  method: 'POST',
  path: '/admin/exports/matrix',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary: `A link to how the trainees of a company stand in each module, with the same filter and order as the matrix: one row for each trainee and module. ${LINK}`,
  body: z.object({
    company: id,
    group: z.optional(groupFilter),
    standing: z.optional(standingFilter),
    module: z.optional(id),
    format: fileFormat,
    ...inLanguage,
  }),
  status: 201,
  response: exportLink,
  errors: ['NOT_FOUND'],
});

export const createCertificatesExport = call({
  name: 'createCertificatesExport',
  method: 'POST',
  path: '/admin/exports/certificates',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { job: 'job' },
  summary: `A link to a ZIP with the PDFs of the certificates that a job has collected (\`collectCertificates\`). Certificates without a PDF are in a list with their addresses. ${LINK}`,
  body: z.object({ job: id, ...inLanguage }),
  status: 201,
  response: exportLink,
  errors: ['NOT_FOUND'],
});

export const createActivityExport = call({
  name: 'createActivityExport',
  method: 'POST',
  path: '/admin/exports/activity',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary: `A link to the changes by admins that match a filter, newest first. ${LINK}`,
  body: z.object({
    format: fileFormat,
    search: z.optional(searchParam),
    action: z.optional(activityAction),
    company: z.optional(id),
    from: z.optional(instant),
    to: z.optional(instant),
    /** The IANA name of the time zone of the dates; the server's without it. */
    timeZone: z.optional(z.string().check(z.maxLength(TIME_ZONE_NAME_MAX, 'Not a time zone'))),
    ...inLanguage,
  }),
  status: 201,
  response: exportLink,
});
