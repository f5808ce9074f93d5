/**
 * Counts what deletions of companies and modules have hidden, without what earlier deletions had hidden before. What can
 * be very many is counted here; the record of the deletion has the other numbers.
 */
import type { Within } from '@portal/contract/reach-rules';
import { sql } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { isPersonWithin } from '../reach/service.ts';

/** Ids of deletions grow, so a row that was hidden later, or not by itself, was shown until this deletion. */
const wasShown = (table: 'all_users' | 'all_modules') =>
  sql<boolean>`coalesce(${sql.ref(`${table}.deletion_id`)}, deletions.id) >= deletions.id`;

const deletionsOf = (db: Db, kind: 'company' | 'module', ids: readonly number[]) =>
  db
    .selectFrom('deletions')
    .modifyFront(longRead)
    .select('deletions.id')
    .where('deletions.id', 'in', ids)
    .where('deletions.subject_kind', '=', kind);

/** The results, requests and feedback of the company's trainees in modules that were shown. */
export function countOfCompanies(db: Db, deletionIds: readonly number[]) {
  return deletionsOf(db, 'company', deletionIds)
    .select(({ selectFrom }) => {
      const trainees = selectFrom('all_users')
        .whereRef('all_users.company_id', '=', 'deletions.subject_id')
        .where('all_users.role', '=', 'TRAINEE')
        .where(wasShown('all_users'));
      const inRuns = trainees.innerJoin('runs', 'runs.user_id', 'all_users.id');
      return [
        inRuns
          .innerJoin('progress', 'progress.run_id', 'runs.id')
          .innerJoin('all_modules', 'all_modules.id', 'progress.module_id')
          .where('progress.passed_at', 'is not', null)
          .where('progress.carried_from_run_id', 'is', null)
          .where(wasShown('all_modules'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('results'),
        inRuns
          .innerJoin('attempts', 'attempts.run_id', 'runs.id')
          .innerJoin('all_modules', 'all_modules.id', 'attempts.module_id')
          .where(wasShown('all_modules'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('attempts'),
        trainees
          .innerJoin('help_requests', 'help_requests.user_id', 'all_users.id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('helpRequests'),
        trainees
          .innerJoin('feedback', 'feedback.user_id', 'all_users.id')
          .innerJoin('all_modules', 'all_modules.id', 'feedback.module_id')
          .where(wasShown('all_modules'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('feedback'),
      ];
    })
    .execute();
}

/** The results of trainees within the limit who were shown in the module, and their requests about it. */
export function countOfModules(db: Db, deletionIds: readonly number[], people: Within) {
  const isWithin = isPersonWithin(db, people, {
    user: 'all_users.id',
    company: 'all_users.company_id',
  });
  return deletionsOf(db, 'module', deletionIds)
    .select(({ selectFrom }) => {
      const results = selectFrom('progress')
        .innerJoin('runs', 'runs.id', 'progress.run_id')
        .innerJoin('all_users', 'all_users.id', 'runs.user_id')
        .whereRef('progress.module_id', '=', 'deletions.subject_id')
        .where(wasShown('all_users'))
        .where(isWithin);
      return [
        results
          .where('progress.passed_at', 'is not', null)
          .where('progress.carried_from_run_id', 'is', null)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('results'),
        results
          .innerJoin('attempts', (join) =>
            join
              .onRef('attempts.run_id', '=', 'progress.run_id')
              .onRef('attempts.module_id', '=', 'progress.module_id'),
          )
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('attempts'),
        selectFrom('help_requests')
          .innerJoin('all_users', 'all_users.id', 'help_requests.user_id')
          .whereRef('help_requests.module_id', '=', 'deletions.subject_id')
          .where(wasShown('all_users'))
          .where(isWithin)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('helpRequests'),
      ];
    })
    .execute();
}
