import { rowTrigger } from '#server/platform/database/triggers.ts';
import type { Dialect } from './dialect.ts';

const INSERT = `insert into trainee_search (user_id, company_id, text)
  select new.id, new.company_id, new.search_key
  where new.role = 'TRAINEE' and new.deleted_at is null;`;
const REMOVE = 'delete from trainee_search where user_id = old.id;';

const PARTS_ON_SQLITE = [
  `create virtual table trainee_search_parts using fts5 (
    text, content = 'trainee_search', content_rowid = 'user_id', columnsize = 0,
    tokenize = 'trigram case_sensitive 1')`,
  // FTS5 merges 64 pages at a time in the statements that write: with its own pages of 4 KB a merge takes up to 60 ms.
  `insert into trainee_search_parts (trainee_search_parts, rank) values ('pgsz', 512)`,
  ...rowTrigger('sqlite', {
    name: 'trainee_parts_added',
    when: 'after insert',
    table: 'trainee_search',
    body: 'insert into trainee_search_parts (rowid, text) values (new.user_id, new.text);',
  }),
  ...rowTrigger('sqlite', {
    name: 'trainee_parts_removed',
    when: 'before delete',
    table: 'trainee_search',
    body: `insert into trainee_search_parts (trainee_search_parts, rowid, text)
      values ('delete', old.user_id, old.text);`,
  }),
];

/** Without the extension, which comes with PostgreSQL, a search reads the narrow table: 15 ms for 100,000 trainees. */
const PARTS_ON_POSTGRES = [
  `do $$ begin
    create extension if not exists pg_trgm;
    -- Without the list of pending entries, which each search would read as well.
    create index trainee_search_by_parts on trainee_search
      using gin (text gin_trgm_ops) with (fastupdate = off);
  exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise warning 'pg_trgm cannot be created: the list of trainees is searched without it';
  end $$`,
];

/** The text by which trainees are searched, and the number of trainees of each company, kept by triggers. */
export const traineeSearch = ({ engine, rowId }: Dialect): string[] => [
  `create table trainee_search (
    user_id ${rowId} primary key,
    company_id bigint not null,
    text text not null
  )`,
  'create index trainee_search_by_company_id_text on trainee_search (company_id, text)',
  `create table trainee_counts (
    company_id bigint primary key,
    trainees integer not null
  )`,
  ...rowTrigger(engine, {
    name: 'trainee_searchable',
    when: 'after insert',
    table: 'all_users',
    body: INSERT,
  }),
  ...rowTrigger(engine, {
    name: 'trainee_searchable_anew',
    when: 'after update of search_key, company_id, role, deleted_at',
    table: 'all_users',
    body: `${REMOVE} ${INSERT}`,
  }),
  ...rowTrigger(engine, {
    name: 'trainee_searchable_no_more',
    when: 'before delete',
    table: 'all_users',
    body: REMOVE,
  }),
  ...rowTrigger(engine, {
    name: 'trainee_counted',
    when: 'after insert',
    table: 'trainee_search',
    body: `insert into trainee_counts (company_id, trainees) values (new.company_id, 1)
      on conflict (company_id) do update set trainees = trainee_counts.trainees + 1;`,
  }),
  ...rowTrigger(engine, {
    name: 'trainee_counted_off',
    when: 'before delete',
    table: 'trainee_search',
    body: `update trainee_counts set trainees = trainees - 1 where company_id = old.company_id;
      delete from trainee_counts where company_id = old.company_id and trainees = 0;`,
  }),
  ...(engine === 'sqlite' ? PARTS_ON_SQLITE : PARTS_ON_POSTGRES),
];
