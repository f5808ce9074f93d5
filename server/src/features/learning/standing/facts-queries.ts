/** Queries for the rules of a company, and for what its people have done about them. */
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { asValue } from '#server/platform/database/as-value.ts';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { isReady } from '../module-queries.ts';
import { isRule } from './condition-queries.ts';

type OfCompany = { readonly companyId: number };
type OfPeople = OfCompany & Ids;

/** 1 or 0. */
const flag = (condition: Expression<SqlBool>) =>
  expressionBuilder<Schema, never>().case().when(condition).then(1).else(0).end();

/** The modules of a company in training order, drafts included, with their rules. */
export const findRules = prepared((db, param: Param<OfCompany>) =>
  db
    .selectFrom('modules')
    .innerJoin('companies', 'companies.id', 'modules.company_id')
    .select([
      'modules.id',
      'modules.name',
      'modules.audience',
      'modules.due_days',
      'modules.valid_months',
      'modules.rule_from',
      'modules.rule_saved_on',
      'modules.content_since',
      'modules.edition',
      'companies.due_days as company_due_days',
      'companies.grace_days',
      'companies.renewal_days',
      'companies.reminder_days',
      'companies.rules_saved_on',
      'companies.time_zone',
    ])
    .select((eb) => [flag(isReady(eb)).as('is_ready'), flag(isRule(eb)).as('is_rule')])
    .where('modules.company_id', '=', param('companyId'))
    .orderBy('modules.position', (order) => order.asc().nullsLast())
    .orderBy('modules.id'),
);
export type RuleRow = Awaited<ReturnType<typeof findRules>>[number];

/** The editions of the company's modules, oldest first. */
export const findEditions = prepared((db, param: Param<OfCompany>) =>
  db
    .selectFrom('module_editions')
    .innerJoin('modules', 'modules.id', 'module_editions.module_id')
    .select([
      'module_editions.module_id',
      'module_editions.number',
      'module_editions.by_on',
      'module_editions.reason',
      'module_editions.created_at',
    ])
    .where('modules.company_id', '=', param('companyId'))
    .orderBy('module_editions.module_id')
    .orderBy('module_editions.number'),
);
export type EditionRow = Awaited<ReturnType<typeof findEditions>>[number];

/** The groups that bring a module to each of these people. */
export const findAudiences = prepared((db, param: Param<OfPeople>) =>
  db
    .selectFrom('group_members')
    .innerJoin('module_groups', 'module_groups.group_id', 'group_members.group_id')
    .innerJoin('modules', (join) =>
      join
        .onRef('modules.id', '=', 'module_groups.module_id')
        .on('modules.audience', '=', 'groups'),
    )
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select([
      'group_members.user_id',
      'module_groups.module_id',
      'group_members.since',
      'groups.name',
    ])
    .where(isOneOf(db, 'group_members.user_id', param('ids')))
    .where('modules.company_id', '=', param('companyId'))
    .orderBy('groups.sort_key')
    .orderBy('groups.id'),
);
export type AudienceRow = Awaited<ReturnType<typeof findAudiences>>[number];

/** These people with their current runs, as far as they are in the company. */
export const findPeople = prepared((db, param: Param<OfPeople>) =>
  db
    .selectFrom('runs')
    .select(['user_id', 'id as run_id', 'company_since'])
    .where(isOneOf(db, 'user_id', param('ids')))
    .where(asValue('company_id'), '=', param('companyId'))
    .where('ended_at', 'is', null),
);

/** The passes of these people in any of their runs in the company, each once, and the passes that they renew. */
export const findPasses = prepared((db, param: Param<OfPeople>) =>
  db
    .selectFrom('runs')
    .innerJoin('progress', 'progress.run_id', 'runs.id')
    .select([
      'runs.user_id',
      'runs.id as run_id',
      'runs.number as run_number',
      'runs.ended_at',
      'progress.module_id',
      'progress.passed_at',
      'progress.edition',
      'progress.renews_run_id',
    ])
    .where(isOneOf(db, 'runs.user_id', param('ids')))
    .where(asValue('runs.company_id'), '=', param('companyId'))
    .where('progress.carried_from_run_id', 'is', null)
    .where(({ eb, or }) =>
      or([eb('progress.passed_at', 'is not', null), eb('progress.renews_run_id', 'is not', null)]),
    ),
);
export type PassRow = Awaited<ReturnType<typeof findPasses>>[number];

export const findRecorded = prepared((db, param: Param<OfPeople>) =>
  db
    .selectFrom('recorded_results')
    .innerJoin('modules', 'modules.id', 'recorded_results.module_id')
    .leftJoin('users as recorders', 'recorders.id', 'recorded_results.recorded_by')
    .select([
      'recorded_results.id',
      'recorded_results.user_id',
      'recorded_results.module_id',
      'recorded_results.completed_on',
      'recorded_results.valid_until',
      'recorded_results.note',
      'recorded_results.recorded_at',
      'recorders.name as recorded_by',
    ])
    .where(isOneOf(db, 'recorded_results.user_id', param('ids')))
    .where('modules.company_id', '=', param('companyId'))
    .where('recorded_results.withdrawn_at', 'is', null),
);
export type RecordedRow = Awaited<ReturnType<typeof findRecorded>>[number];

/** The exceptions that stand, and the pauses that were ended, whose days until then count. */
export const findExceptions = prepared((db, param: Param<OfPeople>) =>
  db
    .selectFrom('requirement_exceptions')
    .select(['id', 'user_id', 'module_id', 'kind', 'from_on', 'until_on', 'ended_at'])
    .where(isOneOf(db, 'user_id', param('ids')))
    .where('company_id', '=', param('companyId'))
    .where(({ eb, or }) => or([eb('ended_at', 'is', null), eb('kind', '=', 'pause')])),
);
export type ExceptionRow = Awaited<ReturnType<typeof findExceptions>>[number];

/** Those of these people who have a recorded result or a waiver, each once. */
export const findExcused = prepared((db, param: Param<OfPeople>) =>
  db
    .selectFrom('recorded_results')
    .innerJoin('modules', 'modules.id', 'recorded_results.module_id')
    .select('recorded_results.user_id')
    .where(isOneOf(db, 'recorded_results.user_id', param('ids')))
    .where('modules.company_id', '=', param('companyId'))
    .where('recorded_results.withdrawn_at', 'is', null)
    .union(
      db
        .selectFrom('requirement_exceptions')
        .select('user_id')
        .where(isOneOf(db, 'user_id', param('ids')))
        .where('company_id', '=', param('companyId'))
        .where('kind', '=', 'waive')
        .where('ended_at', 'is', null),
    ),
);
