import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { describedSchema } from './platform/http/json-schema.ts';
import { makeAdmin, makeQuizModule, makeTrainee } from './testing/factories.ts';
import { it as portalIt } from './testing/portal-test.ts';
import { randomRuns } from './testing/random-runs.ts';
import type { TestPortal } from './testing/start-test-portal.ts';

// A hostile or broken client sends to each call its own fields with wrong values. Every answer must be one of the
// contract's, and never an internal error.
const RUNS = randomRuns(100);
/** A user or company id from here on occurs in no generated input. */
const FIRST_ID_OUT_OF_REACH = 7_472_616_961_000;

const it = portalIt
  // The calls may change and delete the people and the company with ids 1 and 2. The two whose sessions are used
  // have ids that no call is sent, so no call can end their sessions. The modules of their company have low ids.
  .extend('tokens', { scope: 'file' }, async ({ portal }) => {
    await makeTrainee(portal);
    await skipIds(portal, 'all_users');
    await skipIds(portal, 'all_companies');
    const { token, user } = await makeTrainee(portal);
    expect(user.id).toBeGreaterThanOrEqual(FIRST_ID_OUT_OF_REACH);
    for (const name of ['First', 'Second'])
      await makeQuizModule(portal, user.company?.id ?? 0, { name });
    const admin = (await makeAdmin(portal, 'caller@portal.test')).token;
    return { public: '', 'signed-in': token, trainee: token, admin };
  });

/** Gives the next row of the table the first id out of reach. */
async function skipIds(
  { resources }: TestPortal,
  table: 'all_users' | 'all_companies',
): Promise<void> {
  const { db, engine } = resources;
  const last = FIRST_ID_OUT_OF_REACH - 1;
  const statement =
    engine === 'postgres'
      ? sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`
      : sql`update sqlite_sequence set seq = ${last} where name = ${table}`;
  await statement.execute(db);
}

// The logout ends the session that the other calls use, and the other three hash a password for each input;
// they have their own tests.
const spared = new Set(['logOut', 'signUp', 'createTrainee', 'resetPassword']);
// Deletions run last, because they delete records that the other calls need.
const calls = Object.values(callsByFeature)
  .flat()
  .filter(({ name }) => !spared.has(name))
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '1e3',
    '__proto__',
    '../../etc/passwd',
    "' or 1=1 --",
    '٣',
    'x'.repeat(3_000),
    -1,
    2 ** 53,
    1e308,
    0.5,
    null,
    [],
    {},
    // Values that are valid in some field, so that wrong values in other fields are reached.
    1,
    '1',
    2 ** 53 - 1,
    '999999999999999',
    true,
    'RESOLVED',
    '0000-01-01T00:00:00Z',
    '2999-02-28T23:59:60Z',
    'aaaaaaaa',
    'a text',
  ),
);

function fieldsOf(schema: Call['body']): string[] {
  if (schema === undefined) return [];
  return Object.keys((describedSchema(schema, 'input')['properties'] as object | undefined) ?? {});
}

const recordOf = (fields: string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, nasty])), { requiredKeys: [] });

const inputTo = (call: Call) =>
  fc.record({
    path: fc.constantFrom('1', '2', '0', '-1', '1e3', '99999999999', '%00', 'abc', '1.5'),
    query: recordOf(fieldsOf(call.query)),
    body: fc.oneof({ weight: 4, arbitrary: recordOf(fieldsOf(call.body)) }, nasty),
  });

it.for(calls.map((call) => [call.name, call] as const))(
  '%s never fails with an internal error',
  async ([_, call], { portal, tokens }) => {
    await fc.assert(
      fc.asyncProperty(inputTo(call), async ({ path, query, body }) => {
        // Time passes so that refused bodies never use up the budget of the caller, and each input is validated.
        portal.clock.advance(2_000);
        const answer = await portal.inject({
          method: call.method,
          url: `/api${call.path.replaceAll(/:\w+/g, path)}${asQuery(query)}`,
          headers: { authorization: `Bearer ${tokens[call.access]}` },
          ...(call.body === undefined
            ? {}
            : {
                payload: JSON.stringify(body) ?? 'null',
                headers: {
                  authorization: `Bearer ${tokens[call.access]}`,
                  'content-type': 'application/json',
                },
              }),
        });
        expect(answer.status).toBeLessThan(500);
        if (call.access !== 'public') expect(answer.status).not.toBe(401);
        if (answer.status < 400) return;
        expect(answer.error).toMatchObject({
          message: expect.any(String),
          code: expect.stringMatching(/^[A-Z_]+$/),
        });
        expect(answer.raw).not.toMatch(/\.ts:\d|sqlite|select .* from|\/server\//i);
      }),
      { numRuns: RUNS },
    );
  },
);

function asQuery(query: object): string {
  const pairs = Object.entries(query).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${name}=${encodeURIComponent((text ?? '').toWellFormed())}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
