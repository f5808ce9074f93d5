import type { CallArguments } from '@portal/contract/call';
import type {
  AdminCompany,
  CompanyImpact,
  createCompany,
  LinkedCompany,
  PublicCompany,
} from '@portal/contract/companies';
import { reachedCompanies, reachesCompany, within } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import { isUniqueViolation } from '#server/platform/database/constraint-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import { requestKeyOf } from '#server/platform/request-key.ts';
import type { Actor } from '../activity/service.ts';
import type { Deletions } from '../deletions/service.ts';
import type { Media } from '../media/service.ts';
import { findAdminsOf, type ReachService } from '../reach/service.ts';
import { recordCompany, recordUpdate } from './company-activity.ts';
import { newSignUpLink } from './join-code.ts';
import { NO_SUCH_LINK } from './joined-company.ts';
import { inLockedCompany, NO_SUCH_COMPANY } from './locked-company.ts';
import {
  presentAdminCompany,
  presentImpact,
  presentLinkedCompany,
  presentPublicCompany,
  type TrainingInCompany,
} from './present.ts';
import * as queries from './queries.ts';
import { createCompanySettings, type FollowingRules } from './settings.ts';
import * as settingsQueries from './settings-queries.ts';

export { COMPANY_CHAT_CHANGED, type CompanyChatChanged } from './events.ts';
export { newSignUpLink } from './join-code.ts';
export {
  type ChosenCompany,
  findChosenCompany,
  findJoinedCompany,
  type JoinedCompany,
  lockChosenCompany,
  lockJoinedCompany,
  noChosenCompany,
} from './joined-company.ts';
export { isWrongCode, needsConfirmation, requireAdmission, type SignUpFacts } from './joining.ts';
export { inLockedCompany, NO_SUCH_COMPANY } from './locked-company.ts';
export type { TrainingInCompany } from './present.ts';
export {
  findCompaniesByName,
  findCompanyById,
  isNameTaken as isCompanyNameTaken,
  lockCompaniesShared,
  lockCompany,
  lockCompanyShared,
} from './queries.ts';
export { findTimeZone, type StoredCompanyRules, updateCompanyRules } from './settings-queries.ts';
export {
  deleteCompany,
  deletedCompanies,
  findHiddenCompany,
  lockHiddenCompany,
  unmarkCompany,
} from './trash-queries.ts';

export interface CompaniesDependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly media: Pick<Media, 'withStoredLogo' | 'removeFiles'>;
  // These features depend on this one, so their types cannot be imported.
  readonly accounts: {
    announceHiddenCompany(): void;
    announceChangedCompany(id: number): void;
  };
  readonly learning: FollowingRules & {
    trainingIn(companyId: number): Promise<TrainingInCompany>;
  };
  readonly deletions: Deletions;
  readonly reach: Pick<ReachService, 'announce'>;
  readonly now: () => number;
  /** Whether mails reach their recipients: without a mail server they stay in a folder. */
  readonly hasMailServer: boolean;
}

export type Companies = ReturnType<typeof createCompanies>;

type NewCompany = CallArguments<typeof createCompany>['body'];

