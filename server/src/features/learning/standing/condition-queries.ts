/** Conditions on what trainees must take, as parts of other queries. */
import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { type StandingRange, standingRange } from './standing-range.ts';

type OnModules = ExpressionBuilder<Schema, 'modules'>;
type OnFigures = ExpressionBuilder<Schema, 'trainee_figures'>;
type UserId = Expression<number> | number;

// These ranges do not depend on the day.
const LATE = standingRange('late', '');
const WAIVED = standingRange('waived', '');

/** The module has a rule, or its company for modules without a due date of their own. */
export const isRule = ({ eb, or }: ExpressionBuilder<Schema, 'companies' | 'modules'>) =>
  or([
    eb('companies.due_days', 'is not', null),
    eb('modules.audience', '=', 'groups'),
    eb('modules.due_days', 'is not', null),
    eb('modules.valid_months', 'is not', null),
    eb('modules.edition', '>', 1),
  ]);

/** The module is in the path of the trainee, if it is no draft. */
export const isForTrainee = (eb: OnModules, userId: UserId) =>
  eb.or([
    eb('modules.audience', '=', 'everyone'),
    eb.exists(
      eb
        .selectFrom('module_groups')
        .innerJoin('group_members', 'group_members.group_id', 'module_groups.group_id')
        .select('module_groups.module_id')
        .whereRef('module_groups.module_id', '=', 'modules.id')
        .where('group_members.user_id', '=', userId),
    ),
  ]);

/** The trainee's company has rules, and the trainee a module. The keys of others are `9`. */
export const hasStanding = ({ eb }: OnFigures) => eb('trainee_figures.standing_key', '<', '9');

/** The key of the trainee's worst standing is in the range. */
export const isInRange = ({ eb, and }: OnFigures, { from, until }: StandingRange) =>
  and([
    eb('trainee_figures.standing_key', '>=', from),
    eb('trainee_figures.standing_key', '<=', until),
  ]);

/** The trainee must take any module. */
export const isRequired = (eb: OnFigures) =>
  eb.and([hasStanding(eb), eb.not(isInRange(eb, WAIVED))]);

/** The trainee must take any module, and is late in none. */
const isCompliant = (eb: OnFigures) => eb.and([isRequired(eb), eb.not(isInRange(eb, LATE))]);

/** The numbers of those trainees. */
export const complianceCounts = (eb: OnFigures) => {
  const all = eb.fn.countAll<number>();
  return [
    all.filterWhere(isRequired(eb)).as('required'),
    all.filterWhere(isCompliant(eb)).as('compliant'),
  ] as const;
};

/** The month of the company that is to be counted when it has ended; null without rules. */
export const openMonthOf = (companyId: Expression<number>) =>
  expressionBuilder<Schema, never>()
    .selectFrom('compliance_months')
    .select(({ fn }) => fn.min('compliance_months.month').as('month'))
    .where('compliance_months.company_id', '=', companyId)
    .where('compliance_months.group_id', '=', sql.lit(0))
    .where('compliance_months.required', 'is', null);

/** The earliest of these days of the company's people; null without one. */
export const earliestDayOf = (companyId: Expression<number>, column: 'changes_on' | 'remind_on') =>
  expressionBuilder<Schema, never>()
    .selectFrom('trainee_figures')
    .select(({ fn }) => fn.min(`trainee_figures.${column}`).as('day'))
    .where('trainee_figures.company_id', '=', companyId)
    .where('trainee_figures.hidden', '=', sql.lit(0))
    .where(`trainee_figures.${column}`, 'is not', null);

interface ModuleOfTrainee {
  readonly userId: UserId;
  readonly moduleId: Expression<number>;
}

/** The waivers of the module for the trainee that stand. */
export const waiversOf = ({
  userId,
  companyId,
  moduleId,
}: ModuleOfTrainee & { readonly companyId: Expression<number> }) =>
  expressionBuilder<Schema, never>()
    .selectFrom('requirement_exceptions as waiver')
    .select('waiver.id')
    .where('waiver.user_id', '=', userId)
    .where('waiver.company_id', '=', companyId)
    .where('waiver.kind', '=', 'waive')
    .where('waiver.ended_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('waiver.module_id', 'is', null), eb('waiver.module_id', '=', moduleId)]),
    );

/** The results that are recorded in the module for the trainee, expired or not. */
export const recordedResultsOf = ({ userId, moduleId }: ModuleOfTrainee) =>
  expressionBuilder<Schema, never>()
    .selectFrom('recorded_results as recorded')
    .select('recorded.id')
    .where('recorded.user_id', '=', userId)
    .where('recorded.module_id', '=', moduleId)
    .where('recorded.withdrawn_at', 'is', null);
