import { logIn, logOut } from '@portal/contract/accounts';
import { getDashboard } from '@portal/contract/learning';
import { describe, expect, it } from 'vitest';
import { makeTrainee, PASSWORD } from './testing/factories.ts';
import { startTestPortal } from './testing/start-test-portal.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const isOnPostgres = process.env['TEST_ENGINE'] === 'postgres';

describe.skipIf(!isOnPostgres || redisUrl === undefined)(
  'two portals on one PostgreSQL and one Redis',
  () => {
    const startTwo = async () => {
      const stack = new AsyncDisposableStack();
      const env = { REDIS_URL: redisUrl ?? '' };
      const one = stack.use(await startTestPortal(env));
      const { databaseUrl = '', dataDir } = one.settings;
      const two = stack.use(
        await startTestPortal({ ...env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }),
      );
      return { one, two, [Symbol.asyncDispose]: () => stack.disposeAsync() };
    };

    it('know the same sessions, and their end at once', async () => {
      await using portals = await startTwo();
      const { token } = await makeTrainee(portals.one);
      expect((await portals.two.call(getDashboard, { token })).status).toBe(200);
      expect((await portals.two.call(logOut, { token })).status).toBe(200);
      expect((await portals.one.call(getDashboard, { token })).status).toBe(401);
    });

    it('count failed logins together', async () => {
      await using portals = await startTwo();
      const { user } = await makeTrainee(portals.one);
      const statuses: number[] = [];
      for (let i = 0; i < 12; i += 1) {
        const portal = i % 2 === 0 ? portals.one : portals.two;
        const body = { email: user.email, password: `not ${PASSWORD}` };
        statuses.push((await portal.call(logIn, { body, address: '10.7.0.1' })).status);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.slice(10)).toEqual([429, 429]);
    });
  },
);
