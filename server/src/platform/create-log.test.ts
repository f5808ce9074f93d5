import { expect, it } from 'vitest';
import { createRecordedLines } from '../testing/recorded-lines.ts';
import { outsideRequests, withRequest } from './current-request.ts';
import { CommitLostError } from './database/sqlite/transaction-errors.ts';

it.each(['\n', '\r', '\u0085', '\u2028', '\u2029', '\u001b[2J', '\u009b2J', '\u007f', '\u202e'])(
  'a text with %j neither ends the log line nor reaches a terminal',
  (character) => {
    const { log, texts, lines } = createRecordedLines();
    const text = `before${character}{"level":60}`;
    log.warn({ text, [text]: 1, err: new Error(text) }, text);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.slice(0, -1)).not.toMatch(/[\p{Control}\p{Format}\p{Zl}\p{Zp}]/u);
    expect(lines()[0]).toMatchObject({ text, msg: text, [text]: 1 });
  },
);

it('a line written while a request is handled has the request id, in asynchronous calls too', async () => {
  const { log, lines } = createRecordedLines();
  const written = await withRequest({ id: 'one', ip: '192.0.2.1' }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    log.info({}, 'inside');
    return outsideRequests(() => log.info({}, 'shared'));
  });
  expect(written).toBeUndefined();
  log.info({}, 'outside');
  expect(lines().map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['inside', 'one'],
    ['shared', undefined],
    ['outside', undefined],
  ]);
});

const connectionRefused = Object.assign(
  new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]),
  { code: 'ECONNREFUSED' },
);
const databaseIsLocked = Object.assign(new Error('database is locked'), {
  code: 'ERR_SQLITE_ERROR',
  errcode: 261,
});
const diskIsFull = Object.assign(new Error('database or disk is full'), { errcode: 13 });

it.each([
  [connectionRefused, { type: 'AggregateError', message: '', code: 'ECONNREFUSED' }],
  [databaseIsLocked, { type: 'Error', message: 'database is locked', code: 261 }],
  [
    new CommitLostError(diskIsFull),
    {
      type: 'CommitLostError',
      message: expect.stringMatching(/could not commit.*database or disk is full/),
      code: 13,
    },
  ],
  [new Error('Connection terminated'), { type: 'Error', message: 'Connection terminated' }],
])(
  'a line about an unavailable database has the code of the cause and no stack: %s',
  (err, facts) => {
    const { log, lines } = createRecordedLines();
    log.error({ err }, 'request failed');
    expect(lines()[0]?.['err']).toEqual(facts);
  },
);

it('a line about any other error has its stack and code, without values of rows', () => {
  const { log, lines, texts } = createRecordedLines();
  const cause = Object.assign(new Error('null value in column "name"'), {
    code: '23502',
    table: 'users',
    detail: 'Failing row contains (1, typed by a user).',
  });
  log.error({ err: new Error('no account was created', { cause }) }, 'request failed');
  log.error({ err: cause }, 'request failed');
  expect(lines().map(({ err }) => err)).toMatchObject([
    {
      message: 'no account was created: null value in column "name"',
      stack: expect.stringMatching(/create-log\.test.*caused by.*create-log\.test/s),
    },
    { code: '23502', table: 'users', stack: expect.stringContaining('create-log.test') },
  ]);
  expect(texts.join('')).not.toContain('typed by a user');
});
