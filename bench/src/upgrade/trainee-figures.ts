/** The figures of each trainee, before and after their progress belongs to a run. */
import { sql } from 'kysely';
import type { Db } from '../../../server/src/platform/database/schema.ts';

const figures = (table: string, owner: string) => `select ${owner} as owner, count(*) as modules,
    count(passed_at) as passed, sum(watched_seconds) as seconds, sum(best_correct) as correct,
    max(updated_at) as updated from ${table} group by ${owner}`;
const attempts = (
  owner: string,
) => `select ${owner} as owner, count(*) as attempts, max(created_at) as latest
    from attempts group by ${owner}`;
const COLUMNS = 'modules, passed, seconds, correct, updated, attempts, latest, completed_at';

const BEFORE = `select users.id, ${COLUMNS} from users
  left join (${figures('progress', 'user_id')}) as figures on figures.owner = users.id
  left join (${attempts('user_id')}) as tries on tries.owner = users.id
  left join training_completions on training_completions.user_id = users.id
  where role = 'TRAINEE' order by users.id`;

const AFTER = `select users.id, ${COLUMNS} from users inner join runs on runs.id = users.current_run_id
  left join (${figures('progress', 'run_id')}) as figures on figures.owner = runs.id
  left join (${attempts('run_id')}) as tries on tries.owner = runs.id
  where role = 'TRAINEE' order by users.id`;

const COUNTED = ['companies', 'users', 'modules', 'videos', 'questions', 'progress', 'attempts'];

export interface Figures {
  /** The number of rows of each table. */
  readonly counts: Readonly<Record<string, number>>;
  /** One text for each trainee, in the order of their ids. */
  readonly trainees: readonly string[];
}

export async function readFigures(db: Db, when: 'before' | 'after'): Promise<Figures> {
  const counts: Record<string, number> = {};
  for (const table of COUNTED) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  const { rows } = await sql.raw(when === 'before' ? BEFORE : AFTER).execute(db);
  return { counts, trainees: rows.map((row) => JSON.stringify(row)) };
}
