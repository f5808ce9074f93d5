/** Logins through the HTTP calls: the limits for each kind of browser at each kind of address. */

import * as calls from '@portal/contract/accounts';
import * as logins from '@portal/contract/log-in';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { BusyError } from '#server/platform/busy-error.ts';
import {
  makeCompany,
  makeTrainee,
  PASSWORD,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { mailedResetToken } from '#server/testing/mailed-reset-token.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';

const it = portalIt
  .extend('companyName', { scope: 'file' }, async ({ portal }) => (await makeCompany(portal)).name)
  .extend('accounts', { scope: 'file' }, ({ portal, companyName }) => {
    function logIn({ address = newAddress(), password = PASSWORD, ...rest }: Attempt) {
      return portal.call(logins.logIn, { body: { ...rest, password }, address });
    }

    const guess = (attempt: Attempt) => logIn({ password: 'wrong', ...attempt });

    /** Makes a trainee with a browser that is known to the account. */
    async function makeOwner() {
      const { user } = await makeTrainee(portal, { companyName });
      const { deviceToken } = succeeded(await logIn({ email: user.email }));
      return { email: user.email, id: user.id, deviceToken };
    }

    /** Returns an address from which a hundred logins have failed. */
    async function makeSlowAddress(): Promise<string> {
      const address = newAddress();
      const guesses = Array.from({ length: 100 }, (_, i) =>
        guess({ email: `${i}@made.up`, address }),
      );
      const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status));
      expect(statuses).toEqual(new Set([401]));
      return address;
    }

    /** Uses up the failures that the account allows to unknown browsers. */
    async function exhaust(email: string): Promise<void> {
      for (let i = 0; i < 8; i += 1) expect((await guess({ email })).status).toBe(401);
      expect((await guess({ email })).status).toBe(429);
    }

    const guessAsAdmin = ({ address = '', ...rest }: Attempt) =>
      portal.call(logins.logInAsAdmin, { body: { password: 'wrong', ...rest }, address });

    async function adminCredentials() {
      const { user } = await signInAdmin(portal);
      return { email: user.email, password: PASSWORD };
    }

    async function exhaustAgain(email: string): Promise<void> {
      portal.clock.advance(QUARTER_MS);
      await exhaust(email);
    }

    async function passwordHashOf(email: string): Promise<string | undefined> {
      const users = portal.resources.db.selectFrom('users').where('email', '=', email);
      return (await users.select('password_hash').executeTakeFirst())?.password_hash;
    }

    const resetTokenFor = (email: string) => mailedResetToken(portal, email, newAddress());
    return {
      logIn,
      guess,
      makeOwner,
      makeSlowAddress,
      exhaust,
      guessAsAdmin,
      adminCredentials,
      exhaustAgain,
      passwordHashOf,
      resetTokenFor,
    };
  });

let lastAddress = 0;

/** More than the passwords that are checked or wait. */
const FLOOD = 120;
const QUARTER_MS = 15 * 60_000;

function newAddress(): string {
  lastAddress += 1;
  return `10.0.${lastAddress >> 8}.${lastAddress & 255}`;
}

interface Attempt {
  readonly email: string;
  readonly password?: string;
  readonly address?: string;
  readonly deviceToken?: string;
}

describe('a password that the admin login refused', () => {
  it('is not counted again when the other login is called next', async ({ accounts }) => {
    const { email } = await accounts.makeOwner();
    for (let i = 0; i < 8; i += 1) {
      const attempt = { email, address: newAddress(), password: `wrong ${i}` };
      expect((await accounts.guessAsAdmin(attempt)).status).toBe(401);
      expect((await accounts.guess(attempt)).status).toBe(401);
    }
    expect((await accounts.guess({ email })).status).toBe(429);
  });

  it('is counted again when it is repeated, and any other password always is', async ({
    accounts,
  }) => {
    const { email } = await accounts.makeOwner();
    const address = newAddress();
    await accounts.guessAsAdmin({ email, address });
    for (const password of [
      'wrong',
      'wrong',
      'wrong 2',
      'wrong 3',
      'wrong 4',
      'wrong 5',
      'wrong 6',
      'wrong 7',
    ])
      expect((await accounts.guess({ email, address, password })).status).toBe(401);
    expect((await accounts.guess({ email, address, password: 'wrong 8' })).status).toBe(429);
  });
});

