/** Groups of trainees, for admins. */
import type { CallArguments } from '@portal/contract/call';
import type { CompanyRef, GroupFilter } from '@portal/contract/fields';
import type {
  Group,
  GroupImpact,
  GroupMember,
  GroupSignUpLink,
  listGroupMembers,
} from '@portal/contract/groups';
import { GROUPS_PER_COMPANY_MAX, TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { groupsReached } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import { searchKey } from '@portal/contract/text-keys';
import { isUniqueViolation } from '#server/platform/database/constraint-errors.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { type Counted, pageOf } from '#server/platform/http/page.ts';
import { type Actor, record } from '../activity/service.ts';
import {
  findCompanyById,
  inLockedCompany,
  NO_SUCH_COMPANY,
  newSignUpLink,
} from '../companies/service.ts';
import type { Deletions } from '../deletions/service.ts';
import type { Learning } from '../learning/service.ts';
import { findAdminsOf, type ReachService } from '../reach/service.ts';
import { changeAudience } from './audience.ts';
import * as members from './member-queries.ts';
import { GROUP_NOT_FOUND } from './membership.ts';
import * as queries from './queries.ts';
import * as linkQueries from './sign-up-link-queries.ts';

export { changeAudience } from './audience.ts';
export { type ChangesStandings, changeMembers } from './changing-members.ts';
export { hasMembers, isAmongMembers, isInGroup } from './filter-queries.ts';
export {
  countMembers,
  deleteMembers,
  findMembersAmong,
  hasManyMembers,
  insertMembers,
  markLeft,
  removeFullMembers,
  unmarkLeft,
} from './member-queries.ts';
export {
  findFull,
  GROUP_NOT_FOUND,
  type GroupsChange,
  groupsOf,
  joinGroup,
  lockGroupOfLink,
  setGroups,
  undoGroupsChange,
} from './membership.ts';
export { createMissingGroups, findNamedGroups, type NamedGroups } from './named-groups.ts';
export {
  countGroups,
  deleteSomeOfGroup,
  findCompaniesOfGroups,
  findGroup,
  isNameTaken as isGroupNameTaken,
  listAllGroupIds,
  listNamesOfGroups,
  lockGroup,
  unmarkGroup,
} from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly deletions: Deletions;
  readonly reach: Pick<ReachService, 'announce'>;
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'moduleChanges'>;
  // This feature depends on groups, so its types cannot be imported.
  readonly help: { releaseOf(tx: Db, adminId: number, at: number): Promise<void> };
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Locked {
  readonly group: queries.GroupRow;
  readonly company: CompanyRef;
}

interface Removed {
  readonly name: string;
  readonly deletionId: number | null;
}

export type Groups = ReturnType<typeof createGroups>;

export function createGroups({ db, deletions, reach, learning, help, now }: Dependencies) {
  async function get(id: number): Promise<Group> {
    return present(requireFound(await queries.findCountedGroup(db, id), GROUP_NOT_FOUND));
  }

  async function signUpLink(id: number): Promise<GroupSignUpLink> {
    return presentLink(requireFound(await linkQueries.findSignUpLink(db, id), GROUP_NOT_FOUND));
  }

  /** Runs `work` with the company of the group locked: no other change of its groups runs beside. Throws NOT_FOUND. */
  async function inLockedGroup<T>(
    id: number,
    work: (tx: Db, locked: Locked) => Promise<T>,
  ): Promise<T> {
    const { company_id } = requireFound(await queries.findGroup(db, id), GROUP_NOT_FOUND);
    return inLockedCompany(db, company_id, async (tx, company) => {
      const group = requireFound(await queries.findGroup(tx, id), GROUP_NOT_FOUND);
      return work(tx, { group, company });
    });
  }

  return {
    /** Those that the admin reaches. Throws NOT_FOUND. */
    async list(companyId: number, seenBy: Reach): Promise<Group[]> {
      requireFound(await findCompanyById(db, companyId), NO_SUCH_COMPANY);
      const only = groupsReached(seenBy, companyId);
      return (await queries.listCountedGroups(db, companyId, only)).map(present);
    },

    /** The consequences of a deletion of the group. Throws NOT_FOUND. */
    async impact(id: number): Promise<GroupImpact> {
      const group = requireFound(await queries.findGroup(db, id), GROUP_NOT_FOUND);
      const [admins, modules] = await Promise.all([
        adminsOf(db, group),
        queries.listModulesOfGroup(db, id),
      ]);
      return { admins: admins.map(({ name }) => name), modules: modules.map(({ name }) => name) };
    },

    /** Throws NOT_FOUND, NAME_TAKEN, CONFLICT. */
    async create(actor: Actor, companyId: number, name: string): Promise<Group> {
      const id = await unlessTaken(() =>
        inLockedCompany(db, companyId, async (tx, company) => {
          const at = now();
          const [id = 0] = await createGroupsIn(tx, company.id, { names: [name], at });
          const subject = { kind: 'group', id, name } as const;
          const change = { action: 'group.created', after: { name } } as const;
          await record(tx, { actor, ...change, subject, company, at });
          return id;
        }),
      );
      return get(id);
    },

    /** Throws NOT_FOUND, NAME_TAKEN. */
    async rename(actor: Actor, id: number, name: string): Promise<Group> {
      await unlessTaken(() =>
        inLockedGroup(id, async (tx, { group, company }) => {
          if (group.name === name) return;
          await queries.renameGroup(tx, id, name);
          const subject = { kind: 'group', id, name: group.name } as const;
          const changed = { before: { name: group.name }, after: { name } };
          const action = 'group.updated';
          await record(tx, { actor, action, subject, company, ...changed, at: now() });
        }),
      );
      return get(id);
    },

    /**
     * Moves the group to the trash; its members are kept there. Admins whose scope it is do not see them any more. Throws
     * NOT_FOUND.
     */
    async remove(actor: Actor, id: number): Promise<Removed> {
      // Before the transaction: a group can have very many members.
      const trainees = await members.countMembers(db, id, '');
      const removed = await inLockedGroup(id, async (tx, { group, company }) => {
        const at = now();
        const { name } = group;
        const deletion = { kind: 'group', subjectId: id, name, company } as const;
        const counts = { trainees };
        const deletionId = await deletions.recordDeletion(tx, { ...deletion, actor, counts, at });
        const change = { learning, companyId: company.id, groupId: id, deletionId, at };
        await changeAudience(tx, change, () => queries.markGroup(tx, id, { deletionId, at }));
        const admins = await adminsOf(tx, group);
        for (const admin of admins) await help.releaseOf(tx, admin.id, at);
        const subject = { kind: 'group', id, name } as const;
        const deleted = { action: 'group.deleted', before: { name, trainees } } as const;
        await record(tx, { actor, ...deleted, subject, company, at });
        return { name, deletionId, admins, companyId: company.id };
      });
      reach.announce(removed.admins.map((admin) => admin.id));
      await learning.moduleChanges.begin(removed.companyId);
      const deletionId = deletions.deletionIdForAnswer(removed.deletionId);
      return { name: removed.name, deletionId };
    },

    /** Throws NOT_FOUND. */
    signUpLink,

    /** Gives the group another sign-up link; the old one ends. Throws NOT_FOUND. */
    async renewSignUpLink(actor: Actor, id: number): Promise<GroupSignUpLink> {
      await inLockedGroup(id, async (tx, { group, company }) => {
        await linkQueries.updateSignUpLink(tx, id, newSignUpLink());
        const subject = { kind: 'group', id, name: group.name } as const;
        const action = 'group.link-renewed';
        await record(tx, { actor, action, subject, company, at: now() });
      });
      return signUpLink(id);
    },

    /** Throws NOT_FOUND. */
    async members(
      id: number,
      query: CallArguments<typeof listGroupMembers>['query'],
    ): Promise<Counted<GroupMember[]>> {
      requireFound(await queries.findGroup(db, id), GROUP_NOT_FOUND);
      const search = searchKey(query.search ?? '');
      const page = pageOf({ page: 1, ...query }, TRAINEE_PAGE_SIZE) ?? FIRST_PAGE;
      const [rows, total] = await Promise.all([
        members.listMembers(db, id, { ...page, search }),
        members.countMembers(db, id, search),
      ]);
      return { rows: rows.map(presentMember), total };
    },
  };
}

/** The limited admins whose scope the group is. */
const adminsOf = (db: Db, { id, company_id: companyId }: queries.GroupRow) =>
  findAdminsOf(db, { companyId, groupId: id });

const FIRST_PAGE = { limit: TRAINEE_PAGE_SIZE, offset: 0 };

/** Throws NOT_FOUND if the filter is a group that is deleted or of another company. */
export async function requireGroupOf(
  db: Db,
  companyId: number,
  group: GroupFilter | undefined,
): Promise<void> {
  if (typeof group !== 'number') return;
  const found = requireFound(await queries.findGroup(db, group), GROUP_NOT_FOUND);
  if (found.company_id !== companyId) throw new AppError('NOT_FOUND', GROUP_NOT_FOUND);
}

/** Call it with the company locked. Throws CONFLICT, and the engine's unique violation if a name is taken. */
export async function createGroupsIn(
  tx: Db,
  companyId: number,
  { names, at }: { readonly names: readonly string[]; readonly at: number },
): Promise<number[]> {
  if ((await queries.countGroups(tx, companyId)) + names.length > GROUPS_PER_COMPANY_MAX)
    throw new AppError('CONFLICT', because('tooManyGroups', { max: GROUPS_PER_COMPANY_MAX }));
  const ids: number[] = [];
  for (const name of names) {
    const group = { companyId, name, signUpLink: newSignUpLink(), at };
    ids.push(await queries.insertGroup(tx, group));
  }
  return ids;
}

function present({ id, name, members, modules }: queries.CountedGroupRow): Group {
  return { id, name, members, modules };
}

function presentLink(row: linkQueries.SignUpLinkRow): GroupSignUpLink {
  return {
    link: row.sign_up_link,
    company: { id: row.company_id, name: row.company_name },
    signUp: row.sign_up,
    language: row.language,
  };
}

type MemberRow = Awaited<ReturnType<typeof members.listMembers>>[number];

function presentMember({ id, name, email, since }: MemberRow): GroupMember {
  return { id, name, email, since: new Date(since).toISOString() };
}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('NAME_TAKEN', because('groupNameTaken'));
    throw error;
  }
}
