import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { StatementCache } from './statements.ts';

test('the cache keeps used statements, up to its capacity', () => {
  using database = new DatabaseSync(':memory:');
  const prepare = vi.spyOn(database, 'prepare');
  const statements = new StatementCache(database, 3);
  for (let other = 0; other < 20; other += 1) {
    expect(statements.run('select 1 as hot', [])).toEqual({ rows: [{ hot: 1 }] });
    statements.run(`select ${other} as cold`, []);
    expect(statements.size).toBeLessThanOrEqual(3);
  }
  const hot = prepare.mock.calls.filter(([text]) => text === 'select 1 as hot');
  expect(hot).toHaveLength(1);
});

test('a cached statement follows a change of the schema', () => {
  using database = new DatabaseSync(':memory:');
  const statements = new StatementCache(database);
  statements.run('create table t (a)', []);
  statements.run('insert into t values (1)', []);
  expect(statements.run('select * from t', [])).toEqual({ rows: [{ a: 1 }] });
  statements.run('alter table t add column b', []);
  expect(statements.run('select * from t', [])).toEqual({ rows: [{ a: 1, b: null }] });
});
