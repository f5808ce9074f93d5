import type { AdminCompany, Company, CompanyImpact } from '@portal/contract/companies';
import {
  isForeignKeyViolation,
  isUniqueViolation,
} from '../../platform/database/constraint-errors.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Db } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/log.ts';
import { removeDropped } from '../../platform/media/dropped-media.ts';
import { createImageRewriter } from '../../platform/media/images/create-image-rewriter.ts';
import type { MediaStore, StagedFile } from '../../platform/media/media-store.ts';
import type { WorkerPool } from '../../platform/worker/worker-pool.ts';
import type { Actor } from '../activity/service.ts';
import { recordCompany, recordUpdate } from './company-activity.ts';
import { inLockedCompany, NO_SUCH_COMPANY } from './locked-company.ts';
import { keepLogo } from './logo-file.ts';
import { byName } from './name-order.ts';
import {
  presentAdminCompany,
  presentCompany,
  presentImpact,
  type TrainingInCompany,
} from './present.ts';
import * as queries from './queries.ts';

export { findChosenCompany, noChosenCompany } from './chosen-company.ts';
export { inLockedCompany } from './locked-company.ts';
export type { TrainingInCompany } from './present.ts';
export { findCompaniesByName, holdCompany } from './queries.ts';

export interface CompaniesDependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly workers: Pick<WorkerPool, 'run'>;
  // These features depend on this one: their types cannot be imported.
  readonly accounts: { announceDeletion(userIds: readonly number[]): Promise<void> };
  readonly learning: { trainingIn(companyId: number): Promise<TrainingInCompany> };
  readonly modules: { videoKeysOf(tx: Db, companyId: number): Promise<string[]> };
  readonly trainees: { deleteAllOf(tx: Db, companyId: number): Promise<number[]> };
  readonly now: () => number;
  readonly log: Logger;
}

export type Companies = ReturnType<typeof createCompanies>;

export function createCompanies(deps: CompaniesDependencies) {
  const { db, media, accounts, learning, modules, trainees, now, log } = deps;
  const rewriteImage = createImageRewriter(deps.workers);
  const removeFiles = (keys: readonly string[]) => removeDropped({ media, log }, keys);

  async function get(id: number): Promise<AdminCompany> {
    return presentAdminCompany(found(await queries.findCountedCompany(db, id), NO_SUCH_COMPANY));
  }

  /**
   * Keeps the logo before the row that names it is written; a refused row takes the file with it.
   * After any other failure the row may yet have been committed: then the sweep of orphans decides.
   */
  async function withLogo<T>(
    logo: StagedFile | null,
    write: (logoKey: string | null) => Promise<T>,
  ): Promise<T> {
    const logoKey = await keepLogo(logo, rewriteImage);
    try {
      return await write(logoKey);
    } catch (error) {
      const refusal = isUniqueViolation(error) ? nameTaken() : error;
      if (logoKey !== null && refusal instanceof AppError) await removeFiles([logoKey]);
      throw refusal;
    }
  }

  return {
    async listPublic(): Promise<Company[]> {
      return (await queries.listCompanies(db)).sort(byName).map(presentCompany);
    },

    async list(): Promise<AdminCompany[]> {
      return (await queries.listCountedCompanies(db)).sort(byName).map(presentAdminCompany);
    },

    /** Throws NOT_FOUND; for routes that must know before a file is received. */
    get,

    /** What goes with it, and how its trainees stand. Throws NOT_FOUND. */
    async impact(id: number): Promise<CompanyImpact> {
      await get(id);
      const [parts, training] = await Promise.all([
        queries.countParts(db, id),
        learning.trainingIn(id),
      ]);
      return presentImpact(parts, training);
    },

    async create(actor: Actor, name: string, logo: StagedFile | null): Promise<AdminCompany> {
      if (await queries.isNameTaken(db, name)) throw nameTaken();
      const id = await withLogo(logo, (logoKey) =>
        inTransaction(db, async (tx) => {
          const at = now();
          const id = await queries.insertCompany(tx, { name, logoKey, createdAt: at });
          const after = { name, logo: logoKey !== null };
          await recordCompany(tx, { actor, action: 'company.created', id, name, at }, { after });
          return id;
        }),
      );
      return get(id);
    },

    /** Changes what is given; a new logo takes the old one's place. */
    async update(
      actor: Actor,
      id: number,
      changes: { readonly name?: string | undefined },
      logo: StagedFile | null,
    ): Promise<AdminCompany> {
      const replaced = await withLogo(logo, (logoKey) =>
        inLockedCompany(db, id, async (tx, { name }) => {
          const oldKey = await queries.findLogoKey(tx, id);
          await queries.updateCompany(tx, id, { ...changes, logoKey: logoKey ?? undefined });
          const act = { actor, id, at: now() };
          await recordUpdate(tx, act, { name, logoKey: oldKey }, { ...changes, logoKey });
          return logoKey === null ? null : oldKey;
        }),
      );
      if (replaced !== null) await removeFiles([replaced]);
      return get(id);
    },

    /**
     * With its modules, media, trainees and all they did; an attached administrator is in the way.
     */
    async remove(actor: Actor, id: number): Promise<{ name: string }> {
      const { company, traineeIds, videoKeys } = await unlessAttached(() =>
        inLockedCompany(db, id, async (tx, { name }) => {
          const gone = {
            videoKeys: await modules.videoKeysOf(tx, id),
            traineeIds: await trainees.deleteAllOf(tx, id),
            company: await queries.deleteCompany(tx, id),
          };
          const before = { name, trainees: gone.traineeIds.length, videos: gone.videoKeys.length };
          const act = { actor, action: 'company.deleted', id, name, at: now() } as const;
          await recordCompany(tx, act, { before });
          return gone;
        }),
      );
      await accounts.announceDeletion(traineeIds);
      await removeFiles(company.logo_key === null ? videoKeys : [company.logo_key, ...videoKeys]);
      return { name: company.name };
    },
  };
}

function nameTaken(): AppError {
  return new AppError('NAME_TAKEN', 'A company with this name already exists.');
}

async function unlessAttached<T>(remove: () => Promise<T>): Promise<T> {
  try {
    return await remove();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError(
      'FOREIGN_KEY',
      'Cannot delete company: It has associated data that cannot be removed',
    );
  }
}
