import { sql } from 'kysely';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { fieldColumns, type StoredFields } from './fields.ts';
import type { PlacedQuestion, QuestionChanges } from './question-changes.ts';

export type ModuleRow = Awaited<ReturnType<typeof listModules>>[number];
export type VideoRow = Awaited<ReturnType<typeof listVideos>>[number];
export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

/** The modules to read: all, those of companies, some, or one. */
export interface Scope {
  readonly moduleIds?: readonly number[];
  /** Null for all. */
  readonly companyIds?: readonly number[] | null;
  readonly companyId?: number | undefined;
  readonly moduleId?: number;
}

const modulesIn = (db: Db, { companyId, companyIds = null, moduleIds, moduleId }: Scope) =>
  db
    .selectFrom('modules')
    .$if(companyIds !== null, (query) =>
      query.where(isOneOf(db, 'modules.company_id', companyIds ?? [])),
    )
    .$if(companyId !== undefined, (query) =>
      query.where('modules.company_id', '=', Number(companyId)),
    )
    .$if(moduleIds !== undefined, (query) => query.where('modules.id', 'in', moduleIds ?? []))
    .$if(moduleId !== undefined, (query) => query.where('modules.id', '=', Number(moduleId)));

/** In training order. */
export function listModules(db: Db, scope: Scope) {
  return modulesIn(db, scope)
    .innerJoin('companies', 'companies.id', 'modules.company_id')
    .leftJoin('users as creators', 'creators.id', 'modules.created_by')
    .select(fieldColumns)
    .select([
      'modules.id',
      'modules.position',
      'modules.company_id',
      'modules.version',
      'modules.quiz_version',
      'modules.created_at',
      'creators.name as creator_name',
      'companies.name as company_name',
    ])
    .orderBy('modules.position', (order) => order.asc().nullsLast())
    .orderBy('modules.id')
    .execute();
}

export function listVideos(db: Db, scope: Scope) {
  return modulesIn(db, scope)
    .innerJoin('videos', 'videos.module_id', 'modules.id')
    .select([
      'videos.id',
      'videos.module_id',
      'videos.media_key',
      'videos.duration',
      'videos.upload_id',
      'videos.playback_limit',
    ])
    .orderBy('videos.module_id')
    .orderBy('videos.position')
    .orderBy('videos.id')
    .execute();
}

/** Trainees of the company, who are not hidden, by video and problem. */
export function countVideoProblems(db: Db, scope: Scope) {
  return modulesIn(db, scope)
    .innerJoin('videos', 'videos.module_id', 'modules.id')
    .innerJoin('video_problems', 'video_problems.video_id', 'videos.id')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'video_problems.user_id')
        .onRef('users.company_id', '=', 'modules.company_id'),
    )
    .select(['video_problems.video_id', 'video_problems.problem'])
    .select(({ fn }) => fn.countAll<number>().as('trainees'))
    .groupBy(['video_problems.video_id', 'video_problems.problem'])
    .execute();
}
export type VideoProblemRow = Awaited<ReturnType<typeof countVideoProblems>>[number];

export async function listQuestions(db: Db, scope: Scope) {
  const rows = await modulesIn(db, scope)
    .innerJoin('questions', 'questions.module_id', 'modules.id')
    .select([
      'questions.id',
      'questions.module_id',
      'questions.position',
      'questions.question',
      'questions.options',
      'questions.answer',
      'questions.explanation',
      'questions.fixed_order_since',
    ])
    .orderBy('questions.module_id')
    .orderBy('questions.position')
    .orderBy('questions.id')
    .execute();
  return rows.map(({ fixed_order_since, ...row }) => ({
    ...row,
    options: JSON.parse(row.options) as string[],
    fixedOrder: fixed_order_since !== null,
  }));
}

/** A draft has rows in none of these tables. */
const CONTENT = ['videos', 'questions'] as const;

