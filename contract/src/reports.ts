import * as z from 'zod/mini';
import { call } from './call.ts';
import { certificateInShort } from './certificate-status.ts';
import { companyRef, countParam, groupParam, id, idParam, instant } from './fields.ts';
import { nextCursor, totalCount } from './headers.ts';
import { PAGE_SIZE_MAX, REPORT_CURSOR_MAX } from './limits.ts';
import { TRAINING_STATUSES } from './rules.ts';

/** The figures of a company's trainees in their current runs, as of `countedAt`. */
export const companyFigures = z.object({
  companyId: id,
  people: z.int(),
  /** Trainees who have completed all modules. */
  completed: z.int(),
  /** Percent of the trainees with one decimal; 0 without trainees. */
  completedPercent: z.number(),
  /** The mean of the trainees' average scores in whole percent; 0 without trainees. */
  averageScore: z.int(),
  /** Trainees who have not completed the training, and have done nothing in it for more than 7 days. */
  stuck: z.int(),
  /**
   * Percent with one decimal of the trainees who must take any module and are late in none; null without such trainees.
   */
  compliantPercent: z.nullable(z.number()),
  countedAt: instant,
});
export type CompanyFigures = z.infer<typeof companyFigures>;

/** A module that the trainee has opened, tried or completed in the current run, or of which a result is recorded. */
export const moduleResult = z.object({
  moduleId: id,
  status: z.enum(TRAINING_STATUSES),
  openedAt: z.nullable(instant),
  /** Null for a recorded result. If it does not count any more, the module is not completed. */
  completedAt: z.nullable(instant),
  /** The best try in whole percent; null before the first one. */
  score: z.nullable(z.int()),
});
export type ModuleResult = z.infer<typeof moduleResult>;

export const reportPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Without those of `notRequired`. */
  modulesCompleted: z.int(),
  /** The modules that the trainee need not take, which count nowhere: those for others, and waived ones. */
  notRequired: z.array(id),
  /** When all modules were completed for the first time in the current run. */
  completedAt: z.nullable(instant),
  certificate: z.nullable(certificateInShort),
  /** Modules without a row were not opened. */
  results: z.array(moduleResult),
});
export type ReportPerson = z.infer<typeof reportPerson>;

export const companyReport = z.object({
  company: companyRef,
  /** The IANA name of the time zone in which files have their dates. */
  timeZone: z.string(),
  /** In training order, without drafts. */
  modules: z.array(
    z.object({
      id,
      name: z.string(),
      /** Percent of correct answers that passes the quiz; null without a quiz. */
      passMark: z.nullable(z.int()),
    }),
  ),
  people: z.array(reportPerson),
  figures: companyFigures,
});
export type CompanyReport = z.infer<typeof companyReport>;

export const getCompanyReport = call({
  name: 'getCompanyReport',
  method: 'GET',
  path: '/admin/companies/:id/report',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'id' },
  summary:
    'The trainees of a company by name, each with the dates and scores of the modules, and the figures of the company, at most a minute old. `X-Next-Cursor` is the start of the next page, and absent on the last one. With many modules a page has fewer trainees. With `group` the trainees and the figures are those of the group, or of the trainees in none. A limited admin gets the trainees in reach and their figures.',
  params: z.object({ id: idParam }),
  query: z.object({
    group: z.optional(groupParam),
    cursor: z.optional(z.string().check(z.maxLength(REPORT_CURSOR_MAX))),
    pageSize: z.optional(countParam(PAGE_SIZE_MAX)),
  }),
  response: companyReport,
  headers: {
    total: totalCount,
    next: nextCursor(z.string().check(z.maxLength(REPORT_CURSOR_MAX))),
  },
  errors: ['NOT_FOUND'],
});

export const listCompanyFigures = call({
  name: 'listCompanyFigures',
  method: 'GET',
  path: '/admin/company-figures',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary:
    'The figures of each company, at most a minute old. A limited admin gets those of the trainees in reach.',
  response: z.array(companyFigures),
});

/** Which companies the weekly report of an admin is about. */
export const weeklyReport = z.object({
  /** Null without a weekly report. */
  about: z.nullable(z.enum(['all', 'company'])),
  /** The company, if it is about one that is not deleted. */
  company: z.nullable(companyRef),
  /** Whether the portal has a mail server: without one no report is sent. */
  hasMailServer: z.boolean(),
});
export type WeeklyReport = z.infer<typeof weeklyReport>;

export const getWeeklyReport = call({
  name: 'getWeeklyReport',
  method: 'GET',
  path: '/admin/weekly-report',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'input',
  summary: 'Whether the caller gets a weekly report by mail, and about which companies.',
  response: weeklyReport,
});

export const saveWeeklyReport = call({
  name: 'saveWeeklyReport',
  method: 'PUT',
  path: '/admin/weekly-report',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'input',
  summary:
    'Sends the caller a report each Monday at 08:00 in the time zone of the company, or of the portal for all companies. For a limited admin it is about the trainees who are in reach when it is sent. Without a mail server it can only be turned off.',
  body: z.object({
    about: z.nullable(z.enum(['all', 'company'])),
    /** Needed for `company`. */
    company: z.optional(z.nullable(id)),
  }),
  response: weeklyReport,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