describe('a known browser', () => {
  it('can log in from an address within and over its limit, also while the account is attacked', async ({
    accounts,
  }) => {
    const owner = await accounts.makeOwner();
    const slow = await accounts.makeSlowAddress();
    const statuses = async () => [
      (await accounts.logIn(owner)).status,
      (await accounts.logIn({ ...owner, address: slow })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await accounts.exhaust(owner.email);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('is allowed ten failures in fifteen minutes, also all at once, without effect on other browsers', async ({
    portal,
    accounts,
  }) => {
    const owner = await accounts.makeOwner();
    const address = newAddress();
    const guesses = Array.from({ length: 30 }, () => accounts.guess({ ...owner, address }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const refused = await accounts.logIn({ ...owner, address });
    expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect((await accounts.logIn({ email: owner.email, address })).status).toBe(200);
    portal.clock.advance(QUARTER_MS);
    expect((await accounts.logIn({ ...owner, address })).status).toBe(200);
  });

  it('keeps its token across logins and logouts', async ({ portal, accounts }) => {
    const owner = await accounts.makeOwner();
    const first = succeeded(await accounts.logIn(owner));
    expect(first.deviceToken).toBe(owner.deviceToken);
    await portal.call(calls.logOut, { token: first.token });
    await accounts.exhaust(owner.email);
    expect((await accounts.logIn(owner)).body).toMatchObject({ deviceToken: owner.deviceToken });
  });

  it('is one of at most twenty; the least recently used one is removed', async ({
    portal,
    accounts,
  }) => {
    const owner = await accounts.makeOwner();
    const tokens = [owner.deviceToken];
    for (let i = 1; i < 21; i += 1) {
      portal.clock.advance(60_000);
      tokens.push(succeeded(await accounts.logIn({ email: owner.email })).deviceToken);
    }
    const { db } = portal.resources;
    const rows = db.selectFrom('device_tokens').where('user_id', '=', owner.id);
    const hashes = (await rows.select('token_hash').execute()).map((row) => row.token_hash);
    expect(hashes).toHaveLength(20);
    for (const token of tokens) expect(hashes).not.toContain(token);
    await accounts.exhaust(owner.email);
    const statuses: number[] = [];
    for (const deviceToken of tokens.slice(0, 2))
      statuses.push((await accounts.logIn({ ...owner, deviceToken })).status);
    expect(statuses).toEqual([429, 200]);
  });

  it.for<[string, string]>([
    ['an administrator sets a password', 'a newer one'],
    ['it was not used for 180 days', PASSWORD],
  ])('is unknown again when %s', async ([_, password], { portal, accounts }) => {
    const owner = await accounts.makeOwner();
    if (password === PASSWORD) portal.clock.advance(180 * 86_400_000 + 1);
    else {
      const { token } = await portal.services.accounts.logIn({
        ...(await accounts.adminCredentials()),
        address: newAddress(),
        adminsOnly: true,
      });
      const change = { params: { id: owner.id }, body: { password }, token };
      succeeded(await portal.call(updateTrainee, change));
    }
    await accounts.exhaust(owner.email);
    expect((await accounts.logIn({ ...owner, password })).status).toBe(429);
  });

  it('is removed with its account', async ({ portal, accounts }) => {
    const owner = await accounts.makeOwner();
    const { token } = succeeded(
      await portal.call(logins.logInAsAdmin, { body: await accounts.adminCredentials() }),
    );
    succeeded(await portal.call(deleteTrainee, { params: { id: owner.id }, token }));
    const { db } = portal.resources;
    const rows = db.selectFrom('device_tokens').where('user_id', '=', owner.id).selectAll();
    expect(await rows.execute()).toEqual([]);
  });

  it.for(['', 'nonsense', 'x'.repeat(43), 'x'.repeat(5_000), '\u0000'])(
    'does not become known by the invalid token %j',
    async (deviceToken, { accounts }) => {
      const owner = await accounts.makeOwner();
      const answer = succeeded(await accounts.logIn({ ...owner, deviceToken }));
      expect(answer.deviceToken).not.toBe(deviceToken);
      await accounts.exhaust(owner.email);
      expect((await accounts.logIn({ ...owner, deviceToken })).status).toBe(429);
    },
  );

  it('does not become known by the token of another account', async ({ accounts }) => {
    const [owner, other] = [await accounts.makeOwner(), await accounts.makeOwner()];
    await accounts.exhaust(owner.email);
    expect((await accounts.logIn({ ...owner, deviceToken: other.deviceToken })).status).toBe(429);
    expect((await accounts.logIn(owner)).status).toBe(200);
  });
});

describe('an unknown browser', () => {
  it('shares eight failures of an account with all other unknown browsers, also all at once', async ({
    portal,
    accounts,
  }) => {
    const { email } = await accounts.makeOwner();
    const guesses = Array.from({ length: 40 }, () => accounts.guess({ email }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(32);
    const refused = await accounts.logIn({ email });
    expect(refused.error.message).toMatch(
      /^Too many failed logins\. Please try again in 15 minutes, or choose a new password with 'Forgot password\?'\.$/,
    );
    portal.clock.advance(QUARTER_MS);
    expect((await accounts.logIn({ email })).status).toBe(200);
  });

  it('is counted together with all others in its IPv6 network', async ({ accounts }) => {
    const guesses = Array.from({ length: 100 }, (_, i) =>
      accounts.guess({ email: `${i}@made.up.test`, address: `2001:db8:7:7::${i + 1}` }),
    );
    await Promise.all(guesses);
    const attempts = [1, 2].map((i) =>
      accounts.guess({ email: `late-${i}@made.up.test`, address: '2001:db8:7:7:ffff::1' }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([401, 429]);
    const elsewhere = await accounts.guess({
      email: 'late@made.up.test',
      address: '2001:db8:7:8::1',
    });
    expect(elsewhere.status).toBe(401);
  });

  it('has one attempt per second at an address over its limit, with Retry-After', async ({
    portal,
    accounts,
  }) => {
    const address = await accounts.makeSlowAddress();
    const { email } = await accounts.makeOwner();
    const first = await accounts.logIn({ email, address });
    const refused = await accounts.guess({ email: 'one@made.up', address });
    expect([first.status, refused.status]).toEqual([200, 429]);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.error).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts from your network. Please try again in a second.',
      details: { reason: 'tooManyAttemptsFromNetwork' },
    });
    portal.clock.advance(1_000);
    expect((await accounts.guess({ email: 'one@made.up', address })).status).toBe(401);
  });

  it('can log in with the right password while made-up emails use every attempt of its address', async ({
    portal,
    accounts,
  }) => {
    const address = await accounts.makeSlowAddress();
    const { email } = await accounts.makeOwner();
    const statuses: number[] = [];
    for (let second = 0; second < 2; second += 1) {
      portal.clock.advance(1_000);
      // The flood is first in every second and fills it.
      const flood = Array.from({ length: 20 }, (_, i) =>
        accounts.guess({ email: `${second}-${i}@made.up`, address }),
      );
      const flooded = (await Promise.all(flood)).map(({ status }) => status);
      expect(flooded.filter((status) => status === 401)).toHaveLength(1);
      statuses.push((await accounts.logIn({ email, address })).status);
      await portal.services.accounts.settled();
    }
    expect(statuses).toEqual([429, 200]);
  });

  it('cannot detect whether a refused password was checked, and at most ten are checked', async ({
    portal,
    accounts,
  }) => {
    const { email } = await accounts.makeOwner();
    const { passwords } = portal.resources;
    const address = await accounts.makeSlowAddress();
    const verify = vi.spyOn(passwords, 'verify');
    try {
      const texts = new Set<string>();
      for (let second = 0; second < 30; second += 1) {
        portal.clock.advance(1_000);
        expect((await accounts.guess({ email: `${second}@first.test`, address })).status).toBe(401);
        for (const each of [email, `none-${email}`]) {
          const { status, raw, headers } = await accounts.guess({ email: each, address });
          texts.add(`${status} ${headers['retry-after']} ${raw}`);
        }
        await portal.services.accounts.settled();
      }
      expect(texts.size).toBe(1);
      for (let i = 0; i < 20; i += 1) await accounts.guess({ email });
      const hash = (await accounts.passwordHashOf(email)) ?? '';
      expect(verify.mock.calls.filter(([stored]) => stored === hash)).toHaveLength(10);
    } finally {
      verify.mockRestore();
    }
  });

  it('can log in by the reset mail while the account and the address are attacked', async ({
    portal,
    accounts,
  }) => {
    const { email } = await accounts.makeOwner();
    const address = await accounts.makeSlowAddress();
    await accounts.exhaust(email);
    const token = await accounts.resetTokenFor(email);
    const password = 'quite another horse';
    const body = { token, password };
    const reset = succeeded(await portal.call(calls.resetPassword, { body, address }));
    expect(reset.email).toBe(email);
    await accounts.exhaustAgain(email);
    const { deviceToken } = reset;
    expect((await accounts.logIn({ email, password, deviceToken, address })).status).toBe(200);
    expect((await accounts.logIn({ email, password, address })).status).toBe(429);
  });

  it('is not charged for a failure when the password could not be checked', async ({
    portal,
    accounts,
  }) => {
    const { email } = await accounts.makeOwner();
    const { passwords } = portal.resources;
    const failures = [
      vi.spyOn(passwords, 'hasRoom').mockReturnValue(false),
      vi.spyOn(passwords, 'verify').mockRejectedValue(new BusyError()),
    ];
    for (const failure of failures) {
      for (let i = 0; i < 20; i += 1) {
        const { status, headers } = await accounts.guess({ email });
        expect([status, headers['retry-after']]).toEqual([503, '1']);
      }
      failure.mockRestore();
    }
    // All passwords reach the queue at once, however long the database takes to find the accounts.
    const verify = passwords.verify;
    const arrived = Promise.withResolvers<void>();
    let waiting = 0;
    const held = vi.spyOn(passwords, 'verify').mockImplementation(async (...given) => {
      waiting += 1;
      if (waiting === FLOOD) arrived.resolve();
      await arrived.promise;
      return verify(...given);
    });
    const flood = Array.from({ length: FLOOD }, (_, i) =>
      accounts.guess({ email: `${i}@busy.test` }),
    );
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    held.mockRestore();
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    await accounts.exhaust(email);
  });
});

describe('correct passwords', () => {
  it('are accepted thirty times per minute for one account', async ({ portal, accounts }) => {
    const owner = await accounts.makeOwner();
    portal.clock.advance(60_000);
    for (let i = 0; i < 30; i += 1) expect((await accounts.logIn(owner)).status).toBe(200);
    const refused = await accounts.logIn(owner);
    expect(refused.status).toBe(429);
    expect(refused.error.message).toMatch(
      /^Too many logins to this account\. Please try again in [\d]+ seconds\.$/,
    );
    portal.clock.advance(Number(refused.headers['retry-after']) * 1_000);
    expect((await accounts.logIn(owner)).status).toBe(200);
  });

  it('on the page of the other role are not counted as failures', async ({ portal, accounts }) => {
    const owner = await accounts.makeOwner();
    const { email } = owner;
    for (let i = 0; i < 12; i += 1) {
      const body = { email, password: PASSWORD };
      const answer = await portal.call(logins.logInAsAdmin, { body, address: newAddress() });
      expect(answer.status).toBe(401);
    }
    expect((await accounts.logIn({ email })).status).toBe(200);
  });
});