/** Those of the modules that have a video or questions. */
export async function findFilled(db: Db, moduleIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('modules')
    .select('modules.id')
    .where(isOneOf(db, 'modules.id', moduleIds))
    .where(({ or, exists, selectFrom }) =>
      or(
        CONTENT.map((table) =>
          exists(selectFrom(table).select(`${table}.id`).whereRef('module_id', '=', 'modules.id')),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findModule(db: Db, moduleId: number): Promise<ModuleRow | undefined> {
  return (await listModules(db, { moduleId }))[0];
}

/** Counts the texts about a module of trainees who are not hidden. Triggers keep the number of feedback. */
export async function countMentions(db: Db, moduleId: number) {
  const helpRequests = await db
    .selectFrom('help_requests')
    .innerJoin('users', 'users.id', 'user_id')
    .where('module_id', '=', moduleId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { feedback: await countFeedback(db, moduleId), helpRequests: helpRequests.count };
}

/** From the stored totals. */
export async function countFeedback(db: Db, moduleId: number): Promise<number> {
  const tally = await db
    .selectFrom('feedback_tallies')
    .select(sql<number>`rated_1 + rated_2 + rated_3 + rated_4 + rated_5`.as('count'))
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
  return tally?.count ?? 0;
}

export async function countModules(db: Db, companyId: number): Promise<number> {
  const { count } = await modulesIn(db, { companyId })
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The position after the last one, also of hidden modules, which keep their places; modules without a position stay
 * behind it.
 */
async function nextPosition(db: Db, companyId: number): Promise<number> {
  const { last } = await db
    .selectFrom('all_modules')
    .where('purged_at', 'is', null)
    .where('company_id', '=', companyId)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

export interface NewModule {
  readonly companyId: number;
  readonly fields: StoredFields;
  /** The admin's id; null for the command line. */
  readonly createdBy: number | null;
  readonly createdAt: number;
  readonly clientRequestId: string | undefined;
}

/** Returns the id of the module, which is the last of its company. The caller has locked the company. */
export async function insertModule(tx: Db, module: NewModule): Promise<number> {
  const { id } = await tx
    .insertInto('all_modules')
    .values({
      ...module.fields,
      company_id: module.companyId,
      position: await nextPosition(tx, module.companyId),
      created_by: module.createdBy,
      created_at: module.createdAt,
      client_request_id: module.clientRequestId ?? null,
      version: 1,
      quiz_version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface MadeModule {
  readonly companyId: number;
  readonly createdBy: number;
  readonly clientRequestId: string;
}

/** The module of the company that a request of the admin has created. Reads the modules of one company. */
export async function findModuleOfRequest(
  tx: Db,
  { companyId, createdBy, clientRequestId }: MadeModule,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('modules')
    .select('id')
    .where('company_id', '=', companyId)
    .where('created_by', '=', createdBy)
    .where('client_request_id', '=', clientRequestId)
    .executeTakeFirst();
  return row?.id;
}

export async function updateModule(tx: Db, id: number, fields: StoredFields): Promise<void> {
  await tx.updateTable('all_modules').set(fields).where('id', '=', id).execute();
}

export async function incrementVersion(tx: Db, id: number): Promise<void> {
  await tx
    .updateTable('all_modules')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Puts the shown modules of a company into this order. Hidden modules keep their places between them, so that a restored
 * module returns to its place.
 */
export async function placeModules(
  tx: Db,
  companyId: number,
  shownIds: readonly number[],
): Promise<void> {
  const all = await tx
    .selectFrom('all_modules')
    .select(['id', 'position', 'deleted_at'])
    .where('company_id', '=', companyId)
    .where('purged_at', 'is', null)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  const positions = new Map(all.map(({ id, position }) => [id, position]));
  const shown = [...shownIds];
  const ordered = all.map(({ id, deleted_at }) => (deleted_at === null ? shown.shift() : id));
  for (const [position, id] of ordered.entries())
    if (id !== undefined && positions.get(id) !== position)
      await tx.updateTable('all_modules').set({ position }).where('id', '=', id).execute();
}

/** Stores since when the module has content; null for a draft. Call it after each change of videos and questions. */
export async function markContent(tx: Db, id: number, at: number): Promise<void> {
  await tx
    .updateTable('all_modules')
    .set(({ eb, or, exists, selectFrom, fn, cast, val }) => ({
      content_since: eb
        .case()
        .when(
          or(
            CONTENT.map((table) =>
              exists(
                selectFrom(table)
                  .select(`${table}.id`)
                  .whereRef(`${table}.module_id`, '=', 'all_modules.id'),
              ),
            ),
          ),
        )
        .then(fn.coalesce('content_since', cast<number>(val(at), 'bigint')))
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .execute();
}

export async function markModule(
  tx: Db,
  id: number,
  { deletionId, at }: { readonly deletionId: number; readonly at: number },
): Promise<void> {
  await tx
    .updateTable('all_modules')
    .set({ deleted_at: at, deletion_id: deletionId })
    .where('id', '=', id)
    .execute();
}

const questionRow = (moduleId: number, { content, position }: PlacedQuestion, at: number) => ({
  module_id: moduleId,
  position,
  question: content.question,
  options: JSON.stringify(content.options),
  answer: content.answer,
  explanation: content.explanation,
  fixed_order_since: content.fixedOrder ? at : null,
});

/** The questions are no longer asked; they stay for the answers that were given to them. */
export async function retireQuestions(tx: Db, ids: readonly number[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('all_questions').set({ retired_at: at }).where('id', 'in', ids).execute();
}

/** Sets what may change of stored questions of the module, in one statement. */
export async function updateQuestions(
  tx: Db,
  moduleId: number,
  changed: QuestionChanges['changed'],
  at: number,
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map((placed) => ({ id: placed.id, ...questionRow(moduleId, placed, at) }));
  await tx
    .insertInto('all_questions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        explanation: ref('excluded.explanation'),
        position: ref('excluded.position'),
        // An order that is kept already has been kept since then.
        fixed_order_since: sql<number | null>`case
          when excluded.fixed_order_since is null then null
          else coalesce(all_questions.fixed_order_since, excluded.fixed_order_since) end`,
      })),
    )
    .execute();
}

export async function insertQuestions(
  tx: Db,
  moduleId: number,
  added: readonly PlacedQuestion[],
  at: number,
) {
  if (added.length === 0) return;
  const rows = added.map((placed) => questionRow(moduleId, placed, at));
  await tx.insertInto('all_questions').values(rows).execute();
}

/** Stores the time of a change of the questions. */
export async function markQuestionsSaved(tx: Db, moduleId: number, at: number): Promise<void> {
  await tx
    .updateTable('all_modules')
    .set(({ eb }) => ({ quiz_version: eb('quiz_version', '+', 1), questions_saved_at: at }))
    .where('id', '=', moduleId)
    .execute();
}

export async function incrementQuizVersion(tx: Db, moduleId: number): Promise<void> {
  await tx
    .updateTable('all_modules')
    .set(({ eb }) => ({ quiz_version: eb('quiz_version', '+', 1) }))
    .where('id', '=', moduleId)
    .execute();
}

/** The rules of a module. */
export interface StoredRule {
  readonly audience: 'everyone' | 'groups';
  readonly due_days: number | null;
  readonly valid_months: number | null;
  /** A civil date; null for since ever. */
  readonly rule_from: string | null;
}

/** `savedOn` is the civil date of the change. */
export async function updateRule(
  tx: Db,
  moduleId: number,
  { audience, due_days, valid_months, rule_from, savedOn }: StoredRule & { savedOn: string },
): Promise<void> {
  await tx
    .updateTable('all_modules')
    .set({ audience, due_days, valid_months, rule_from, rule_saved_on: savedOn })
    .where('id', '=', moduleId)
    .execute();
}

export async function setEdition(tx: Db, moduleId: number, edition: number): Promise<void> {
  await tx.updateTable('all_modules').set({ edition }).where('id', '=', moduleId).execute();
}
