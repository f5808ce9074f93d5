import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/feedback';
import type { Feedback, FeedbackStats, OwnFeedback, RatedModule } from '@portal/contract/feedback';
import {
  COMPARED_MODULES_MAX,
  FEEDBACK_PAGE_SIZE,
  RATED_MODULES_MAX,
} from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { wholeCompanyOf, within } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { type Counted, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { type StreamedList, streamedRows } from '#server/platform/http/streamed-list.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Learning } from '../learning/service.ts';
import { sliceOf } from './list-slice.ts';
import { FEEDBACK_GIVEN, type FeedbackGiven } from './live.ts';
import { searchModules } from './module-search.ts';
import * as present from './present.ts';
import * as queries from './queries.ts';
import { totalOf } from './rating-figures.ts';
import * as tallies from './tally-queries.ts';

export {
  deleteSomeFeedback,
  type FeedbackCursor,
  updateHiddenOfModule,
  updateHiddenOfUsers,
} from './hiding-queries.ts';

export { moveFeedback } from './merge-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly learning: Pick<Learning, 'loadModuleCompany' | 'withLockedProgress'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Given = CallArguments<typeof calls.giveFeedback>['body'];
type ListQuery = CallArguments<typeof calls.listFeedback>['query'];
type ScopeQuery = CallArguments<typeof calls.getFeedbackStats>['query'];
type SearchQuery = CallArguments<typeof calls.listRatedModules>['query'];

type FeedbackList = Counted<Feedback[] | StreamedList<Feedback>>;

export type FeedbackService = ReturnType<typeof createFeedback>;

export function createFeedback({ db, bus, learning, now }: Dependencies) {
  async function countMatches({ rating, ...scope }: queries.Filter): Promise<number> {
    const tally = present.tallyOf(await tallies.sumTallies(db, scope));
    return rating === undefined ? totalOf(tally) : (tally[rating - 1] ?? 0);
  }

  async function list(filter: queries.Filter, page: Page | null): Promise<FeedbackList> {
    const total = await countMatches(filter);
    if (total === 0) return { rows: [], total };
    if (page === null) return { rows: listAll(filter), total };
    const slice = sliceOf(page, total);
    const rows = slice === null ? [] : await queries.listFeedback(db, filter, slice);
    return { rows: rows.map(present.presentFeedback), total };
  }

  function listAll(filter: queries.Filter): StreamedList<Feedback> {
    return streamedRows(
      (last: queries.FeedbackRow | null, limit) =>
        queries.listFurtherFeedback(db, filter, last, limit),
      present.presentFeedback,
    );
  }

  return {
    /** The company on which the policy decides. */
    loadModuleCompany: learning.loadModuleCompany,

    /** Stores the trainee's only feedback on the module. Throws NOT_FOUND, FORBIDDEN. */
    async give(user: Identity, { moduleId, rating, comment }: Given): Promise<OwnFeedback> {
      const given = { userId: user.userId, moduleId, rating, comment: comment || null };
      const stored = await learning.withLockedProgress(user, moduleId, async (tx, module) => {
        if (!module.isCompleted) throw new AppError('FORBIDDEN', NOT_COMPLETED);
        const { companyId } = module;
        const row = await queries.saveFeedback(tx, { ...given, companyId, createdAt: now() });
        return { row, companyId };
      });
      // After the commit, because the transaction could be rolled back before.
      const { companyId } = stored;
      const event = { traineeId: user.userId, companyId, moduleId };
      bus.publish(FEEDBACK_GIVEN, event satisfies FeedbackGiven);
      return present.presentOwnFeedback(stored.row);
    },

    /** Returns null if the trainee has given none. */
    async own({ userId }: Identity, moduleId: number): Promise<OwnFeedback | null> {
      const row = await queries.findOwnFeedback(db, { userId, moduleId });
      return row === undefined ? null : present.presentOwnFeedback(row);
    },

    async listOwn({ userId }: Identity): Promise<OwnFeedback[]> {
      return (await queries.listOwnFeedback(db, userId)).map(present.presentOwnFeedback);
    },

    /** Newest first: one page of the matches, or all of them, streamed in batches, if no page was requested. */
    list: (reach: Reach, query: ListQuery): Promise<FeedbackList> =>
      list({ ...scopeOf(reach, query), rating: query.rating }, pageOf(query, FEEDBACK_PAGE_SIZE)),

    /** Throws NOT_FOUND. */
    async listOfModule(
      reach: Reach,
      { id, query }: { readonly id: number; readonly query: ListQuery },
    ): Promise<FeedbackList> {
      requireFound((await queries.moduleExists(db, id)) || null, because('moduleNotFound'));
      const scope = scopeOf(reach, { module: id, group: query.group });
      return list({ ...scope, rating: undefined }, pageOf(query, FEEDBACK_PAGE_SIZE));
    },

    async searchRatedModules(reach: Reach, query: SearchQuery): Promise<Counted<RatedModule[]>> {
      const scope = scopeOf(reach, query);
      const rated = await tallies.listRatedModules(db, scope);
      const matching = searchModules(rated, query.search ?? '');
      const rows = matching.slice(0, RATED_MODULES_MAX).map(present.presentRatedModule);
      return { rows, total: matching.length };
    },

    async stats(reach: Reach, query: ScopeQuery): Promise<FeedbackStats> {
      const scope = scopeOf(reach, query);
      const [sums, givers, lowest] = await Promise.all([
        tallies.sumTallies(db, scope),
        tallies.countGivers(db, scope),
        tallies.listLowestRated(db, scope, COMPARED_MODULES_MAX),
      ]);
      // A trainee has at most one feedback on a module.
      const ofModule = totalOf(present.tallyOf(sums));
      const activeTrainees = scope.moduleId === undefined ? givers : ofModule;
      return present.presentStats({ sums, activeTrainees, lowest });
    },
  };
}

const NOT_COMPLETED = because('moduleNotCompleted');

function scopeOf(reach: Reach, { company, module, group }: ScopeQuery): queries.Scope {
  const companyId = company ?? wholeCompanyOf(within(reach)) ?? undefined;
  return { reach, companyId, moduleId: module, group };
}
