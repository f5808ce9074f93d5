import type { ModuleImpact } from '@portal/contract/modules';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Deletions } from '../deletions/service.ts';
import type { Learning } from '../learning/service.ts';
import type { Media } from '../media/service.ts';
import { MODULE_NOT_FOUND } from './locked-module.ts';
import { createModuleChanges } from './module-changes.ts';
import { createModuleSaving } from './module-saving.ts';
import * as queries from './queries.ts';
import { createShownModules } from './shown-modules.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: Pick<Media, 'linkFor' | 'missingAmong' | 'removeFiles'>;
  readonly deletions: Deletions;
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'moduleChanges' | 'learnersOf'>;
  readonly now: () => number;
}

export { inLockedModule, MODULE_NOT_FOUND } from './locked-module.ts';
export { recordModule } from './module-activity.ts';
export {
  countModules,
  type ModuleRow,
  markContent,
  type StoredRule,
  setEdition,
  updateRule,
} from './queries.ts';
export {
  deleteModule,
  listAllModuleIds,
  listRetiredModules,
  retireModule,
  unmarkModule,
} from './trash-queries.ts';

export type Modules = ReturnType<typeof createModules>;

/** Changes do not return the module: `get` presents it, with links for one session. */
export function createModules(deps: Dependencies) {
  const { db, learning } = deps;
  const shown = createShownModules(deps);
  const { remove, reorder } = createModuleChanges(deps);
  const { save, create } = createModuleSaving(deps);

  const find = async (moduleId: number) =>
    requireFound(await queries.findModule(db, moduleId), MODULE_NOT_FOUND);

  return {
    ...shown,

    /** Throws NOT_FOUND. */
    async impact(moduleId: number, passMark?: number): Promise<ModuleImpact> {
      const module = await find(moduleId);
      const learners = await learning.learnersOf(module, passMark ?? module.pass_mark);
      return { ...learners, ...(await queries.countMentions(db, moduleId)) };
    },

    /** Throws NOT_FOUND. */
    find,

    create,
    save,
    remove,
    reorder,
  };
}
