/** Deletes and reorders modules; module-saving.ts changes their content. */

import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/modules';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { type Actor, differences, record } from '../activity/service.ts';
import { inLockedCompany } from '../companies/service.ts';
import type { Deletions } from '../deletions/service.ts';
import type { Learning } from '../learning/service.ts';
import { recordFields } from './fields.ts';
import { inLockedModule } from './locked-module.ts';
import { orderOf, recordModule } from './module-activity.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly deletions: Deletions;
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'moduleChanges'>;
  readonly now: () => number;
}

interface Removed {
  readonly name: string;
  readonly deletionId: number | null;
}

type Body<C> = CallArguments<C>['body'];

export function createModuleChanges({ db, deletions, learning, now }: Dependencies) {
  /** The numbers of what depends on the module that are counted quickly; the trash counts the results. */
  async function countParts(tx: Db, moduleId: number) {
    const videos = await queries.listVideos(tx, { moduleId });
    const questions = await queries.listQuestions(tx, { moduleId });
    const feedback = await queries.countFeedback(tx, moduleId);
    return { videos: videos.length, questions: questions.length, feedback };
  }

  return {
    /** Moves the module to the trash. */
    async remove(actor: Actor, moduleId: number): Promise<Removed> {
      const removed = await inLockedModule(db, moduleId, async (tx, module) => {
        await learning.rememberOpenModules(tx, module.company_id);
        const at = now();
        const { name } = module;
        const counts = await countParts(tx, moduleId);
        const deletionId = await deletions.recordDeletion(tx, {
          kind: 'module',
          subjectId: moduleId,
          name,
          company: { id: module.company_id, name: module.company_name },
          actor,
          counts,
          at,
        });
        await queries.markModule(tx, moduleId, { deletionId, at });
        await learning.moduleChanges.moduleChanged(tx, {
          companyId: module.company_id,
          module,
          kind: 'deleted',
          deletionId,
          at,
        });
        const act = { actor, action: 'module.deleted', module, at } as const;
        await recordModule(tx, act, {
          before: { ...recordFields(module), videos: counts.videos },
        });
        return { name, deletionId, companyId: module.company_id };
      });
      const { name, deletionId, companyId } = removed;
      await learning.moduleChanges.begin(companyId);
      return { name, deletionId: deletions.deletionIdForAnswer(deletionId) };
    },

    /** Throws NOT_FOUND, INVALID_INPUT, and CONFLICT if the modules have another order than `currentOrder`. */
    async reorder(
      actor: Actor,
      { companyId, moduleOrders, currentOrder }: Body<typeof calls.reorderModules>,
    ): Promise<void> {
      await inLockedCompany(db, companyId, async (tx, company) => {
        const modules = await queries.listModules(tx, { companyId });
        const ids = modules.map(({ id }) => id);
        if (!isCompleteOrder(ids, moduleOrders)) throw new AppError('INVALID_INPUT', WRONG_ORDER);
        const order = inOrder(moduleOrders);
        // An order that is stored already is not refused: the answer to the first attempt may have been lost.
        if (currentOrder !== undefined && ![currentOrder, order].some((one) => isSame(one, ids)))
          throw new AppError('CONFLICT', ORDER_CHANGED);
        await learning.rememberOpenModules(tx, companyId);
        await queries.placeModules(tx, companyId, order);
        const changed = differences(
          orderOf(modules),
          orderOf(await queries.listModules(tx, { companyId })),
        );
        const subject = { kind: 'company', ...company } as const;
        const act = { actor, action: 'module.reordered', subject, company, at: now() } as const;
        if (changed !== null) await record(tx, { ...act, ...changed });
      });
    },
  };
}

const inOrder = (places: readonly ModulePlace[]) =>
  places.toSorted((a, b) => a.order - b.order).map(({ id }) => id);

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

const ORDER_CHANGED = because('orderChanged');

const WRONG_ORDER = because('orderWrong');

interface ModulePlace {
  readonly id: number;
  readonly order: number;
}

/** Whether `places` has each of the modules once, with the positions 0 … n-1. */
export function isCompleteOrder(
  moduleIds: readonly number[],
  places: readonly ModulePlace[],
): boolean {
  if (places.length !== moduleIds.length) return false;
  const named = new Set(places.map(({ id }) => id));
  const taken = new Set(places.map(({ order }) => order));
  const isPlace = (order: number) => order >= 0 && order < places.length;
  return (
    moduleIds.every((id) => named.has(id)) &&
    taken.size === places.length &&
    places.every(({ order }) => isPlace(order))
  );
}