export function createCompanies(deps: CompaniesDependencies) {
  const { db, media, accounts, learning, deletions, reach, now } = deps;

  async function get(id: number): Promise<AdminCompany> {
    return presentAdminCompany(
      requireFound(await queries.findCountedCompany(db, id), NO_SUCH_COMPANY),
    );
  }

  /** The admins who see only the company, or groups of it. */
  const limitedAdmins = (id: number) => findAdminsOf(db, { companyId: id, groupId: null });

  /** Counts the parts that are deleted with the company, and the training state of its trainees. Throws NOT_FOUND. */
  async function impact({ reach: seen }: Actor, id: number): Promise<CompanyImpact> {
    await get(id);
    const [parts, texts, training, admins] = await Promise.all([
      queries.countParts(db, id),
      queries.countTexts(db, id),
      learning.trainingIn(id),
      seen === 'portal' ? limitedAdmins(id) : [],
    ]);
    return presentImpact({ ...parts, ...texts, admins: admins.map(({ name }) => name) }, training);
  }

  /** Changes the given fields. A new logo replaces the old one. */
  async function update(
    actor: Actor,
    id: number,
    changes: { readonly name?: string | undefined },
    logo: StagedFile | null,
  ): Promise<AdminCompany> {
    const replaced = await media.withStoredLogo(logo, (logoKey) =>
      unlessTaken(() =>
        inLockedCompany(db, id, async (tx, { name }) => {
          const oldKey = await queries.findLogoKey(tx, id);
          await queries.updateCompany(tx, id, { ...changes, logoKey: logoKey ?? undefined });
          const act = { actor, id, at: now() };
          await recordUpdate(tx, act, { name, logoKey: oldKey }, { ...changes, logoKey });
          return logoKey === null ? null : oldKey;
        }),
      ),
    );
    if (changes.name !== undefined) accounts.announceChangedCompany(id);
    if (replaced !== null) await media.removeFiles([replaced]);
    return get(id);
  }

  return {
    ...createCompanySettings(deps),

    /** The listed companies. */
    async listPublic(): Promise<PublicCompany[]> {
      return (await settingsQueries.listPublicCompanies(db)).map(presentPublicCompany);
    },

    /** Throws NOT_FOUND. */
    async ofLink(link: string): Promise<LinkedCompany> {
      const company = await settingsQueries.findCompanyOfLink(db, link);
      return presentLinkedCompany(requireFound(company, NO_SUCH_LINK));
    },

    /** The companies in reach; of a company with groups in reach only the members of these are counted. */
    async list({ reach: seen }: Actor): Promise<AdminCompany[]> {
      const rows = await queries.listCountedCompanies(db, reachedCompanies(seen));
      const members = await queries.countMembers(db, within(seen)?.groups ?? []);
      return rows.map((row) =>
        presentAdminCompany(
          reachesCompany(seen, row.id) ? row : { ...row, trainee_count: members.get(row.id) ?? 0 },
        ),
      );
    },

    /** Throws NOT_FOUND. For routes that must check before a file is received. */
    get,

    impact,

    /**
     * If the answer to the same request was lost, the company that it has made is changed instead. Throws NAME_TAKEN.
     */
    async create(
      actor: Actor,
      { name, clientRequestId }: NewCompany,
      logo: StagedFile | null,
    ): Promise<AdminCompany> {
      const requestKey = requestKeyOf(actor.id, clientRequestId);
      const made = await queries.findCompanyOfRequest(db, requestKey);
      if (made !== undefined) return update(actor, made.id, { name }, logo);
      if (await queries.isNameTaken(db, name)) throw nameTaken();
      const id = await media.withStoredLogo(logo, (logoKey) =>
        unlessTaken(() =>
          inTransaction(db, async (tx) => {
            const at = now();
            const id = await queries.insertCompany(tx, {
              name,
              logoKey,
              signUpLink: newSignUpLink(),
              createdAt: at,
              requestKey,
            });
            const after = { name, logo: logoKey === null ? null : 'new' };
            await recordCompany(tx, { actor, action: 'company.created', id, name, at }, { after });
            return id;
          }),
        ),
      );
      return get(id);
    },

    update,

    /**
     * Moves the company with its modules, media, trainees and their progress to the trash, by one mark. Throws
     * FOREIGN_KEY if an admin belongs to the company.
     */
    async remove(actor: Actor, id: number): Promise<Removed> {
      const removed = await inLockedCompany(db, id, async (tx, { name }) => {
        if (await queries.hasAdmin(tx, id))
          throw new AppError('FOREIGN_KEY', because('companyInUse'));
        const at = now();
        // Their results may be very many, so they are counted in the background.
        const { administrators: _, ...counts } = await queries.countParts(tx, id);
        const deletion = { kind: 'company', subjectId: id, name, company: null } as const;
        const deletionId = await deletions.recordDeletion(tx, { ...deletion, actor, counts, at });
        await queries.markCompany(tx, id, { deletionId, at });
        const before = { name, trainees: counts.trainees, videos: counts.videos };
        const act = { actor, action: 'company.deleted', id, name, at } as const;
        await recordCompany(tx, act, { before });
        return { name, deletionId };
      });
      accounts.announceHiddenCompany();
      reach.announce((await limitedAdmins(id)).map((admin) => admin.id));
      return { ...removed, deletionId: deletions.deletionIdForAnswer(removed.deletionId) };
    },
  };
}

interface Removed {
  readonly name: string;
  readonly deletionId: number | null;
}

function nameTaken(): AppError {
  return new AppError('NAME_TAKEN', because('companyNameTaken'));
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}
