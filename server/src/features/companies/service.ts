import type { AdminCompany, Company, CompanyImpact } from '@portal/contract/companies';
import type { CompanyRef } from '@portal/contract/fields';
import { COMPANY_IN_USE } from '@portal/contract/sentences';
import { normalizedKey } from '@portal/contract/text-rules';
import { isUniqueViolation } from '#server/platform/database/constraint-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import type { Actor } from '../activity/service.ts';
import type { Media } from '../media/service.ts';
import type { Deletions } from '../trash/service.ts';
import { recordCompany, recordUpdate } from './company-activity.ts';
import { byName } from './name-order.ts';
import {
  presentAdminCompany,
  presentCompany,
  presentImpact,
  type TrainingInCompany,
} from './present.ts';
import * as queries from './queries.ts';

export type { TrainingInCompany } from './present.ts';
export {
  findCompaniesByName,
  findCompanyById,
  isNameTaken as isCompanyNameTaken,
  lockCompaniesShared,
  lockCompany,
  lockCompanyShared,
} from './queries.ts';
export {
  deleteCompany,
  findHiddenCompany,
  lockHiddenCompany,
  unmarkCompany,
} from './trash-queries.ts';

export interface CompaniesDependencies {
  readonly db: Db;
  readonly media: Pick<Media, 'withStoredLogo' | 'removeFiles'>;
  // These features depend on this one, so their types cannot be imported.
  readonly accounts: { announceHiddenCompany(): void };
  readonly learning: { trainingIn(companyId: number): Promise<TrainingInCompany> };
  readonly deletions: Deletions;
  readonly now: () => number;
}

const NO_SUCH_COMPANY = 'Company not found or already deleted';

export type Companies = ReturnType<typeof createCompanies>;

export function createCompanies(deps: CompaniesDependencies) {
  const { db, media, accounts, learning, deletions, now } = deps;

  async function get(id: number): Promise<AdminCompany> {
    return presentAdminCompany(
      requireFound(await queries.findCountedCompany(db, id), NO_SUCH_COMPANY),
    );
  }

  /** Counts the parts that are deleted with the company, and the training state of its trainees. Throws NOT_FOUND. */
  async function impact(id: number): Promise<CompanyImpact> {
    await get(id);
    const [parts, texts, training] = await Promise.all([
      queries.countParts(db, id),
      queries.countTexts(db, id),
      learning.trainingIn(id),
    ]);
    return presentImpact({ ...parts, ...texts }, training);
  }

  return {
    async listPublic(): Promise<Company[]> {
      return (await queries.listPublicCompanies(db)).sort(byName).map(presentCompany);
    },

    async list(): Promise<AdminCompany[]> {
      return (await queries.listCountedCompanies(db)).sort(byName).map(presentAdminCompany);
    },

    /** Throws NOT_FOUND. For routes that must check before a file is received. */
    get,

    impact,

    async create(actor: Actor, name: string, logo: StagedFile | null): Promise<AdminCompany> {
      if (await queries.isNameTaken(db, name)) throw nameTaken();
      const id = await media.withStoredLogo(logo, (logoKey) =>
        unlessTaken(() =>
          inTransaction(db, async (tx) => {
            const at = now();
            const id = await queries.insertCompany(tx, { name, logoKey, createdAt: at });
            const after = { name, logo: logoKey !== null };
            await recordCompany(tx, { actor, action: 'company.created', id, name, at }, { after });
            return id;
          }),
        ),
      );
      return get(id);
    },

    /** Changes the given fields. A new logo replaces the old one. */
    async update(
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
      if (replaced !== null) await media.removeFiles([replaced]);
      return get(id);
    },

    /**
     * Moves the company with its modules, media, trainees and their progress to the trash, by one mark. Throws
     * FOREIGN_KEY if an admin belongs to the company.
     */
    async remove(actor: Actor, id: number): Promise<Removed> {
      const removed = await inLockedCompany(db, id, async (tx, { name }) => {
        if (await queries.hasAdmin(tx, id)) throw new AppError('FOREIGN_KEY', COMPANY_IN_USE);
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
      deletions.workSoon();
      return { ...removed, deletionId: deletions.deletionIdForAnswer(removed.deletionId) };
    },
  };
}

interface Removed {
  readonly name: string;
  readonly deletionId: number | null;
}

function nameTaken(): AppError {
  return new AppError('NAME_TAKEN', 'A company with this name already exists.');
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

/**
 * Runs `work` in a transaction with the company locked: two changes of the same company run one after the other, and no
 * trainee joins a company that is being deleted. Throws NOT_FOUND.
 */
export function inLockedCompany<T>(
  db: Db,
  id: number,
  work: (tx: Db, company: CompanyRef) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) =>
    work(tx, requireFound(await queries.lockCompany(tx, id), NO_SUCH_COMPANY)),
  );
}

/** Finds the company that a user chooses at the sign-up, one of `listPublic`. Throws NOT_FOUND. */
export async function findPublicCompany(db: Db, companyName: string): Promise<CompanyRef> {
  return chosenCompany(await queries.findPublicCompany(db, companyName));
}

/** Finds the company that an admin chooses for a trainee. Throws NOT_FOUND. */
export async function findChosenCompany(db: Db, companyName: string): Promise<CompanyRef> {
  const [company] = await queries.findCompaniesByName(db, [normalizedKey(companyName)]);
  return chosenCompany(company);
}

function chosenCompany(company: CompanyRef | undefined): CompanyRef {
  if (company === undefined) throw noChosenCompany();
  return { id: company.id, name: company.name };
}

/** Call in the transaction of an account in the company, before other locks. Throws NOT_FOUND if it was deleted. */
export async function lockChosenCompany(tx: Db, id: number): Promise<void> {
  if (!(await queries.lockCompanyShared(tx, id))) throw noChosenCompany();
}

export function noChosenCompany(): AppError {
  return new AppError('NOT_FOUND', 'This company does not exist. Please select a company.');
}
