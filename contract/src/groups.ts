/** Groups: named sets of trainees of one company. A trainee may be in several. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { signUpMode } from './companies.ts';
import {
  companyRef,
  countParam,
  done,
  groupName,
  groupRef,
  id,
  idParam,
  instant,
  language,
  searchParam,
} from './fields.ts';
import { totalCount } from './headers.ts';
import { GROUP_MEMBERS_PER_CALL_MAX, PAGE_SIZE_MAX } from './limits.ts';
import { deleted } from './trash.ts';

export const group = z.extend(groupRef, {
  members: z.int(),
  /** The number of modules that are for its members, besides those for everyone. */
  modules: z.int(),
});
export type Group = z.infer<typeof group>;

export const groupForm = z.object({ name: groupName });

const byId = z.object({ id: idParam });

export const listGroups = call({
  name: 'listGroups',
  method: 'GET',
  path: '/admin/companies/:id/groups',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'id' },
  summary: 'The groups of a company by name, with their numbers of members.',
  params: byId,
  response: z.array(group),
  errors: ['NOT_FOUND'],
});

export const createGroup = call({
  name: 'createGroup',
  method: 'POST',
  path: '/admin/companies/:id/groups',
  access: 'admin',
  reach: 'company',
  right: 'people',
  by: { company: 'id' },
  summary:
    'Adds a group to a company. No two groups of a company have names that differ only in case. Refused with `CONFLICT` if the company has 200.',
  params: byId,
  body: groupForm,
  status: 201,
  response: group,
  errors: ['NOT_FOUND', 'NAME_TAKEN', 'CONFLICT'],
});

export const renameGroup = call({
  name: 'renameGroup',
  method: 'PUT',
  path: '/admin/groups/:id',
  access: 'admin',
  reach: 'company',
  right: 'people',
  by: { group: 'id' },
  summary: 'Gives a group another name.',
  params: byId,
  body: groupForm,
  response: group,
  errors: ['NOT_FOUND', 'NAME_TAKEN'],
});

export const groupImpact = z.object({
  /** The names of the admins who see only this group, or this group and others. */
  admins: z.array(z.string()),
  /** The names of the modules that are for members of this group, in training order. */
  modules: z.array(z.string()),
});
export type GroupImpact = z.infer<typeof groupImpact>;

export const getGroupImpact = call({
  name: 'getGroupImpact',
  method: 'GET',
  path: '/admin/groups/:id/impact',
  access: 'admin',
  reach: 'company',
  right: 'people',
  by: { group: 'id' },
  summary: 'The consequences of a deletion of the group.',
  params: byId,
  response: groupImpact,
  errors: ['NOT_FOUND'],
});

export const deleteGroup = call({
  name: 'deleteGroup',
  method: 'DELETE',
  path: '/admin/groups/:id',
  access: 'admin',
  reach: 'company',
  right: 'people',
  by: { group: 'id' },
  summary: 'Moves a group to the trash. Its members stay as they are.',
  params: byId,
  response: deleted,
  errors: ['NOT_FOUND'],
});

export const groupSignUpLink = z.object({
  /** The token of the link: who signs up with it is in the group. */
  link: z.string(),
  company: companyRef,
  /** Who may sign up for the company, by this link too. */
  signUp: signUpMode,
  /** The language of the company's people; null for that of their browsers. */
  language: z.nullable(language),
});
export type GroupSignUpLink = z.infer<typeof groupSignUpLink>;

export const getGroupSignUpLink = call({
  name: 'getGroupSignUpLink',
  method: 'GET',
  path: '/admin/groups/:id/sign-up-link',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { group: 'id' },
  summary: 'The link by which trainees sign up for the company and are in the group at once.',
  params: byId,
  response: groupSignUpLink,
  errors: ['NOT_FOUND'],
});

export const renewGroupSignUpLink = call({
  name: 'renewGroupSignUpLink',
  method: 'POST',
  path: '/admin/groups/:id/sign-up-link',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { group: 'id' },
  summary: 'Gives a group another sign-up link. The old one ends.',
  params: byId,
  response: groupSignUpLink,
  errors: ['NOT_FOUND'],
});

export const groupMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  since: instant,
});
export type GroupMember = z.infer<typeof groupMember>;

export const listGroupMembers = call({
  name: 'listGroupMembers',
  method: 'GET',
  path: '/admin/groups/:id/members',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { group: 'id' },
  summary:
    'A page of the members of a group by name; the count of all who match the search in `X-Total-Count`.',
  params: byId,
  query: z.object({
    search: z.optional(searchParam),
    page: z.optional(countParam(10_000_000)),
    pageSize: z.optional(countParam(PAGE_SIZE_MAX)),
  }),
  response: z.array(groupMember),
  headers: { total: totalCount },
  errors: ['NOT_FOUND'],
});

export const addGroupMembers = call({
  name: 'addGroupMembers',
  method: 'POST',
  path: '/admin/groups/:id/members',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { group: 'id' },
  summary:
    'Adds trainees of the company to a group; who is in it stays. All or none: refused with `CONFLICT` if one is in 50 groups, and with `NOT_FOUND` if one is no trainee of the company. For more trainees there is a job.',
  params: byId,
  body: z.object({
    userIds: z
      .array(id)
      .check(
        z.minLength(1, 'Choose at least one trainee'),
        z.maxLength(GROUP_MEMBERS_PER_CALL_MAX, `At most ${GROUP_MEMBERS_PER_CALL_MAX} trainees`),
      ),
  }),
  status: 201,
  response: z.extend(done, {
    /** Those who were not in the group before. */
    added: z.int(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const removeGroupMember = call({
  name: 'removeGroupMember',
  method: 'DELETE',
  path: '/admin/groups/:id/members/:userId',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { group: 'id' },
  summary: 'Takes a trainee out of a group. Answers the same if the trainee is not in it.',
  params: z.extend(byId, { userId: idParam }),
  response: done,
  errors: ['NOT_FOUND'],
});
