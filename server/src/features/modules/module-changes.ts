/** Deletion of modules, and their order; their content is changed by module-saving.ts. */
import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/modules';
import type { Db } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/log.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { type Actor, differences, record } from '../activity/service.ts';
import { inLockedCompany } from '../companies/service.ts';
import type { Learning } from '../learning/service.ts';
import { removeDropped } from '../media/stored-file.ts';
import { inLockedModule } from './locked-module.ts';
import { orderOf, recordModule } from './module-activity.ts';
import { isWholeOrder } from './module-order.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly learning: Pick<Learning, 'rememberOpenModules'>;
  readonly now: () => number;
  readonly log: Logger;
}

type Body<C> = CallArguments<C>['body'];

export function createModuleChanges(deps: Dependencies) {
  const { db, learning, now } = deps;
  return {
    async remove(actor: Actor, moduleId: number): Promise<{ name: string }> {
      const { name, keys } = await inLockedModule(db, moduleId, async (tx, module) => {
        await learning.rememberOpenModules(tx, module.company_id);
        const keys = await queries.listMediaKeys(tx, { moduleId });
        await queries.deleteModule(tx, moduleId);
        const { name, description } = module;
        const act = { actor, action: 'module.deleted', module, at: now() } as const;
        await recordModule(tx, act, { before: { name, description, videos: keys.length } });
        return { name, keys };
      });
      await removeDropped(deps, keys);
      return { name };
    },

    async reorder(
      actor: Actor,
      { companyId, moduleOrders }: Body<typeof calls.reorderModules>,
    ): Promise<void> {
      await inLockedCompany(db, companyId, async (tx, company) => {
        const modules = await queries.listModules(tx, { companyId });
        const ids = modules.map(({ id }) => id);
        if (!isWholeOrder(ids, moduleOrders)) throw new AppError('INVALID_INPUT', WRONG_ORDER);
        await learning.rememberOpenModules(tx, companyId);
        for (const { id, order } of moduleOrders) await queries.setPosition(tx, id, order);
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
