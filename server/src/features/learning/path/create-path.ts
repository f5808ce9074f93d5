import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import type { Media } from '#server/features/media/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { type Learner, learnerOf } from '../learner.ts';
import { findCompanyOf } from '../module-queries.ts';
import { loadPath } from './load-path.ts';
import { type Path, requireModule } from './path.ts';
import { findPosters } from './poster-queries.ts';
import { presentDashboard, presentModules } from './present.ts';
import { findRunFacts } from './progress-queries.ts';
import { rememberOpenModules } from './training-order-queries.ts';

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly media: Pick<Media, 'linkFor'>;
}

export type PathOf = ReturnType<typeof createPath>['pathOf'];

export function createPath({ db, now, media }: Dependencies) {
  const pathOf = (learner: Pick<Learner, 'runId' | 'userId' | 'companyId'>): Promise<Path> =>
    loadPath(db, learner, now());

  return {
    pathOf,

    /** Throws FORBIDDEN. */
    async dashboard(identity: Identity): Promise<Dashboard> {
      const learner = learnerOf(identity);
      const [path, [facts]] = await Promise.all([pathOf(learner), findRunFacts(db, learner)]);
      return presentDashboard(path, facts, now());
    },

    async modules(identity: Identity): Promise<ModuleProgress[]> {
      return presentModules(await pathOf(learnerOf(identity)), now());
    },

    /** The first poster of each module of the path, with a link for the session. */
    async posters(identity: Identity) {
      const at = now();
      const learner = learnerOf(identity);
      const [path, rows] = await Promise.all([pathOf(learner), findPosters(db, learner)]);
      const first = new Map(rows.toReversed().map((row) => [row.module_id, row.media_key]));
      return path.flatMap(({ id: moduleId }) => {
        const key = first.get(moduleId);
        return key === undefined ? [] : { moduleId, url: media.linkFor(key, identity, at) };
      });
    },

    /** The company on which the policy decides; null if there is no such module. */
    async loadModuleCompany(moduleId: number): Promise<{ companyId: number | null }> {
      const [row] = await findCompanyOf(db, { moduleId });
      return { companyId: row?.company_id ?? null };
    },

    /** Throws NOT_FOUND unless the module is in the trainee's path: of their company and no draft. */
    async requireVisible(identity: Identity, moduleId: number): Promise<void> {
      requireModule(await pathOf(learnerOf(identity)), moduleId);
    },

    /**
     * Keeps unlocked what trainees can open now. Call once in the transaction of any change of a company's modules,
     * order, videos or questions, with the company locked, before the change.
     */
    rememberOpenModules,
  };
}
