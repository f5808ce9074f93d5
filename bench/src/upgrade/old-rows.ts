/** Fills a database of the schema before runs, by statements that both engines understand. */
import { sql } from 'kysely';
import { migrate } from '../../../server/src/platform/database/migrate.ts';
import { migrations } from '../../../server/src/platform/database/migrations/all.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { refreshStatistics } from '../scale/statistics.ts';

export interface OldSize {
  readonly companies: number;
  readonly trainees: number;
}

const FIRST_NEW = '018';
const MODULES = 9;
/** A trainee's number of passed modules follows from the id; from 9 on, all are passed. */
const passedModules = (id: string) => `((${id} * 7919) % 13)`;
const numbers = (count: number) =>
  `with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${count})`;

/** Every trainee has a row of progress in each of nine modules, and an attempt for each passed one. */
export async function fillOldDatabase(db: Db, { companies, trainees }: OldSize): Promise<void> {
  const former = Object.entries(migrations).filter(([name]) => name < FIRST_NEW);
  await migrate(db, Object.fromEntries(former));
  const statements = [
    `insert into companies (name, name_key, created_at) ${numbers(companies)}
      select 'Company ' || i, 'company ' || i, 0 from numbers`,
    `insert into modules (company_id, name, description, position, created_at) ${numbers(MODULES)}
      select companies.id, 'Module ' || i, 'What all trainees should know.', i - 1, 0
      from companies cross join numbers order by companies.id, i`,
    `insert into videos (module_id, position, media_key, content_type, size, etag, duration, created_at)
      select id, 0, 'clip' || id || '.mp4', 'video/mp4', 1, 'clip', 240, 0 from modules`,
    `insert into questions (module_id, position, question, options, answer, explanation) ${numbers(3)}
      select id, i - 1, 'What do you do first?', '["Ask","Leave"]', 'Ask', '' from modules cross join numbers`,
    `insert into users (name, name_key, email, email_key, role, company_id, password_hash, created_at)
      ${numbers(trainees)}
      select 'Trainee ' || i, 'trainee ' || i, 't' || i || '@bench.test', 't' || i || '@bench.test', 'TRAINEE',
        1 + (i * 31) % ${companies}, 'none', i from numbers`,
    `insert into progress (user_id, module_id, reached_at, opened_at, watched_seconds, position_seconds,
        watched_to_seconds, watched_at, best_correct, best_total, passed_at, updated_at)
      select users.id, modules.id, 1000 * position, 1000 * position, 240, 0, 240, 1, 3, 3,
        case when position < ${passedModules('users.id')} then users.id + 1000 * position end, 1
      from users inner join modules on modules.company_id = users.company_id
      order by users.id, position`,
    `insert into attempts (user_id, module_id, submission_id, quiz_version, correct, total, passed, created_at)
      select user_id, module_id, 'submission ' || module_id, 1, 3, 3, 1, passed_at
      from progress where passed_at is not null order by passed_at`,
    `insert into training_completions (user_id, completed_at)
      select user_id, max(passed_at) from progress group by user_id
      having count(passed_at) = ${MODULES} order by max(passed_at)`,
  ];
  // One commit for all: each would be synced to the disk.
  await db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
  await refreshStatistics(db);
}
