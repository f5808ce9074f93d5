/** The whole schema. It is edited in place until version 0.1.0 is released; later changes are migrations of their own. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { VERSION } from '#server/version.ts';
import { type Engine, engineOf } from '../engine.ts';
import { accounts } from './001-schema/accounts.ts';
import { activity } from './001-schema/activity.ts';
import { adminScopes } from './001-schema/admin-scopes.ts';
import { certificates } from './001-schema/certificates.ts';
import { chat } from './001-schema/chat.ts';
import { companies } from './001-schema/companies.ts';
import { deletions } from './001-schema/deletions.ts';
import { DIALECTS } from './001-schema/dialect.ts';
import { feedback } from './001-schema/feedback.ts';
import { feedbackTotals } from './001-schema/feedback-totals.ts';
import { groups } from './001-schema/groups.ts';
import { help } from './001-schema/help.ts';
import { installation } from './001-schema/installation.ts';
import { jobs } from './001-schema/jobs.ts';
import { learning } from './001-schema/learning.ts';
import { ledger } from './001-schema/ledger.ts';
import { mail } from './001-schema/mail.ts';
import { modules } from './001-schema/modules.ts';
import { requirements } from './001-schema/requirements.ts';
import { tasks } from './001-schema/tasks.ts';
import { traineeFigures } from './001-schema/trainee-figures.ts';
import { traineeSearch } from './001-schema/trainee-search.ts';
import { views } from './001-schema/views.ts';

/** A table comes after the tables that it refers to. */
function statementsFor(engine: Engine): string[] {
  const dialect = DIALECTS[engine];
  return [
    ...installation(),
    ...tasks(dialect),
    ...deletions(dialect),
    ...companies(dialect),
    ...accounts(dialect),
    ...groups(dialect),
    ...adminScopes(),
    ...modules(dialect),
    ...learning(dialect),
    ...requirements(dialect),
    ...certificates(dialect),
    ...ledger(dialect),
    ...help(dialect),
    ...feedback(dialect),
    ...chat(dialect),
    ...mail(dialect),
    ...jobs(dialect),
    ...activity(dialect),
    ...views(engine),
    ...traineeFigures(dialect),
    ...traineeSearch(dialect),
    ...feedbackTotals(engine),
  ];
}

/** The SHA-256 of the schema for the engine, without its comments. */
export function schemaSha256(engine: Engine): string {
  const words = statementsFor(engine)
    .join(';')
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex');
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  for (const statement of statementsFor(engine)) await sql.raw(statement).execute(db);
  await sql`insert into portal_version (singleton, version, schema_sha256)
    values (1, ${VERSION}, ${schemaSha256(engine)})`.execute(db);
}
