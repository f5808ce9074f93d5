/** Deletes and reorders modules; module-saving.ts changes their content. */
import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/modules';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { type Actor, differences, record } from '../activity/service.ts';
import { inLockedCompany } from '../companies/service.ts';
import type { Learning } from '../learning/service.ts';
import { deleteVideos, type Media } from '../media/service.ts';
import { recordFields } from './fields.ts';
import { inLockedModule } from './locked-module.ts';
import { orderOf, recordModule } from './module-activity.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: Pick<Media, 'removeFiles'>;
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'deleteResultsOfModule'>;
  readonly now: () => number;
}

type Body<C> = CallArguments<C>['body'];

export function createModuleChanges({ db, media, learning, now }: Dependencies) {
  return {
    async remove(actor: Actor, moduleId: number): Promise<{ name: string }> {
      const { name, keys } = await inLockedModule(db, moduleId, async (tx, module) => {
        await learning.rememberOpenModules(tx, module.company_id);
        const keys = await deleteVideos(tx, moduleId);
        await learning.deleteResultsOfModule(tx, moduleId);
        await queries.deleteModule(tx, moduleId);
        const act = { actor, action: 'module.deleted', module, at: now() } as const;
        await recordModule(tx, act, {
          before: { ...recordFields(module), videos: keys.length },
        });
        return { name: module.name, keys };
      });
      await media.removeFiles(keys);
      return { name };
    },

    async reorder(
      actor: Actor,
      { companyId, moduleOrders }: Body<typeof calls.reorderModules>,
    ): Promise<void> {
      await inLockedCompany(db, companyId, async (tx, company) => {
        const modules = await queries.listModules(tx, { companyId });
        const ids = modules.map(({ id }) => id);
        if (!isCompleteOrder(ids, moduleOrders)) throw new AppError('INVALID_INPUT', WRONG_ORDER);
        await learning.rememberOpenModules(tx, companyId);
        const positions = new Map(modules.map(({ id, position }) => [id, position]));
        const moved = moduleOrders.filter(({ id, order }) => positions.get(id) !== order);
        for (const { id, order } of moved) await queries.setPosition(tx, id, order);
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

const WRONG_ORDER =
  'The order must name each module of the company once, with the places from 0 without a gap. ' +
  'Somebody may have added or deleted one meanwhile.';

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
