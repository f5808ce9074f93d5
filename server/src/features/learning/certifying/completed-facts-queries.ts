/** Queries for what a certificate says about the modules. */
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import { videoDuration } from '../module-queries.ts';

/** The modules of a company: since when they have certificates of their own, and what scores and times are measured by. */
export const findModules = prepared((db, param: Param<{ readonly companyId: number }>) =>
  db
    .selectFrom('modules')
    .select(['modules.id', 'modules.certified_since', 'modules.pass_mark'])
    .select((eb) => videoDuration(eb).as('seconds'))
    .where('modules.company_id', '=', param('companyId')),
);
export type ModuleRow = Awaited<ReturnType<typeof findModules>>[number];

/** The passes in these runs. */
export const findPassFacts = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('progress')
    .select([
      'run_id',
      'module_id',
      'watched_seconds',
      'best_correct',
      'best_total',
      'passed_video_seconds',
    ])
    .where(isOneOf(db, 'run_id', param('ids')))
    .where('passed_at', 'is not', null),
);
export type PassFacts = Awaited<ReturnType<typeof findPassFacts>>[number];

/** The modules with which these runs were completed, in training order; those that were passed later are the last ones. */
export const findFrozenModules = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('run_modules')
    .select(['run_id', 'module_id', 'name', 'seconds'])
    .where(isOneOf(db, 'run_id', param('ids')))
    .orderBy('position')
    .orderBy('module_id'),
);
export type FrozenRow = Awaited<ReturnType<typeof findFrozenModules>>[number];
