/** Who is late: counts of standings, a matrix of people and modules, what comes due, and the months before. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { certificateInShort } from './certificate-status.ts';
import { countParam, groupParam, groupRef, id, idParam, instant } from './fields.ts';
import { MATRIX_CURSOR_MAX, PAGE_SIZE_MAX } from './limits.ts';
import { civilDate, standingState } from './requirements.ts';
import { standingFilter } from './standing-filter.ts';

/** Trainees, each counted once by the worst standing of the modules. */
export const requirementsSummary = z.object({
  /** Overdue or expired: the standing filter `late`. */
  overdue: z.int(),
  /** In grace, or due within a week: the standing filter `dueSoon`. */
  dueSoon: z.int(),
  /** Their renewal is open: the standing filter `renewalOpen`. */
  expiring: z.int(),
  valid: z.int(),
  /** The others who have a standing. */
  other: z.int(),
  /** Percent with one decimal of the trainees who must take any module and are late in none; null without such trainees. */
  compliantPercent: z.nullable(z.number()),
  countedAt: instant,
});
export type RequirementsSummary = z.infer<typeof requirementsSummary>;

export const getRequirementsSummary = call({
  name: 'getRequirementsSummary',
  method: 'GET',
  path: '/admin/requirements/summary',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company', group: 'group' },
  summary:
    'How many trainees are late, due soon, expiring and valid, at most a minute old: of a company, a group, or all in reach. Zeros without rules.',
  query: z.object({ company: z.optional(idParam), group: z.optional(groupParam) }),
  response: requirementsSummary,
  errors: ['NOT_FOUND'],
});

const byCompany = z.object({ id: idParam });

/** Trainees who must take any module, and those of them who are late in none. */
const compliance = z.object({ required: z.int(), compliant: z.int() });

export const companyCompliance = z.object({
  today: z.extend(compliance, { countedAt: instant }),
  /** The counted ones of the last twelve months, oldest first. */
  months: z.array(
    z.extend(compliance, {
      /** Such as 2027-02. */
      month: z.string(),
    }),
  ),
});
export type CompanyCompliance = z.infer<typeof companyCompliance>;

export const getCompanyCompliance = call({
  name: 'getCompanyCompliance',
  method: 'GET',
  path: '/admin/companies/:id/compliance',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'id' },
  summary:
    'How many trainees of a company or group are late in no module, today and as counted at the end of each of the last twelve months. A limited admin of several groups gets the months of a single group.',
  params: byCompany,
  query: z.object({ group: z.optional(groupParam) }),
  response: companyCompliance,
  errors: ['NOT_FOUND'],
});

export const comingWeek = z.object({
  /** Monday, or today for the first one. */
  from: civilDate,
  /** The modules in which something happens, in training order. */
  modules: z.array(
    z.object({
      moduleId: id,
      moduleName: z.string(),
      /** Trainees for whom it comes due: a first completion, or a renewal that was put off beyond the end. */
      due: z.int(),
      /** Trainees whose completion ends. */
      expires: z.int(),
    }),
  ),
});
export type ComingWeek = z.infer<typeof comingWeek>;

export const listComingWeeks = call({
  name: 'listComingWeeks',
  method: 'GET',
  path: '/admin/companies/:id/coming-weeks',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'id' },
  summary:
    'What comes due and what expires in a company or group in the next 90 days, by week, at most ten minutes old.',
  params: byCompany,
  query: z.object({ group: z.optional(groupParam) }),
  response: z.object({ weeks: z.array(comingWeek), countedAt: instant }),
  errors: ['NOT_FOUND'],
});

/** How a trainee stands in a module. */
export const matrixCell = z.object({
  moduleId: id,
  state: standingState,
  /** The day that belongs to the state: a due date, or the end of validity; null without one. */
  on: z.nullable(civilDate),
  dueOn: z.nullable(civilDate),
  completedOn: z.nullable(civilDate),
  validUntil: z.nullable(civilDate),
  /** `portal` if the best completion was watched here, `recorded` if it was recorded; null without a completion. */
  source: z.nullable(z.enum(['portal', 'recorded'])),
  /** The name of who recorded it; null otherwise, or if unknown. */
  recordedBy: z.nullable(z.string()),
});
export type MatrixCell = z.infer<typeof matrixCell>;

export const matrixPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  groups: z.array(groupRef),
  /** In training order; modules that are not required have none. */
  cells: z.array(matrixCell),
  certificate: z.nullable(certificateInShort),
});
export type MatrixPerson = z.infer<typeof matrixPerson>;

export const matrixPage = z.object({
  modules: z.array(z.object({ id, name: z.string() })),
  people: z.array(matrixPerson),
  /** The number of people on all pages. */
  total: z.int(),
  /** The start of the next page; null on the last one. */
  nextCursor: z.nullable(z.string()),
});
export type MatrixPage = z.infer<typeof matrixPage>;

export const getMatrix = call({
  name: 'getMatrix',
  method: 'GET',
  path: '/admin/companies/:id/matrix',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'id' },
  summary:
    'How the trainees of a company or group stand in each module, the worst first. `module` narrows it to one module. Empty without rules of the company.',
  params: byCompany,
  query: z.object({
    group: z.optional(groupParam),
    standing: z.optional(standingFilter),
    module: z.optional(idParam),
    cursor: z.optional(z.string().check(z.maxLength(MATRIX_CURSOR_MAX))),
    pageSize: z.optional(countParam(PAGE_SIZE_MAX)),
  }),
  response: matrixPage,
  errors: ['NOT_FOUND'],
});
