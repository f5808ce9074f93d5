/** The reach of admins: everything that they see and may do, or companies and groups with a right each. */
import * as z from 'zod/mini';
import { id } from './fields.ts';
import { ADMIN_SCOPES_MAX } from './limits.ts';
import { issueText } from './reasons.ts';

/**
 * From the least to the most; each includes the ones before.
 * - `read`: see, report and export.
 * - `people`: add, change, import, invite and delete trainees, and answer their help requests.
 * - `training`: modules, videos, questions and the settings of the company; for whole companies only.
 */
export const RIGHTS = ['read', 'people', 'training'] as const;
export type Right = (typeof RIGHTS)[number];

/** A company, or one of its groups, in which an admin has a right. */
export const adminScope = z
  .object({
    companyId: id,
    /** Absent for the whole company. */
    groupId: z.optional(id),
    rights: z.enum(RIGHTS),
  })
  .check(
    z.refine(({ groupId, rights }) => groupId === undefined || rights !== 'training', {
      path: ['rights'],
      error: issueText('trainingNeedsCompany'),
    }),
  );

export type AdminScope = z.infer<typeof adminScope>;

/** The reach of an admin as it is chosen. */
export const chosenReach = z.union([
  z.literal('portal'),
  z
    .array(adminScope)
    .check(
      z.minLength(1, issueText('chooseScope')),
      z.maxLength(ADMIN_SCOPES_MAX, issueText('tooManyScopes', { max: ADMIN_SCOPES_MAX })),
    ),
]);
export type ChosenReach = z.infer<typeof chosenReach>;

/** The same with names. */
export const namedScope = z.object({
  companyId: id,
  companyName: z.string(),
  /** Absent, like the name, for the whole company. */
  groupId: z.optional(id),
  groupName: z.optional(z.string()),
  rights: z.enum(RIGHTS),
});
export type NamedScope = z.infer<typeof namedScope>;

/** `portal`: everything. A list is what a limited admin sees, and is empty if all of it was deleted. */
export const reach = z.union([z.literal('portal'), z.array(namedScope)]);
export type Reach = z.infer<typeof reach>;

/**
 * The header with which an admin sees the portal as another one would see it: a JSON list of scopes. Only calls that
 * change nothing are answered.
 */
export const VIEW_AS_HEADER = 'x-view-as';

/** The records from which the company and the groups that a call concerns follow. */
export type ReachedRecord =
  | 'company'
  | 'module'
  | 'group'
  | 'trainee'
  | 'attempt'
  | 'helpRequest'
  | 'job'
  | 'deletion';

/**
 * Where an admin call's company or group comes from.
 * - A record and the parameter with its id, in the path, the query or the body. Without a value the call is a list.
 * - `list`: the answer has only what is within the reach.
 * - `input`: the service checks what the input names.
 */
export type ReachSource = { readonly [R in ReachedRecord]?: string } | 'list' | 'input';

/** The needs of a call for admins. */
export interface NeededReach {
  /** Everything, a whole company, or at least a group of it. */
  readonly reach: 'portal' | 'company' | 'group';
  readonly right: Right;
  readonly by: ReachSource;
}
